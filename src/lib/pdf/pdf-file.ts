/** Collects the numbered objects of a PDF file and writes them with their table (PDF 32000-1, chapter 7.5). */
export interface PdfFile {
  /** A number for an object that is written later. */
  reserve(): number;
  /** Writes an object that isn't a stream: `<< … >>` or an array. */
  put(id: number, body: string): void;
  /** Writes a stream. `entries` are those of its dictionary, without the length. */
  putStream(id: number, entries: string, content: Uint8Array | string): void;
  finish(rootId: number, infoId: number): Blob;
}

/** One byte per character: content streams and dictionaries hold no others. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function createPdfFile(): PdfFile {
  // The second line tells transfer programs that the file is binary.
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

/** A number as PDF takes it: no exponent, no more digits than a printer sees. */
export function pdfNumber(value: number): string {
  return String(Number(value.toFixed(3)));
}

/** A literal string of one-byte codes, for text shown in a standard font. */
export function pdfLiteral(codes: readonly number[]): string {
  const escaped = codes.map((code) => {
    const character = String.fromCharCode(code);
    return '()\\'.includes(character) ? `\\${character}` : character;
  });
  return `(${escaped.join('')})`;
}

/** A text of any script as PDF keeps it outside of pages: UTF-16 in hexadecimal. */
export function pdfUnicode(text: string): string {
  return `<FEFF${utf16Hex(text)}>`;
}

export function utf16Hex(text: string): string {
  let hex = '';
  for (let index = 0; index < text.length; index += 1)
    hex += text.charCodeAt(index).toString(16).padStart(4, '0').toUpperCase();
  return hex;
}

/** `#rrggbb` as the three numbers of a colour operator. */
export function pdfColor(color: string): string {
  return [1, 3, 5].map((at) => pdfNumber(parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
}
