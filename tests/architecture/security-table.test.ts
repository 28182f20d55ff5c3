import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const rows = [
  ...readFileSync(fromRoot('docs/security.md'), 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) +\|(.*)\|$/gm),
].map(([, id = '', cells = '']) => {
  const [requirement = '', state = '', how = '', tests = ''] = cells.split('|').map((cell) => cell.trim());
  return {
    id,
    requirement,
    state,
    how,
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  };
});

/** Every level 1 requirement of OWASP ASVS 5.0.0: section, and the last numbers in it. */
const LEVEL_1: [string, number[]][] = [
  ['1.2', [1, 2, 3, 4, 5]],
  ['1.3', [1, 2]],
  ['1.5', [1]],
  ['2.1', [1]],
  ['2.2', [1, 2]],
  ['2.3', [1]],
  ['3.2', [1, 2]],
  ['3.3', [1]],
  ['3.4', [1, 2]],
  ['3.5', [1, 2, 3]],
  ['4.1', [1]],
  ['4.4', [1]],
  ['5.2', [1, 2]],
  ['5.3', [1, 2]],
  ['6.1', [1]],
  ['6.2', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['6.3', [1, 2]],
  ['6.4', [1, 2]],
  ['7.2', [1, 2, 3, 4]],
  ['7.4', [1, 2]],
  ['8.1', [1]],
  ['8.2', [1, 2]],
  ['8.3', [1]],
  ['9.1', [1, 2, 3]],
  ['9.2', [1]],
  ['10.4', [1, 2, 3, 4, 5]],
  ['11.3', [1, 2]],
  ['11.4', [1]],
  ['12.1', [1]],
  ['12.2', [1, 2]],
  ['13.4', [1]],
  ['14.2', [1]],
  ['14.3', [1]],
  ['15.1', [1]],
  ['15.2', [1]],
  ['15.3', [1]],
];

describe('the security table', () => {
  it('has every requirement of level 1, once, in order', () => {
    const all = LEVEL_1.flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`));
    expect(all).toHaveLength(70);
    expect(rows.map(({ id }) => id)).toEqual(all);
  });

  it('says of each how it stands', () => {
    const states = ['met', 'partly', 'not met', 'service', 'host', 'n/a'];
    expect(rows.filter(({ state }) => !states.includes(state)).map(({ id }) => id)).toEqual([]);
    expect(
      rows.filter(({ state, how }) => !/service|host/.test(state) && how === '').map(({ id }) => id),
    ).toEqual([]);
  });

  it('names tests that are there, for all that is met', () => {
    const gone = rows.flatMap(({ id, tests }) =>
      tests.filter((file) => !existsSync(fromRoot(file))).map((file) => `${id} ${file}`),
    );
    expect(gone).toEqual([]);
    // Some are met by the document itself ("above").
    const unproved = rows.filter(
      ({ state, how, tests }) => state === 'met' && how !== 'above' && tests.length === 0,
    );
    expect(unproved.map(({ id }) => id)).toEqual([]);
  });
});
