/**
 * Collects the numbered objects of a PDF file and writes them with their cross-reference table (PDF 32000-1, chapter
 * 7.5).
 */
export interface PdfFile {
  /** Reserves a number for an object that is written later. */
  reserve(): number;
  /** Writes an object that is not a stream: `<< … >>` or an array. */
  put(id: number, body: string): void;
  /** Writes a stream. `entries` are those of its dictionary, without the length. */
  putStream(id: number, entries: string, content: Uint8Array | string): void;
  finish(rootId: number, infoId: number): Blob;
}

/** Writes one byte per character: content streams and dictionaries contain no others. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function createPdfFile(): PdfFile {
  // The second line marks the file as binary for transfer programs.
  const parts: Uint8Array<ArrayBuffer>[] = [bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  let length = parts[0]?.length ?? 0;
  const offsets: number[] = [];

  const write = (content: Uint8Array | string) => {
    const bytes = typeof content === 'string' ? bytesOf(content) : new Uint8Array(content);
    parts.push(bytes);
    length += bytes.length;
  };
  const begin = (id: number) => {
    offsets[id - 1] = length;
    write(`${id} 0 obj\n`);
  };

  return {
    reserve: () => offsets.push(0),
    put(id, body) {
      begin(id);
      write(`${body}\nendobj\n`);
    },
    putStream(id, entries, content) {
      begin(id);
      write(`<< ${entries} /Length ${content.length} >>\nstream\n`);
      write(content);
      write('\nendstream\nendobj\n');
    },
    finish(rootId, infoId) {
      const start = length;
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
      write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`);
      const trailer = `<< /Size ${offsets.length + 1} /Root ${rootId} 0 R /Info ${infoId} 0 R >>`;
      write(`trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
      return new Blob(parts, { type: 'application/pdf' });
    },
  };
}

/** Formats a number for PDF: no exponent, no more digits than a printer resolves. */
export function pdfNumber(value: number): string {
  return String(Number(value.toFixed(3)));
}

/** Formats a literal string of one-byte codes, for text in a standard font. */
export function pdfLiteral(codes: readonly number[]): string {
  const escaped = codes.map((code) => {
    const character = String.fromCharCode(code);
    return '()\\'.includes(character) ? `\\${character}` : character;
  });
  return `(${escaped.join('')})`;
}

/** Formats a text of any script for use outside of pages: UTF-16 in hexadecimal. */
export function pdfUnicode(text: string): string {
  return `<FEFF${utf16Hex(text)}>`;
}

export function utf16Hex(text: string): string {
  let hex = '';
  for (let index = 0; index < text.length; index += 1)
    hex += text.charCodeAt(index).toString(16).padStart(4, '0').toUpperCase();
  return hex;
}

/** Converts `#rrggbb` to the three numbers of a colour operator. */
export function pdfColor(color: string): string {
  return [1, 3, 5].map((at) => pdfNumber(parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
}
