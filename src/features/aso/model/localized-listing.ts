import { countCharacters } from '@/domain/listings/limits';
import { cutToLength, tidySpaces, withoutControlCharacters, withoutHtml } from '@/domain/listings/text-shape';
import { LOCALIZED_COPY } from '../data/localized-copy';
import {
  OPTIMIZED_LOCALES,
  type LocalizedVersion,
  type OptimizationInput,
  type OptimizedLocale,
} from './optimization';
import { TITLE_MAX } from './optimized-title';

/** Title and description for the three markets: the category's texts in each language, about the user's app. */
export function localizeListing(input: OptimizationInput): Record<OptimizedLocale, LocalizedVersion> {
  const name = cutToLength(
    tidySpaces(withoutControlCharacters(withoutHtml(input.appName), false)),
    TITLE_MAX,
  );
  const versions = OPTIMIZED_LOCALES.map((locale) => {
    const { phrases, opening, benefits } = LOCALIZED_COPY[locale][input.category];
    const titles = phrases.map((phrase) => `${name}: ${phrase}`);
    const title = titles.find((each) => countCharacters(each) <= TITLE_MAX) ?? name;
    const list = benefits.map((benefit) => `• ${benefit}`).join('\n');
    return [locale, { title, description: `${opening.replace('{name}', () => name)}\n\n${list}` }] as const;
  });
  return Object.fromEntries(versions) as Record<OptimizedLocale, LocalizedVersion>;
}
