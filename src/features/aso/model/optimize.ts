import { countCharacters } from '@/domain/listings/limits';
import { cutToLength, tidySpaces, withoutControlCharacters, withoutHtml } from '@/domain/listings/text-shape';
import { hasNewObjections } from '@/checks/listing/objections';
import { copy } from 'virtual:catalog/aso-copy';
import { listImprovements } from './improvements';
import { chooseKeywords } from './listing-keywords';
import {
  OPTIMIZED_SCORE,
  type OptimizationInput,
  type OptimizationResult,
  OPTIMIZED_LOCALES,
  type LocalizedVersion,
  type OptimizedLocale,
} from './optimization';
import { optimizeDescription } from './optimized-description';
import { optimizeTitle } from './optimized-title';
import { TITLE_MAX } from './store-limits';

/** The whole result of an optimisation: built by rules from what the user typed, inside the stores' limits. */
export function optimizeListing(input: OptimizationInput): OptimizationResult {
  const title = optimizeTitle(input);
  const description = optimizeDescription(input);
  const keywords = chooseKeywords(input);
  return {
    originalTitle: input.currentTitle,
    optimizedTitle: title,
    originalDescription: input.currentDescription,
    optimizedDescription: description,
    keywords,
    localizedVersions: localizeListing(input),
    score: OPTIMIZED_SCORE,
    improvements: listImprovements(input, { title, description, keywords }),
  };
}

/** Title and description for the three markets: the category's texts in each language, about the user's app. */
function localizeListing(input: OptimizationInput): Record<OptimizedLocale, LocalizedVersion> {
  const name = cutToLength(
    tidySpaces(withoutControlCharacters(withoutHtml(input.appName), false)),
    TITLE_MAX,
  );
  const versions = OPTIMIZED_LOCALES.map((locale) => {
    const { phrases, opening, benefits } = copy[locale][input.category];
    const titles = phrases.map((phrase) => `${name}: ${phrase}`);
    const isAllowed = (text: string) => !hasNewObjections({ title: text }, { title: name }, { locale });
    const title = titles.find((each) => countCharacters(each) <= TITLE_MAX && isAllowed(each)) ?? name;
    const list = benefits.map((benefit) => `• ${benefit}`).join('\n');
    return [locale, { title, description: `${opening.replace('{name}', () => name)}\n\n${list}` }] as const;
  });
  return Object.fromEntries(versions) as Record<OptimizedLocale, LocalizedVersion>;
}
