import { textDirection, type TextDirection } from '@/domain/drawing/text-direction';
import { helveticaWidth } from './helvetica';
import { breakLines, paragraphsOf } from './line-breaks';
import {
  answerText,
  type DocumentBlock,
  type DocumentColumn,
  type PageDocument,
} from '@/domain/documents/document';
import { isWinAnsi } from './win-ansi';

/** A4 and its margins, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const;
const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 14;

/** Style of a line of text. Sizes are points. */
export interface TextStyle {
  size: number;
  isBold: boolean;
  /** `#rrggbb` */
  color: string;
}

const INK = '#16150f';
const SOFT = '#4d4a40';
const LINE = '#cfc9bc';
const SUNKEN = '#f2efe8';
const WHITE = '#ffffff';

const STYLES = {
  title: { size: 22, isBold: true, color: INK },
  heading2: { size: 14, isBold: true, color: INK },
  heading3: { size: 11.5, isBold: true, color: INK },
  body: { size: 10.5, isBold: false, color: INK },
  strong: { size: 10.5, isBold: true, color: INK },
  open: { size: 10.5, isBold: false, color: '#b3261e' },
  soft: { size: 9.5, isBold: false, color: SOFT },
  cell: { size: 9.5, isBold: false, color: INK },
  cellHead: { size: 9.5, isBold: true, color: SOFT },
} as const satisfies Record<string, TextStyle>;

export const FOOTER_STYLE: TextStyle = { size: 8.5, isBold: false, color: SOFT };

const LEADING = 1.42;
/** Distance from the top of a line to its baseline in font sizes, with space for tall marks above. */
const ASCENT = 1.02;
const CELL_PADDING = 6;

/** One line of text. `x` is its left edge, `baseline` is measured from the top of the page. */
export interface PlacedLine {
  text: string;
  x: number;
  baseline: number;
  width: number;
  style: TextStyle;
  direction: TextDirection;
}

/** Element of a page, measured in points from its top left corner. */
export type PageItem =
  | { kind: 'line'; line: PlacedLine }
  /** Lines that the standard fonts lack: the browser draws them as one picture. */
  | {
      kind: 'picture';
      x: number;
      y: number;
      width: number;
      height: number;
      background: string;
      lines: PlacedLine[];
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string };

/** Width in points of a text that the standard fonts lack, as the browser would draw it. */
export type PaintedWidth = (text: string, style: TextStyle) => number;

/** A paragraph is either set in the standard font as a whole or drawn as a whole. */
interface Setting {
  isDrawn: boolean;
  direction: TextDirection;
  lines: { text: string; width: number }[];
}

function setParagraph(text: string, style: TextStyle, width: number, paintedWidth: PaintedWidth): Setting {
  const isDrawn = !isWinAnsi(text);
  const measure = (part: string) =>
    isDrawn ? paintedWidth(part, style) : helveticaWidth(part, style.size, style.isBold);
  const lines = breakLines(text, width, measure).map((line) => ({ text: line, width: measure(line) }));
  return { isDrawn, direction: isDrawn ? textDirection(text) : 'ltr', lines };
}

