/** Returns a PDF as one character per byte. Its content streams must not be compressed (lib/pdf). */
export function pdfFile(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Returns the text set in the standard fonts, as WinAnsi codes, in the order of the file. */
export function setTexts(file: string): string[] {
  return Array.from(file.matchAll(/\(((?:\\.|[^\\()])*)\) Tj/g), ([, text = '']) =>
    text.replace(/\\(.)/g, '$1'),
  );
}

/**
 * Returns the text of the invisible layer under drawn lines, one string per line, decoded through the fonts' ToUnicode
 * maps as a reader does. Right-to-left lines are in the order of the page.
 */
export function layerTexts(file: string): string[] {
  const maps = Array.from(file.matchAll(/begincmap[\s\S]*?endcmap/g), ([map]) => {
    const rows = map.matchAll(/^<(\w{2})> <(\w+)>$/gm);
    return new Map(
      Array.from(rows, ([, code = '', text = '']) => [
        code,
        (text.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join(''),
      ]),
    );
  });
  return Array.from(file.matchAll(/BT 3 Tr (.*) ET/g), ([, line = '']) =>
    Array.from(line.matchAll(/\/T(\d+) \S+ Tf <(\w+)> Tj/g), ([, font, codes = '']) =>
      (codes.match(/../g) ?? []).map((code) => maps[Number(font)]?.get(code) ?? '?').join(''),
    ).join(''),
  );
}
