import { describe, expect, it, vi } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { CALLS_TO_ACTION, PRICE_CLAIMS, RANKING_CLAIMS } from './claim-phrases';
import { findPhrases, readWords, type PhraseTable } from './match-phrases';
import { NEGATIVE_APPLE, NOT_APPLE } from './platform-phrases';
import { FILLER_LINES, FUTURE_FUNCTIONALITY, TEST_VERSIONS, TEST_WORDS } from './unfinished-phrases';

function found(text: string, locale: string, table: PhraseTable): string[] {
  return findPhrases(readWords(text, locale), table).map((hit) => hit.text);
}

type Case = [text: string, locale: string, hits: string[]];

describe.each<[string, PhraseTable, Case[]]>([
  [
    'placeholders',
    FILLER_LINES,
    [
      ['Lorem ipsum dolor', 'en-US', ['Lorem ipsum']],
      ['LOREM  IPSUM', 'ja-JP', ['LOREM  IPSUM']],
      ['A placeholder for you', 'en-US', ['placeholder']],
      ['Placeholders', 'en-US', []],
      ['Su texto aquí', 'es-ES', ['Su texto aquí']],
      // Spanish "todo" means "everything"; "todo" is not a placeholder anywhere.
      ['Todo en un solo lugar: todo lo que necesitas', 'es-ES', []],
      ['Your todo list', 'en-US', []],
      ['Platzhalter für Bilder', 'de-DE', ['Platzhalter']],
      ['Platzhalterbilder', 'de-DE', []],
      ['ここにテキスト', 'ja-JP', ['ここにテキスト']],
      ['这是示例文本。', 'zh-CN', ['示例文本']],
      ['Your text here', 'hi-IN', ['Your text here']],
      ['Le texte ici présent', 'fr-FR', ['texte ici']],
      ['Le contexte icilà', 'fr-FR', []],
    ],
  ],
  [
    'test versions',
    TEST_VERSIONS,
    [
      ['Our beta test is over', 'en-US', ['beta test']],
      ['The alphabet testers', 'en-US', []],
      ['Das ist eine Beta-Version', 'de-DE', ['Beta-Version']],
      ['ベータ版です', 'ja-JP', ['ベータ版']],
      ['アルファベータカロテン', 'ja-JP', []],
      ['앱 베타를 시작합니다', 'ko-KR', ['베타를']],
      ['알파베타', 'ko-KR', []],
      ['这是测试版。', 'zh-CN', ['测试版']],
      ['Это бета-версия', 'ru-RU', ['бета-версия']],
      ['هذه نسخة تجريبية', 'ar-SA', ['نسخة تجريبية']],
    ],
  ],
  [
    'test words',
    TEST_WORDS,
    [
      ['Now in BETA', 'fr-FR', ['BETA']],
      ['Betamax', 'en-US', []],
      ['Testing, one two', 'en-US', ['Testing']],
      ['Contesting', 'en-US', []],
    ],
  ],
  [
    'other platforms on the App Store',
    NOT_APPLE,
    [
      ['Also for Android.', 'en-US', ['Android']],
      ['Androids dream', 'en-US', []],
      // "Notizen" contains "tizen" (fastlane#9761).
      ['Deine Notizen', 'de-DE', []],
      ['For Tizen watches', 'en-US', ['Tizen']],
      ['Get it on Google Play', 'en-US', ['Google Play']],
      ['Google plays chess', 'en-US', []],
      ['Android版もあります', 'ja-JP', ['Android']],
      ['アンドロイドにも対応', 'ja-JP', ['アンドロイド']],
      ['支持安卓系统', 'zh-CN', ['安卓']],
      ['안드로이드에서도 됩니다', 'ko-KR', ['안드로이드에서도']],
      ['Для андроида', 'ru-RU', ['андроида']],
      ['لنظام الأندرويد', 'ar-SA', ['الأندرويد']],
      ['एंड्रॉइड के लिए', 'hi-IN', ['एंड्रॉइड']],
      ['Windows Phone', 'fr-FR', ['Windows Phone']],
      ['Windows of opportunity on the phone', 'en-US', []],
    ],
  ],
  [
    'complaints about Apple',
    NEGATIVE_APPLE,
    [
      ['Works around an iOS bug', 'en-US', ['iOS bug']],
      ['Fixes iOS bugs', 'de-DE', ['iOS bugs']],
      ['Faster on your old iPhone', 'en-US', ['old iPhone']],
      ['Fold iPhones', 'en-US', []],
      ['iOSのバグを回避', 'ja-JP', ['iOSのバグ']],
    ],
  ],
  [
    'future functionality',
    FUTURE_FUNCTIONALITY,
    [
      ['Widgets coming soon!', 'en-US', ['coming soon']],
      ['Widgets coming. Soon after', 'en-US', ['coming. Soon']],
      ['Widgets coming\nSoon', 'en-US', []],
      ['Widgets coming soon', 'pl', ['coming soon']],
      ['Próximamente más', 'es-ES', ['Próximamente']],
      ['Em breve', 'pt-BR', ['Em breve']],
      ['敬请期待', 'zh-CN', ['敬请期待']],
      ['قريبًا', 'ar-SA', ['قريبًا']],
      ['곧 출시됩니다', 'ko-KR', ['곧 출시됩니다']],
      ['곧바로 출시', 'ko-KR', []],
      ['곧 출시', 'ko-KR', ['곧 출시']],
    ],
  ],
  [
    'ranking claims',
    RANKING_CLAIMS,
    [
      ['The #1 journal', 'en-US', ['#1']],
      ['The #10 journal', 'en-US', []],
      ['Nr. 1 Tagebuch', 'de-DE', ['Nr. 1']],
      ['App n.º 1', 'es-ES', ['n.º 1']],
      ['Most popular journal', 'en-US', ['Most popular']],
      ['Bestial beasts', 'en-US', []],
      ['Topology', 'en-US', []],
      ["An Editor's Choice app", 'en-US', ["Editor's Choice"]],
      ['An Editors’ Choice app', 'en-US', ['Editors’ Choice']],
      ['Dormir mejor', 'es-ES', []],
      ['La mejor app', 'es-ES', ['La mejor app']],
      ['El mejor diario', 'es-ES', []],
      ['Die beste App', 'de-DE', ['Die beste App']],
      ['Das beste Tagebuch', 'de-DE', []],
      ['人気No.1のアプリ', 'ja-JP', ['No.1']],
      ['ランキング1位', 'ja-JP', ['1位']],
      ['ランキング11位', 'ja-JP', []],
      ['最高の日記', 'ja-JP', []],
      ['最佳日记', 'zh-CN', []],
      ['№ 1 в мире', 'ru-RU', ['№ 1']],
      ['1 день', 'ru-RU', []],
    ],
  ],
  [
    'price claims',
    PRICE_CLAIMS,
    [
      ['Free journal', 'en-US', []],
      ['Journal for free', 'en-US', ['for free']],
      ['Ad-free journal', 'en-US', ['Ad-free']],
      ['Freedom', 'en-US', []],
      ['50% off', 'en-US', ['% off']],
      ['Sale e pepe', 'it', []],
      ['Kostenloses Tagebuch', 'de-DE', ['Kostenloses']],
      ['無料の日記', 'ja-JP', ['無料']],
      ['免费日记', 'zh-CN', ['免费']],
      ['무료로 쓰는 일기', 'ko-KR', ['무료로']],
      ['تطبيق مجاني', 'ar-SA', ['مجاني']],
      ['मुफ़्त डायरी', 'hi-IN', ['मुफ़्त']],
    ],
  ],
  [
    'contains a call to action',
    CALLS_TO_ACTION,
    [
      ['Download now', 'en-US', ['Download now']],
      ['Download nowhere', 'en-US', []],
      ['Installation guide', 'en-US', []],
      ['Jetzt herunterladen', 'de-DE', ['Jetzt herunterladen']],
      ['今すぐダウンロード', 'ja-JP', ['今すぐダウンロード']],
      ['立即下载', 'zh-CN', ['立即下载']],
    ],
  ],
])('%s', (_, table, cases) => {
  itEvery(cases)('finds phrases in the language of a text', (text, locale, hits) => {
    expect(found(text, locale, table)).toEqual(hits);
  });
});

