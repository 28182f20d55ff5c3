import type { Platform } from '@/model/app';
import { fieldSays, quoted, textFieldsOf } from '@/domain/listings/field-label';
import type { ListingField } from '@/model/listing';
import {
  BEST_APP,
  BEST_FIRST,
  CALLS_TO_ACTION,
  urgingIn,
  DISCOUNTS,
  NO_ADS_CLAIMS,
  PRAISED_BY_NUMBERS,
  PRICE_CLAIMS,
  RANKING_CLAIMS,
  STORE_AWARDS,
} from '@/domain/listings/wording/claim-phrases';
import { findPhrases, type PhraseTable } from '@/domain/listings/wording/match-phrases';
import { platformsNamedIn } from '@/domain/listings/wording/platform-names';
import { NEGATIVE_APPLE } from '@/domain/listings/wording/platform-phrases';
import {
  FUTURE_FUNCTIONALITY,
  TEST_VERSIONS,
  TEST_WORDS,
} from '@/domain/listings/wording/unfinished-phrases';
import { APPLE, GOOGLE, TOOLS } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../define-rule';
import { bareFree } from './claims/bare-free';
import type { ListingCheck, ListingFound } from './listing-check';

const RULES = {
  'listing-test-version': {
    title: 'App called a test, trial or beta',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.beta,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'The App Store accepts only finished apps; test versions belong on TestFlight.',
    fix: 'Leave it out.',
    examples: {
      fires: { description: 'This is a beta version of our journal.' },
      holds: { description: 'This is our journal.' },
    },
  },
  'listing-test-words': {
    title: 'Words that suggest a test version',
    severity: 'note',
    stores: ['ios'],
    source: TOOLS.precheck,
    checked: '2026-11-20',
    effort: 'texts',
    isQuestion: true,
    why: 'Checks before the upload (fastlane precheck, EAS) fail on these words, whatever they mean here.',
    fix: 'Choose another word, or leave it if it is what you mean.',
    examples: {
      fires: { description: 'Testing your mood each evening.' },
      holds: { description: 'See your mood.' },
    },
  },
  'listing-other-platform': {
    title: 'Other platform named',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.otherPlatforms,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'App Review has rejected texts that name other mobile platforms or their stores.',
    fix: 'Leave the name out of the App Store text.',
    examples: {
      fires: { description: 'Also available on Android.' },
      holds: { description: 'Also available on iPad.' },
    },
  },
  'listing-negative-apple': {
    title: 'Complaint about Apple',
    severity: 'warning',
    stores: ['ios'],
    source: TOOLS.precheck,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Texts that blame Apple for a fault are rejected.',
    fix: 'Say what works now instead.',
    examples: { fires: { title: 'Works around an iOS bug' }, holds: { title: 'Works on iOS' } },
  },
  'listing-future': {
    title: 'Promise of future features',
    severity: 'warning',
    stores: ['ios'],
    source: TOOLS.precheck,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'The text has to describe the app as reviewers find it.',
    fix: 'Mention only features that the app already has.',
    examples: {
      fires: { description: 'Charts are coming soon.' },
      holds: { description: 'See your moods in charts.' },
    },
  },
  'listing-ranking': {
    title: 'Claim of a rank or award',
    severity: 'warning',
    source: GOOGLE.metadataAndApple,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Names and short texts must not suggest how the app performs in a store.',
    fix: 'Say what the app does.',
    examples: {
      fires: { promotionalText: 'Winner of the Apple Design Award.' },
      holds: { promotionalText: 'Winner of the Leeds Design Award.' },
    },
  },
  'listing-price': {
    title: 'Price or promotion',
    severity: 'warning',
    source: GOOGLE.metadataAndApple,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Prices and offers do not belong in names and short texts; even the "free" in "ad-free" has been refused.',
    fix: 'Leave it out; the store shows the price.',
    examples: {
      store: 'android',
      fires: { title: 'Lantern: free app' },
      holds: { title: 'Lantern journal' },
    },
  },
  'listing-call-to-action': {
    title: 'Call to action',
    severity: 'warning',
    source: GOOGLE.metadataAndApple,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Names and short texts must not ask people to download, install or buy.',
    fix: 'Say what the app does.',
    examples: { store: 'android', fires: { title: 'Install now: Lantern' }, holds: { title: 'Lantern' } },
  },
} satisfies Record<string, Rule>;

