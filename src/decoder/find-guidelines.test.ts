import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decoded } from '@tests/support/decoded';

const rulesOf = (text: string) => decoded(text).findings.map(({ cause }) => cause.id);

describe('a heading of App Review, copied alone', () => {
  itEvery([
    ['2.1 Performance: App Completeness', 'apple-2.1'],
    ['3.1.1 Business: Payments - In-App Purchase', 'apple-3.1.1'],
    ['5. 1.1 Legal: Privacy - Data Collection and Storage', 'apple-5.1.1'],
    ['Legal - 5.1.1 Data Collection and Storage', 'apple-5.1.1'],
    ['5.2.1 Legal: Intellectual Property', 'apple-5.2.1'],
    ['1.2 Safety: User Generated Content', 'apple-1.2'],
    ['4.3 Spam', 'apple-4.3'],
    ['4.3(a)', 'apple-4.3'],
    ['Rejected 2.1', 'apple-2.1'],
    ['rejected us 4.2', 'apple-4.2'],
    ['rejected (5.1.1v)', 'apple-5.1.1(v)'],
    ['they rejected me for 4.3 again', 'apple-4.3'],
    ['5.1.1(v) again', 'apple-5.1.1(v)'],
    ['They say our app takes donations, number 3.2.1(vi) I think.', 'apple-3.2'],
    ['Ｇｕｉｄｅｌｉｎｅ ２．１', 'apple-2.1'],
    ['<b>Guideline 2.3.7</b><br>', 'apple-2.3.7'],
    ['<p dir="auto">Guideline 2.3.7</p>', 'apple-2.3.7'],
  ])('names its guideline', (text, rule) => {
    expect(rulesOf(text)).toEqual([rule]);
  });

  itEvery([
    ['2.1, 4.8 and 5.1.1(v)', ['apple-2.1', 'apple-4.8', 'apple-5.1.1(v)']],
    [
      'Items rejected: 1 app version\n2.3.12 — The text of your update only says "Bug fixes".\n2.3.13 — The event links to another page.',
      ['apple-2.3.12', 'apple-2.3.13'],
    ],
    [
      'Hello, about the app:\n[4.8] There is only one login service.\n[5.1.1(v)] There is no account deletion.\nApp Review',
      ['apple-4.8', 'apple-5.1.1(v)'],
    ],
  ])('names several', (text, rules) => {
    expect(rulesOf(text)).toEqual(rules);
  });

  itEvery([
    'Release 4.0 design refresh is ready',
    '3.1 payments module is done',
    'Version 2.1',
    '5.1 Privacy',
    '4.0 design',
    'Plan for 2.1, 2.2 and 2.3',
    '2.1.7.3',
    '9.1',
    '2.1 GB',
    'Rejected for 4.3 stars',
    'Apple rejected 2.5.1-rc of it',
    'The App Store jury rejected us 4.2 times a year',
    'npm rejected version 5.1.1v of the Apple app',
  ])('not', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });

  itEvery([
    'We sell shoes. Sections: 5.1 Legal: Privacy, 5.2 Legal: Intellectual Property, 5.3 Legal: Contracts.',
    `${'A handbook of a company. '.repeat(9)}\n4.3 Spam\nDo not open it.`,
  ])('not in a document of somebody else', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });
});

