/** A document for makePdf, in reading order. Texts may be in any script and contain line breaks. */
export interface PdfDocument {
  /** Shown large at the top, and stored in the file's properties. */
  title: string;
  blocks: readonly PdfBlock[];
  /** Small text at the foot of every page, next to the page number. */
  footer?: string;
  /** BCP 47, e.g. `en`; helps screen readers, and the browser to pick the right Han glyphs. */
  language?: string;
  /** Milliseconds since 1970 (the Clock's `now`), for the file's properties. */
  createdAt: number;
}

export type PdfBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  /** `soft` is smaller and greyer: dates, notes. */
  | { kind: 'paragraph'; text: string; tone?: 'normal' | 'soft' | 'strong' }
  | { kind: 'list'; items: readonly string[]; isOrdered?: boolean }
  /** Label and value, side by side. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'table'; columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] }
  | { kind: 'rule' };

export interface PdfColumn {
  label: string;
  /** `end` is for numbers. */
  align?: 'start' | 'end';
  /** Share of the width relative to the other columns; 1 by default. */
  share?: number;
}

/** Style of a line of text. Sizes are points. */
export interface TextStyle {
  size: number;
  isBold: boolean;
  /** `#rrggbb` */
  color: string;
}

/** Yields every text of a document, to check something about all of them. */
export function textsOf(document: PdfDocument): string[] {
  const texts = [document.title, document.footer ?? ''];
  for (const block of document.blocks) {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        texts.push(block.text);
        break;
      case 'list':
        texts.push(...block.items);
        break;
      case 'facts':
        texts.push(...block.rows.flat());
        break;
      case 'table':
        texts.push(...block.columns.map((column) => column.label), ...block.rows.flat());
        break;
      case 'rule':
        break;
    }
  }
  return texts;
}
