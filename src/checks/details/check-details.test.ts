import { describe, expect, it } from 'vitest';
import { submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import type { Platform } from '@/model/app';
import { checkDetails } from './check-details';
import type { SubmissionDetails } from '@/model/draft';

const BOTH: Platform[] = ['ios', 'android'];

function check(changes: Partial<SubmissionDetails>, platforms: readonly Platform[] = BOTH) {
  return checkDetails(
    { ...submissionDraft().details, ...changes },
    {
      platforms,
      locale: 'en-US',
      today: '2026-11-20',
    },
  );
}

/** `severity rule:field`, e.g. `blocker phone:reviewPhone`. */
function keys(changes: Partial<SubmissionDetails>, platforms?: readonly Platform[]) {
  return check(changes, platforms).map(
    ({ severity, rule, subject }) => `${severity} ${rule.replace('details-', '')}:${subject.field}`,
  );
}

it('has no finding for complete details', () => {
  expect(check({})).toEqual([]);
});

describe('copyright', () => {
  itEvery<[string, string[]]>([
    ['2026 Example Ltd', []],
    ['© 2019-2026 Example Ltd', []],
    ['1900 Example', []],
    ['2026', []],
    ['', ['blocker copyright-missing:copyright']],
    ['Example Ltd', ['warning copyright-year:copyright']],
    ['© Example Ltd', ['warning copyright-year:copyright']],
    ['1899 Example', ['warning copyright-year:copyright']],
    ['12026 Example', ['warning copyright-year:copyright']],
    ['2027 Example Ltd', ['warning copyright-year:copyright']],
    ['2026 https://lantern.example', ['warning copyright-url:copyright']],
    ['2026 www.example.com Ltd', ['warning copyright-url:copyright']],
  ])('every row of the table', (copyright, expected) => {
    expect(keys({ copyright })).toEqual(expected);
    for (const finding of check({ copyright })) expect(finding).not.toHaveProperty('fixedText');
  });
});

describe('categories', () => {
  itEvery<[string, string, string[]]>([
    ['PRODUCTIVITY', '', []],
    ['GAMES_PUZZLE', 'GAMES_WORD', []],
    ['', 'BUSINESS', ['blocker category-missing:primaryCategory']],
    ['Fun', '', ['blocker category-unknown:primaryCategory']],
    ['BUSINESS', 'Fun', ['blocker category-unknown:secondaryCategory']],
    ['BUSINESS', 'BUSINESS', ['warning category-same:secondaryCategory']],
  ])('every row of the table', (primaryCategory, secondaryCategory, expected) => {
    expect(keys({ primaryCategory, secondaryCategory })).toEqual(expected);
  });
});

describe('contacts', () => {
  it.each(['reviewFirstName', 'reviewLastName', 'reviewPhone', 'reviewEmail'] as const)(
    'need %s',
    (field) => {
      expect(keys({ [field]: ' ' })).toEqual([`blocker review-contact-missing:${field}`]);
    },
  );

  itEvery<[string, boolean]>([
    ['ada@example.com', true],
    ['ada.b+c@mail.example.co.uk', true],
    [`${'a'.repeat(64)}@example.com`, true],
    [`${'a'.repeat(65)}@example.com`, false],
    ['ada@example', false],
    ['ada@.com', false],
    ['ada@example.com.', false],
    ['@example.com', false],
    ['ada@@example.com', false],
    ['ada example@example.com', false],
    ['<ada@example.com>', false],
    ['!@'.repeat(500_000), false],
  ])('take the e-mail …', (email, isFine) => {
    expect(keys({ contactEmail: email })).toEqual(isFine ? [] : ['blocker email:contactEmail']);
    expect(keys({ reviewEmail: email })).toEqual(isFine ? [] : ['blocker email:reviewEmail']);
  });

  itEvery<[string, boolean]>([
    ['+44 20 7946 0000', true],
    ['+1 (555) 010-0199', true],
    ['+4912345', true],
    ['+491234', false],
    ['946 0000', false],
    ['+1234567890123456', false],
    ['+44 call me', false],
  ])('take the phone number …', (phone, isFine) => {
    expect(keys({ reviewPhone: phone })).toEqual(isFine ? [] : ['blocker phone:reviewPhone']);
    expect(keys({ contactPhone: phone })).toEqual(isFine ? [] : ['warning phone:contactPhone']);
  });

  it.each(['020 7946 0000', '0044 20 7946 0000', '5550100199'])(
    'warn about a number of a country: %s',
    (phone) => {
      expect(keys({ reviewPhone: phone })).toEqual(['warning phone:reviewPhone']);
    },
  );

  itEvery<[Partial<SubmissionDetails>, string[]]>([
    [{ developerName: 'Example Ltd' }, []],
    [{ developerName: 'Example!!' }, ['warning developer-name-punctuation:developerName']],
    [{ contactEmail: '' }, ['blocker contact-email-missing:contactEmail']],
    [{ contactPhone: '', contactWebsite: '' }, []],
    [{ contactWebsite: 'example.com' }, ['blocker website:contactWebsite']],
    [{ contactWebsite: 'javascript:alert(1)' }, ['blocker website:contactWebsite']],
  ])('on Google Play: …', (changes, expected) => {
    expect(keys(changes)).toEqual(expected);
  });
});

describe('review access', () => {
  const notes = (length: number) => 'n'.repeat(length);
  itEvery<[string, Partial<SubmissionDetails>, string[]]>([
    ['no sign-in, no account', {}, []],
    ['sign-in without an account', { needsLogin: true }, ['blocker demo-account-missing:demoUser']],
    ['sign-in with an account', { needsLogin: true, demoUser: 'demo', demoPassword: 'sesame' }, []],
    [
      'sign-in, no password',
      { needsLogin: true, demoUser: 'demo' },
      ['blocker demo-account-half:demoPassword'],
    ],
    ['no sign-in, no password', { demoUser: 'demo' }, ['warning demo-account-half:demoPassword']],
    ['no sign-in, no user', { demoPassword: 'sesame' }, ['warning demo-account-half:demoUser']],
    ['4000 characters of notes', { reviewNotes: notes(4000) }, []],
    ['4001 characters of notes', { reviewNotes: notes(4001) }, ['blocker review-notes-too-long:reviewNotes']],
    ['20 characters of notes', { reviewNotes: notes(20) }, []],
    ['19 characters of notes', { reviewNotes: notes(19) }, ['note review-notes-generic:reviewNotes']],
    ['no notes', { reviewNotes: '' }, ['note review-notes-generic:reviewNotes']],
  ])('every row of the table', (_, changes, expected) => {
    expect(keys(changes)).toEqual(expected);
  });
});

it('asks each store only for its own', () => {
  const empty = { copyright: '', primaryCategory: '', reviewEmail: '', contactEmail: '' };
  expect(keys(empty, ['android'])).toEqual(['blocker contact-email-missing:contactEmail']);
  expect(keys(empty, ['ios'])).not.toContain('blocker contact-email-missing:contactEmail');
});