describe('a number that no word calls a guideline', () => {
  itEvery([
    ['apple-5.2.1', 'Apple kept the build back and re-raised 5.2.1 for the name of the radio.'],
    ['apple-2.5.2', 'Apple answered the appeal, again pointing out 2.5.2 and nothing else.'],
    ['apple-3.1.2', 'Apple rejection: 3.1.2(c), the price of the year is too small.'],
    ['apple-2.3.1', '上架2.3.1理由被拒，这个版本只加了广告。'],
    ['apple-2.1', 'Build 45 was rejected under guideline 2.1(a), as the catalog was empty.'],
    ['apple-4.2.2', 'Apple rejected it, Guidline 4.2.2.'],
    ['apple-4.3', 'Rejected under guideline 4.3'],
    ['apple-4.2', 'Apple rejected us 4.2, and nobody says more.'],
    ['apple-5.1.1(v)', 'Our app got rejected (5.1.1v) by Apple.'],
    ['apple-2.2', 'As far as we know 1.4 (12) is still rejected under guideline 2.2.'],
    ['apple-3.1.1', 'The app was rejected under 3.1.1, as it sells printed maps and digital ones.'],
    ['apple-4.3', 'Rejected by Apple: guideline #4.3'],
    ['apple-3.2', 'Apple отклонила: Бизнес — 3.2.2 Мы заметили рекламу.'],
    [
      'apple-4.2',
      'Rejected, see https://developer.apple.com/app-store/review/guidelines/#minimum-functionality',
    ],
    ['apple-2.3.3', 'Rejected, see https://developer.apple.com/app-store/review/guidelines/#2.3.3'],
  ])('is', (rule, text) => {
    expect(rulesOf(text)).toEqual([rule]);
  });

  itEvery([
    ['apple-4.2', 'Apple refused version 4.2 of it.'],
    ['apple-4.2.6', 'Apple rejected react-native 4.2.6 in it.'],
    ['apple-2.5.1', 'Apple rejected 2.5.1-rc of it.'],
    ['apple-2.5.1', 'Apple rejected the pod from 2.5.1 to 2.5.2.'],
    ['apple-4.3', 'Apple raised 4.3 billion dollars and refused another bank.'],
    [
      'apple-4.8',
      'See https://developer.apple.com/app-store/review/guidelines/#login-services for the text.',
    ],
    ['apple-3.1.2', 'The contract of Apple has a section 3.1.2(c) about prices.'],
    ['apple-2.3', 'The bot refused it: the pull request was rejected under guideline 2.3.'],
    ['apple-2.1', 'Her essay was rejected for guideline 2.1, the number of words.'],
    ['apple-1.4', 'Issue 3: Guideline 1.4 Distinguishable: the contrast of the footer is too low.'],
    ['apple-2.1', 'The application for the grant was rejected under guideline 2.1.'],
    ['apple-5.1.1', 'His visa was rejected under 5.1.1 last week.'],
    ['apple-5.1.2', 'The driver 5.1.1 was rejected under 5.1.2 beta.'],
  ])('is not', (rule, text) => {
    const { findings, likely } = decoded(text);
    expect([...findings, ...likely].map(({ cause: { id } }) => id)).not.toContain(rule);
  });
});

it('finds the numbers that follow one', () => {
  const text =
    'Apple turned our reader down in violation of 2.3.1, 2.5.2 and 4.3, version 2.1 of it was fine.';
  expect(rulesOf(text)).toEqual(['apple-2.3.1', 'apple-2.5.2', 'apple-4.3']);
});

describe('a number whose text says which part of it is meant', () => {
  it('is that part', () => {
    const text =
      'Apple rejected the diary under guideline 5.1.1: there is an account creation but no account deletion.';
    expect(rulesOf(text)).toEqual(['apple-5.1.1(v)']);
  });

  it('has no part in another number that begins with the same digits', () => {
    const { findings, likely } = decoded(
      'Apple rejected the update under guideline 2.3.1: hidden features. The text mentions Android.',
    );
    expect([findings, likely].map((all) => all.map((each) => each.cause.id))).toEqual([['apple-2.3.1'], []]);
  });

  it('is of its own store: nothing of the other one is possible', () => {
    const { findings, likely } = decoded('App rejected under 5.1.1, no account deletion option');
    expect([...findings, ...likely].map(({ cause }) => cause.store)).not.toContain('android');
  });
});

describe('a number that has had two meanings', () => {
  itEvery([
    ['apple-1.1', 'Guideline 1.1.7 - Safety: the game is about a recent earthquake.'],
    ['apple-4.7', 'Guideline 4.9 - Design: the catalog of streaming games is not in the App Store.'],
    ['apple-4.9', 'Guideline 4.9 - Design: recurring payments with Apple Pay have no end.'],
    [
      'apple-5.1.1-required-data',
      'Apple rejected us under guideline 5.1.1(v), a login is required to browse.',
    ],
    ['apple-5.1.1(v)', 'Apple rejected us under guideline 5.1.1(v), users cannot delete the account.'],
  ])('is', (rule, text) => {
    expect(rulesOf(text)).toEqual([rule]);
  });
});

describe('a part of a guideline in a sentence', () => {
  itEvery([
    ['Our app is a dating app, and Apple told us 4.3(b) applies to it.', 'apple-4.3'],
    ['App Review wrote that our app falls under 3.2.1(vi), which needs an approved nonprofit.', 'apple-3.2'],
  ])('is one where somebody tells of the review', (text, rule) => {
    expect(rulesOf(text)).toEqual([rule]);
  });

  itEvery([
    'Apple told us that section 2.1(b) of the developer agreement names the fee for our app.',
    'The App Store build of 4.3(b) is on the test phones.',
  ])('is none of a contract or a version', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });
});
