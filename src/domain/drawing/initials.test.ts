import { describe, expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { initialsOf } from './initials';

describe('initialsOf', () => {
  itEvery([
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
  ])('every row of the table', (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  });
});
