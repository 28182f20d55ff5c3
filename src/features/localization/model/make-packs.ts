import { countCharacters, listingLimit } from '@/domain/listings/limits';
import { EMPTY_LISTING } from '@/model/listing';
import {
  collapsePunctuation,
  cutToLength,
  tidySpaces,
  withoutControlCharacters,
  withoutHtml,
  withoutPictographs,
  wordsOf,
} from '@/domain/listings/text-shape';
import { hasNewObjections } from '@/checks/listing/objections';
import { copy } from 'virtual:catalog/localization-copy';
import { MARKETS, type Market } from '../data/markets';
import { featuresOf } from './app-features';
import {
  CONFIDENCE,
  type FeatureId,
  type LocalizationInput,
  type LocalizationPack,
  type PackContent,
  type ScreenshotText,
} from './localization';

/** Both stores stop at 30 (sources 1.1, 1.3). */
const TITLE_MAX = listingLimit('ios', 'title').max;
/** The App Store's keyword field (sources 1.1). */
const KEYWORDS_MAX = listingLimit('ios', 'keywords').max;
/** Lines of a description, and screenshots of a set. */
const MOST_LINES = 5;
const MOST_SCREENSHOTS = 4;

/** The screen for each screenshot, by the feature its text names. */
const FEATURE_SCREENS: Record<FeatureId, string> = {
  reminders: 'A reminder on the lock screen',
  calendar: 'The month in the calendar',
  notes: 'An open note',
  sharing: 'The list of people something is shared with',
  photos: 'An entry with a photo',
  offline: 'The app in airplane mode',
  privacy: 'The privacy settings',
  statistics: 'The chart of the last month',
};
const BENEFIT_SCREENS = [
  'Home screen in daily use',
  'The main task, half done',
  'The result, with sample data',
];

/** One pack per selected market, in the order of the markets: built by rules from what the user typed. */
export function makePacks(input: LocalizationInput): LocalizationPack[] {
  return MARKETS.filter(({ code }) => input.markets.includes(code)).map((market) => makePack(input, market));
}

function makePack(input: LocalizationInput, market: Market): LocalizationPack {
  const { code, language, region, flag, size, difficulty, revenue } = market;
  return {
    ...{ language, region, code, flag, difficulty },
    marketSize: size,
    culturalNotes: input.culturalAdaptation ? [...copy[code].advice.notes] : [],
    content: makeContent(input, market),
    confidence: CONFIDENCE[difficulty],
    estimatedRevenue: revenue,
    origin: 'generated',
  };
}

function makeContent(input: LocalizationInput, { code }: Market): PackContent {
  const { separator, categories, features } = copy[code];
  const { phrases, subtitle, tagline, benefits, keywords } = categories[input.category];
  const name = storeName(input.appName);
  const found = featuresOf(input.description);
  const context = { locale: code };
  const titles = phrases
    .map((phrase) => name + separator + phrase)
    .filter((title) => !hasNewObjections({ title }, { title: name }, context));
  // Features from the user's own description come first; those of the category fill the rest.
  const lines = [
    ...found.map((feature) => ({ text: features[feature].line, context: FEATURE_SCREENS[feature] })),
    ...benefits.map((text, index) => ({ text, context: BENEFIT_SCREENS[index] ?? 'Home screen' })),
  ];
  const list = lines.slice(0, Math.max(MOST_LINES, found.length)).map(({ text }) => `• ${text}`);
  return {
    ...EMPTY_LISTING,
    title: titles.find((title) => countCharacters(title) <= TITLE_MAX) ?? name,
    subtitle,
    shortDescription: tagline,
    description: `${name}${separator}${tagline}\n\n${list.join('\n')}`,
    keywords: fittingKeywords(
      [...found.map((feature) => features[feature].keyword), ...keywords],
      name,
      code,
    ),
    screenshots: input.screenshotLocalization ? screenshotTexts(lines, input, code) : [],
  };
}

function screenshotTexts(
  lines: readonly ScreenshotText[],
  { culturalAdaptation }: LocalizationInput,
  code: Market['code'],
): ScreenshotText[] {
  return lines.slice(0, MOST_SCREENSHOTS).map(({ text, context }) => ({
    text,
    context: culturalAdaptation ? `${context}. On screen: ${copy[code].advice.onScreen}.` : `${context}.`,
  }));
}

/** The app's name as the stores accept it: one line, no markup, no emoji where letters are left, at most 30. */
function storeName(appName: string): string {
  const line = tidySpaces(withoutControlCharacters(appName.slice(0, 1000), false));
  const plain = tidySpaces(collapsePunctuation(withoutPictographs(withoutHtml(line))));
  return cutToLength(plain === '' ? line : plain, TITLE_MAX);
}

/** Keywords without repetitions and without the name's words (the store searches those anyway), as many as fit. */
function fittingKeywords(candidates: readonly string[], name: string, locale: string): string[] {
  const nameWords = new Set(wordsOf(name).map((word) => word.toLowerCase()));
  const chosen: string[] = [];
  let length = -1;
  for (const keyword of candidates) {
    const longer = length + 1 + countCharacters(keyword);
    const isRefused = hasNewObjections(
      { title: name, keywords: [...chosen, keyword].join(',') },
      { title: name, keywords: chosen.join(',') },
      { locale },
    );
    if (
      isRefused ||
      chosen.includes(keyword) ||
      nameWords.has(keyword.toLowerCase()) ||
      longer > KEYWORDS_MAX
    )
      continue;
    chosen.push(keyword);
    length = longer;
  }
  return chosen;
}
