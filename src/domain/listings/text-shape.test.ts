import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import {
  calmed,
  collapsePunctuation,
  cutToLength,
  hasControlCharacters,
  hasInvisibleCharacters,
  htmlOf,
  pictographsOf,
  repeatedPunctuation,
  shoutedWords,
  refusedEmojiOf,
  selectedEmojiOf,
  tidySpaces,
  withoutControlCharacters,
  withoutControls,
  withoutHtml,
  withoutPictographs,
  withoutEmoji,
  withoutInvisibleCharacters,
  withoutSymbols,
} from './text-shape';

describe('emoji, emoticons and kaomoji', () => {
  itEvery([
    ['Lantern 🏮', ['🏮'], 'Lantern'],
    ['👩‍👩‍👧 Family', ['👩‍👩‍👧'], 'Family'],
    ['Thumbs 👍🏽 up', ['👍🏽'], 'Thumbs up'],
    ['🇩🇪 Reise', ['🇩🇪'], 'Reise'],
    ['1️⃣ first', ['1️⃣'], 'first'],
    ['❤️ Love', ['❤️'], 'Love'],
    ['Happy :) notes', [':)'], 'Happy notes'],
    ['Love <3', ['<3'], 'Love'],
    ['Calm ^_^', ['^_^'], 'Calm'],
    ['XD fun', ['XD'], 'fun'],
    ['Shrug ¯\\_(ツ)_/¯', ['¯\\_(ツ)_/¯'], 'Shrug'],
    ['Cat (◕‿◕)', ['(◕‿◕)'], 'Cat'],
    ['Cat (^_^)', ['(^_^)'], 'Cat'],
    ['猫（￣▽￣）', ['（￣▽￣）'], '猫'],
    // Text that only looks like one.
    ['Brand™ © 2026 ®', [], 'Brand™ © 2026 ®'],
    ['Notes (beta)', [], 'Notes (beta)'],
    ['Notes (v2.0)', [], 'Notes (v2.0)'],
    ['Chapter 8) done', [], 'Chapter 8) done'],
    ['Ratio 1:3', [], 'Ratio 1:3'],
    ['C++ (C17)', [], 'C++ (C17)'],
    ['https://lantern.example', [], 'https://lantern.example'],
    ['日記（無料）', [], '日記（無料）'],
    ['旅（ツアー）', [], '旅（ツアー）'],
    ['(T.O. Example)', [], '(T.O. Example)'],
    ['(ώρα)', [], '(ώρα)'],
    ['Face (ツ)', ['(ツ)'], 'Face'],
    ['#1 * 2', [], '#1 * 2'],
    ['a → b ★', [], 'a → b ★'],
  ])('every row of the table', (text, pictographs, without) => {
    expect(pictographsOf(text)).toEqual(pictographs);
    expect(withoutPictographs(text)).toBe(without);
  });
});

describe('emoji that App Store Connect refuses', () => {
  itEvery<[string, string[], string[], string]>([
    ['Ready 🚀 go', ['🚀'], [], 'Ready go'],
    ['Ready\n🚀 go', ['🚀'], [], 'Ready\ngo'],
    ['👩‍👧 family', ['👩‍👧'], [], 'family'],
    ['✅ done ⭐', ['✅', '⭐'], [], 'done'],
    ['🇫🇷 France', ['🇫🇷'], [], 'France'],
    ['I ❤️ it, 1️⃣', [], ['❤️', '1️⃣'], 'I ❤ it, 1'],
    ['fast🔥cheap', ['🔥'], [], 'fast cheap'],
    ['Great  🔥 🚀 !', ['🔥', '🚀'], [], 'Great!'],
    ['  a  b 🔥\n  🔥 c', ['🔥'], [], '  a  b\nc'],
    ['▶ ○ ■ ★ ✓ → • © ™ ♥ ☎', [], [], '▶ ○ ■ ★ ✓ → • © ™ ♥ ☎'],
    ['𠮷野家 हिन्दी العربية', [], [], '𠮷野家 हिन्दी العربية'],
  ])('every row of the table', (text, refused, selected, without) => {
    expect(refusedEmojiOf(text)).toEqual(refused);
    expect(selectedEmojiOf(text)).toEqual(selected);
    expect(withoutEmoji(text)).toBe(without);
  });
});

