import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSizes, LIMITS } from './size-budget.mjs';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'size-budget-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** A build with chunks of so many kilobytes that do not compress: the entry, one page, and a part that both import. */
function makeBuild(page: string, sizes: { entry: number; page: number; shared: number; lazy?: number }) {
  mkdirSync(join(dist, '.vite'));
  const chunk = (file: string, kilobytes: number) => {
    writeFileSync(join(dist, file), randomBytes(kilobytes * 1000));
    return { file };
  };
  const manifest = {
    'index.html': { ...chunk('index-1.js', sizes.entry), imports: ['_shared.js'] },
    [page]: {
      ...chunk('page-2.js', sizes.page),
      isDynamicEntry: true,
      imports: ['_shared.js', 'index.html'],
      dynamicImports: ['src/lib/pdf/make-pdf.ts'],
    },
    '_shared.js': chunk('shared-3.js', sizes.shared),
    'src/lib/pdf/make-pdf.ts': { ...chunk('make-pdf-4.js', sizes.lazy ?? 0), isDynamicEntry: true },
  };
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
}

/** Sizes that come to a total in KB; the format adds a few bytes to each. */
const parts = (total: number) => ({ entry: total - 30, page: 20, shared: 10 });

const LANDING = 'src/features/landing/landing-page.tsx';
const TOOL = 'src/features/marketing/marketing-page.tsx';

describe('the size budget of a page', () => {
  it.each([
    ['a public page', LANDING, parts(LIMITS.public - 2)],
    ['a tool page', TOOL, parts(LIMITS.tool - 2)],
    ['a tool page that loads the rest on first use', TOOL, { ...parts(LIMITS.tool - 2), lazy: 90 }],
  ])('%s below it passes', async (_, page, sizes) => {
    makeBuild(page, sizes);
    await expect(checkSizes(dist)).resolves.toBeUndefined();
  });

  it.each([
    ['a public page', LANDING, parts(Math.ceil(LIMITS.public))],
    ['a tool page', TOOL, parts(LIMITS.tool)],
  ])('%s above it stops the build, with its chunks by name, each counted once', async (_, page, sizes) => {
    makeBuild(page, sizes);
    const total = sizes.entry + sizes.page + sizes.shared;
    const message = new RegExp(
      `${page}: ${total}\\.\\d KB.*index-1\\.js ${sizes.entry}\\..*page-2\\.js`,
      's',
    );
    await expect(checkSizes(dist)).rejects.toThrow(message);
  });

  it('a build without pages is not taken for a light one', async () => {
    makeBuild('src/features/nothing.ts', { entry: 1, page: 1, shared: 1 });
    await expect(checkSizes(dist)).rejects.toThrow('finds no page');
  });
});
