import { expect, it } from 'vitest';

/** Longest text of a row in a failure: some have the bytes of a file. */
const MAX_SHOWN = 500;

/**
 * One test for a whole table: checks every row and lists all that fail. Use it where a row is a case of the same rule;
 * `it.each` is for the few rows that deserve a name of their own.
 */
export function itEvery<Row extends readonly unknown[] | [unknown]>(
  rows: readonly Row[],
): (title: string, check: (...row: Row) => void) => void;
export function itEvery<Row>(rows: readonly Row[]): (title: string, check: (row: Row) => void) => void;
export function itEvery(rows: readonly unknown[]) {
  return (title: string, check: (...row: unknown[]) => void) => {
    it(title, () => {
      expect(rows).not.toEqual([]);
      const failures = rows.flatMap((row) => {
        try {
          check(...(Array.isArray(row) ? (row as unknown[]) : [row]));
          return [];
        } catch (error) {
          return [
            `${JSON.stringify(row).slice(0, MAX_SHOWN)}: ${error instanceof Error ? error.message : String(error)}`,
          ];
        }
      });
      expect(failures.join('\n\n')).toBe('');
    });
  };
}
