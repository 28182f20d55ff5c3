import { answerText, type DocumentBlock } from './document';

/** Escapes a publisher's text for Markdown: one line, and nothing that Markdown or HTML would read as markup. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\\`*_[\]<>&#|]/g, (char) => `\\${char}`)
    .trim();
}

/** Writes blocks as paragraphs of Markdown, to be joined by empty lines. Every text is escaped. */
export function blocksMarkdown(blocks: readonly DocumentBlock[]): string[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'heading':
        return `${'#'.repeat(block.level)} ${escapeMarkdown(block.text)}`;
      case 'paragraph':
        return escapeMarkdown(block.text);
      case 'list':
        return block.items
          .map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${escapeMarkdown(item)}`)
          .join('\n');
      case 'facts':
        return lines(block.rows);
      case 'table':
        return [
          row(block.columns.map(({ label }) => label)),
          `| ${block.columns.map(({ align }) => (align === 'end' ? '---:' : '---')).join(' | ')} |`,
          ...block.rows.map(row),
        ].join('\n');
      case 'answers':
        return lines(block.rows.map((each) => [each.asks, answerText(block, each)]));
      case 'rule':
        return '---';
    }
  });
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(escapeMarkdown).join(' | ')} |`;
}

function lines(rows: readonly (readonly [label: string, value: string])[]): string {
  return rows.map(([label, value]) => `- ${escapeMarkdown(label)}: ${escapeMarkdown(value)}`).join('\n');
}
