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
    ['ITMS-90683: a key\nITMS-90725: an SDK', ['ITMS-90683: a key', 'ITMS-90725: an SDK']],
    ['Apple says:\n4.8 - Facebook only\n3.1.1 - a link', ['', '4.8 - Facebook only', '3.1.1 - a link']],
    ['They wrote:\n- no restore button\n- it crashes', ['', '- no restore button', '- it crashes']],
    ['> > Guideline 4.3(a) - Design - Spam\n> > A copy.', ['Guideline 4.3(a) - Design - Spam']],
    ['准则 4.3 - 设计\n相似\n准则 2.1 - 性能\n崩溃', ['准则 4.3 - 设计', '准则 2.1 - 性能']],
    ['Guideline ٢.١ - Performance', ['Guideline 2.1 - Performance']],
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
  ])('has its own causes', (text, expected) => {
    expect(decodeLetter(text).sections.map(({ causes }) => causes.map(({ causeId }) => causeId))).toEqual(
      expected,
    );
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
