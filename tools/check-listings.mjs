// npm run check:listings FOLDER…: runs the listing checks over folders of store texts and prints what they find, by
// rule and store, with counts per 100 locale listings. For measuring the rules on real listings; not part of npm test.
//   --store ios|android  only that store     --show RULE  the findings of a rule with their texts (repeatable)
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSource } from './load-source.mjs';

/** @typedef {import('../src/model/app.ts').Platform} Platform */
/** @typedef {import('../src/model/listing.ts').Listing} Listing */
/** @typedef {import('../src/checks/listing/check-listing.ts').ListingFinding} ListingFinding */
/** @typedef {{ platform: Platform, locale: string, listing: Listing, set: string }} LocaleListing */

const root = fileURLToPath(new URL('..', import.meta.url));
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules', 'Pods', 'build']);

/** @param {string} path */
const load = (path) => loadSource(root, path);

const { findListingSets } = /** @type {typeof import('../src/formats/listings/listing-sets.ts')} */ (
  await load('src/formats/listings/listing-sets.ts')
);
const { readListingSet } = /** @type {typeof import('../src/formats/listings/read-set.ts')} */ (
  await load('src/formats/listings/read-set.ts')
);
const { importDraft } = /** @type {typeof import('../src/formats/parts/import-draft.ts')} */ (
  await load('src/formats/parts/import-draft.ts')
);
const { checkListing } = /** @type {typeof import('../src/checks/listing/check-listing.ts')} */ (
  await load('src/checks/listing/check-listing.ts')
);
const { appleLocale, playLocale } = /** @type {typeof import('../src/domain/locales/locale-map.ts')} */ (
  await load('src/domain/locales/locale-map.ts')
);

/** Every file below a folder by its path inside it. @param {string} folder */
function treeOf(folder) {
  /** @type {Map<string, import('../src/formats/parts/tree.ts').TreeFile>} */
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

/** The texts of every listing below a folder, of any format. @param {string} folder @returns {Promise<LocaleListing[]>} */
async function localeListings(folder) {
  const tree = treeOf(folder);
  const sets = findListingSets([...tree.keys()]);
  const read = await Promise.all(
    sets.map(async (set) => ({
      set,
      listings: importDraft([await readListingSet(set, tree)]).content.listings,
    })),
  );
  return read.flatMap(({ set, listings }) =>
    Object.entries(listings)
      .filter(([, listing]) => Object.values(listing).some((text) => text !== ''))
      .map(([locale, listing]) => ({
        platform: set.store,
        locale,
        listing,
        set: `${basename(folder)}/${set.root} (${set.format})`,
      })),
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

const listings = (await Promise.all(positionals.map((folder) => localeListings(resolve(folder)))))
  .flat()
  .filter(({ platform, locale }) => (platform === 'ios' ? appleLocale : playLocale)(locale) !== undefined)
  .filter(({ platform }) => !values.store || values.store === platform);

for (const platform of /** @type {const} */ (['ios', 'android'])) {
  const own = listings.filter((each) => each.platform === platform);
  if (own.length === 0) continue;
  const sets = new Set(own.map(({ set }) => set)).size;
  console.log(`\n${platform}: ${own.length} locale listings in ${sets} sets`);
  /** @type {Map<string, { severity: string, n: number, sets: Set<string> }>} */
  const rows = new Map();
  for (const { locale, listing, set } of own) {
    // An imported folder is the baseline of an update: its empty fields keep the store's texts.
    const findings = checkListing(listing, {
      locale,
      platforms: [platform],
      isUpdate: true,
      isBaseline: true,
    });
    for (const finding of findings) {
      const key = `${finding.rule} ${finding.subject.field}`;
      const row = rows.get(`${finding.severity} ${key}`) ?? {
        severity: finding.severity,
        n: 0,
        sets: new Set(),
      };
      row.n += 1;
      row.sets.add(set);
      rows.set(`${finding.severity} ${key}`, row);
      if (values.show.some((rule) => finding.rule === rule || rule === finding.severity))
        console.log(`  ${finding.severity} ${key} ${locale} ${set}: ${finding.title}`);
    }
  }
  const order = ['blocker', 'warning', 'note'];
  const sorted = [...rows].sort(
    ([, a], [, b]) => order.indexOf(a.severity) - order.indexOf(b.severity) || b.n - a.n,
  );
  for (const [key, { n, sets: found }] of sorted)
    console.log(
      `${String(n).padStart(6)} ${((n * 100) / own.length).toFixed(1).padStart(6)} per 100  ${String(found.size).padStart(3)} sets  ${key}`,
    );
}
