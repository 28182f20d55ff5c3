// npm run check:listings FOLDER…: checks folders of store texts as the terminal program does and prints what it finds, by
// rule and store, with counts per 100 locale listings. For measuring the rules on real listings; not part of npm test.
//   --store ios|android  only that store     --show RULE  the findings of a rule with their texts (repeatable)
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { eld } from 'eld/extrasmall';
import { loadSource } from '../load-source.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules', 'Pods', 'build']);

/** @param {string} path */
const load = (path) => loadSource(root, path);

const { findListingSets } = /** @type {typeof import('../../src/formats/listings/listing-sets.ts')} */ (
  await load('src/formats/listings/listing-sets.ts')
);
const { readListingSet } = /** @type {typeof import('../../src/formats/listings/read-set.ts')} */ (
  await load('src/formats/listings/read-set.ts')
);
const { checkListingSet } = /** @type {typeof import('../../src/formats/listings/check-set.ts')} */ (
  await load('src/formats/listings/check-set.ts')
);
/** Every file below a folder by its path inside it. @param {string} folder */
function treeOf(folder) {
  /** @type {Map<string, import('../../src/formats/parts/tree.ts').TreeFile>} */
  const tree = new Map();
  /** @param {string} directory */
  const walk = (directory) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const full = join(directory, entry.name);
      if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) walk(full);
      else if (entry.isFile()) {
        const path = relative(folder, full).replaceAll('\\', '/');
        tree.set(path, { path, size: statSync(full).size, read: () => readFile(full) });
      }
    }
  };
  walk(folder);
  return tree;
}

/** @param {string} words */
const scoreLanguage = (words) => eld.detect(words).getScores();
const today = new Date().toISOString().slice(0, 10);

/** Findings of the terminal program in every listing below a folder, of any format. @param {string} folder */
async function checkedSets(folder) {
  const tree = treeOf(folder);
  return Promise.all(
    findListingSets([...tree.keys()]).map(async (set) => {
      const read = await readListingSet(set, tree);
      // A folder is the baseline of an update: its empty fields keep the store's texts.
      const { findings } = await checkListingSet(read, tree, { today, scoreLanguage });
      return {
        platform: set.store,
        name: `${basename(folder)}/${set.root} (${set.format})`,
        locales: Object.keys(read.texts),
        findings,
      };
    }),
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'string' }, show: { type: 'string', multiple: true, default: [] } },
});
if (positionals.length === 0) {
  console.error('Usage: npm run check:listings -- [--store ios|android] [--show RULE] FOLDER…');
  process.exit(2);
}

const sets = (await Promise.all(positionals.map((folder) => checkedSets(resolve(folder)))))
  .flat()
  .filter(({ locales }) => locales.length > 0)
  .filter(({ platform }) => !values.store || values.store === platform);

for (const platform of /** @type {const} */ (['ios', 'android'])) {
  const own = sets.filter((each) => each.platform === platform);
  const listings = own.reduce((sum, { locales }) => sum + locales.length, 0);
  if (listings === 0) continue;
  console.log(`\n${platform}: ${listings} locale listings in ${own.length} sets`);
  /** @type {Map<string, { severity: string, n: number, sets: Set<string> }>} */
  const rows = new Map();
  for (const { name, findings } of own)
    for (const { finding, place } of findings) {
      const { severity, rule, subject, isSearchIdea, title } = finding;
      const kind = isSearchIdea ? 'idea' : severity;
      const key = `${rule} ${subject.field ?? ''}`;
      const row = rows.get(`${kind} ${key}`) ?? { severity: kind, n: 0, sets: new Set() };
      row.n += 1;
      row.sets.add(name);
      rows.set(`${kind} ${key}`, row);
      if (values.show.some((each) => rule === each || each === kind))
        console.log(`  ${kind} ${key} ${subject.locale ?? ''} ${name} ${place.path}: ${title}`);
    }
  const order = ['blocker', 'warning', 'note', 'idea'];
  const sorted = [...rows].sort(
    ([, a], [, b]) => order.indexOf(a.severity) - order.indexOf(b.severity) || b.n - a.n,
  );
  for (const [key, { n, sets: found }] of sorted)
    console.log(
      `${String(n).padStart(6)} ${((n * 100) / listings).toFixed(1).padStart(6)} per 100  ${String(found.size).padStart(3)} sets  ${key}`,
    );
}
