import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOut } from '@/lib/pdf/layout';
import { textsOf, type DocumentBlock } from './document';
import { blocksHtml, escapeHtml } from './print-html';
import { blocksMarkdown, escapeMarkdown } from './print-markdown';

/** One block of every kind, each text another one. */
const blocks = (text: (name: string) => string): DocumentBlock[] => [
  { kind: 'heading', level: 2, text: text('heading') },
  { kind: 'paragraph', tone: 'open', text: text('paragraph') },
  { kind: 'paragraph', tone: 'strong', text: text('strong') },
  { kind: 'list', items: [text('item')] },
  { kind: 'list', items: [text('first')], isOrdered: true },
  { kind: 'facts', rows: [[text('label'), text('value')]] },
  { kind: 'table', columns: [{ label: text('column') }], rows: [[text('cell')]] },
  {
    kind: 'answers',
    rows: [
      { asks: text('asks'), answer: text('answer') },
      { asks: text('open'), answer: undefined },
    ],
  },
  { kind: 'rule' },
];

it('prints every text of every kind of block in each format, escaped', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{0,8}$/), (mark) => {
      const all = blocks((name) => `${name}${mark}`);
      const html = blocksHtml(all).join('\n');
      const markdown = blocksMarkdown(all).join('\n\n');
      const missing = textsOf(all).flatMap((text) => [
        ...(html.includes(`>${escapeHtml(text)}<`) ? [] : [`HTML: ${text}`]),
        ...(markdown.includes(escapeMarkdown(text)) ? [] : [`Markdown: ${text}`]),
      ]);
      expect(missing).toEqual([]);
    }),
  );
});

it('prints the same blocks on the pages of a PDF', () => {
  const all = blocks((name) => name);
  const pages = layOut({ title: 'Title', blocks: all, createdAt: 0 }, () => 0);
  const printed = pages.flat().flatMap((item) => (item.kind === 'line' ? [item.line.text] : []));
  expect(textsOf(all).filter((text) => !printed.includes(text))).toEqual([]);
  expect(printed).toContain('Not answered');
});
