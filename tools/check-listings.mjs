// npm run check:listings FOLDER…: runs the listing checks over folders of store texts and prints what they find, by
// rule and store, with counts per 100 locale listings. For measuring the rules on real listings; not part of npm test.
//   --store ios|android  only that store     --show RULE  the findings of a rule with their texts (repeatable)
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

/** @typedef {import('../src/domain/apps/app.ts').Platform} Platform */
/** @typedef {import('../src/domain/listings/listing.ts').Listing} Listing */
/** @typedef {import('../src/domain/listings/listing-finding.ts').ListingFinding} ListingFinding */
/** @typedef {Map<string, string>} Files path inside the folder to text */
/** @typedef {{ platform: Platform, locale: string, listing: Listing, set: string }} LocaleListing */
/** @typedef {{ name: string, read: (files: Files) => Omit<LocaleListing, 'set'>[] }} Format */

const root = fileURLToPath(new URL('..', import.meta.url));
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules', 'Pods', 'build']);
const MAX_FILE_BYTES = 1_000_000;

/** A module of the product, run as the app runs it. @param {string} path */
async function load(path) {
  const { module } = await runnerImport(join(root, path), {
    root,
    configFile: false,
    resolve: { alias: { '@': join(root, 'src') } },
  });
  return module;
}

const { readFastlane } = /** @type {typeof import('../src/readers/listings/read-fastlane.ts')} */ (
  await load('src/readers/listings/read-fastlane.ts')
);
const { checkListing } = /** @type {typeof import('../src/domain/listings/check-listing.ts')} */ (
  await load('src/domain/listings/check-listing.ts')
);
const { appleLocale, playLocale } = /** @type {typeof import('../src/domain/locales/locale-map.ts')} */ (
  await load('src/domain/locales/locale-map.ts')
);

/** @param {string} name @param {Platform} platform @param {RegExp} pattern @returns {Format} */
const fastlane = (name, platform, pattern) => ({
  name,
  read: (files) => {
    const own = new Map([...files].filter(([path]) => pattern.test(path)));
    return Object.entries(readFastlane(own).listings).map(([locale, listing]) => ({
      platform,
      locale,
      listing,
    }));
  },
});

const APPLE_FILE =
  /(?:^|\/)(?:name|subtitle|description|keywords|promotional_text|release_notes|(?:support|marketing|privacy)_url)\.txt$/;
const PLAY_FILE =
  /(?:^|\/)(?:(?:title|short_description|full_description|video)\.txt|changelogs\/[^/]+\.txt)$/;

/** How the texts of a folder are read, one entry per format. */
const FORMATS = [fastlane('deliver', 'ios', APPLE_FILE), fastlane('supply', 'android', PLAY_FILE)];

/** The listing sets below a folder: a directory called `metadata` (or the folder itself), without its `android`. */
/** @param {string} folder @returns {Map<string, Files>} */
function listingSets(folder) {
  /** @type {Map<string, Files>} */
  const sets = new Map();
  /** @param {string} directory */
  const walk = (directory) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) walk(path);
      else if (entry.isFile() && /\.txt$/.test(entry.name) && statSync(path).size <= MAX_FILE_BYTES) {
        const inside = relative(folder, path).replaceAll('\\', '/');
        const [, set = '.'] = /^(.*?metadata(?:\/android)?)\//.exec(inside) ?? [];
        const files = sets.get(set) ?? new Map();
        sets.set(set, files.set(inside, readFileSync(path, 'utf8')));
      }
    }
  };
  walk(folder);
  return sets;
}

/** @param {string} folder @returns {LocaleListing[]} */
function localeListings(folder) {
  return [...listingSets(folder)].flatMap(([set, files]) =>
    FORMATS.flatMap(({ name, read }) =>
      read(files).map((each) => ({ ...each, set: `${basename(folder)}/${set} (${name})` })),
    ),
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

const listings = positionals
  .flatMap((folder) => localeListings(resolve(folder)))
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