/** Wording rules of both stores, by whole words in the language of the texts (sources 5.1 to 5.3). */
export const WORDING = defineFamily({ rules: RULES, check: checkWording });

type Found = ListingFound & { rule: keyof typeof RULES };

/** One rule about words: where it applies, what it looks for, and what it reports. */
interface WordingRule {
  rule: keyof typeof RULES;
  /** The fields that it reads, by store. */
  fields: Partial<Record<Platform, readonly ListingField[]>>;
  find: (check: ListingCheck, field: ListingField) => string[];
  /** Text after the field's name and before the words found. */
  says: string;
  /** Google's policy names the word; App Review has been seen to let it pass. */
  isNoteOnApple?: boolean;
  /** A warning in a short description too. */
  isWarning?: boolean;
}

const ALL_APPLE = textFieldsOf('ios');

/** Fields that count as names in the metadata policies (sources 5.2, 5.3). */
const NAMES = { ios: ['title', 'subtitle'], android: ['title', 'shortDescription'] } as const;

/** Rules for names; in a short description, which may say "free", they are advice. */
const NAMES_ONLY: readonly (keyof typeof RULES)[] = ['listing-price'];

const WORDINGS: readonly WordingRule[] = [
  {
    rule: 'listing-test-version',
    fields: { ios: ALL_APPLE },
    find: testVersions,
    says: 'calls the app a test, trial or beta',
  },
  {
    rule: 'listing-test-version',
    fields: { ios: ['title', 'subtitle'] },
    find: ({ listing }, field) => TEST_AT_END.exec(listing[field]) ?? [],
    says: 'calls the app a test, trial or beta',
  },
  {
    rule: 'listing-test-words',
    fields: { ios: ALL_APPLE },
    find: phrases(TEST_WORDS),
    says: 'contains words that suggest a test version',
  },
  {
    rule: 'listing-other-platform',
    fields: { ios: ALL_APPLE },
    find: otherPlatforms,
    says: 'names another platform',
  },
  {
    rule: 'listing-negative-apple',
    fields: { ios: ALL_APPLE },
    find: phrases(NEGATIVE_APPLE),
    says: 'criticizes Apple',
  },
  {
    rule: 'listing-future',
    fields: { ios: ALL_APPLE },
    find: promises,
    says: 'promises future features',
  },
  {
    rule: 'listing-ranking',
    fields: NAMES,
    find: ranking,
    says: 'claims a rank or an award',
  },
  {
    rule: 'listing-ranking',
    fields: {
      ios: ALL_APPLE.filter((field) => field !== 'title' && field !== 'subtitle'),
      android: ['description', 'releaseNotes'],
    },
    find: phrases(STORE_AWARDS),
    says: 'names an award of a store',
  },
  {
    rule: 'listing-price',
    fields: NAMES,
    find: (check, field) => [
      ...phrases(PRICE_CLAIMS)(check, field).filter(() => !NOT_A_PRICE.test(check.listing[field])),
      ...amountsIn(check.listing[field]),
    ],
    says: 'mentions a price or a promotion',
  },
  {
    rule: 'listing-price',
    fields: { ios: ['title', 'subtitle'], android: ['title', 'shortDescription'] },
    find: (check, field) => check.words(field).text.match(DISCOUNTS) ?? [],
    says: 'announces a discount',
    isWarning: true,
  },
  {
    rule: 'listing-price',
    fields: { ios: ['title', 'subtitle'], android: ['title'] },
    find: bareFree,
    says: 'mentions a price',
    isNoteOnApple: true,
  },
  {
    rule: 'listing-price',
    fields: { android: ['title'] },
    find: phrases(NO_ADS_CLAIMS),
    says: 'says that there are no ads',
  },
  {
    rule: 'listing-call-to-action',
    fields: NAMES,
    find: (check, field) => {
      const known = phrases(CALLS_TO_ACTION)(check, field);
      if (known.length > 0) return known;
      const { text, language } = check.words(field);
      return [
        ...(ASKS_FIRST.exec(text) ?? []),
        ...[...new Set([language, 'en'])].flatMap((each) => urgingIn(text, each)),
      ];
    },
    says: 'contains a call to action',
  },
];

