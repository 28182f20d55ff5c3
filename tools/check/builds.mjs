// npm run check:builds FOLDER…: reads every build below the folders and prints its facts, and the findings by rule. For
// measuring readers and rules on real builds; not part of npm test.
//   --truth truth.json  measures fields and SDKs against a list of what the builds' own dependency files say
//   --show RULE         the findings of a rule, by build (repeatable); a severity shows all of it
//   --facts             what was read of each build, with its SDKs and the marks they were recognised by
// truth.json is an array. Each entry is for the builds whose path begins with `file`: { file, package?, version?, targetSdk?,
// minSdk?, libraries: ids of the catalogue, optional?: ids that may be found or not, e.g. because a shrinker removes them }.
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSource } from '../load-source.mjs';

/** @typedef {import('../../src/model/build-info.ts').BuildInfo} BuildInfo */
/** @typedef {import('../../src/domain/builds/sdk.ts').DetectedSdk} DetectedSdk */
/** @typedef {{ path: string, file: string, build: BuildInfo, sdks: DetectedSdk[] }} ReadBuild */
/**
 * @typedef {{ file: string, package?: string, version?: string, targetSdk?: number, minSdk?: number,
 *   libraries: string[], optional?: string[] }} Truth
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const BUILD = /\.(?:apk|aab|ipa)$/i;
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);
/** Facts of thousands of characters. */
const LONG_FACTS = new Set(['iconDataUrl', 'traces', 'sizeByPart']);
/** SDKs that concern no answer to a store, and names that are not in the catalogue. */
const UNCOUNTED = new Set(['library', 'unknown']);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    truth: { type: 'string' },
    facts: { type: 'boolean', default: false },
    show: { type: 'string', multiple: true, default: [] },
  },
});
if (positionals.length === 0) {
  console.error('Usage: npm run check:builds -- [--truth truth.json] [--show RULE] [--facts] FOLDER…');
  process.exit(2);
}

const missing = positionals.filter((each) => !existsSync(each));
if (missing.length > 0) {
  console.error(`There is no ${missing.join(', ')}.`);
  process.exit(2);
}

/** @param {string} path */
const load = (path) => loadSource(root, path);

const { readBuild } = /** @type {typeof import('../../src/readers/builds/read-build.ts')} */ (
  await load('src/readers/builds/read-build.ts')
);
const { detectSdks } = /** @type {typeof import('../../src/domain/builds/detect-sdks.ts')} */ (
  await load('src/domain/builds/detect-sdks.ts')
);
const { checkBuild } = /** @type {typeof import('../../src/checks/build/check-build.ts')} */ (
  await load('src/checks/build/check-build.ts')
);
const { dataClaims } = /** @type {typeof import('../../src/domain/privacy/data-claims.ts')} */ (
  await load('src/domain/privacy/data-claims.ts')
);

/** Paths of the builds below a folder, or of the build itself. @param {string} folder @returns {string[]} */
function buildPaths(folder) {
  if (BUILD.test(folder)) return [folder];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : buildPaths(path);
    return entry.isFile() && BUILD.test(entry.name) ? [path] : [];
  });
}

/** Counts that are printed as precision and recall. */
class Score {
  right = 0;
  /** @type {string[]} */
  wrong = [];
  /** @type {string[]} */
  missed = [];

  text() {
    const share = (/** @type {number} */ others) =>
      this.right + others === 0 ? '–' : `${((this.right * 100) / (this.right + others)).toFixed(1)} %`;
    return `precision ${share(this.wrong.length)}, recall ${share(this.missed.length)} (${this.right} right, ${this.wrong.length} wrong, ${this.missed.length} missed)`;
  }
}

