import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }));

describe('what is shipped', () => {
  it('is there', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  it.each([
    ['source maps', /sourceMappingURL=/],
    ['React’s development build', /Download the React DevTools/],
    ['the embedded backend', /supalite|ensureSystemSchema|libsql|@supabase\/lite/i],
    ['realtime, storage or functions clients', /realtime-js|postgrest-js|functions-js|RealtimeClient/],
    ['a secret key', /sb_secret_[A-Za-z0-9]{8}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}|BEGIN (?:RSA |EC )?PRIVATE KEY/],
    ['local paths', /\/(?:home|root|Users|work)\/[A-Za-z0-9_.-]+\//],
    ['inline event handlers', /<[a-z]+[^>]*\son(?:click|load|error)=/],
    ['style attributes in HTML files', /<[a-z]+[^>]*\sstyle="/],
  ])('holds no %s', (_, pattern) => {
    const found = files.filter(
      ({ name, text }) =>
        (pattern.source.startsWith('<') ? name.endsWith('.html') : true) && pattern.test(text),
    );
    expect(found.map(({ name, text }) => `${name}: ${pattern.exec(text)?.[0].slice(0, 80)}`)).toEqual([]);
  });
});
