import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeLetter } from './decode-letter';
import { readableText } from './readable-text';
import { sectionsOf } from './sections';

const headings = (text: string) => sectionsOf(readableText(text)).map(({ heading }) => heading);

describe('a text', () => {
  itEvery<[string, string[]]>([
    ['Hello\nGuideline 2.1 - Performance\nIt crashed.', ['', 'Guideline 2.1 - Performance']],
    [
      'Guideline 2.1 - Performance\nIt crashed.\nGuideline 2.1 - Performance\nIt froze.',
      ['Guideline 2.1 - Performance', 'Guideline 2.1 - Performance'],
    ],
    ['See Guideline 2.1 to learn more.', ['']],
    [
      'Rejected. Issue found: Ads. Too many. Issue found: Spam. Alike.',
      ['', 'Issue found: Ads. Too many.', 'Issue found: Spam. Alike.'],
    ],
    [
      'Removed.\nIssue: Families ads\nToo long.\nViolation of Metadata policy\nA rank.',
      ['', 'Issue: Families ads', 'Violation of Metadata policy'],
    ],
    ['They say\n1) 2.5.4 a sound\n2) 5.1.1(ii) a text', ['', '1) 2.5.4 a sound', '2) 5.1.1(ii) a text']],
    ['Steps:\n1) 2 taps\n2) 3.5 seconds', ['']],
    ['Bug report\nIssue: the list is empty', ['']],
    ['ITMS-90683: a key\nITMS-90725: an SDK', ['ITMS-90683: a key', 'ITMS-90725: an SDK']],
    ['Apple says:\n4.8 - Facebook only\n3.1.1 - a link', ['', '4.8 - Facebook only', '3.1.1 - a link']],
    ['They wrote:\n- no restore button\n- it crashes', ['', '- no restore button', '- it crashes']],
    ['> > Guideline 4.3(a) - Design - Spam\n> > A copy.', ['Guideline 4.3(a) - Design - Spam']],
    [
      'Hi,\n*Issue 1: Ads* A kit.\n*Issue 2: Icon* A child.',
      ['', 'Issue 1: Ads A kit.', 'Issue 2: Icon A child.'],
    ],
    ['Vấn đề 1. Tên\nDài\nVấn đề 2. Mô tả\nSai', ['Vấn đề 1. Tên', 'Vấn đề 2. Mô tả']],
    ['Issue 1: it crashes, see below', ['']],
    [
      '■ Guideline 1.4.1 - Safety\nNo source.\n■ Guideline 2.3.8 - Performance\nAn icon.',
      ['', 'Guideline 1.4.1 - Safety', 'Guideline 2.3.8 - Performance'],
    ],
    ['准则 4.3 - 设计\n相似\n准则 2.1 - 性能\n崩溃', ['准则 4.3 - 设计', '准则 2.1 - 性能']],
    ['Guideline ٢.١ - Performance', ['Guideline 2.1 - Performance']],
    [
      '| # | Guideline | What |\n|---|---|---|\n| 1 | 2.1 | it crashes |\n| 2 | 4.8 | Facebook only |',
      ['', '| 1 | 2.1 | it crashes |', '| 2 | 4.8 | Facebook only |'],
    ],
    [
      'Refused\n## Point 1: Guideline 2.1 - a crash\nIt quit.\n## Point 2: Guideline 4.8 - login\nFacebook.',
      ['', 'Point 1: Guideline 2.1 - a crash', 'Point 2: Guideline 4.8 - login'],
    ],
    [
      'Guideline 2.1(a) - Performance\nBug description: it crashed.\nBug description: a list was empty.',
      ['Guideline 2.1(a) - Performance', 'Guideline 2.1(a) - Performance'],
    ],
    [
      'Guideline 2.1(a) - Performance\nBug description: it crashed.\nNext Steps\nAdditionally, see Support.',
      ['Guideline 2.1(a) - Performance'],
    ],
    [
      'Guideline 2.2 - Performance - Beta Testing\nTesters pay.\nIn addition, the app is called a demo.',
      ['Guideline 2.2 - Performance - Beta Testing', 'Guideline 2.2 - Performance - Beta Testing'],
    ],
    [
      'Removed\nPayments policy - PayPal sells coins.\nMetadata policy - the title has emojis.',
      ['', 'Payments policy - PayPal sells coins.', 'Metadata policy - the title has emojis.'],
    ],
    ['Removed\nPrivacy policy: https://example.com/', ['']],
    [
      '2 errors, 1 warning\n(x) Error\nThe form is empty.\nError 2 of 2\nA video is missing.\n(!) Warning\nNo symbols.',
      ['', 'The form is empty.', 'A video is missing.', 'No symbols.'],
    ],
    ['Error\nThe form is empty.', ['']],
    ['90208: Invalid bundle.\n91011: Invalid slice.', ['90208: Invalid bundle.', '91011: Invalid slice.']],
  ])('has a section for each heading', (text, expected) => {
    expect(headings(text)).toEqual(expected);
  });
});

