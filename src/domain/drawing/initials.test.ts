import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials';

describe('initialsOf', () => {
  it.each([
    ['Laced Up', 'LU'],
    ['laced up', 'LU'],
    ['PawPal', 'PP'],
    ['Notes', 'N'],
    ['The Very Long Name', 'TV'],
    ['2048 Game', '2G'],
    ['Élan-vital', 'ÉV'],
    ['ёлка новая', 'ЁН'],
    ['まいにち手帳', 'ま'],
    ['日記 App', '日'],
    ['مساعد اليوم', 'م'],
    ['हिन्दी', 'हि'],
    ['🎈 Party', '🎈'],
    ['App 日記', 'A'],
    ['  - “quoted” ', 'Q'],
    ['---', ''],
    ['', ''],
  ])('%s: %s', (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  });
});
