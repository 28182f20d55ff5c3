import { describe, expect, it } from 'vitest';
import { listing } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { checkListing } from '@/checks/listing/check-listing';
import type { ListingField } from '@/model/listing';
import { losslessFix } from './lossless-fix';

describe('losslessFix', () => {
  itEvery([
    ['one  two ', 'one two'],
    ['one\u0007 two', 'one two'],
    ['dia\u200Bry', 'diary'],
    ['one\u2028two', 'one\ntwo'],
    ['one 🔥 two', 'one two'],
    ['1️⃣ one', '1 one'],
    ['Wow!! One', 'Wow! One'],
  ])('accepts … as …', (text, fixed) => {
    expect(losslessFix(text, fixed)).toBe(fixed);
  });

  itEvery([
    ['a text in which a word is lost', 'one two three', 'one two'],
    ['a text cut in a word', 'one two', 'one tw'],
    ['two words that become one', 'one\u0092two', 'onetwo'],
    ['two lines that become one word', 'one\u2028two', 'onetwo'],
    ['another case', 'ONE two', 'One two'],
    ['a new value', 'Example Ltd', '2026 Example Ltd'],
    ['a new sign', 'Wait...', 'Wait…'],
    ['a scheme', 'example.com', 'https://lantern.example'],
    ['the same text', 'one', 'one'],
    ['an empty text', '🔥', ' '],
    ['a repeated word of prose', 'very very good', 'very good'],
  ])('refuses …', (_, text, fixed) => {
    expect(losslessFix(text, fixed)).toBeUndefined();
  });

  it.each<[string, string, boolean]>([
    ['a,b,a', 'a,b', true],
    ['a; b、a', 'a,b', true],
    ['a b,a', 'a b,a', false],
    ['tea time,tea', 'tea time', false],
    ['Tea,tea', 'Tea', false],
  ])('keywords %j as %j: %s', (text, fixed, isFine) => {
    expect(losslessFix(text, fixed, true)).toBe(isFine ? fixed : undefined);
  });
});

describe('a text that is too long', () => {
  it.each<[ListingField, string, string]>([
    ['title', 'Lantern: the Evening Journal App', 'Shorten it by 2 characters.'],
    ['title', `Lantern${' '.repeat(40)}Journal`, 'Shorten it by 24 characters.'],
    ['keywords', `diary,${'x'.repeat(94)},mood`, 'Shorten it by 5 characters.'],
    ['subtitle', '日'.repeat(31), 'Shorten it by 1 character.'],
  ])('says by how much a %s is too long, and leaves the words to their author', (field, text, fix) => {
    const finding = checkListing(listing({ [field]: text }), {
      locale: 'en-US',
      platforms: ['ios', 'android'],
      isUpdate: true,
    }).find((each) => each.rule === 'listing-too-long');
    expect(finding).toMatchObject({ fix });
    expect(finding).not.toHaveProperty('fixedText');
  });
});

/** Text that authors write and paste: words of several scripts, signs that are refused, space, links, years, markup. */
const PIECES = [
  'diary', 'mood', 'Diary', 'habits', 'habit', 'LANTERN', "don't", 'été', '日記', 'приложение', 'مزاج', 'हिन्दी', '2026', '3.5',
  'https://lantern.example/terms', 'www.example.com', '<b>', '</b>', '&amp;', '<', ',', ';', '、', '，', '|', '!!', '...', '🔥', '❤️', '1️⃣',
  '👩🏽‍🚀', ':)', 'XD', '(T_T)', '\u0007', '\u0092', '\u000B', '\u2028', '\u200B', '\u202E', '\uFEFF', '\uD83D', '\t', '\n', '\r\n', '  ', ' ', ' ', ' ',
]; // prettier-ignore
const FIELDS = ['title', 'subtitle', 'keywords', 'shortDescription', 'description', 'promotionalText', 'releaseNotes', 'supportUrl', 'videoUrl'] satisfies ListingField[]; // prettier-ignore

/** The text without the signs that no reader sees, without asking the code under test. */
function visible(text: string): string {
  return text.replaceAll('\u0007', '').replace(/[\u200B\u202E\uFEFF]|\uFE0F|\u20E3|\p{Cs}/gu, '');
}

function readWords(text: string): string {
  const words = text.split(/[^\p{L}\p{N}\p{M}'’]+/u).filter((word) => word !== '');
  return words.sort().join(' ');
}

/** Keywords each once, by the separators that people type. */
function readKeywords(text: string): string {
  return [...new Set(text.split(/[,،、;；|，\r\n\u2028\v]/).map((each) => each.trim()))].join('\n');
}

it('no fix loses, shortens or adds a word, whatever the text, until nothing is left to fix', () => {
  let state = 20_261_125;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const wrong: object[] = [];
  let applied = 0;
  for (let round = 0; round < 250; round += 1) {
    const texts: Partial<Record<ListingField, string>> = {};
    for (const field of FIELDS)
      texts[field] = Array.from({ length: random(60) }, () => PIECES[random(PIECES.length)]).join('');
    const locale = ['en-US', 'de-DE', 'ja-JP', 'ar-SA'][random(4)] ?? 'en-US';
    for (const { rule, subject, fixedText } of checkListing(listing(texts), {
      locale,
      platforms: ['ios', 'android'],
      isUpdate: true,
      appName: 'Lantern',
      developerName: 'Example Ltd',
    })) {
      if (fixedText === undefined) continue;
      applied += 1;
      const isList = subject.field === 'keywords';
      const before = texts[subject.field] ?? '';
      const [was, is] = [before, fixedText].map((text) =>
        readWords(isList ? readKeywords(visible(text)) : visible(text)),
      );
      if (was !== is) wrong.push({ rule, before, fixedText });
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(applied).toBeGreaterThan(500);
});
