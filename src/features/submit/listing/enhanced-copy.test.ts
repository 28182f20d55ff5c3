import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from '@/domain/listings/limits';
import { EMPTY_LISTING, type Listing } from '@/model/listing';
import { listing } from '@tests/support/drafts';
import { canEnhance, enhanceCopy } from './enhanced-copy';

function enhanced(changes: Partial<Listing>, locale = 'en-US'): Partial<Listing> {
  return Object.fromEntries(
    enhanceCopy({ listing: listing(changes), locale }).map(({ field, after }) => [field, after]),
  );
}

describe('canEnhance', () => {
  it.each([
    [{}, true],
    [{ title: ' ' }, false],
    [{ description: '' }, false],
  ])('%j: %s', (changes, expected) => {
    expect(canEnhance(listing(changes))).toBe(expected);
  });
});

describe('suggestions', () => {
  it('tidy the name and the lines', () => {
    expect(enhanced({ title: '  Lantern   Journal. ', subtitle: 'Calm notes.' })).toMatchObject({
      title: 'Lantern Journal',
      subtitle: 'Calm notes',
    });
  });

  it('fill empty lines with a whole sentence that fits', () => {
    const description =
      'A sentence that is much too long to be a subtitle of any app. Write each evening. Read.';
    expect(enhanced({ subtitle: '', shortDescription: '', description })).toMatchObject({
      subtitle: 'Write each evening',
      shortDescription: 'A sentence that is much too long to be a subtitle of any app',
    });
  });

  it('make a list of a wall of text, and keep paragraphs', () => {
    const wall = 'One is first. Two is next. Three follows. Four ends.';
    expect(enhanced({ description: wall }).description).toBe(
      'One is first.\n\n• Two is next.\n• Three follows.\n• Four ends.',
    );
    expect(enhanced({ description: 'One.\n\nTwo. Three. Four. Five.' })).not.toHaveProperty('description');
  });

  it('drop keywords that are double or in the name, and add what the description repeats', () => {
    const description = 'Moods come and go.\nNote your moods.\nSee moods by month.';
    expect(enhanced({ keywords: 'Diary, diary,lantern,sleep', description }).keywords).toBe('Diary,moods');
  });

  it('never reach beyond the keyword limit', () => {
    const keywords = Array.from({ length: 40 }, (_, index) => `keyword${index}`).join(',');
    expect(countCharacters(enhanced({ keywords }).keywords ?? '')).toBeLessThanOrEqual(100);
  });

  it('work in a language without spaces', () => {
    const description = '夜の日記です。三行だけ書きます。写真も残せます。一年後に読み返せます。';
    expect(enhanced({ description }, 'ja-JP').description).toBe(
      '夜の日記です。\n\n• 三行だけ書きます。\n• 写真も残せます。\n• 一年後に読み返せます。',
    );
  });

  it('leave out what would stay, and texts that are far too long', () => {
    const clean = listing({ description: 'Short.', keywords: 'diary', shortDescription: 'A', subtitle: 'B' });
    expect(enhanceCopy({ listing: clean, locale: 'en-US' })).toEqual([]);
    expect(enhanceCopy({ listing: listing({ description: 'a. '.repeat(3000) }), locale: 'en-US' })).toEqual(
      [],
    );
  });

  it('never empty a text, whatever it is and in whatever locale', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        fc.constantFrom('en-US', 'ar-SA', 'zh-CN', ''),
        (description, keywords, locale) => {
          const texts = { ...EMPTY_LISTING, title: 'A', description, keywords };
          for (const { after } of enhanceCopy({ listing: texts, locale })) expect(after.trim()).not.toBe('');
        },
      ),
    );
  });
});
