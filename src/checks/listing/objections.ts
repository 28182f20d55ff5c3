import { EMPTY_LISTING, type Listing, type ListingField } from '@/model/listing';
import { checkListing } from './check-listing';
import type { ListingContext } from './listing-check';

/** The language, and whatever else of the context is known. */
export type TextContext = Pick<ListingContext, 'locale' | 'appName'>;

/**
 * The rules that would refuse a text or ask for a change in either store, for generators of texts: blockers and
 * warnings, without those about fields that are empty.
 */
export function objectionsTo(texts: Partial<Listing>, context: TextContext): Set<string> {
  const listing = { ...EMPTY_LISTING, ...texts };
  const findings = checkListing(listing, { ...context, platforms: ['ios', 'android'], isUpdate: false });
  return new Set(
    findings
      .filter(
        ({ severity, isMissing, subject }) =>
          severity !== 'note' && !isMissing && listing[subject.field].trim() !== '',
      )
      .map(({ rule, subject }) => `${rule} ${subject.field}`),
  );
}

/** Whether a text has objections that another one, e.g. the user's own name of the app, doesn't have. */
export function hasNewObjections(
  texts: Partial<Listing>,
  known: Partial<Listing>,
  context: TextContext,
): boolean {
  const before = objectionsTo(known, context);
  return [...objectionsTo(texts, context)].some((rule) => !before.has(rule));
}

/** Steps after which a text that is still refused is given up. */
const MOST_STEPS = 40;

/**
 * Leaves out the sentences that a store would refuse: those that are refused by themselves, then those without which
 * the rest has fewer objections. Sentences stay whole and in their order.
 * @returns the rest, which may be empty
 */
export function withoutRefused(text: string, field: ListingField, context: TextContext): string {
  const objections = (parts: readonly Part[]) => objectionsTo({ [field]: joined(parts) }, context).size;
  const lines = text.split('\n').map((line, at) => ({ line: at, text: line }));
  if (objections(lines) === 0) return text;
  let kept = lines
    .flatMap((each) => (objections([each]) > 0 ? sentencesOf(each) : [each]))
    .filter((part) => part.text.trim() === '' || objections([part]) === 0);
  for (let step = 0; step < MOST_STEPS && objections(kept) > 0; step += 1) {
    const without = kept.map((_, at) => kept.filter((__, index) => index !== at));
    const best = without.reduce((a, b) => (objections(b) < objections(a) ? b : a), without[0] ?? []);
    kept = objections(best) < objections(kept) ? best : kept.slice(0, -1);
  }
  return objections(kept) > 0 ? '' : joined(kept);
}

/** A line of a text, or one of its sentences. */
interface Part {
  /** Sentences of one line are put into one line again. */
  line: number;
  text: string;
}

function joined(parts: readonly Part[]): string {
  return parts
    .map(({ line, text }, at) => (at === 0 ? text : (parts[at - 1]?.line === line ? ' ' : '\n') + text))
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function sentencesOf({ line, text }: Part): Part[] {
  const sentences =
    typeof Intl.Segmenter === 'function'
      ? Array.from(
          new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text),
          ({ segment }) => segment,
        )
      : (text.match(/[^.!?。！？]+[.!?。！？]*/gu) ?? [text]);
  return sentences.map((sentence) => ({ line, text: sentence.trim() }));
}
