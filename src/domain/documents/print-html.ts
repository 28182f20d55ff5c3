import { answerText, type AnswersBlock, type DocumentBlock } from './document';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  // NUL is not allowed in HTML; the stores refuse it as well.
  return text.replaceAll('\0', '').replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

const CLASSES = { normal: '', strong: '', soft: ' class="meta"', open: ' class="open"' } as const;

/** Writes blocks as lines of HTML. Every text is escaped. */
export function blocksHtml(blocks: readonly DocumentBlock[]): string[] {
  return blocks.flatMap(blockHtml);
}

function blockHtml(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'heading': {
      const tag = `h${block.level}`;
      return [`<${tag}${block.isTyped ? ' dir="auto"' : ''}>${escapeHtml(block.text)}</${tag}>`];
    }
    case 'paragraph': {
      const { tone = 'normal', text } = block;
      const words = escapeHtml(text);
      return [`<p${CLASSES[tone]}>${tone === 'strong' ? `<strong>${words}</strong>` : words}</p>`];
    }
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul';
      return [`<${tag}>`, ...block.items.map((item) => `<li>${escapeHtml(item)}</li>`), `</${tag}>`];
    }
    case 'facts':
      return table(block.rows.map(([label, value]) => [cell('th scope="row"', label), cell('td', value)]));
    case 'table':
      return table([
        block.columns.map(({ label }) => cell('th', label)),
        ...block.rows.map((row) => row.map((text) => cell('td', text))),
      ]);
    case 'answers':
      return answersHtml(block);
    case 'rule':
      return ['<hr>'];
  }
}

function answersHtml(block: AnswersBlock): string[] {
  const rows = block.rows.map((row) => {
    const text = escapeHtml(answerText(block, row));
    const answer = row.answer === undefined ? `<span class="open">${text}</span>` : text;
    return [
      cell('th scope="row"', row.asks),
      `<td${block.isTyped ? ' dir="auto"' : ''}>${answer}</td>`,
      ...(block.hasNotes ? [cell('td', row.note ?? '')] : []),
    ];
  });
  return table(rows, (index) => (block.hasNotes && block.rows[index]?.depth === 1 ? ' class="under"' : ''));
}

function table(rows: readonly (readonly string[])[], lookOf: (index: number) => string = () => ''): string[] {
  const lines = rows.map((cells, index) => `<tr${lookOf(index)}>${cells.join('')}</tr>`);
  return ['<table>', ...lines, '</table>'];
}

function cell(tag: string, text: string): string {
  return `<${tag}>${escapeHtml(text)}</${tag.slice(0, 2)}>`;
}
