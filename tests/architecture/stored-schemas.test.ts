import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));

it('casts no schema: the compiler compares it with its type (recordSchema)', () => {
  const cast = files.filter(({ text }) => /\bas (?:unknown as )?(?:z\.)?ZodMini\w*</.test(text));
  expect(cast.map(({ file }) => file)).toEqual([]);
});

it('stores nothing with a schema that drops the fields of a newer version', () => {
  const stored = files.filter(({ text }) => /\b(?:defineCollection|recordSchema)\b/.test(text));
  expect(stored.length).toBeGreaterThan(15);
  const dropping = stored.filter(({ text }) => /\bz\.(?:object|strictObject)\(/.test(text));
  expect(dropping.map(({ file }) => file)).toEqual([]);
});
