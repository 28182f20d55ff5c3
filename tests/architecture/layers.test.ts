import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
/** From left to right; a layer imports only those to its left. `domain` and `checks` are neighbours. */
const LAYERS = [
  'model',
  'domain',
  'checks',
  'decoder',
  'readers',
  'formats',
  'config',
  'lib',
  'components',
  'features',
  'app',
];
const MAX_LINES = 400;

/** Layers whose folders are rooms of their own. */
const LAYERS_WITH_ROOMS = ['domain', 'checks', 'readers', 'formats', 'lib'];
const MAX_FILES = 30;
/** Largest share of the code that one room may have; a feature is a room as well. */
const MAX_SHARE = 0.2;
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));
const product = files.filter(({ file }) => !/\.test\.tsx?$/.test(file));
const cli = readdirSync(join(SRC, '../cli'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file: `../cli/${file}`, text: readFileSync(join(SRC, '../cli', file), 'utf8') }));

/** Code outside of the product. */
const others = ['cli', 'tests', 'tools', 'bench', 'supabase'].flatMap((folder) =>
  readdirSync(join(SRC, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(join(SRC, '..', folder, file), 'utf8'),
    })),
);

/** Static and dynamic imports and re-exports, resolved to a path inside src; packages are left out. */
function importsOf(file: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+|new URL\(\s*)['"]([^'"]+)['"]/gm);
  return [...found].flatMap(([, name = '']) => {
    if (name.startsWith('@/')) return [name.slice(2)];
    if (name.startsWith('.')) return [relative(SRC, resolve(join(SRC, dirname(file)), name))];
    return [];
  });
}

/** Returns the layer and, for features, the feature's name. */
function placeOf(path: string) {
  const [layer = '', feature = ''] = path.split('/');
  return { rank: LAYERS.indexOf(layer === 'checks' ? 'domain' : layer), layer, feature };
}

/** The room of a file: a folder of a layer with rooms, otherwise the layer. */
function roomOf(path: string): string {
  const [layer = '', folder = '', ...rest] = path.split('/');
  return LAYERS_WITH_ROOMS.includes(layer) && rest.length > 0 ? `${layer}/${folder}` : layer;
}

