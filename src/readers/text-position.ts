import type { Finding } from '@/model/finding';
import { LISTING_LIMITS } from '@/domain/listings/limits';

/** A place in a text, both from 1; the column counts UTF-16 units, as editors and annotations do. */
export interface TextPosition {
  line: number;
  column: number;
}

/** Texts beyond this are measured only, so no place in them is looked for. */
const MAX_TEXT_UNITS = 20_000;

/**
 * Finds where in a text the cause of a finding is: the words that its title names, the first character beyond a limit, or
 * the first one that its fix would change.
 * @returns undefined when the finding concerns the text as a whole
 */
export function offencePosition(
  finding: Finding & { fixedText?: string },
  text: string,
): TextPosition | undefined {
  if (text.length > MAX_TEXT_UNITS) return undefined;
  const quotes = [...finding.title.matchAll(/“([^”]+)”|"([^"]+)"/g)];
  for (const [, curly, straight] of quotes) {
    const at = text.indexOf(curly ?? straight ?? '');
    if (at >= 0) return positionAt(text, at);
  }
  const limit = finding.rule === 'listing-too-long' ? limitOf(finding) : undefined;
  if (limit !== undefined) return positionAt(text, Array.from(text).slice(0, limit).join('').length);
  if (finding.fixedText !== undefined && finding.fixedText !== '')
    return positionAt(text, firstDifference(text, finding.fixedText));
  // “App name is in capitals: LANTERN JOURNAL”
  const [, named = ''] = /: (\S+)/.exec(finding.title) ?? [];
  const at = named === '' ? -1 : text.indexOf(named);
  return at < 0 ? undefined : positionAt(text, at);
}

function limitOf({ subject: { store, field } }: Finding): number | undefined {
  return LISTING_LIMITS.find((limit) => limit.store === store && limit.field === field)?.max;
}

function firstDifference(text: string, other: string): number {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  return Math.min(at, Math.max(0, text.length - 1));
}

/** The line and column of an index. */
export function positionAt(text: string, at: number): TextPosition {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