/** @param {ReadBuild[]} builds @param {Truth[]} truths */
function measure(builds, truths) {
  const fields = new Score();
  const sdks = new Score();
  const certain = new Score();
  const claims = new Score();
  let known = 0;
  for (const { path, build, sdks: found } of builds) {
    const truth = truths.find(({ file }) => path.startsWith(file));
    if (!truth) continue;
    known += 1;
    const values = /** @type {const} */ ([
      ['package', truth.package, build.identity.bundleId],
      ['version', truth.version, build.identity.version],
      ['targetSdk', truth.targetSdk, build.platform === 'android' ? build.targetSdk : undefined],
      ['minSdk', truth.minSdk, build.platform === 'android' ? build.minSdk : undefined],
    ]);
    for (const [name, expected, value] of values) {
      if (expected === undefined) continue;
      if (value === expected) fields.right += 1;
      else if (value === undefined) fields.missed.push(`${path}: ${name} ${expected}`);
      else fields.wrong.push(`${path}: ${name} ${value} instead of ${expected}`);
    }
    const optional = new Set(truth.optional);
    const counted = found.filter(({ id, purpose }) => !UNCOUNTED.has(purpose) && !optional.has(id));
    const groups = /** @type {const} */ ([
      [sdks, counted],
      [certain, counted.filter(({ isConfirmed }) => isConfirmed)],
    ]);
    for (const [score, list] of groups) {
      for (const { id, evidence } of list) {
        const marks = evidence.slice(0, 3).map((each) => `${each.kind} ${each.found}`);
        if (truth.libraries.includes(id)) score.right += 1;
        else score.wrong.push(`${path}: ${id} (${marks.join(', ')})`);
      }
      for (const id of truth.libraries)
        if (!list.some((sdk) => sdk.id === id)) score.missed.push(`${path}: ${id}`);
    }
    for (const { sdk, kind } of dataClaims([build], build.platform)) {
      if (!sdk || optional.has(sdk.id)) continue;
      if (truth.libraries.includes(sdk.id)) claims.right += 1;
      else claims.wrong.push(`${path}: ${kind.id} because of ${sdk.id}`);
    }
  }
  console.log(`\n${known} builds with a known list of libraries`);
  /** @type {[string, Score][]} */
  const scores = [
    ['Fields', fields],
    ['SDKs listed', sdks],
    ['SDKs listed as certain', certain],
  ];
  for (const [label, score] of scores) {
    console.log(`${label}: ${score.text()}`);
    for (const each of score.wrong) console.log(`  wrong   ${each}`);
    for (const each of score.missed) console.log(`  missed  ${each}`);
  }
  console.log(`Suggested privacy answers: ${claims.right} right, ${claims.wrong.length} wrong`);
  for (const each of claims.wrong) console.log(`  wrong   ${each}`);
}

/** @param {ReadBuild[]} builds @param {readonly string[]} shown @param {string} today */
function printFindings(builds, shown, today) {
  /** @type {Map<string, Set<string>>} */
  const rows = new Map();
  for (const { path, file, build } of builds) {
    for (const { severity, rule, title } of checkBuild(build, today)) {
      const key = `${severity} ${rule}`;
      rows.set(key, (rows.get(key) ?? new Set()).add(file));
      if (shown.includes(rule) || shown.includes(severity)) console.log(`  ${key} ${path}: ${title}`);
    }
  }
  const order = ['blocker', 'warning', 'note'];
  const rank = (/** @type {string} */ key) => order.indexOf(key.split(' ')[0] ?? '');
  console.log(`\nFindings in ${builds.length} builds`);
  for (const [key, paths] of [...rows].sort(([a, x], [b, y]) => rank(a) - rank(b) || y.size - x.size))
    console.log(`${String(paths.size).padStart(5)} builds  ${key}`);
}

/** @param {ReadBuild} read */
function printFacts({ path, build, sdks }) {
  const { identity } = build;
  console.log(`\n${path}: ${identity.bundleId} ${identity.version ?? '–'} (${identity.buildNumber ?? '–'})`);
  for (const [name, value] of Object.entries(build))
    if (!LONG_FACTS.has(name)) console.log(`  ${name}: ${JSON.stringify(value)?.slice(0, 300)}`);
  for (const problem of build.traces?.problems ?? []) console.log(`  not read: ${problem}`);
  for (const { id, purpose, version, isConfirmed, evidence } of sdks)
    console.log(
      `  ${purpose} ${id} ${version ?? ''}${isConfirmed ? '' : ' (uncertain)'}: ${evidence
        .slice(0, 4)
        .map((each) => `${each.kind} ${each.found}`)
        .join(', ')}`,
    );
}

/** @type {ReadBuild[]} */
const builds = [];
/** Absolute paths: several folders may have a build at the same path, and one folder may contain another. */
const seen = new Set();
for (const folder of positionals.map((each) => resolve(each))) {
  for (const path of buildPaths(folder).sort()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const shown = relative(folder, path).replaceAll('\\', '/') || basename(path);
    const blob = await openAsBlob(path);
    const result = await readBuild(new File([blob], basename(path)));
    if (result.ok)
      builds.push({ path: shown, file: path, build: result.value, sdks: detectSdks(result.value) ?? [] });
    else console.log(`not read  ${shown}: ${result.failure.message}`);
  }
}
if (values.facts) builds.forEach(printFacts);
printFindings(builds, values.show, new Date().toISOString().slice(0, 10));
if (values.truth) measure(builds, JSON.parse(readFileSync(values.truth, 'utf8')));
