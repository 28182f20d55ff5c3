import { cutWithMark, tidySpaces, withoutControlCharacters } from '@/domain/listings/text-shape';
import type { MarketingInput } from './marketing-kit';

/**
 * The form's texts, cleaned up and split into the parts that the assets are built from. Everything is plain text, even
 * HTML.
 */
export interface Brief {
  name: string;
  /** The whole description with its line breaks. */
  description: string;
  /** Its first sentence, whole. */
  opening: string;
  /** The first sentence, cut if it is long. */
  hook: string;
  /** The text after the first sentence. */
  rest: string;
  features: string[];
  /** May be empty. */
  audience: string;
  launchDate: string;
  /** Today, `YYYY-MM-DD`. */
  today: string;
}

const MOST_FEATURES = 12;
/** Longer ones are sentences, not features. */
const FEATURE_CHARACTERS = 120;
/** Longest first sentence, in characters. */
const HOOK_CHARACTERS = 200;

function oneLine(text: string): string {
  return tidySpaces(withoutControlCharacters(text, false));
}

/** Key features as typed: separated by commas of any script, semicolons or lines; each once. */
export function featuresOf(text: string): string[] {
  const parts = text.split(/[,;\n，、；،]/).map((part) => cutWithMark(oneLine(part), FEATURE_CHARACTERS));
  const seen = new Set<string>();
  return parts
    .filter((part) => {
      const key = part.toLowerCase();
      if (part === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST_FEATURES);
}

export function firstSentence(text: string): string {
  if (typeof Intl.Segmenter !== 'function') return /^[^.!?。！？\n]+[.!?。！？]*/u.exec(text)?.[0] ?? text;
  const [first] = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? text;
}

export function briefOf(input: MarketingInput, today: string): Brief {
  const description = tidySpaces(withoutControlCharacters(input.description, true));
  const opening = firstSentence(description);
  return {
    name: oneLine(input.appName),
    description,
    opening,
    hook: cutWithMark(opening, HOOK_CHARACTERS),
    rest: description.slice(opening.length).trim(),
    features: featuresOf(input.keyFeatures),
    audience: oneLine(input.targetAudience).replace(/[.。]+$/u, ''),
    launchDate: input.launchDate,
    today,
  };
}