describe('findPhrases', () => {
  it('gives the offsets of each hit in the text', () => {
    const text = 'Ünïcode 😀 ad-free, for free';
    const hits = findPhrases(readWords(text, 'en-US'), PRICE_CLAIMS);
    expect(hits.map((hit) => text.slice(hit.start, hit.end))).toEqual(['ad-free', 'for free']);
  });

  it('stops at a dozen hits and reads no more than 20,000 characters', () => {
    expect(found('ad-free '.repeat(100), 'en-US', PRICE_CLAIMS)).toHaveLength(12);
    expect(found(`${'a '.repeat(10_000)}ad-free`, 'en-US', PRICE_CLAIMS)).toEqual([]);
    expect(found(`${'a '.repeat(9_990)}ad-free`, 'en-US', PRICE_CLAIMS)).toEqual(['ad-free']);
  });

  it.each(['constructor', '__proto__', 'xx'])(
    'knows no phrases of the language %s but the shared ones',
    (locale) => {
      expect(found('android free', locale, NOT_APPLE)).toEqual(['android']);
      expect(found('android free', locale, PRICE_CLAIMS)).toEqual([]);
    },
  );

  itEvery(['Notes2Go: 50% off, #1!', '##%% a1b2', '@[`{~^_AZaz09/:', '', 'a\n\tb', '9', '#'])(
    'splits the ASCII text … as it splits the same text among other letters',
    (text) => {
      const { starts, ends } = readWords(text, 'en-US');
      const other = readWords(`${text} é`, 'en-US');
      expect([starts, ends]).toEqual([other.starts.slice(0, -1), other.ends.slice(0, -1)]);
    },
  );

  it('accepts a hit unchecked where the browser has no segmenter', async () => {
    const segmenter = Object.getOwnPropertyDescriptor(Intl, 'Segmenter') ?? {};
    Reflect.deleteProperty(Intl, 'Segmenter');
    vi.resetModules();
    try {
      const old = await import('./match-phrases');
      const hits = (text: string) =>
        old.findPhrases(old.readWords(text, 'ja-JP'), RANKING_CLAIMS).map((hit) => hit.text);
      expect(hits('ランキング1位')).toEqual(['1位']);
      expect(hits('ランキング11位')).toEqual(['1位']);
    } finally {
      Object.defineProperty(Intl, 'Segmenter', segmenter);
    }
  });
});
