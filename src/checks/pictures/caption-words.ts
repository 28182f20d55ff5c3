import type { Platform } from '@/model/app';
import { platformsNamedIn } from '@/domain/listings/wording/platform-names';
import { quoted } from '@/domain/listings/field-label';
import {
  BEST_APP,
  CALLS_TO_ACTION,
  PRICE_CLAIMS,
  RANKING_CLAIMS,
} from '@/domain/listings/wording/claim-phrases';
import { findPhrases, readWords, type Words } from '@/domain/listings/wording/match-phrases';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type FindingDraft, type Rule } from '../define-rule';

/** The text on a picture of a store. */
export interface CaptionSubject {
  caption: string;
  store: Platform;
  /** Product locale of the text. */
  locale: string;
}

const COMMON = { checked: '2026-11-25', effort: 'graphics' } as const;
const PROMOTION = 'Google Play does not promote apps whose pictures say this.';

const RULES = {
  'caption-other-platform': {
    ...COMMON,
    title: 'Other platform in a caption',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.otherPlatforms,
    why: 'App Review has rejected screenshots that name other mobile platforms or their stores.',
    fix: 'Leave the name out of the pictures for the App Store.',
    examples: {
      fires: { caption: 'Also on Android', store: 'ios', locale: 'en-US' },
      holds: { caption: 'Also on iPad', store: 'ios', locale: 'en-US' },
    },
  },
  'caption-price': {
    ...COMMON,
    title: 'Price or promotion in a caption',
    severity: 'warning',
    source: APPLE.metadata,
    why: 'The App Store wants no prices in screenshots: they differ between countries.',
    fix: 'Say what the app does; the store shows the price.',
    examples: {
      fires: { caption: 'Only $4.99', store: 'ios', locale: 'en-US' },
      holds: { caption: 'Save $50 a month', store: 'ios', locale: 'en-US' },
    },
  },
  'caption-ranking': {
    ...COMMON,
    title: 'Rank or award in a caption',
    severity: 'note',
    stores: ['android'],
    source: GOOGLE.previewAssets,
    why: PROMOTION,
    fix: 'Say what the app does.',
    examples: {
      fires: { caption: 'The most popular diary', store: 'android', locale: 'en-US' },
      holds: { caption: 'Your best ideas in one place', store: 'android', locale: 'en-US' },
    },
  },
  'caption-call-to-action': {
    ...COMMON,
    title: 'Call to action in a caption',
    severity: 'note',
    stores: ['android'],
    source: GOOGLE.previewAssets,
    why: PROMOTION,
    fix: 'Say what the app does.',
    examples: {
      fires: { caption: 'Download now', store: 'android', locale: 'en-US' },
      holds: { caption: 'Download maps for the road', store: 'android', locale: 'en-US' },
    },
  },
} as const satisfies Record<string, Rule>;

type CaptionRuleId = keyof typeof RULES;

/** A finding in a text, with the words themselves. */
export interface CaptionFound extends FindingDraft {
  rule: CaptionRuleId;
  hits: readonly string[];
}

/** Words that the stores do not want on pictures. A picture is stricter than a description: it is seen like a name. */
export const CAPTION_RULES = defineFamily({
  rules: RULES,
  *check({ caption, store, locale }: CaptionSubject): Iterable<CaptionFound> {
    const words = readWords(caption, locale);
    const found = (
      rule: CaptionRuleId,
      says: string,
      hits: readonly string[],
      more?: Partial<FindingDraft>,
    ) =>
      hits.length === 0
        ? []
        : [{ rule, hits, title: `A caption ${says}: ${quoted([...new Set(hits)])}`, ...more }];
    if (store === 'ios')
      yield* found('caption-other-platform', 'names another platform', platformsNamedIn(words));
    yield* found(
      'caption-price',
      'mentions a price or a promotion',
      prices(words),
      store === 'android' ? { severity: 'note', why: PROMOTION, source: GOOGLE.previewAssets } : undefined,
    );
    if (store !== 'android') return;
    yield* found('caption-ranking', 'claims a rank or an award', ranks(words));
    yield* found(
      'caption-call-to-action',
      'calls to download or to buy',
      findPhrases(words, CALLS_TO_ACTION).map(({ text }) => text),
    );
  },
});

/** An app without ads is a feature, not a price. */
const ADS =
  /\bads?\b|anunc|anúnc|pub\b|publici|pubblici|propagand|werb|реклам|広告|광고|广告|廣告|إعلان|विज्ञापन/iu;
/** The price of the app, not an amount that its user saves or spends. */
const AMOUNT =
  /(?:\b(?:only|just|from)\s)[$€£¥]\s?\d[\d.,]*|[$€£¥]\s?\d[\d.,]*\s?\/\s?(?:mo(?:nth)?|y(?:ea)?r|week)\b|\d[\d.,]*\s?€\s?\/\s?(?:Monat|Jahr|mois|an|mes|año|mese|anno)\b/giu;
const SAVED = /\b(?:sav|spen|budget|earn|owe|paid|pay)\p{L}*[^.!?]{0,30}$/iu;

function prices(words: Words): string[] {
  const amounts = [...words.text.matchAll(AMOUNT)].filter(
    ({ index }) => !SAVED.test(words.text.slice(0, index)),
  );
  return [
    ...findPhrases(words, PRICE_CLAIMS)
      .map(({ text }) => text)
      .filter((text) => !ADS.test(text)),
    ...amounts.map(([text]) => text),
  ];
}

/** Words that are counted inside an app: "Level #1" claims no rank. */
const COUNTED = /\b(?:step|level|day|week|task|round|tip|habit|lap|goal|stage|lesson|chapter)\s*$/iu;

function ranks(words: Words): string[] {
  const named = findPhrases(words, RANKING_CLAIMS).filter(
    ({ start }) => !COUNTED.test(words.text.slice(0, start)),
  );
  return [...named.map(({ text }) => text), ...(words.text.match(BEST_APP) ?? [])];
}
