import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import {
  APPLE_CATEGORIES,
  appleCategories,
  appleCategoryChoice,
  appleCategoryLabel,
  appleSubcategories,
} from './apple-categories';
import { OPTIMIZER_CATEGORIES } from './optimizer-categories';

describe('App Store categories', () => {
  it('are 26, with 16 kinds of games and 15 of stickers', () => {
    expect(APPLE_CATEGORIES).toHaveLength(26);
    expect(appleSubcategories('GAMES')).toHaveLength(16);
    expect(appleSubcategories('STICKERS')).toHaveLength(15);
    expect(appleSubcategories('WEATHER')).toEqual([]);
    expect(appleSubcategories('constructor')).toEqual([]);
  });

  itEvery([
    ['PRODUCTIVITY', { category: 'PRODUCTIVITY' }, 'Productivity'],
    ['FOOD_AND_DRINK', { category: 'FOOD_AND_DRINK' }, 'Food & Drink'],
    ['GAMES', { category: 'GAMES' }, 'Games'],
    ['GAMES_PUZZLE', { category: 'GAMES', subcategory: 'GAMES_PUZZLE' }, 'Games: Puzzle'],
    ['STICKERS_ART', { category: 'STICKERS', subcategory: 'STICKERS_ART' }, 'Stickers: Art'],
    ['productivity', undefined, 'productivity'],
    ['', undefined, ''],
  ])('every row of the table', (id, choice, label) => {
    expect(appleCategoryChoice(id)).toEqual(choice);
    expect(appleCategoryLabel(id)).toBe(label);
  });

  itEvery([
    ['PRODUCTIVITY', '', [['PRODUCTIVITY']]],
    ['PRODUCTIVITY', 'BUSINESS', [['PRODUCTIVITY'], ['BUSINESS']]],
    ['PRODUCTIVITY', 'PRODUCTIVITY', [['PRODUCTIVITY']]],
    ['GAMES_PUZZLE', 'SPORTS', [['GAMES', 'GAMES_PUZZLE'], ['SPORTS']]],
    ['GAMES_PUZZLE', 'GAMES_WORD', [['GAMES', 'GAMES_PUZZLE', 'GAMES_WORD']]],
    ['GAMES', 'GAMES_WORD', [['GAMES', 'GAMES_WORD']]],
    ['GAMES_WORD', 'GAMES_WORD', [['GAMES', 'GAMES_WORD']]],
    ['', 'BUSINESS', []],
    ['nonsense', 'BUSINESS', []],
    ['BUSINESS', 'nonsense', [['BUSINESS']]],
  ])('every row of the table', (primary, secondary, expected) => {
    expect(
      appleCategories(primary, secondary).map(({ category, subcategories }) => [category, ...subcategories]),
    ).toEqual(expected);
  });

  it('has one for each of the eight optimiser categories', () => {
    expect(OPTIMIZER_CATEGORIES).toHaveLength(8);
    for (const { appleCategory, label } of OPTIMIZER_CATEGORIES) {
      expect(appleCategoryLabel(appleCategory)).toBe(label);
    }
  });
});
