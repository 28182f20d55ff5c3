import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeAnyLanguage } from '../decode-any-language';
import { citedIn } from './loose-numbers';

itEvery<[string, string[]]>([
  ['Apple says 4.3(b) to my horoscope app, and 2.3.7 for the keywords', ['4.3(b)', '2.3.7']],
  ['My app was sent back (2.3.10).', ['2.3.10']],
  ['Version 2.3.7 of my app is built with Flutter 3.1.3 for iOS 4.3', []],
  ['My app "Lantern" 2.1 (44), rated 4.3 ★, needs 2.5 GB', []],
  ['Apple names section 3.2(f) of its license', []],
  ['Our essay breaks rule 2.1 of the contest', []],
])('finds the numbers of guidelines among other words', (shown, numbers) => {
  expect(citedIn({ shown }).map(({ number }) => number)).toEqual(numbers);
});

describe('a number that somebody writes', () => {
  /** All causes that are shown, certain ones and closest matches. */
  const shown = (text: string) => {
    const { sections, closest } = decodeAnyLanguage(text);
    return [...sections.flatMap(({ causes }) => causes), ...closest].map(({ causeId }) => causeId);
  };

  it('outweighs the store on a badge', () => {
    expect(
      shown(
        'Hi all, the reviewers did not like my fourth picture, there is a Google Play badge on it (2.3.10). And my subtitle says that it is free in May, so I got 2.3.7 as well. My app is made with Glide.',
      ),
    ).toEqual(['apple-2.3.10', 'apple-2.3.7']);
  });

  it('is no version', () => {
    expect(
      shown(
        'Mein Horoskop ist fertig, und Apple sagt 4.3(b), davon gibt es schon genug. Ich habe ein halbes Jahr daran gebaut, mir bleibt nur ein anderer Store?',
      ),
    ).toEqual(['apple-4.3']);
  });

  it('is named beside another one', () => {
    const causes = shown(
      'App Store 审核被拒两条，求助：\n1、2.5.4 说我声明了 audio，但他们找不到需要后台播放的功能，我的 app 其实放白噪音。\n2、2.1(a) 点开始就闪退，我看不懂日志，怎么办？',
    );
    expect(causes.toSorted()).toEqual(['apple-2.1', 'apple-2.5.4']);
  });
});
