import { countOf } from '@/domain/texts';
import { countCharacters } from '@/domain/listings/limits';
import { htmlOf, repeatedPunctuation, shoutedWords, wordsOf } from '@/domain/listings/text-shape';
import type { OptimizationInput } from './optimization';
import { OPENING_CHARACTERS, plainDescription } from './optimized-description';
import { DESCRIPTION_MAX, KEYWORDS_MAX, TITLE_MAX } from './store-limits';

interface Optimized {
  title: string;
  description: string;
  keywords: readonly string[];
}

/** Describes what was improved; each line is about this listing. */
export function listImprovements(input: OptimizationInput, optimized: Optimized): string[] {
  return [
    titleImprovement(input, optimized.title),
    ...descriptionImprovements(input, optimized.description),
    keywordImprovement(optimized.keywords),
    'Title and description written for Spanish, French and German markets.',
  ].filter((line) => line !== '');
}

function titleImprovement({ currentTitle }: OptimizationInput, title: string): string {
  const [before, after] = [countCharacters(currentTitle), countCharacters(title)];
  const used = `${after} of ${TITLE_MAX} characters`;
  if (title === currentTitle.trim()) return `Title kept: it fits both stores with ${used}.`;
  if (before > TITLE_MAX) return `Title shortened from ${before} to ${used}; neither store takes more.`;
  return `Title leads with the app’s name and says what it does, in ${used}.`;
}

function descriptionImprovements(input: OptimizationInput, description: string): string[] {
  const { currentDescription: before, appName } = input;
  const lines: string[] = [];
  if (htmlOf(before).length > 0) lines.push('HTML tags removed: the stores show them as text.');
  if (shoutedWords(before, appName).length > 0)
    lines.push('Words in capitals changed to lower case, as Google Play requires.');
  if (repeatedPunctuation(before).length > 0) lines.push('Repeated punctuation reduced to one mark.');
  const opening = before.slice(0, OPENING_CHARACTERS).toLowerCase();
  if (!opening.includes(appName.trim().toLowerCase()))
    lines.push('The description names the app before a store cuts it off with “more”.');
  if (before.trim() !== '' && leftOut(input, description))
    lines.push('Left out what a store would refuse: the check beside the form names it.');
  if (description.includes('\n• ') && !before.includes('\n'))
    lines.push('Sentences turned into a list that is easy to skim.');
  if (countCharacters(before) > DESCRIPTION_MAX)
    lines.push(
      `Description shortened from ${countCharacters(before)} to ${countCharacters(description)} characters; both stores take at most ${DESCRIPTION_MAX}.`,
    );
  return lines.length > 0
    ? lines
    : ['Description kept: it is plain text, inside the limit, and names the app first.'];
}

/** Whether sentences of the user's text are not in the optimized one. */
function leftOut(input: OptimizationInput, description: string): boolean {
  return wordsOf(plainDescription(input)).some((word) => !description.includes(word));
}

function keywordImprovement(keywords: readonly string[]): string {
  if (keywords.length === 0) return '';
  const count = countOf(keywords.length, 'keyword');
  return `${count} in ${countCharacters(keywords.join(','))} of ${KEYWORDS_MAX} characters, none of them in the app’s name already.`;
}
