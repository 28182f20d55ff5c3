import { expect, it } from 'vitest';
import type { FieldValue } from '@/model/store-plan';
import { mergeField, mergeFields, type MergeResult } from './merge-fields';

it('compares a field with the last pull and with the store', () => {
  // Base, store, project.
  const table: [FieldValue | undefined, FieldValue | undefined, FieldValue, MergeResult][] = [
    ['a', 'a', 'a', 'same'],
    ['a', 'a', 'b', 'push'],
    ['a', 'b', 'a', 'newer'],
    ['a', 'b', 'c', 'conflict'],
    ['a', 'b', 'b', 'same'],
    [undefined, undefined, 'b', 'push'],
    [undefined, '', 'b', 'push'],
    [undefined, null, 'b', 'push'],
    [undefined, 'x', 'b', 'conflict'],
    [undefined, 'x', 'x', 'same'],
    ['a', 'a\r\n', 'a', 'same'],
    ['a', 'a  \nb', 'a\nb', 'same'],
    ['a', '', 'a', 'newer'],
    ['a', 'a', '', 'push'],
    ['a', 'b', '', 'conflict'],
    ['a', null, '', 'same'],
    ['', 'b', '', 'newer'],
    [undefined, 'x', '', 'newer'],
    ['a\n', 'a', 'b', 'push'],
    [null, null, '', 'same'],
    [false, false, true, 'push'],
    [false, true, false, 'newer'],
    [undefined, false, true, 'conflict'],
  ];
  const wrong = table.filter(([base, live, mine, expected]) => mergeField(base, live, mine) !== expected);
  expect(wrong).toEqual([]);
});

it('leaves a conflict to the user, and follows the side that was chosen', () => {
  const base = { 'texts/de-DE/subtitle': 'a' };
  const live = { 'texts/de-DE/subtitle': 'b' };
  const mine = { 'texts/de-DE/subtitle': 'c' };
  const merged = (side?: 'mine' | 'live') => mergeFields(base, live, mine, { sideOf: () => side });
  expect(merged().conflicts).toEqual([{ path: 'texts/de-DE/subtitle', base: 'a', live: 'b', mine: 'c' }]);
  expect(merged().changes).toEqual([]);
  expect(merged('mine')).toMatchObject({ conflicts: [], changes: [{ before: 'b', after: 'c' }] });
  expect(merged('live')).toMatchObject({ conflicts: [], changes: [], newer: [{ after: 'b' }] });
});

it('says nothing of a field that is empty here and was never pulled', () => {
  expect(mergeFields(undefined, { 'texts/de-DE/subtitle': 'b' }, { 'texts/de-DE/subtitle': '' })).toEqual({
    changes: [],
    newer: [],
    conflicts: [],
  });
});

it('changes nothing that the project does not contain', () => {
  expect(mergeFields({}, { 'texts/de-DE/subtitle': 'b' }, {})).toEqual({
    changes: [],
    newer: [],
    conflicts: [],
  });
});
