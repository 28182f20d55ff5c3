import { textDirection } from '@/domain/drawing/text-direction';
import { createBrowserPainter, type TextPainter } from './browser-painter';
import { helveticaWidth } from './helvetica';
import { FOOTER_STYLE, layOut, PAGE, type PageItem, type PlacedLine, type TextStyle } from './layout';
import { paragraphsOf } from './line-breaks';
import { textsOf, type PageDocument } from '@/domain/documents/document';
import { createPdfFile, pdfColor, pdfLiteral, pdfNumber, pdfUnicode, type PdfFile } from './pdf-file';
import { createTextLayer } from './text-layer';
import { isWinAnsi, winAnsiCodes } from './win-ansi';

export interface MakePdfOptions {
  signal?: AbortSignal;
  /** Called with 0 to 1 after each page. */
  onProgress?: (progress: number) => void;
  /** Draws what the standard fonts lack; the browser's canvas by default. Created only when needed. */
  createPainter?: (language: string) => TextPainter;
}

const FOOTER_BASELINE = PAGE.height - 34;
/** Width at the end of the footer that is reserved for the page number. */
const FOOTER_WIDTH = PAGE.width - 2 * PAGE.margin - 90;
/** Largest number of characters in a footer: more cannot fit, whatever the script. */
const MOST_FOOTER_CHARACTERS = 200;

/**
 * Whether any text needs drawing as a picture. If so, say on the page that it looks as it does on this device and can
 * be selected through a hidden text layer.
 */
export function hasDrawnText({ title, footer = '', blocks }: PageDocument): boolean {
  return [title, footer, ...textsOf(blocks)].some((text) =>
    paragraphsOf(text).some((paragraph) => !isWinAnsi(paragraph)),
  );
}

/**
 * Makes an A4 PDF. Western European text is set in the standard fonts (Helvetica); the browser draws any other script,
 * with its fonts, shaping and direction, under an invisible text layer, so that all text can be searched, selected and
 * copied. Content streams are not compressed.
 * @returns the file, media type `application/pdf`
 * @throws the signal's reason when it is aborted; an Error when the browser refuses a canvas
 */
export async function makePdf(document: PageDocument, options: MakePdfOptions = {}): Promise<Blob> {
  const { signal, onProgress, createPainter = createBrowserPainter } = options;
  const language = document.language ?? 'en';
  let madePainter: TextPainter | undefined;
  const painter = () => (madePainter ??= createPainter(language));
  const measure = (text: string, style: TextStyle) => painter().measure(text, style);

  const pages = layOut(document, measure);
  pages.forEach((items, index) => items.push(...footerItems(document, index + 1, pages.length, measure)));

  const file = createPdfFile();
  const layer = createTextLayer((cluster, line) => measure(cluster, line.style));
  const [catalog, tree, info, fonts] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
  const kids: string[] = [];
  for (const [index, items] of pages.entries()) {
    signal?.throwIfAborted();
    let content = '';
    const images: string[] = [];
    for (const item of items) {
      const name = `/I${images.length}`;
      content += drawItem(item, name);
      if (item.kind !== 'picture') continue;
      images.push(`${name} ${await putPicture(file, painter(), item)} 0 R`);
      for (const line of item.lines) content += layer.operators(line, PAGE.height);
      signal?.throwIfAborted();
    }
    const [page, stream] = [file.reserve(), file.reserve()];
    file.putStream(stream, '', content);
    file.put(
      page,
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
        `/Resources << /Font ${fonts} 0 R /XObject << ${images.join(' ')} >> >> /Contents ${stream} 0 R >>`,
    );
    kids.push(`${page} 0 R`);
    onProgress?.((index + 1) / pages.length);
  }

  const base = '/Type /Font /Subtype /Type1 /Encoding /WinAnsiEncoding /BaseFont';
  const [regular, bold] = [file.reserve(), file.reserve()];
  file.put(regular, `<< ${base} /Helvetica >>`);
  file.put(bold, `<< ${base} /Helvetica-Bold >>`);
  file.put(fonts, `<< /F0 ${regular} 0 R /F1 ${bold} 0 R${layer.finish(file)} >>`);
  file.put(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`);
  file.put(
    catalog,
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang ${pdfUnicode(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const created = new Date(document.createdAt).toISOString().replace(/[-:T]|\..*/g, '');
  file.put(
    info,
    `<< /Title ${pdfUnicode(document.title)} /Producer (StorePilot) /CreationDate (D:${created}Z) >>`,
  );
  return file.finish(catalog, info);
}

function drawItem(item: PageItem, image: string): string {
  const [n, top] = [pdfNumber, PAGE.height];
  switch (item.kind) {
    case 'box':
      return `${pdfColor(item.color)} rg ${n(item.x)} ${n(top - item.y - item.height)} ${n(item.width)} ${n(item.height)} re f\n`;
    case 'picture':
      return `q ${n(item.width)} 0 0 ${n(item.height)} ${n(item.x)} ${n(top - item.y - item.height)} cm ${image} Do Q\n`;
    case 'line': {
      const { text, x, baseline, style } = item.line;
      const font = `/F${style.isBold ? 1 : 0} ${n(style.size)} Tf ${pdfColor(style.color)} rg`;
      return `BT 0 Tr 100 Tz ${font} 1 0 0 1 ${n(x)} ${n(top - baseline)} Tm ${pdfLiteral(winAnsiCodes(text))} Tj ET\n`;
    }
  }
}

async function putPicture(file: PdfFile, painter: TextPainter, item: Extract<PageItem, { kind: 'picture' }>) {
  const { jpeg, width, height } = await painter.paint(item);
  const id = file.reserve();
  const size = `/Width ${width} /Height ${height}`;
  file.putStream(
    id,
    `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    jpeg,
  );
  return id;
}

/** Draws the page number at the right and the footer's text at the left, cut to one line. */
function footerItems(
  document: PageDocument,
  page: number,
  pageCount: number,
  measure: (text: string, style: TextStyle) => number,
): PageItem[] {
  const style = FOOTER_STYLE;
  const number = `${page} / ${pageCount}`;
  const numberWidth = helveticaWidth(number, style.size, style.isBold);
  const lineAt = (text: string, x: number, width: number): PlacedLine => ({
    ...{ text, x, width, style, baseline: FOOTER_BASELINE },
    direction: textDirection(text),
  });
  const items: PageItem[] = [
    { kind: 'line', line: lineAt(number, PAGE.width - PAGE.margin - numberWidth, numberWidth) },
  ];
  const [words = ''] = paragraphsOf(document.footer ?? '');
  if (words === '') return items;
  const isDrawn = !isWinAnsi(words);
  const widthOf = (text: string) =>
    isDrawn ? measure(text, style) : helveticaWidth(text, style.size, style.isBold);
  const characters = Array.from(words).slice(0, MOST_FOOTER_CHARACTERS);
  while (widthOf(characters.join('')) > FOOTER_WIDTH) characters.pop();
  const text = characters.join('');
  const line = lineAt(text, PAGE.margin, widthOf(text));
  if (!isDrawn) return [...items, { kind: 'line', line }];
  const [y, height] = [FOOTER_BASELINE - style.size * 1.1, style.size * 1.6];
  return [
    ...items,
    {
      kind: 'picture',
      x: PAGE.margin,
      y,
      width: FOOTER_WIDTH,
      height,
      background: '#ffffff',
      lines: [line],
    },
  ];
}