describe('symbols', () => {
  it.each([
    ['New: ✓ search ★', 'New: search'],
    ['👩‍👧 and ❤️', 'and'],
    ['© 2026 Example™', '2026 Example'],
    ['a + b = c, 5 €, 50 %, “quoted” – yes • no', 'a + b = c, 5 €, 50 %, “quoted” – yes • no'],
    ['हिन्दी, 日本語, العربية', 'हिन्दी, 日本語, العربية'],
  ])('are left out of %s', (text, without) => {
    expect(withoutSymbols(text)).toBe(without);
  });
});

describe('invisible characters', () => {
  it.each([
    ['a\u200Bb', 'ab'],
    ['\uFEFFa', 'a'],
    ['a\u202Eb', 'ab'],
    ['a\u2028b', 'a\nb'],
  ])('%j', (text, without) => {
    expect(hasInvisibleCharacters(text)).toBe(true);
    expect(hasControlCharacters(text, true)).toBe(false);
    expect(withoutInvisibleCharacters(text)).toBe(without);
  });

  it.each(['plain', 'क्\u200Dष', 'می\u200Cخواهم', '👩‍👧'])('none in %s', (text) => {
    expect(hasInvisibleCharacters(text)).toBe(false);
  });
});

describe('control characters', () => {
  itEvery<[string, boolean, boolean, string]>([
    ['plain', false, false, 'plain'],
    ['a\u0000b', true, true, 'ab'],
    ['a\u0007b', true, true, 'ab'],
    ['a\u007Fb', true, true, 'ab'],
    ['a\u0085b', true, true, 'a\nb'],
    ['a\u000Bb', true, true, 'a\nb'],
    ['a\u000Bb', false, true, 'a b'],
    ['a\uD83D b', true, true, 'a b'],
    ['a\nb', true, false, 'a\nb'],
    ['a\tb', true, false, 'a\tb'],
    ['a\nb', false, true, 'a b'],
    ['a\r\n\tb', false, true, 'a b'],
    // A line break at the end is trimmed before it is sent.
    ['a\n', false, false, 'a'],
    // Joiners are letters of Hindi, Persian and of emoji.
    ['क्\u200Dष', false, false, 'क्\u200Dष'],
    ['می\u200Cخواهم', false, false, 'می\u200Cخواهم'],
    ['👩‍👧', false, false, '👩‍👧'],
  ])('…, several lines …', (text, isMultiline, has, without) => {
    expect(hasControlCharacters(text, isMultiline)).toBe(has);
    expect(withoutControls(text, isMultiline)).toBe(without);
    expect(withoutControlCharacters(text, isMultiline)).toBe(without);
  });
});

describe('repeated punctuation', () => {
  itEvery([
    ['Wow!!', ['!!'], 'Wow!'],
    ['What?!', ['?!'], 'What?'],
    ['Wow!', [], 'Wow!'],
    ['One -- two', ['--'], 'One - two'],
    ['One - two', [], 'One - two'],
    ['Wait...', ['...'], 'Wait…'],
    ['A ★★★ app', ['★★★'], 'A ★ app'],
    ['C++ editor', [], 'C++ editor'],
    ['a, b, c', [], 'a, b, c'],
    ['((a))', [], '((a))'],
    ['すごい！！', ['！！'], 'すごい！'],
  ])('every row of the table', (text, runs, collapsed) => {
    expect(repeatedPunctuation(text)).toEqual(runs);
    expect(collapsePunctuation(text)).toBe(collapsed);
  });
});

describe('capitals', () => {
  itEvery([
    ['LANTERN JOURNAL', '', ['LANTERN', 'JOURNAL'], 'Lantern Journal'],
    ['Lantern JOURNAL', '', ['JOURNAL'], 'Lantern Journal'],
    ['LANTERN Journal', 'LANTERN', [], 'LANTERN Journal'],
    ['LANTERN JOURNAL', 'LANTERN', ['JOURNAL'], 'LANTERN Journal'],
    ['LANTERN MOOD JOURNAL', 'LANTERN', ['MOOD', 'JOURNAL'], 'LANTERN Mood Journal'],
    ['PDF Reader', '', [], 'PDF Reader'],
    ['HTML to PDF', '', [], 'HTML to PDF'],
    ['FAST PDF', '', ['FAST', 'PDF'], 'Fast Pdf'],
    ['BMI', '', [], 'BMI'],
    ['GPS (SMS)', '', [], 'GPS (SMS)'],
    ['GPS SMS BMI', '', ['GPS', 'SMS', 'BMI'], 'Gps Sms Bmi'],
    ['DUOLINGO', '', ['DUOLINGO'], 'Duolingo'],
    ['LANTERN.app', '', [], 'LANTERN.app'],
    ['LANTERN. JOURNAL', '', ['LANTERN', 'JOURNAL'], 'Lantern. Journal'],
    ['ЗАМЕТКИ дня', '', ['ЗАМЕТКИ'], 'Заметки дня'],
    ['日記アプリ', '', [], '日記アプリ'],
    ['A B', '', [], 'A B'],
    ['', '', [], ''],
  ])('… of the brand …', (text, brand, words, calm) => {
    expect(shoutedWords(text, brand)).toEqual(words);
    expect(calmed(text, words)).toBe(calm);
  });
});

