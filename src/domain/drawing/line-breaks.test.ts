import { afterEach, describe, expect, it, vi } from 'vitest';
import { graphemes, lineHeightFor, textUnits } from './line-breaks';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Writes units with `|` where a line may break and `_` where there is a space. */
function marked(line: string): string {
  return textUnits(line)
    .map(({ text, hasSpaceAfter }) => text + (hasSpaceAfter ? '_' : ''))
    .join('|');
}

describe('textUnits: where a line may break', () => {
  it.each([
    ['Plan your day', 'Plan_|your_|day'],
    ['two  spaces and a tab\there', 'two_|spaces_|and_|a_|tab_|here'],
    ['punctuation, stays! (like this)', 'punctuation,_|stays!_|(like_|this)'],
    ['drag-and-drop', 'drag-|and-|drop'],
    ['a no\u00a0break space', 'a_|no\u00a0break_|space'],
    ['50 % off', '50_|%_|off'],
    ['予定を一分で', '予定を|一分で'],
    ['簡単、速い。', '簡単、|速い。'],
    ['「予定」を', '「予定」を'],
    ['오늘의 계획', '오늘의_|계획'],
    ['خطّط ليومك', 'خطّط_|ليومك'],
    ['', ''],
    ['   ', ''],
  ])('%s', (line, expected) => {
    expect(marked(line)).toBe(expected);
  });

  it('breaks Chinese and Thai without spaces', () => {
    expect(textUnits('一分钟计划好你的一天').length).toBeGreaterThan(2);
    expect(textUnits('วางแผนวันของคุณ').length).toBeGreaterThan(1);
  });

  it('keeps all of the text', () => {
    for (const line of ['毎日の予定を、たった一分で。', 'A “quoted” text — with dashes…', '👩‍👩‍👧 семья']) {
      const units = textUnits(line);
      expect(units.map(({ text, hasSpaceAfter }) => text + (hasSpaceAfter ? ' ' : '')).join('')).toBe(line);
    }
  });

  it('still breaks where the browser has no segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(marked('Plan your day')).toBe('Plan_|your_|day');
    expect(marked('予定、一分')).toBe('予|定、|一|分');
    expect(graphemes('añ😀')).toEqual(['a', 'ñ', '😀']);
  });
});

describe('graphemes', () => {
  it('keeps what a reader sees as one character', () => {
    expect(graphemes('e\u0301👩‍👩‍👧न्ि')).toHaveLength(3);
  });
});

describe('lineHeightFor', () => {
  it.each([
    ['Latin', 1.16],
    ['Кириллица', 1.16],
    ['日本語', 1.28],
    ['한국어', 1.28],
    ['हिन्दी', 1.4],
    ['العربية', 1.4],
    ['Mixed हिन्दी', 1.4],
  ])('%s: %d', (text, factor) => {
    expect(lineHeightFor(text)).toBe(factor);
  });
});
