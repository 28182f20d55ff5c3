/** A document for makePdf, in the order of reading. Texts may be in any script and hold line breaks. */
export interface PdfDocument {
  /** Stands large at the top and in the file's properties. */
  title: string;
  blocks: readonly PdfBlock[];
  /** Small words at the foot of every page, beside the page number. */
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
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** Share of the width beside the other columns' shares; 1 unless told. */
  share?: number;
}

/** How a line of text looks. Sizes are points. */
export interface TextStyle {
  size: number;
  isBold: boolean;
  /** `#rrggbb` */
  color: string;
}

/** Every text of a document, for asking something about all of them. */
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