describe('HTML', () => {
  itEvery([
    ['<b>Bold</b> text', ['<b>', '</b>'], 'Bold text'],
    ['One<br>two<br/>three', ['<br>', '<br/>'], 'One\ntwo\nthree'],
    ['<p class="x">One</p><p>Two</p>', ['<p class="x">', '</p>', '<p>'], 'One\nTwo'],
    ['<ul><li>One</li><li>Two</li></ul>', ['<ul>', '<li>', '</li>', '</ul>'], '• One\n• Two'],
    ['Tom &amp; Anna&nbsp;&#39;s', ['&amp;', '&nbsp;', '&#39;'], "Tom & Anna 's"],
    ['&#x1F600;&#0;&#xD800;', ['&#x1F600;', '&#0;', '&#xD800;'], '😀'],
    ['Tom & Anna', [], 'Tom & Anna'],
    ['1 < 2 and 3 > 2', [], '1 < 2 and 3 > 2'],
    ['I <3 you', [], 'I <3 you'],
    ['&copyright', [], '&copyright'],
  ])('every row of the table', (text, found, without) => {
    expect(htmlOf(text)).toEqual(found);
    expect(withoutHtml(text)).toBe(without);
  });
});

describe('cutToLength', () => {
  itEvery([
    ['one two', 7, 'one two'],
    ['one two three', 9, 'one two'],
    ['one two three', 7, 'one two'],
    ['one two three', 8, 'one two'],
    ['one two, three', 9, 'one two'],
    ['onetwothree', 5, 'onetw'],
    ['a verylongwordindeed', 10, 'a verylong'],
    ['日本語の日記', 4, '日本語の'],
    ['One two three. Four five', 20, 'One two three.'],
    ['One. Two three four five', 20, 'One. Two three four'],
    ['日本語。日記です。書く', 10, '日本語。日記です。'],
    ['- one two\n- three\n- four five', 22, '- one two\n- three'],
    ['- one\n- two three four five', 22, '- one\n- two three four'],
    ['e\u0301e\u0301e\u0301', 3, 'e\u0301'],
    ['😀😀😀', 2, '😀😀'],
    ['  one  ', 10, 'one'],
    ['', 5, ''],
  ])('every row of the table', (text, max, expected) => {
    expect(cutToLength(text, max)).toBe(expected);
  });
});

describe('tidySpaces', () => {
  it.each([
    ['  a   b ', 'a b'],
    ['a \n b', 'a\nb'],
    ['a\u00A0 b', 'a b'],
  ])('%j', (text, expected) => {
    expect(tidySpaces(text)).toBe(expected);
  });
});

describe('a megabyte of anything', () => {
  const hostile = [
    'a',
    ' ',
    '<',
    '<a ',
    '&#1',
    '(',
    '(^',
    '!',
    '.',
    ':',
    '1\uFE0F',
    '👩\u200D',
    '🇩',
    'A',
    "A'",
    '\n',
    '\u0301',
    '￣',
  ];
  // Quadratic work would take hours here, and end in the test's time-out.
  it.each(hostile)('of %j is read', (unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    pictographsOf(text);
    withoutPictographs(text);
    hasControlCharacters(text, false);
    withoutControlCharacters(text, false);
    repeatedPunctuation(text);
    collapsePunctuation(text);
    shoutedWords(text, 'brand');
    htmlOf(text);
    withoutHtml(text);
    expect(Array.from(cutToLength(text, 4000)).length).toBeLessThanOrEqual(4000);
  });
});
