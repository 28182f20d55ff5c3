import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { detailsIn } from './details';

describe('what a message says about this app', () => {
  const cases: [string, string[]][] = [
    [
      'The app uses other payment. Specifically, the paywall opens a web page. Next Steps: remove it.',
      ['the paywall opens a web page.'],
    ],
    ['Bug description: Blank screen after the tap on Save.', ['Blank screen after the tap on Save.']],
    [
      'Specifically, the app directs people in the following ways:\n- A button says Allow.\n- A button says Later.\n\nNext Steps\n- Reply to us.',
      ['A button says Allow.', 'A button says Later.'],
    ],
    [
      'Issue details\nWe found an issue in the following area(s):\n- SPLIT_BUNDLE 31: Device Or Other IDs\nFix it.',
      ['SPLIT_BUNDLE 31: Device Or Other IDs'],
    ],
    ['Concretamente es así. En concreto, el botón no responde.', ['el botón no responde.']],
    ['Align it. Affected libraries:\nbase/lib/arm64-v8a/liba.so\n', ['base/lib/arm64-v8a/liba.so']],
    ['Guideline 2.1\nWe found one or more bugs.', []],
  ];
  itEvery(cases)('is quoted', (text, details) => {
    expect(detailsIn(text)).toEqual(details);
  });

  it('is short, however long the sentence is', () => {
    const [detail = ''] = detailsIn(`Specifically, ${'a long story '.repeat(60)}`);
    expect(detail.length).toBeLessThan(200);
    expect(detail).toMatch(/story …$|long …$|a …$/);
  });
});
