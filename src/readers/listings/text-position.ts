import type { Finding } from '@/domain/findings';

/** A place in a text, both from 1; the column counts UTF-16 units, as editors and annotations do. */
export interface TextPosition {
  line: number;
  column: number;
}

/** Texts beyond this are measured only, so no place in them is looked for. */
const MAX_TEXT_UNITS = 20_000;

/**
 * Finds where in a text the cause of a finding is: the words that its title quotes, or else the first thing that its
 * fix would change.
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
  if (finding.fixedText === undefined || finding.fixedText === '') return undefined;
  return positionAt(text, firstDifference(text, finding.fixedText));
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
