import { chooseKeywords } from './listing-keywords';
import { listImprovements } from './improvements';
import { localizeListing } from './localized-listing';
import { OPTIMIZED_SCORE, type OptimizationInput, type OptimizationResult } from './optimization';
import { optimizeDescription } from './optimized-description';
import { optimizeTitle } from './optimized-title';

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