/** Lays a document out on pages. The caller adds the footer, because only then the number of pages is known. */
export function layOut(document: PageDocument, paintedWidth: PaintedWidth): PageItem[][] {
  const pages: PageItem[][] = [[]];
  let y: number = PAGE.margin;

  const page = () => pages.at(-1) ?? [];
  const breakPage = () => {
    pages.push([]);
    y = PAGE.margin;
  };
  const isAtTop = () => y === PAGE.margin;
  const makeRoom = (height: number) => {
    if (!isAtTop() && y + height > BOTTOM) breakPage();
  };
  const space = (height: number) => {
    if (!isAtTop()) y += height;
  };

  /** Places the lines of one paragraph at `y`; each line may continue on the next page. */
  function place(
    setting: Setting,
    style: TextStyle,
    box: { x: number; width: number; background?: string; align?: DocumentColumn['align'] },
    nextLine: () => void,
  ) {
    const { background = WHITE, align = 'start' } = box;
    const height = style.size * LEADING;
    let picture: Extract<PageItem, { kind: 'picture' }> | undefined;
    let onPage = page();
    for (const { text, width } of setting.lines) {
      nextLine();
      const isRight = (setting.direction === 'rtl') === (align === 'start');
      const x = isRight ? box.x + box.width - width : box.x;
      const baseline = y + style.size * ASCENT;
      const line = { text, x, baseline, width, style, direction: setting.direction };
      if (text.trim() !== '') {
        if (!setting.isDrawn) page().push({ kind: 'line', line });
        else {
          if (!picture || onPage !== page()) {
            picture = { kind: 'picture', x: box.x, y, width: box.width, height: 0, background, lines: [] };
            onPage = page();
            onPage.push(picture);
          }
          picture.lines.push(line);
          picture.height = y + height - picture.y;
        }
      }
      y += height;
    }
  }

  /** Places text across the page's whole width, or from `indent` on. */
  function flow(text: string, style: TextStyle, indent = 0) {
    paragraphsOf(text).forEach((paragraph, index) => {
      if (index > 0) space(style.size * 0.45);
      const width = CONTENT_WIDTH - indent;
      const setting = setParagraph(paragraph, style, width, paintedWidth);
      // A right-to-left paragraph is indented from the right, where it begins.
      const x = PAGE.margin + (setting.direction === 'rtl' ? 0 : indent);
      place(setting, style, { x, width }, () => makeRoom(style.size * LEADING));
    });
  }

  function heading(text: string, style: TextStyle, before: number) {
    space(before);
    makeRoom(style.size * LEADING * 2 + STYLES.body.size * LEADING * 2); // A heading never ends a page.
    flow(text, style);
    y += style.size * 0.3;
  }

  function list(items: readonly string[], isOrdered: boolean) {
    const style = STYLES.body;
    const indent = isOrdered ? 22 : 14;
    items.forEach((item, index) => {
      space(index > 0 ? 2 : 0);
      makeRoom(style.size * LEADING);
      const mark = isOrdered ? `${index + 1}.` : '•';
      const isRight = !isWinAnsi(item) && textDirection(item) === 'rtl';
      const width = helveticaWidth(mark, style.size, style.isBold);
      const x = isRight ? PAGE.width - PAGE.margin - width : PAGE.margin;
      const baseline = y + style.size * ASCENT;
      page().push({ kind: 'line', line: { text: mark, x, baseline, width, style, direction: 'ltr' } });
      flow(item, style, indent);
    });
  }

  interface Cell {
    text: string;
    width: number;
    style: TextStyle;
    align?: DocumentColumn['align'];
  }

  /** Places one row; a row taller than a page continues on the next pages, line by line. */
  function row(cells: readonly Cell[], background?: string, onNewPage?: () => void) {
    const settings = cells.map(({ text, style, width }) =>
      paragraphsOf(text).map((part) => setParagraph(part, style, width - 2 * CELL_PADDING, paintedWidth)),
    );
    const heights = settings.map((cell, index) => {
      const count = cell.reduce((sum, paragraph) => sum + paragraph.lines.length, 0);
      return count * (cells[index]?.style.size ?? 0) * LEADING;
    });
    const height = Math.max(0, ...heights) + 2 * CELL_PADDING;
    const isWhole = height <= BOTTOM - PAGE.margin - 40;
    if (isWhole && !isAtTop() && y + height > BOTTOM) {
      breakPage();
      onNewPage?.();
    }
    const start = { page: pages.length - 1, y };
    if (background)
      page().push({ kind: 'box', x: PAGE.margin, y, width: CONTENT_WIDTH, height, color: background });
    let end = { page: start.page, y: isWhole ? start.y + height : start.y };
    let x: number = PAGE.margin;
    cells.forEach((cell, index) => {
      // Each cell begins at the top of the row; the longest one decides where the row ends.
      const later = pages.splice(start.page + 1);
      y = start.y + CELL_PADDING;
      const box = {
        x: x + CELL_PADDING,
        width: cell.width - 2 * CELL_PADDING,
        background,
        align: cell.align,
      };
      for (const setting of settings[index] ?? [])
        place(setting, cell.style, box, () => {
          if (isWhole || y + cell.style.size * LEADING <= BOTTOM) return;
          pages.push(later.shift() ?? []);
          y = PAGE.margin;
        });
      const here = { page: pages.length - 1, y: y + CELL_PADDING };
      if (here.page > end.page || (here.page === end.page && here.y > end.y)) end = here;
      pages.push(...later);
      x += cell.width;
    });
    y = end.y;
    page().push({ kind: 'box', x: PAGE.margin, y, width: CONTENT_WIDTH, height: 0.6, color: LINE });
    y += 0.6;
  }

  function table(columns: readonly DocumentColumn[], rows: readonly (readonly string[])[]) {
    const shares = columns.reduce((sum, column) => sum + (column.share ?? 1), 0);
    const cellsOf = (texts: readonly string[], style: TextStyle): Cell[] =>
      columns.map(({ share = 1, align }, index) => {
        return { text: texts[index] ?? '', width: (CONTENT_WIDTH * share) / shares, style, align };
      });
    const labels = columns.map((column) => column.label);
    const head = () => row(cellsOf(labels, STYLES.cellHead), SUNKEN);
    makeRoom(STYLES.cell.size * LEADING * 2 + CELL_PADDING * 4);
    head();
    for (const texts of rows) row(cellsOf(texts, STYLES.cell), undefined, head);
  }

  function facts(rows: readonly (readonly [label: string, value: string])[]) {
    space(8);
    const width = CONTENT_WIDTH * 0.3;
    for (const [label, value] of rows)
      row([
        { text: label, width, style: STYLES.cellHead },
        { text: value, width: CONTENT_WIDTH - width, style: STYLES.cell },
      ]);
  }

  function block(each: DocumentBlock) {
    switch (each.kind) {
      case 'heading':
        return each.level === 2
          ? heading(each.text, STYLES.heading2, 18)
          : heading(each.text, STYLES.heading3, 12);
      case 'paragraph': {
        space(6);
        const { tone = 'normal' } = each;
        return flow(each.text, tone === 'normal' ? STYLES.body : STYLES[tone]);
      }
      case 'list':
        space(6);
        return list(each.items, each.isOrdered ?? false);
      case 'facts':
        return facts(each.rows);
      case 'answers':
        return facts(each.rows.map((of) => [of.asks, answerText(each, of)]));
      case 'table':
        space(8);
        return table(each.columns, each.rows);
      case 'rule':
        space(12);
        makeRoom(1);
        page().push({ kind: 'box', x: PAGE.margin, y, width: CONTENT_WIDTH, height: 0.8, color: LINE });
        y += 10;
    }
  }

  flow(document.title, STYLES.title);
  y += 8;
  document.blocks.forEach(block);
  return pages;
}
