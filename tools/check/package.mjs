// npm run check:package: makes a package of a sample draft in every locale, with a price, products and a planned
// release, zips and unzips it as a publisher would, and runs Expo's own linter on it; then imports its config, changes a text, and lints the result. Installs eas-cli
// (about 170 MB) into .storepilot on the first run; not part of npm test. The linter always exits with 0, so its
// output decides (sources 3.3).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { loadSource } from '../load-source.mjs';

const EAS_CLI_VERSION = '24.8.0';
const root = fileURLToPath(new URL('../..', import.meta.url));
const work = join(root, '.storepilot/check-package');
const easHome = join(root, '.storepilot/eas-cli');
const easBin = join(easHome, 'node_modules/eas-cli/bin/run');

/** @param {string} path */
const load = (path) => loadSource(root, path);

/** Returns the package of a draft with texts and a sign-in in every locale of the product, unpacked from its zip. */
async function makePackage() {
  const { submissionDraft, listing, screenshots } =
    /** @type {typeof import('../../tests/support/drafts.ts')} */ (await load('tests/support/drafts.ts'));
  const { PRODUCT_LOCALES } = /** @type {typeof import('../../src/domain/locales/product-locales.ts')} */ (
    await load('src/domain/locales/product-locales.ts')
  );
  const { assessReadiness } = /** @type {typeof import('../../src/domain/submissions/readiness.ts')} */ (
    await load('src/domain/submissions/readiness.ts')
  );
  const { submissionPackage } =
    /** @type {typeof import('../../src/formats/package/submission-package.ts')} */ (
      await load('src/formats/package/submission-package.ts')
    );
  const { writeZip } = /** @type {typeof import('../../src/lib/archives/write-zip.ts')} */ (
    await load('src/lib/archives/write-zip.ts')
  );

  const { product, sellingDraft } = /** @type {typeof import('../../tests/support/purchases.ts')} */ (
    await load('tests/support/purchases.ts')
  );

  const sample = sellingDraft([product()]);
  const draft = submissionDraft({
    listings: Object.fromEntries(PRODUCT_LOCALES.map(({ code }) => [code, listing()])),
    details: {
      ...sample.details,
      isUpdate: true,
      needsLogin: true,
      demoUser: 'demo@example.com',
      demoPassword: 'sesame',
    },
    purchases: sample.purchases,
    release: {
      pricing: 'paid',
      price: 'EUR 1.99',
      countries: 'all',
      release: 'date',
      releaseDate: '2027-01-10',
      isPhased: true,
      rollout: '20',
    },
    images: [...sample.images, ...screenshots(2, { slotId: 'ipad-13', width: 2064, height: 2752 })],
  });
  const today = '2026-11-20';
  const made = submissionPackage(draft, {
    report: assessReadiness(draft, { today }),
    exportDate: today,
    includeGradlePlay: true,
  });
  const zipped = await writeZip(made.files);
  if (!zipped.ok) throw new Error(zipped.failure);
  const bytes = new Uint8Array(await zipped.value.arrayBuffer());
  rmSync(work, { recursive: true, force: true });
  for (const [path, content] of Object.entries(unzipSync(bytes))) {
    // As its README says: the files of EAS go to the top of the Expo project, beside the pictures.
    const place = join(work, path.replace(/^for-tools\/eas\//, ''));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  console.log(`${made.fileName}: ${made.files.length} files, ${bytes.length} bytes`);
}

function installEas() {
  if (existsSync(easBin)) return;
  console.log(`Installing eas-cli ${EAS_CLI_VERSION} …`);
  mkdirSync(easHome, { recursive: true });
  writeFileSync(join(easHome, 'package.json'), '{ "private": true }\n');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-save', '--ignore-scripts', `eas-cli@${EAS_CLI_VERSION}`],
    { cwd: easHome, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0)
    throw new Error('eas-cli could not be installed; check the connection to the npm registry.');
}

/** Returns the linter's findings about the unpacked package. @returns {unknown[]} */
function lint() {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [easBin, 'metadata:lint', '--json', '--profile', 'production'],
    { cwd: work, encoding: 'utf8', env: { ...process.env, EAS_NO_VCS: '1', DISABLE_EAS_ANALYTICS: '1' } },
  );
  const start = stdout.indexOf('[');
  /** @type {unknown} */
  const issues = start < 0 ? undefined : JSON.parse(stdout.slice(start));
  if (!Array.isArray(issues)) throw new Error(`The linter did not answer:\n${stdout}${stderr}`);
  return issues;
}

/**
 * Imports the config of the package, changes one text of each language and writes the config back.
 * @param {string} path
 */
async function reexport(path) {
  const { importListing, exportListing } =
    /** @type {typeof import('../../tests/support/imported-listing.ts')} */ (
      await load('tests/support/imported-listing.ts')
    );
  const before = readFileSync(path, 'utf8');
  const state = await importListing({ 'store.config.json': before });
  const same = (await exportListing(state)).get('store.config.json');
  if (Buffer.from(same ?? []).toString('utf8') !== before)
    throw new Error('An import without a change does not give the config back byte for byte.');
  for (const listing of Object.values(state.draft.listings)) listing.subtitle = 'Changed after the import';
  const changed = Buffer.from((await exportListing(state)).get('store.config.json') ?? []).toString('utf8');
  if (!changed.includes('Changed after the import')) throw new Error('The change is not in the config.');
  writeFileSync(path, changed);
}

await makePackage();
installEas();
const issues = lint();
console.log(`eas metadata:lint prints ${JSON.stringify(issues)}`);

// A linter that reads nothing would report nothing either, so it has to find a name that is too long.
const configPath = join(work, 'store.config.json');
const written = readFileSync(configPath, 'utf8');
await reexport(configPath);
const reexported = lint();
console.log(`of the config after an import and a change: ${JSON.stringify(reexported)}`);
const config = /** @type {{ apple: { info: Record<string, { title: string }> } }} */ (JSON.parse(written));
const english = config.apple.info['en-US'];
if (english) english.title = 'x'.repeat(31);
writeFileSync(configPath, JSON.stringify(config));
const broken = lint();
writeFileSync(configPath, written);
console.log(`and of a name that is too long: ${JSON.stringify(broken)}`);

if (issues.length > 0 || reexported.length > 0 || broken.length === 0) {
  console.error('The package is not what EAS expects.');
  process.exitCode = 1;
}
