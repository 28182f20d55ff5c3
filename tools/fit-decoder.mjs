// npm run fit:decoder: fits the weights of src/decoder/document-signs.ts, by logistic regression on texts of ours: those of
// the catalogue, which are refusals, and tests/training/other-texts.yaml. Prints the table to put there, and the
// texts on the wrong side. A weight keeps the sign that its evidence has: a document counts up, an answer down.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { readRejections } from './catalog/kinds/rejections.mjs';
import { loadSource } from './load-source.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { documentScore, WEIGHTS } = /** @type {typeof import('../src/decoder/document-signs.ts')} */ (
  await loadSource(root, 'src/decoder/document-signs.ts')
);
const { MIN_SURE } = /** @type {typeof import('../src/decoder/letter-kind.ts')} */ (
  await loadSource(root, 'src/decoder/letter-kind.ts')
);
const { readableText } = /** @type {typeof import('../src/decoder/readable-text.ts')} */ (
  await loadSource(root, 'src/decoder/readable-text.ts')
);

/** Kinds that weights decide; approvals, states and logs have words of their own. */
const FITTED = ['plan', 'change', 'news', 'question'];
/** A refusal that is taken for something else hurts more than the opposite, and both kinds count alike in all. */
const REFUSAL_COST = 3;
const ROUNDS = 4000;
const RATE = 0.3;
/** Pull towards the start, which keeps rare signs from extremes. */
const PRIOR = 0.002;
/** Strength from which each weight starts, and its limits: even a rare sign counts, and none alone outweighs a letter. */
const START = 2;
const BOUNDS = { least: 0.8, most: 5 };
/** Marks that only a store's own letter has. */
const CERTAIN = new Set(['letterMark', 'letterHeading', 'delivery', 'cannotRelease']);

const others = /** @type {Record<string, string[]>} */ (
  parse(readFileSync(join(root, 'tests/training/other-texts.yaml'), 'utf8'))
);
const refusals = [
  ...readRejections(root).causes.flatMap(({ value: { texts } }) =>
    [...(texts.only ?? []), ...(texts.among ?? [])].map((each) =>
      typeof each === 'string' ? each : each.text,
    ),
  ),
  ...(others.refusal ?? []),
];
const documents = FITTED.flatMap((kind) => others[kind] ?? []);

const names = /** @type {(keyof typeof WEIGHTS)[]} */ (Object.keys(WEIGHTS));
const rows = [
  ...documents.map((text) => ({ text, wanted: 1, cost: 1 / documents.length })),
  ...refusals.map((text) => ({
    text,
    wanted: 0,
    cost: (REFUSAL_COST * weightOf(text)) / refusals.length,
  })),
].map((row) => ({ ...row, ids: new Set(documentScore(readableText(row.text)).ids) }));

/** Refusals within documents are few, and the hardest. @param {string} text */
function weightOf(text) {
  return others.refusal?.includes(text) ? 8 : 1;
}

/** @param {keyof typeof WEIGHTS} name */
const signOf = (name) => Math.sign(WEIGHTS[name]);
const weights = new Map(names.map((name) => [name, START * signOf(name)]));
for (let round = 0; round < ROUNDS; round += 1) {
  const gradient = new Map(names.map((name) => [name, 0]));
  for (const { ids, wanted, cost } of rows) {
    const score = [...ids].reduce((sum, id) => sum + (weights.get(/** @type {never} */ (id)) ?? 0), 0);
    const error = (wanted - 1 / (1 + Math.exp(MIN_SURE - score))) * cost;
    for (const id of ids) {
      const name = /** @type {keyof typeof WEIGHTS} */ (id);
      gradient.set(name, (gradient.get(name) ?? 0) + error);
    }
  }
  for (const name of names) {
    const before = weights.get(name) ?? 0;
    const next = before + RATE * ((gradient.get(name) ?? 0) - PRIOR * (before - START * signOf(name)));
    const least = CERTAIN.has(name) ? START * 2 : BOUNDS.least;
    weights.set(name, signOf(name) * Math.min(BOUNDS.most, Math.max(least, signOf(name) * next)));
  }
}

for (const name of names) console.log(`  ${name}: ${(weights.get(name) ?? 0).toFixed(1)},`);
const scored = rows.map((row) => ({
  ...row,
  before: documentScore(readableText(row.text)).score,
  after: [...row.ids].reduce((sum, id) => sum + (weights.get(/** @type {never} */ (id)) ?? 0), 0),
}));
for (const key of /** @type {const} */ (['before', 'after'])) {
  const missed = scored.filter(({ wanted, [key]: score }) => wanted === 1 && score < MIN_SURE);
  const wrong = scored.filter(({ wanted, [key]: score }) => wanted === 0 && score >= MIN_SURE);
  console.log(
    `${key}: ${missed.length} of ${documents.length} documents missed, ${wrong.length} of ${refusals.length} refusals taken for one`,
  );
  if (key === 'after')
    for (const { text, ids, after } of [...missed, ...wrong])
      console.log(
        `${after.toFixed(1)} ${[...ids].join(' ')}\n    ${text.replaceAll('\n', ' ').slice(0, 140)}`,
      );
}
