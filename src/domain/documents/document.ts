import type { SheetRow } from '../answer-sheet';

/** A block of a document. Printers write it as HTML, Markdown (beside this file) and PDF (src/lib/pdf). */
export type DocumentBlock =
  | { kind: 'heading'; level: 2 | 3; text: string; isTyped?: boolean }
  /** `soft` is smaller and greyer: dates, notes. `open` is something that the user still has to do. */
  | { kind: 'paragraph'; text: string; tone?: 'normal' | 'soft' | 'strong' | 'open' }
  | { kind: 'list'; items: readonly string[]; isOrdered?: boolean }
  /** Label and value, side by side. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'table'; columns: readonly DocumentColumn[]; rows: readonly (readonly string[])[] }
  | AnswersBlock
  | { kind: 'rule' };

/** Rows of a store's form, with the answer to give. */
export interface AnswersBlock {
  kind: 'answers';
  rows: readonly SheetRow[];
  /** Shown for an answer that is missing; `Not answered` by default. */
  missing?: string;
  hasNotes?: boolean;
  /** The answers are the publisher's own words, in any direction. */
  isTyped?: boolean;
}

export interface DocumentColumn {
  label: string;
  /** `end` is for numbers. */
  align?: 'start' | 'end';
  /** Share of the width relative to the other columns; 1 by default. */
  share?: number;
}

/** A document in reading order, as a file of its own. Texts may be in any script and contain line breaks. */
export interface PageDocument {
  /** Shown large at the top, and stored in the file's properties. */
  title: string;
  blocks: readonly DocumentBlock[];
  /** Small text at the foot of every page, next to the page number. */
  footer?: string;
  /** BCP 47, e.g. `en`; helps screen readers, and the browser to pick the right Han glyphs. */
  language?: string;
  /** Milliseconds since 1970 (the Clock's `now`), for the file's properties. */
  createdAt: number;
}

/** The printed answer of a row. */
export function answerText({ missing = 'Not answered' }: AnswersBlock, { answer }: SheetRow): string {
  return answer ?? missing;
}

/** Lists every text of these blocks. */
export function textsOf(blocks: readonly DocumentBlock[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return [block.text];
      case 'list':
        return [...block.items];
      case 'facts':
        return block.rows.flat();
      case 'table':
        return [...block.columns.map((column) => column.label), ...block.rows.flat()];
      case 'answers':
        return block.rows.flatMap((row) => [row.asks, answerText(block, row)]);
      case 'rule':
        return [];
    }
  });
}
