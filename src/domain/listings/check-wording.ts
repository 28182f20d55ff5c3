import type { Platform } from '../apps/app';
import { APPLE, GOOGLE, TOOLS } from '../rules/sources';
import type { RuleSource, Severity } from '../rules/rule';
import type { RuleId } from '../rules/rules';
import {
  fieldLabel,
  listingFinding,
  textFieldsOf,
  type ListingCheck,
  type ListingFinding,
} from './listing-finding';
import type { ListingField } from './listing';
import { CALLS_TO_ACTION, PRICE_CLAIMS, RANKING_CLAIMS } from './wording/claim-phrases';
import { findPhrases, type PhraseTable } from './wording/match-phrases';
import {
  ALLOWED_AFTER_GOOGLE,
  BLACKBERRY,
  GOOGLE_NAME,
  NEGATIVE_APPLE,
  NOT_APPLE,
  NOT_GOOGLE,
} from './wording/platform-phrases';
import { FUTURE_FUNCTIONALITY, PLACEHOLDERS, TEST_VERSIONS, TEST_WORDS } from './wording/unfinished-phrases';

/** One rule about words: where it holds, what it looks for, and what it says. */
interface WordingRule {
  rule: RuleId;
  /** The fields it reads per store. */
  fields: Partial<Record<Platform, readonly ListingField[]>>;
  severity: Severity;
  find: (check: ListingCheck, field: ListingField) => string[];
  /** After the field's name, before the words found. */
  says: string;
  why: string;
  fix: string;
  source: RuleSource;
}

const ALL_APPLE = textFieldsOf('ios');
const ALL_GOOGLE = textFieldsOf('android');
/** Where names are read by the metadata policies (sources 5.2, 5.3). */
const NAMES = { ios: ['title', 'subtitle'], android: ['title', 'shortDescription'] } as const;

const RULES: readonly WordingRule[] = [
  {
    rule: 'listing-placeholder',
    fields: { ios: ALL_APPLE, android: ALL_GOOGLE },
    severity: 'blocker',
    find: phrases(PLACEHOLDERS),
    says: 'still holds filler text',
    why: 'An unfinished text is refused as incomplete.',
    fix: 'Replace it with the real text.',
    source: APPLE.completeness,
  },
  {
    rule: 'listing-test-version',
    fields: { ios: ALL_APPLE },
    severity: 'warning',
    find: phrases(TEST_VERSIONS),
    says: 'calls the app a test, trial or beta',
    why: 'The App Store takes finished apps only; such versions belong on TestFlight.',
    fix: 'Leave it out.',
    source: APPLE.beta,
  },
  {
    rule: 'listing-test-words',
    fields: { ios: ALL_APPLE },
    severity: 'note',
    find: phrases(TEST_WORDS),
    says: 'holds words of a test version',
    why: 'Checks before the upload (fastlane precheck, EAS) stop at these words, whatever they mean here.',
    fix: 'Choose another word, or let it stand if it is meant so.',
    source: TOOLS.precheck,
  },
  {
    rule: 'listing-other-platform',
    fields: { ios: ALL_APPLE },
    severity: 'blocker',
    find: (check, field) => {
      const blackberry = BLACKBERRY.exec(check.words(field).text)?.[0];
      return [...phrases(NOT_APPLE)(check, field), ...(blackberry ? [blackberry] : [])];
    },
    says: 'names another platform',
    why: 'The App Store refuses texts that name other mobile platforms or their stores.',
    fix: 'Leave the name out of the App Store text.',
    source: APPLE.otherPlatforms,
  },
  {
    rule: 'listing-google-name',
    fields: { ios: ALL_APPLE },
    severity: 'warning',
    find: (check, field) =>
      findPhrases(check.words(field), GOOGLE_NAME)
        .filter((hit) => !ALLOWED_AFTER_GOOGLE.test(check.words(field).text.slice(hit.end, hit.end + 24)))
        // Part of the store's name: said by the rule before.
        .filter((hit) => !/^\s{0,2}play/iu.test(check.words(field).text.slice(hit.end, hit.end + 8)))
        .map((hit) => hit.text),
    says: 'names Google',
    why: 'Reviewers look twice at names of another platform; only services such as Google Drive or Google Analytics are safe.',
    fix: 'Leave it out, or name the service you use.',
    source: APPLE.otherPlatforms,
  },
  {
    rule: 'listing-other-platform',
    fields: { android: ALL_GOOGLE },
    severity: 'warning',
    find: phrases(NOT_GOOGLE),
    says: "names Apple's platform",
    why: 'Google Play does not want comparisons with other brands, and readers there have another device.',
    fix: 'Leave it out of the Google Play text.',
    source: GOOGLE.metadata,
  },
  {
    rule: 'listing-negative-apple',
    fields: { ios: ALL_APPLE },
    severity: 'warning',
    find: phrases(NEGATIVE_APPLE),
    says: 'speaks badly of Apple',
    why: 'Texts that blame Apple for a fault are sent back.',
    fix: 'Say what works now instead.',
    source: TOOLS.precheck,
  },
  {
    rule: 'listing-future',
    fields: { ios: ALL_APPLE },
    severity: 'warning',
    find: phrases(FUTURE_FUNCTIONALITY),
    says: 'promises what is still to come',
    why: 'The text has to describe the app as reviewers find it.',
    fix: 'Name only what is there.',
    source: TOOLS.precheck,
  },
  {
    rule: 'listing-ranking',
    fields: NAMES,
    severity: 'warning',
    find: phrases(RANKING_CLAIMS),
    says: 'claims a rank or an award',
    why: 'Names and short texts may not suggest how the app performs in a store.',
    fix: 'Say what the app does.',
    source: GOOGLE.metadataAndApple,
  },
  {
    rule: 'listing-price',
    fields: NAMES,
    severity: 'warning',
    find: phrases(PRICE_CLAIMS),
    says: 'speaks of price or promotion',
    why: 'Prices and offers do not belong into names and short texts; "free" was refused even inside "ad-free".',
    fix: 'Leave it out; the store shows the price.',
    source: GOOGLE.metadataAndApple,
  },
  {
    rule: 'listing-call-to-action',
    fields: NAMES,
    severity: 'warning',
    find: phrases(CALLS_TO_ACTION),
    says: 'calls to action',
    why: 'Names and short texts may not ask to download, install or buy.',
    fix: 'Say what the app does.',
    source: GOOGLE.metadataAndApple,
  },
];

/** Wording rules of both stores, by whole words in the language of the texts (sources 5.1 to 5.3). */
export function checkWording(check: ListingCheck): ListingFinding[] {
  return RULES.flatMap((rule) => {
    const fields = new Set(check.platforms.flatMap((platform) => rule.fields[platform] ?? []));
    return [...fields].flatMap((field) => {
      const words = [...new Set(rule.find(check, field))];
      if (words.length === 0) return [];
      const stores = check.platforms.filter((platform) => rule.fields[platform]?.includes(field));
      return listingFinding(check, {
        rule: rule.rule,
        field,
        store: stores.length === 1 ? stores[0] : undefined,
        severity: rule.severity,
        title: `${fieldLabel(field, stores)} ${rule.says}: ${words
          .slice(0, 5)
          .map((word) => `“${word}”`)
          .join(', ')}`,
        why: rule.why,
        fix: rule.fix,
        source: rule.source,
      });
    });
  });
}

function phrases(table: PhraseTable): WordingRule['find'] {
  return (check, field) => findPhrases(check.words(field), table).map((hit) => hit.text);
}
