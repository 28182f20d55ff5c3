import { layerTexts, pdfFile, setTexts } from '@tests/support/images/pdf-text';
import { describe, expect, it } from 'vitest';
import type { TextPainter } from './browser-painter';
import { hasDrawnText, makePdf, type MakePdfOptions } from './make-pdf';
import type { DocumentBlock, PageDocument } from '@/domain/documents/document';

const CREATED = Date.UTC(2026, 10, 20, 9, 0, 0);
const documentOf = (blocks: readonly DocumentBlock[], more: Partial<PageDocument> = {}): PageDocument => ({
  ...{ title: 'PawPal launches', createdAt: CREATED, blocks },
  ...more,
});

/** Measures half a size per code point, and draws a picture of four bytes. */
const painter: TextPainter = {
  measure: (text, style) => Array.from(text).length * style.size * 0.5,
  paint: (picture) =>
    Promise.resolve({
      jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9),
      width: Math.ceil(picture.width),
      height: Math.ceil(picture.height),
    }),
};

/** Returns the file as one character per byte. */
async function fileOf(document: PageDocument, options: MakePdfOptions = { createPainter: () => painter }) {
  const blob = await makePdf(document, options);
  expect(blob.type).toBe('application/pdf');
  return pdfFile(new Uint8Array(await blob.arrayBuffer()));
}

describe('the file', () => {
  it('has a header, a table that points at its objects, and an end', async () => {
    const file = await fileOf(documentOf([{ kind: 'paragraph', text: 'Текст and text' }]));
    expect(file).toMatch(/^%PDF-1\.7\n/);
    expect(file).toMatch(/%%EOF\n$/);
    const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
    const [, count, rows = ''] = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)/.exec(file.slice(start)) ?? [];
    const offsets = rows.trimEnd().split('\n').slice(1);
    expect(offsets).toHaveLength(Number(count) - 1);
    offsets.forEach((row, index) =>
      expect(file.slice(Number(row.slice(0, 10)))).toMatch(new RegExp(`^${index + 1} 0 obj\\n`)),
    );
  });

  it('names every stream’s true length', async () => {
    const file = await fileOf(documentOf([{ kind: 'paragraph', text: 'Текст' }]));
    const streams = Array.from(file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g));
    expect(streams.length).toBeGreaterThan(3);
    for (const [, length, content = ''] of streams) expect(content).toHaveLength(Number(length));
  });

  it('carries title, language and day in its properties', async () => {
    const file = await fileOf(documentOf([], { title: 'Пёс', language: 'ru' }));
    expect(file).toContain('/Title <FEFF041F04510441>');
    expect(file).toContain('/Lang <FEFF00720075>');
    expect(file).toContain('/CreationDate (D:20261120090000Z)');
  });
});

