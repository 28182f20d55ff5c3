import type { MarketCode } from '../model/localization';

/** Cultural notes on a market, and how sample data on a screenshot looks there. */
interface CulturalAdvice {
  notes: readonly string[];
  /** Ends the sentence "On screen: …". */
  onScreen: string;
}

export const CULTURAL_ADVICE: Record<MarketCode, CulturalAdvice> = {
  'es-ES': {
    notes: [
      'The informal “tú” is usual in consumer apps; keep “usted” for banking and public services.',
      'Spain and Latin America use different everyday words: do not reuse this text for es-MX.',
      'Show dates as day/month/year and numbers with a decimal comma.',
    ],
    onScreen: 'dates such as 24/12/2026 and prices such as 9,99 €',
  },
  'fr-FR': {
    notes: [
      'Address people as “vous”; “tu” fits only games and apps for the young.',
      'French sets a space before : ; ! and ?. A missing one reads as a mistake.',
      'Texts grow by about a fifth against English: leave room on buttons.',
    ],
    onScreen: 'dates such as 24/12/2026 and prices such as 9,99 €',
  },
  'de-DE': {
    notes: [
      'Choose “du” or “Sie” once and keep it everywhere; consumer apps mostly say “du”.',
      'Privacy sells: say early where data is stored and what is not collected.',
      'Compounds are long and do not break by themselves: check buttons and screenshot captions.',
    ],
    onScreen: 'dates such as 24.12.2026 and prices such as 9,99 €',
  },
  'ja-JP': {
    notes: [
      'Polite です/ます forms are expected; commands sound rude.',
      'Detailed screenshots with explaining captions do better than one large slogan.',
      'The family name comes first, and names in forms need a field for the reading.',
    ],
    onScreen: 'dates such as 2026年12月24日, prices such as ¥1,200 and Japanese sample names',
  },
  'ko-KR': {
    notes: [
      'The polite 해요 form is friendly and safe; keep one level of politeness throughout.',
      'Fast feedback matters: show the result on the first screenshot.',
      'Sign-in by local services is common; say when an e-mail address is enough.',
    ],
    onScreen: 'dates such as 2026. 12. 24. and prices such as ₩12,000',
  },
  'zh-CN': {
    notes: [
      'Use Simplified characters only; Taiwan and Hong Kong need a text of their own.',
      'Google Play is not available in mainland China: this pack serves the App Store and Play users abroad.',
      'Red and gold stand for luck; avoid the number four in prices and examples.',
    ],
    onScreen: 'dates such as 2026年12月24日 and prices such as ¥12',
  },
  'pt-BR': {
    notes: [
      'Brazilian Portuguese says “você”; European Portuguese reads as foreign.',
      'A warm, direct tone works; formal phrases feel distant.',
      'Many people are on small data plans: say when the app works offline or is small.',
    ],
    onScreen: 'dates such as 24/12/2026 and prices such as R$ 9,90',
  },
  'ru-RU': {
    notes: [
      'Address people as «вы» with a small letter; «ты» fits games and close communities.',
      'Quotation marks are «such», and a long dash replaces “is”.',
      'Cases change the endings of names: build sentences so that the app’s name stays unchanged.',
    ],
    onScreen: 'dates such as 24.12.2026 and prices such as 990 ₽',
  },
  'ar-SA': {
    notes: [
      'The whole layout is mirrored: arrows, progress and the order of screenshots run right to left.',
      'Modern Standard Arabic is understood everywhere; keep dialect for advertising.',
      'Mind the calendar: Ramadan changes when people use apps, and the weekend is Friday and Saturday.',
    ],
    onScreen: 'a mirrored layout, prices such as 39 ر.س and modestly dressed people',
  },
  'hi-IN': {
    notes: [
      'Everyday Hindi mixes in English words; pure Sanskrit terms sound official.',
      'Address people as “आप”.',
      'Devanagari needs more height: check that no signs above or below the line are cut off.',
    ],
    onScreen: 'dates such as 24/12/2026, prices such as ₹499 and amounts in lakh',
  },
};