describe('a section', () => {
  itEvery<[string, string[][]]>([
    [
      'Guideline 3.1.1 - Business - Payments\nA license key unlocks it.\nGuideline 4.8 - Design - Login Services\nOnly Facebook.',
      [['apple-3.1.1'], ['apple-4.8']],
    ],
    [
      'Google Play\nIssue found: Invalid privacy policy\nThe link is broken.\nIssue found: Invalid Data safety form\nIt lacks device IDs.',
      [['play-privacy-policy'], ['play-data-safety']],
    ],
    [
      'Apple, guideline by guideline:\n| Guideline | What |\n|---|---|\n| 2.1(b) | products were not found |\n| 4.8 | Facebook only |',
      [['apple-2.1-purchases'], ['apple-4.8']],
    ],
    // The letter's own advice about agreements is no cause.
    [
      'Guideline 2.1(b) - Performance - App Completeness\nThe in-app purchases could not be found.\nNext Steps\nThe Account Holder must accept the Paid Apps Agreement.',
      [['apple-2.1-purchases']],
    ],
    // A line of a summary says less than the section about it.
    [
      'Rejected by Apple:\n1. Guideline 4.8 - Login\n2. Guideline 4.0 - Design\n\nGuideline 4.8 - Design - Login Services\nThe app offers Facebook and no equivalent login option.\n\nGuideline 4.0 - Design\nThe sign-in opens the default web browser, which is a poor user experience.',
      [['apple-4.8'], ['apple-4.0-browser']],
    ],
    // One case that is refused under two numbers.
    [
      'Guidelines 5.1.1(i) and 5.1.2(i) - Legal - Privacy\nThe app shares personal data with a third-party AI service and does not ask first.',
      [['apple-5.1.2']],
    ],
    // One issue is about one policy.
    [
      'Google Play\nIssue found: Accessibility API, no prominent disclosure\nWe could not find a prominent disclosure of the AccessibilityService API.',
      [['play-accessibility']],
    ],
    // The words of a code that is in no table are not those of another code.
    [
      'App Store Connect:\n90208: Invalid Bundle. It does not support the minimum OS Version.\n91999: Invalid slice. This app was built with the iOS 18 SDK.',
      [['itms-90208']],
    ],
  ])('has its own causes', (text, expected) => {
    const named = decodeLetter(text).sections.map(({ causes }) => causes.map(({ causeId }) => causeId));
    expect(named.filter((causes) => causes.length > 0)).toEqual(expected);
  });

  itEvery<[string, (string | undefined)[]]>([
    [
      'Guideline 3.1.2 - Business - Payments - Subscriptions\nThe binary lacks the price of the subscription on the purchase screen. The metadata has no functional link to the Terms of Use (EULA).',
      ['eula-link-metadata', 'paywall-info-missing'],
    ],
    ['Guideline 2.5.4 - Performance\nThe app declares voip but has no calls.', ['bg-voip']],
  ])('has a case for each of its sentences', (text, expected) => {
    const cases = decodeLetter(text).sections.flatMap(({ causes }) => causes.map(({ caseId }) => caseId));
    expect(cases.toSorted()).toEqual(expected);
  });

  itEvery<[string, string[][]]>([
    [
      'ITMS-90683: Missing purpose string, key NSCameraUsageDescription\nITMS-90683: Missing purpose string, key NSContactsUsageDescription',
      [['NSCameraUsageDescription'], ['NSContactsUsageDescription']],
    ],
  ])('has its own values', (text, expected) => {
    expect(
      decodeLetter(text).sections.map(({ causes }) =>
        causes.flatMap(({ values }) => values.purposeKey ?? []),
      ),
    ).toEqual(expected);
  });
});

describe('a part of a letter of App Review', () => {
  itEvery([
    [
      'Guideline 2.1(a): the app showed an error on signing in.\nGuideline 2.3.2: the text is too small to read.',
      ['apple-2.1', 'apple-2.3.2'],
    ],
    ['Guideline 4: texts are cut off.\nGuideline 2.3.7: a price.\nApp Review', ['apple-4.0', 'apple-2.3.7']],
    ['WCAG audit of our app\nGuideline 1.1(a): alt texts\nGuideline 1.4: contrast', []],
  ])('needs no other words about the store', (text, expected) => {
    const causes = decodeLetter(text).sections.flatMap((section) => section.causes);
    expect(causes.map(({ causeId }) => causeId)).toEqual(expected);
  });
});

describe('a letter in HTML', () => {
  it('has a line for each paragraph', () => {
    const html =
      '<html><body><p>Your app was <b>removed</b> from Google Play.</p><p>Issue found: Invalid privacy policy<br>The link is broken.</p><p>Issue found: Invalid Data safety form<br>It lacks device IDs.</p></body></html>';
    const { severity, sections } = decodeLetter(html);
    expect(severity?.id).toBe('removed');
    expect(sections.map(({ heading }) => heading)).toEqual([
      '',
      'Issue found: Invalid privacy policy',
      'Issue found: Invalid Data safety form',
    ]);
  });
});

describe('a letter in two languages', () => {
  it('has one case for a guideline that both name', () => {
    const { sections } = decodeLetter(
      'Richtlinie 2.1(a) - Leistung - Vollständigkeit\nDie App ist beim Start abgestürzt.\nGuideline 2.1(a) - Performance\nThe app crashed on launch.',
    );
    expect(sections.flatMap(({ causes }) => causes.map(({ caseId }) => caseId))).toEqual([
      'crash-on-launch',
      'crash-on-launch',
    ]);
  });
});
