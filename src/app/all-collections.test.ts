import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALL_COLLECTIONS } from './all-collections';

it('lists every collection that is defined in the product', () => {
  const defined = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join('src', file), 'utf8').matchAll(
        /= defineCollection(?:<.*>)?\(\{\s*name: '([^']+)'/g,
      ),
    ])
    .map(([, name]) => name);
  expect(defined.length).toBeGreaterThan(20);
  expect(ALL_COLLECTIONS.map(({ name }) => name).sort()).toEqual(defined.sort());
});
