import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Numbers of a row: `1.2.6–8` is three, and commas separate more. */
function idsOf(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [, section = '', first = '', last = first] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(part) ?? [];
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`);
  });
}

const text = readFileSync(fromRoot('docs/security.md'), 'utf8');
const secondLevel = text.indexOf('## OWASP ASVS 5.0.0, level 2');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d[^|]*?) +\|(.*)\|$/gm)].flatMap((match) => {
  const [, ids = '', cells = ''] = match;
  const [requirement = '', state = '', how = '', tests = ''] = cells.split('|').map((cell) => cell.trim());
  return idsOf(ids).map((id) => ({
    id,
    level: match.index < secondLevel ? 1 : 2,
    requirement,
    state,
    how,
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }));
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

/** Every requirement that level 2 adds. */
const LEVEL_2: [string, number[]][] = [
  ['1.1', [1, 2]],
  ['1.2', [6, 7, 8, 9]],
  ['1.3', [3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['1.4', [1, 2, 3]],
  ['1.5', [2]],
  ['2.1', [2, 3]],
  ['2.2', [3]],
  ['2.3', [2, 3, 4]],
  ['2.4', [1]],
  ['3.3', [2, 3, 4]],
  ['3.4', [3, 4, 5, 6]],
  ['3.5', [4, 5]],
  ['3.7', [1, 2]],
  ['4.1', [2, 3]],
  ['4.2', [1]],
  ['4.3', [1, 2]],
  ['4.4', [2, 3, 4]],
  ['5.1', [1]],
  ['5.2', [3]],
  ['5.4', [1, 2, 3]],
  ['6.1', [2, 3]],
  ['6.2', [9, 10, 11, 12]],
  ['6.3', [3, 4]],
  ['6.4', [3, 4]],
  ['6.5', [1, 2, 3, 4, 5]],
  ['6.6', [1, 2, 3]],
  ['6.8', [1, 2, 3, 4]],
  ['7.1', [1, 2, 3]],
  ['7.3', [1, 2]],
  ['7.4', [3, 4, 5]],
  ['7.5', [1, 2]],
  ['7.6', [1, 2]],
  ['8.1', [2]],
  ['8.2', [3]],
  ['8.4', [1]],
  ['9.2', [2, 3, 4]],
  ['10.1', [1, 2]],
  ['10.2', [1, 2]],
  ['10.3', [1, 2, 3, 4]],
  ['10.4', [6, 7, 8, 9, 10, 11]],
  ['10.5', [1, 2, 3, 4, 5]],
  ['10.6', [1, 2]],
  ['10.7', [1, 2, 3]],
  ['11.1', [1, 2]],
  ['11.2', [1, 2, 3]],
  ['11.3', [3]],
  ['11.4', [2, 3, 4]],
  ['11.5', [1]],
  ['11.6', [1]],
  ['12.1', [2, 3]],
  ['12.3', [1, 2, 3, 4]],
  ['13.1', [1]],
  ['13.2', [1, 2, 3, 4, 5]],
  ['13.3', [1, 2]],
  ['13.4', [2, 3, 4, 5]],
  ['14.1', [1, 2]],
  ['14.2', [2, 3, 4]],
  ['14.3', [2, 3]],
  ['15.1', [2, 3]],
  ['15.2', [2, 3]],
  ['15.3', [2, 3, 4, 5, 6, 7]],
  ['16.1', [1]],
  ['16.2', [1, 2, 3, 4, 5]],
  ['16.3', [1, 2, 3, 4]],
  ['16.4', [1, 2, 3]],
  ['16.5', [1, 2, 3]],
  ['17.1', [1]],
  ['17.2', [1, 2, 3, 4]],
  ['17.3', [1, 2]],
];

describe('the security table', () => {
  it.each([
    [1, LEVEL_1, 70],
    [2, LEVEL_2, 183],
  ] as const)('has every requirement of level %s, once, in order', (level, sections, count) => {
    const all = sections.flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`));
    expect(all).toHaveLength(count);
    expect(rows.filter((row) => row.level === level).map(({ id }) => id)).toEqual(all);
  });

  it('counts what is met at level 2 as the text says', () => {
    const count = (...states: string[]) =>
      rows.filter(({ level, state }) => level === 2 && states.includes(state)).length;
    const intro = text.slice(secondLevel).split('###')[0]?.replaceAll(/\s+/g, ' ');
    expect(intro).toContain(
      `${count('met', 'partly', 'not met')} of them concern this repository: ${count('met')} are met, ` +
        `${count('partly')} partly, ${count('not met')} not. ${count('service')} are for the service, ` +
        `${count('host')} for the host, and ${count('n/a')} concern things that do not exist here.`,
    );
  });

  it('gives the state of each', () => {
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
