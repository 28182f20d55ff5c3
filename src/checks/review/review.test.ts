import { describe, expect, it } from 'vitest';
import { submissionDraft, withDetails } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { assessReadiness } from '@/domain/submissions/readiness';
import { EMPTY_DETAILS, type SubmissionDetails } from '@/model/draft';
import type { ReviewerKit } from '@/model/reviewer-kit';
import { PLATFORMS, type Platform } from '@/model/app';
import { checkReview } from './check-review';

const today = '2026-11-25';
const ACCOUNT = {
  needsLogin: true,
  demoUser: 'ada@example.com',
  demoPassword: 'sesame-77',
  reviewNotes: 'Tap Me and then Sign in.',
};

function found(
  details: Partial<SubmissionDetails>,
  kit: Partial<ReviewerKit> = {},
  platforms: readonly Platform[] = PLATFORMS,
): string[] {
  const reviewerKit = { yesNo: {}, texts: {}, ...kit };
  return checkReview({
    draft: { details: { ...EMPTY_DETAILS, ...details }, reviewerKit },
    platforms,
    today,
  }).map(({ rule, severity }) => `${severity} ${rule.replace('details-', '')}`);
}

const ends = (accountEnds: string) => ({ yesNo: { accountEnds: true }, texts: { accountEnds } });

describe('the demo account', () => {
  itEvery<[string, string[], string[]]>([
    ['an open question', found({}), ['warning sign-in-open']],
    ['no sign-in', found({ needsLogin: false }), []],
    ['an account with notes', found(ACCOUNT), []],
    ['a last day that has passed', found(ACCOUNT, ends('2026-11-24')), ['blocker demo-account-ends']],
    ['a last day in a month', found(ACCOUNT, ends('2026-12-24'), ['ios']), ['warning demo-account-ends']],
    ['a last day that is far for Apple', found(ACCOUNT, ends('2026-12-25'), ['ios']), []],
    ['any last day for Google', found(ACCOUNT, ends('2027-12-25')), ['warning demo-account-ends']],
    ['a last day that is not given', found(ACCOUNT, ends('')), ['warning demo-account-ends']],
    [
      'a last day that was typed before the answer no',
      found(ACCOUNT, { yesNo: { accountEnds: false }, texts: { accountEnds: '2026-11-24' } }),
      [],
    ],
    ['a code without one', found(ACCOUNT, { yesNo: { code: true } }), ['warning demo-account-code']],
    ['a code that works', found(ACCOUNT, { yesNo: { code: true }, texts: { code: '123456' } }), []],
    [
      'spaces around the password',
      found({ ...ACCOUNT, demoPassword: ' sesame-77' }),
      ['warning demo-password-spaces'],
    ],
    ['a space within it', found({ ...ACCOUNT, demoPassword: 'two cats' }), []],
  ])('every row of the table', (_name, actual, expected) => {
    expect(actual).toEqual(expected);
  });
});

describe('the notes', () => {
  itEvery<[string, string[], string[]]>([
    [
      'none for an app with a sign-in',
      found({ ...ACCOUNT, reviewNotes: ' ' }),
      ['warning review-notes-login'],
    ],
    ['none for an app without', found({ needsLogin: false }), []],
    [
      'none for Google alone, though the kit has some',
      found({ ...ACCOUNT, reviewNotes: '' }, { texts: { features: 'Tap the first tab.' } }, ['android']),
      [],
    ],
    [
      'the password',
      found({ ...ACCOUNT, reviewNotes: 'Sign in with ada and sesame-77.' }),
      ['warning review-notes-password'],
    ],
    ['a part of the password', found({ ...ACCOUNT, reviewNotes: 'Use the key sesame-778 of the door.' }), []],
    [
      'a password that is an ordinary word, in passing',
      found({ ...ACCOUNT, demoPassword: 'lantern', reviewNotes: 'Tap the lantern on the first screen.' }),
      [],
    ],
    [
      'a password that is an ordinary word, named as one',
      found({ ...ACCOUNT, demoPassword: 'lantern', reviewNotes: 'Password: lantern' }),
      ['warning review-notes-password'],
    ],
    [
      'German alone, for Google',
      found({ ...ACCOUNT, reviewNotes: 'Öffnen Sie die App und tippen Sie auf das Symbol für Konten.' }),
      ['warning access-notes-language'],
    ],
    [
      'Arabic under the headings of the kit',
      found({ ...ACCOUNT, reviewNotes: '' }, { texts: { features: 'افتح التطبيق ثم اضغط حفظ' } }, [
        'android',
      ]),
      ['warning access-notes-language'],
    ],
    [
      'German with the same in English',
      found({
        ...ACCOUNT,
        reviewNotes: 'Tippen Sie auf das Symbol für Konten.\n\nOpen the app and tap the symbol for accounts.',
      }),
      [],
    ],
    ['names alone', found({ ...ACCOUNT, reviewNotes: 'Profil > Einstellungen > Konto' }), []],
    [
      'German for Apple alone',
      found({ ...ACCOUNT, reviewNotes: 'Öffnen Sie die App und tippen Sie auf das Symbol.' }, {}, ['ios']),
      [],
    ],
    ['500 characters for Google', found({ ...ACCOUNT, reviewNotes: 'a'.repeat(500) }), []],
    [
      '501 characters for Google',
      found({ ...ACCOUNT, reviewNotes: 'a'.repeat(501) }),
      ['warning access-notes-too-long'],
    ],
  ])('every row of the table', (_name, actual, expected) => {
    expect(actual).toEqual(expected);
  });
});

describe('in the report of a draft', () => {
  const rules = (details: Partial<SubmissionDetails>, platform: 'both' | 'android' = 'both') =>
    assessReadiness(submissionDraft({ ...withDetails(details), platform }), { today })
      .findings.map(({ rule }) => rule)
      .filter((rule) => rule.startsWith('details-'));

  it('is not said twice that there are no notes', () => {
    expect(rules({ ...ACCOUNT, reviewNotes: '' })).toEqual(['details-review-notes-login']);
    expect(rules({ needsLogin: false, reviewNotes: '' })).toEqual(['details-review-notes-generic']);
  });

  it('is a missing account of a submission to Google Play alone', () => {
    expect(rules({ ...ACCOUNT, demoUser: '', demoPassword: '' }, 'android')).toEqual([
      'details-demo-account-missing',
    ]);
    expect(rules({ ...ACCOUNT, demoPassword: '' }, 'android')).toEqual(['details-demo-account-half']);
  });

  it('has no closed test for an account that needs none', () => {
    const closedTest = (isNewPersonalAccount: boolean | undefined) =>
      assessReadiness(
        submissionDraft({ ...withDetails({ isUpdate: false }), testing: { isNewPersonalAccount } }),
        { today },
      ).findings.filter(({ rule }) => rule === 'policy-play-closed-test').length;
    expect([undefined, true, false].map(closedTest)).toEqual([1, 1, 0]);
  });
});