describe('the structure', () => {
  it('has only the known layers', () => {
    const tops = new Set(
      files
        .map(({ file }) => file.split('/'))
        .filter((parts) => parts.length > 1)
        .map(([top]) => top),
    );
    expect([...tops].filter((top) => !LAYERS.includes(top ?? ''))).toEqual([]);
  });

  it('imports only to the left, and never across features', () => {
    const wrong = product.flatMap(({ file, text }) => {
      const from = placeOf(file);
      if (from.rank < 0) return []; // main.tsx imports from every layer
      return importsOf(file, text)
        .map((target) => ({ target, to: placeOf(target) }))
        .filter(
          ({ to }) =>
            to.rank > from.rank ||
            (to.layer === 'features' && from.layer === 'features' && to.feature !== from.feature),
        )
        .map(({ target }) => `${file} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has a model that imports nothing but itself and the ids of the catalogue', () => {
    const wrong = product
      .filter(({ file }) => placeOf(file).layer === 'model')
      .filter(({ text }) =>
        /^import [^;]*from '(?!\.\/|\.\.\/\.\.\/catalog\/schemas\/names\.json')/m.test(text),
      );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('declares literal unions instead of enums', () => {
    expect(
      files.filter(({ text }) => /^\s*(export |declare |const )*enum \w/m.test(text)).map(({ file }) => file),
    ).toEqual([]);
  });

  it('gives the terminal program nothing of the web app but its pure rooms', () => {
    const wrong = cli
      .flatMap(({ file, text }) =>
        [...text.matchAll(/\bfrom\s+'([^']+)'/g)].map(([, name = '']) => ({
          file: file.slice('../cli/'.length),
          name,
        })),
      )
      .filter(
        ({ name }) =>
          !/^(?:\.|node:|virtual:catalog\/|@\/(?:model|domain|checks|decoder|readers|formats)\/)/.test(name),
      )
      // The commands with keys and the server for assistants are files of their own, which no check loads.
      .filter(({ file, name }) => !/^(?:zod|fflate)$/.test(name) || !/^(?:stores|mcp)[\\/]/.test(file))
      .filter(({ file, name }) => !/^@modelcontextprotocol\/server\b/.test(name) || !/^mcp[\\/]/.test(file));
    expect(wrong).toEqual([]);
  });

  it('has no circle of imports, types included', () => {
    const graph = new Map(
      [...product, ...cli].map(({ file, text }) => {
        // A lazy import starts a new chunk at run time, and forms no circle.
        const eager = text.replaceAll(/import\s*\(\s*['"][^'"]+['"]\s*\)/g, '');
        return [file.replace(/\.tsx?$/, ''), importsOf(file, eager)];
      }),
    );
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (node: string, trail: string[]) => {
      if (trail.includes(node)) circles.push([...trail.slice(trail.indexOf(node)), node].join(' > '));
      if (done.has(node) || trail.includes(node)) return;
      for (const next of graph.get(node) ?? []) walk(next, [...trail, node]);
      done.add(node);
    };
    for (const node of graph.keys()) walk(node, []);
    expect(circles).toEqual([]);
  });

  it('has no circle of rooms, types included', () => {
    const graph = new Map<string, Set<string>>();
    for (const { file, text } of product) {
      const room = roomOf(file);
      const targets = graph.get(room) ?? new Set();
      graph.set(room, targets);
      for (const target of importsOf(file, text).map(roomOf)) if (target !== room) targets.add(target);
    }
    const reach = (from: string, seen = new Set<string>()): Set<string> => {
      for (const next of graph.get(from) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
      return seen;
    };
    const circles = [...graph].flatMap(([room, targets]) =>
      [...targets].filter((target) => reach(target).has(room)).map((target) => `${room} imports ${target}`),
    );
    expect(circles).toEqual([]);
  });

  it('has no folder with too many files to look through', () => {
    const counts = new Map<string, number>();
    // A test beside the code that it tests is not counted; in `tests` it is what a reader looks for.
    const counted = others.filter(({ file }) => file.startsWith('tests/') || !/\.test\.tsx?$/.test(file));
    for (const { file } of [...product, ...counted])
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    const large = [...counts].filter(([, count]) => count > MAX_FILES).map(([folder]) => folder);
    expect(large).toEqual([]);
  });

  it('has no room with more than a fifth of the code', () => {
    const lines = new Map<string, number>();
    for (const { file, text } of [...product, ...cli]) {
      const room = file.startsWith('features/') ? file.split('/').slice(0, 2).join('/') : roomOf(file);
      lines.set(room, (lines.get(room) ?? 0) + text.split('\n').length);
    }
    const all = [...lines.values()].reduce((sum, count) => sum + count, 0);
    expect([...lines].filter(([, count]) => count > all * MAX_SHARE).map(([room]) => room)).toEqual([]);
  });

  it('keeps every file short enough to read, tests and tools too', () => {
    const long = [...files, ...others.filter(({ file }) => !file.startsWith('bench/'))].filter(
      ({ text }) => text.split('\n').length > MAX_LINES + 1,
    );
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it('has no utils, misc or barrels', () => {
    const folders = files.filter(({ file }) => /(^|\/)(utils?|misc|helpers|index)(\/|\.tsx?$)/.test(file));
    expect(folders.map(({ file }) => file)).toEqual([]);
  });

  it('gives every feature its page', () => {
    const features = new Set(
      product
        .map(({ file }) => placeOf(file))
        .filter(({ layer }) => layer === 'features')
        .map(({ feature }) => feature),
    );
    const without = [...features].filter(
      (feature) =>
        !product.some(({ file }) => file.startsWith(`features/${feature}/`) && file.endsWith('-page.tsx')),
    );
    expect(without).toEqual([]);
  });

  it('never writes HTML or styles from strings', () => {
    // Without a string: it tells React to leave prerendered content unchanged.
    const NOTHING = 'dangerouslySetInnerHTML={AS_PRERENDERED}';
    const isNothing = ({ text }: { text: string }) =>
      text.includes("\nconst AS_PRERENDERED = { __html: '' };\n");
    expect(product.filter(isNothing).map(({ file }) => file)).toEqual(['app/static-page.tsx']);
    const wrong = product.filter((each) =>
      /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\s*=|insertAdjacentHTML|document\.write|createElement\('style'\)|\beval\(|new Function\(/.test(
        isNothing(each) ? each.text.replace(NOTHING, '') : each.text,
      ),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});