/** Checks the wording rules of both stores, by whole words in the language of the texts (sources 5.1 to 5.3). */
function checkWording(check: ListingCheck): Found[] {
  return WORDINGS.flatMap((rule) => {
    const fields = new Set(check.platforms.flatMap((platform) => rule.fields[platform] ?? []));
    return [...fields].flatMap((field) => {
      const words = [...new Set(rule.find(check, field))];
      if (words.length === 0) return [];
      const stores = check.platforms.filter((platform) => rule.fields[platform]?.includes(field));
      return {
        rule: rule.rule,
        field,
        store: stores.length === 1 ? stores[0] : undefined,
        // Google's policy names the title, the icon and the developer name; the rest is advice.
        ...(((NAMES_ONLY.includes(rule.rule) && field === 'shortDescription' && !rule.isWarning) ||
          (rule.isNoteOnApple && !stores.includes('android')) ||
          (rule.rule === 'listing-ranking' && OWN_AWARDS.includes(field))) && { severity: 'note' }),
        title: fieldSays(field, stores, `${rule.says}: ${quoted(words)}`),
      };
    });
  });
}

function phrases(table: PhraseTable): WordingRule['find'] {
  return (check, field) => findPhrases(check.words(field), table).map((hit) => hit.text);
}

/** An amount with its currency. A lone sign, as in "€uro", and "401k" are none. */
const AMOUNTS =
  /[$€£¥₹₩]\s?\d[\d.,]*|(?<![\p{L}\d])\d+(?:[.,]\d+)?\s?(?:[€£$₽]|(?:usd|eur|kr|zł)(?![\p{L}])|[円元원])/giu;

function amountsIn(text: string): string[] {
  return text.match(AMOUNTS) ?? [];
}

/** Schools and clinics that are called so because they are free of charge. */
const NOT_A_PRICE = /無料(?:塾|低額診療|教室)/u;

/** A name that begins by asking for itself. */
const ASKS_FIRST = /^(?:install|download|buy|get) (?:me|us|it|this app|our app)(?!\p{L})/iu;

/** A name that ends with what the version is. */
const TEST_AT_END = /(?:(?<=[\s(:–—[-])|^)(?:beta|demo|trial)(?=[)\]]?$)/iu;

/** Names of a test version that also mean the free trial of a subscription. */
const TRIAL =
  /trial|essai|prueba|prova|testversion|probeversion|体験版|お試し版|체험판|试用版|試用版|体验版|пробн|تجريبي/iu;

/** Price or length of a subscription's trial. */
const FREE =
  /(?<![\p{L}])(?:free|gratis|gratuit|kostenlos|бесплатн|मुफ्त)|مجاني|無料|免费|免費|무료|\d+\s{0,2}-?\s{0,2}(?:day|week|month|tag|tägig|woche|monat|jour|semaine|mois|día|semana|giorn|settiman|dia|日|天|週|周|か月|ヶ月|일|주|дн|дней|недел|أيام|يوم|أسبوع)/iu;

/** Words that say that it is none. */
const NO_TEST =
  /(?<!\p{L})(?:not|no|never|keine?|nicht|pas|aucune?|ninguna?|não|nenhuma?|non|nessuna?|geen|niet|nie|не)\s(?:\p{L}+\s){0,2}$/iu;

/** How many characters around the words are read for it. */
const TRIAL_WINDOW = 30;