describe('Western text', () => {
  const noPainter: MakePdfOptions = {
    createPainter: () => {
      throw new Error('not needed');
    },
  };

  it('is set as selectable text without any canvas', async () => {
    const blocks: DocumentBlock[] = [
      { kind: 'heading', level: 2, text: 'Résumé – “quoted” (€5)' },
      { kind: 'paragraph', text: 'One \\ two\nThree' },
      { kind: 'list', items: ['<b>HTML</b> & co', 'Two'], isOrdered: true },
      { kind: 'facts', rows: [['Company', 'PawPal Ltd']] },
      {
        kind: 'table',
        columns: [{ label: 'Month' }, { label: 'Amount', align: 'end' }],
        rows: [['May', '$29']],
      },
      { kind: 'rule' },
    ];
    expect(setTexts(await fileOf(documentOf(blocks, { footer: 'A footer' }), noPainter))).toEqual([
      ...[
        'PawPal launches',
        'Résumé \x96 \x93quoted\x94 (\x805)',
        'One \\ two',
        'Three',
        '1.',
        '<b>HTML</b> & co',
        '2.',
        'Two',
      ],
      ...['Company', 'PawPal Ltd', 'Month', 'Amount', 'May', '$29', '1 / 1', 'A footer'],
    ]);
  });

  it('flows over pages without losing a word, with a number on each', async () => {
    const text = Array.from({ length: 2000 }, (_, index) => `word${index}`).join(' ');
    const file = await fileOf(documentOf([{ kind: 'paragraph', text }]), noPainter);
    const shown = setTexts(file);
    const pages = shown.filter((line) => /^\d+ \/ \d+$/.test(line));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).toBe(`1 / ${pages.length}`);
    expect(file.match(/\/Type \/Page /g)).toHaveLength(pages.length);
    const words = shown.slice(1).filter((line) => !pages.includes(line));
    expect(words.join(' ')).toBe(text);
  });

  it('repeats the head of a table on each page, and breaks a row that is longer than a page', async () => {
    const rows = [...Array.from({ length: 60 }, (_, index) => [`row ${index}`]), ['tall '.repeat(2000)]];
    const shown = setTexts(
      await fileOf(documentOf([{ kind: 'table', columns: [{ label: 'Head' }], rows }]), noPainter),
    );
    expect(shown.filter((line) => line === 'Head').length).toBeGreaterThan(1);
    expect(shown.filter((line) => line.startsWith('row '))).toHaveLength(60);
    expect(shown.join(' ').match(/tall/g)).toHaveLength(2000);
  });
});

describe('text of other scripts', () => {
  it.each([
    ['Cyrillic', 'Привет мир', 'Привет мир'],
    ['Chinese', '你好，世界', '你好，世界'],
    ['Japanese', 'アプリ公開', 'アプリ公開'],
    ['Korean', '안녕하세요', '안녕하세요'],
    ['Hindi, letters and marks', 'हिन्दी', 'हिन्दी'],
    ['emoji held together', 'Go 👨‍👩‍👧', 'Go 👨‍👩‍👧'],
    ['Arabic, in the order of the page', 'مرحبا 25', Array.from('مرحبا').reverse().join('')],
  ])('%s: drawn, with the words under the picture', async (_, text, inLayer) => {
    const file = await fileOf(documentOf([{ kind: 'paragraph', text }]));
    expect(file).toContain('/Filter /DCTDecode');
    expect(layerTexts(file).join('\n')).toContain(inLayer);
    expect(setTexts(file)).not.toContain('?');
  });

  it('keeps every character when there are more than one font can name', async () => {
    const text = Array.from({ length: 600 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    const file = await fileOf(documentOf([{ kind: 'paragraph', text }]));
    expect(file.match(/\/Subtype \/Type3/g)).toHaveLength(3);
    expect(layerTexts(file).join('')).toBe(text);
  });

  it('is stretched to the width the picture gives it', async () => {
    const file = await fileOf(documentOf([{ kind: 'paragraph', text: 'Текст' }]));
    expect(file).toContain('BT 3 Tr 100 Tz 1 0 0 1 56 ');
  });

  it.each([
    ['Latin only', 'Plain – “text” €', false],
    ['an accent of its own', 'Cafe\u0301', false],
    ['one Greek letter', 'α', true],
    ['a Polish letter the standard fonts lack', 'Łódź', true],
  ])('hasDrawnText: %s', (_, text, isDrawn) => {
    expect(hasDrawnText(documentOf([{ kind: 'facts', rows: [['Label', text]] }]))).toBe(isDrawn);
  });
});

describe('running work', () => {
  it('reports after each page and stops when aborted', async () => {
    const progress: number[] = [];
    await fileOf(documentOf([{ kind: 'paragraph', text: 'word '.repeat(1000) }]), {
      onProgress: (value) => progress.push(value),
    });
    expect(progress.at(-1)).toBe(1);
    expect(progress.length).toBeGreaterThan(1);

    const controller = new AbortController();
    controller.abort();
    await expect(makePdf(documentOf([]), { signal: controller.signal })).rejects.toThrow();
  });
});
