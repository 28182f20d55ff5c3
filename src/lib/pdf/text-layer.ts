import { graphemes } from '@/domain/drawing/line-breaks';
import { textDirection } from '@/domain/drawing/text-direction';
import type { PlacedLine } from './layout';
import { pdfNumber, utf16Hex, type PdfFile } from './pdf-file';
import { visualOrder } from './visual-order';

/** One-byte codes of a font; code 0 is left out, since some readers end a string at it. */
const CODES_PER_FONT = 255;
/** Unit of a font's widths: thousandths of its size. */
const UNITS = 1000;
/** A section of a CMap has at most this many rows (Adobe technical note 5014). */
const CMAP_ROWS = 100;

interface Glyph {
  index: number;
  text: string;
  width: number;
}

/** Invisible text over text that is drawn as a picture, so that it can be searched, selected and copied. */
export interface TextLayer {
  /** Returns the operators that place a line's text over its picture. PDF measures from the bottom of the page. */
  operators(line: PlacedLine, pageHeight: number): string;
  /** Writes the fonts, after all lines. Returns the entries of the pages' font dictionary. */
  finish(file: PdfFile): string;
}

/**
 * Creates a text layer with Type 3 fonts whose glyphs draw nothing: each code is one character as the reader sees it,
 * with the width the browser measured, and a ToUnicode map names it. So every script can be copied from the file, and
 * no font has to be embedded.
 * @param measure width of one character in points, as drawn
 */
export function createTextLayer(measure: (cluster: string, line: PlacedLine) => number): TextLayer {
  const widths = new Map<string, number>();
  const known = new Map<string, Glyph>();

  const widthOf = (cluster: string, line: PlacedLine) => {
    const width = widths.get(cluster) ?? Math.round((measure(cluster, line) / line.style.size) * UNITS);
    widths.set(cluster, width);
    return width;
  };
  const glyphOf = (text: string, width: number) => {
    const key = `${width} ${text}`;
    const glyph = known.get(key) ?? { index: known.size, text, width };
    known.set(key, glyph);
    return glyph;
  };
  const glyphsOf = (cluster: string, line: PlacedLine) => {
    const width = widthOf(cluster, line);
    const glyphs = markedParts(cluster).map((part, index) => glyphOf(part, index === 0 ? width : 0));
    return textDirection(cluster) === 'rtl' ? glyphs.reverse() : glyphs;
  };

  return {
    operators(line, pageHeight) {
      const clusters = visualOrder(graphemes(line.text), line.direction);
      const glyphs = clusters.flatMap((cluster) => glyphsOf(cluster, line));
      const natural = (glyphs.reduce((sum, glyph) => sum + glyph.width, 0) * line.style.size) / UNITS;
      const stretch = natural > 0 ? (line.width / natural) * 100 : 100;
      let shown = '';
      let font = -1;
      for (const { index } of glyphs) {
        const next = Math.floor(index / CODES_PER_FONT);
        if (next !== font) shown += `${font < 0 ? '' : '> Tj '}/T${next} ${pdfNumber(line.style.size)} Tf <`;
        font = next;
        shown += codeHex(index);
      }
      if (font < 0) return '';
      const at = `1 0 0 1 ${pdfNumber(line.x)} ${pdfNumber(pageHeight - line.baseline)} Tm`;
      return `BT 3 Tr ${pdfNumber(stretch)} Tz ${at} ${shown}> Tj ET\n`;
    },
    finish(file) {
      const glyphs = [...known.values()];
      let entries = '';
      if (glyphs.length === 0) return entries;
      const blank = file.reserve();
      file.putStream(blank, '', '0 0 d0');
      for (let start = 0; start < glyphs.length; start += CODES_PER_FONT) {
        const part = glyphs.slice(start, start + CODES_PER_FONT);
        const id = file.reserve();
        const map = file.reserve();
        file.putStream(map, '', toUnicode(part.map((glyph) => glyph.text)));
        const names = part.map(() => '/g').join(' ');
        const widths = part.map((glyph) => glyph.width).join(' ');
        file.put(
          id,
          `<< /Type /Font /Subtype /Type3 /FontBBox [0 -250 1000 900] /FontMatrix [0.001 0 0 0.001 0 0] ` +
            `/CharProcs << /g ${blank} 0 R >> /Encoding << /Type /Encoding /Differences [1 ${names}] >> ` +
            `/FirstChar 1 /LastChar ${part.length} /Widths [${widths}] /Resources << >> /ToUnicode ${map} 0 R >>`,
        );
        entries += ` /T${start / CODES_PER_FONT} ${id} 0 R`;
      }
      return entries;
    },
  };
}

/**
 * Splits a letter and its marks into several codes, because readers give a code that contains a mark no width.
 * Characters held together by joiners (emoji) stay one code.
 */
function markedParts(cluster: string): string[] {
  return /\p{M}/u.test(cluster) && !cluster.includes('\u200d') ? Array.from(cluster) : [cluster];
}

function codeHex(index: number): string {
  return ((index % CODES_PER_FONT) + 1).toString(16).padStart(2, '0').toUpperCase();
}

function toUnicode(clusters: readonly string[]): string {
  let rows = '';
  for (let start = 0; start < clusters.length; start += CMAP_ROWS) {
    const part = clusters.slice(start, start + CMAP_ROWS);
    const lines = part.map((cluster, index) => `<${codeHex(start + index)}> <${utf16Hex(cluster)}>\n`);
    rows += `${part.length} beginbfchar\n${lines.join('')}endbfchar\n`;
  }
  return (
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n' +
    '/CMapName /StorePilot-Text def\n/CMapType 2 def\n1 begincodespacerange\n<01> <FF>\nendcodespacerange\n' +
    `${rows}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`
  );
}