/** Words that call the app a test; not where they name the free trial of a subscription. */
function testVersions(check: ListingCheck, field: ListingField): string[] {
  const words = check.words(field);
  return findPhrases(words, TEST_VERSIONS)
    .filter(({ text, start, end }) => {
      const before =
        words.text
          .slice(Math.max(0, start - TRIAL_WINDOW), start)
          .split(/[.!?。\n]/)
          .at(-1) ?? '';
      const after = words.text.slice(end, end + TRIAL_WINDOW).split(/[.!?。\n]/)[0] ?? '';
      return !(TRIAL.test(text) && FREE.test(`${before} ${after}`)) && !NO_TEST.test(before);
    })
    .map(({ text }) => text);
}

/** Words for what is due or ends soon, such as a bill: "soon" then says nothing about the app. */
const DUE =
  /(?<![\p{L}])(?:due|overdue|expir|deadline|fällig|ablauf|ablaufend|auslaufend|venc|caduc|échéan|échoi|expira|scad|in scadenza|истека|срок|просроч|süresi|dol)|期限|到期|过期|過期|만료|마감|مستحق|استحقاق|تنتهي|ينتهي|انتهاء|समाप्त|देय/iu;
/** Faults that readers report and the next version puts right: no function is promised. */
const REPAIR =
  /(?<!\p{L})(?:fix|correct|repair|report|korrigier|beheb|korrektur|corrig|corrij|correg|arregl|correz|herstel|verbeter|popraw|исправ|düzelt|gider|perbaik)|修正|修复|修復|수정|직し/iu;
/** How many characters around the words are read for it. */
const DUE_WINDOW = 25;

/** Promises of later features; not where something of the user is due soon. */
function promises(check: ListingCheck, field: ListingField): string[] {
  const { text } = check.words(field);
  const head = check.listing.title
    .split(/\s*[:–—|(]\s*|\s-\s/)[0]
    ?.trim()
    .toLowerCase();
  return findPhrases(check.words(field), FUTURE_FUNCTIONALITY)
    .filter((hit) => {
      const { start, end } = hit;
      // An app that is called so, such as a cinema programme, writes about what is coming soon.
      if (hit.text.toLowerCase() === head) return false;
      const before =
        text
          .slice(Math.max(0, start - DUE_WINDOW), start)
          .split(/[.!?。\n]/)
          .at(-1) ?? '';
      const after = text.slice(end, end + DUE_WINDOW).split(/[.!?。\n]/)[0] ?? '';
      return !DUE.test(`${before} ${after}`) && !REPAIR.test(`${before} ${after}`);
    })
    .map((hit) => hit.text);
}

/** Texts in which an app that won an award may say so. */
const OWN_AWARDS: readonly ListingField[] = ['description', 'releaseNotes'];

/** Places and works that have numbers: "Pier No. 1". */
const NUMBERED =
  /(?<!\p{L})(?:pier|gate|dock|quay|wharf|line|platform|house|studio|street|route|road|bus|tram|pit|mine|shed|bay|symphony|concerto|sonata|opus|volume|chapter|part|level|lesson|grade|building|hall|room|court|kai|gleis|linie|tor|haus|halle|raum|schacht|pavillon|quai|ligne|voie|maison|rue|muelle|puerta|línea|calle|molo|binario|linea|casa|peron|dom|дом|линия|путь|причал)\s$/iu;

/** "Best notes app" and the like, besides the fixed phrases. */
function ranking(check: ListingCheck, field: ListingField): string[] {
  const { text } = check.words(field);
  const ranks = [RANKING_CLAIMS, STORE_AWARDS]
    .flatMap((table) => findPhrases(check.words(field), table))
    .filter(({ start }) => !NUMBERED.test(text.slice(Math.max(0, start - 30), start)))
    .map((hit) => hit.text);
  const found = [...ranks, ...(text.match(BEST_APP) ?? []), ...(text.match(PRAISED_BY_NUMBERS) ?? [])];
  // Google names both words as examples of what a title must not begin with.
  const first =
    field === 'title' && check.platforms.includes('android') ? BEST_FIRST.exec(text)?.[0] : undefined;
  return found.length === 0 && first !== undefined ? [first] : found;
}

function otherPlatforms(check: ListingCheck, field: ListingField): string[] {
  return platformsNamedIn(check.words(field));
}
