import { describe, expect, it } from 'vitest';
import { pressReleaseBlocks } from './press-release';

describe('pressReleaseBlocks', () => {
  it('makes headings, lists and paragraphs of the text', () => {
    const text =
      'FOR IMMEDIATE RELEASE: today\n\nThe news.\nMore.\n\nKey features\n• One\n• Two\nand so on.\n\n\nContact\n[Name]';
    expect(pressReleaseBlocks(text)).toEqual([
      { kind: 'paragraph', text: 'FOR IMMEDIATE RELEASE: today' },
      { kind: 'paragraph', text: 'The news.' },
      { kind: 'paragraph', text: 'More.' },
      { kind: 'heading', level: 2, text: 'Key features' },
      { kind: 'list', items: ['One', 'Two'] },
      { kind: 'paragraph', text: 'and so on.' },
      { kind: 'heading', level: 2, text: 'Contact' },
      { kind: 'paragraph', text: '[Name]' },
    ]);
  });

  it.each([
    ['a line alone', 'Just a line', 'paragraph'],
    ['a sentence', 'This is one.\nAnd two.', 'paragraph'],
    ['a Chinese sentence', '这是新闻。\n第二行。', 'paragraph'],
    ['60 characters above a text', `${'x'.repeat(60)}\ntext`, 'heading'],
    ['61 characters above a text', `${'x'.repeat(61)}\ntext`, 'paragraph'],
  ])('%s begins with a %s', (_, text, kind) => {
    expect(pressReleaseBlocks(text)[0]?.kind).toBe(kind);
  });

  it.each([[''], ['\n\n  \n']])('makes nothing of %j', (text) => {
    expect(pressReleaseBlocks(text)).toEqual([]);
  });
});
