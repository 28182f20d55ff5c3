import type { Place } from './find-message';
import type { ReadableText } from './readable-text';

/** Longest quote shown, in characters. */
const MAX_QUOTE = 180;

/** The line of a place, or as much of it around the place as a quote may have. */
export function quoteAround({ shown }: ReadableText, place: Place): string {
  const before = shown.slice(Math.max(0, place.start - MAX_QUOTE / 2), place.start);
  // Without a line break lastIndexOf gives -1, and the quote begins at the limit.
  const lineFrom = place.start - before.length + before.lastIndexOf('\n') + 1;
  const after = shown.slice(place.end, lineFrom + MAX_QUOTE);
  const lineEnd = after.indexOf('\n');
  const to = place.end + (lineEnd < 0 ? after.length : lineEnd);
  const isCutBefore = lineFrom > 0 && shown[lineFrom - 1] !== '\n';
  const isCutAfter = to < shown.length && shown[to] !== '\n';
  const quote = shown
    .slice(lineFrom, to)
    // A cut may leave half a character.
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
    .replaceAll('\n', ' ')
    .trim();
  return `${isCutBefore ? '…' : ''}${quote}${isCutAfter ? '…' : ''}`;
}
