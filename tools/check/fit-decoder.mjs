// npm run fit:decoder: fits the weights of src/decoder/text-kind.ts, by logistic regression on texts of ours: those of
// the catalogue, which are refusals, and tests/training/other-texts.yaml. Prints the table to put there, and the
// texts on the wrong side. A weight keeps the sign that its evidence has: a document counts up, an answer down.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { readRejections } from '../catalog/kinds/rejections.mjs';
import { loadSource } from '../load-source.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { kindOf, WEIGHTS } = /** @type {typeof import('../../src/decoder/text-kind.ts')} */ (
  await loadSource(root, 'src/decoder/text-kind.ts')
);
const { readableText } = /** @type {typeof import('../../src/decoder/readable-text.ts')} */ (
  await loadSource(root, 'src/decoder/readable-text.ts')
);

/** Kinds that weights decide; approvals, states and logs have words of their own. */
const FITTED = ['plan', 'change', 'news', 'question'];
const ROUNDS = 3000;
const RATE = 4;
/** Pull towards the start, which keeps rare signs from extremes. */
const PRIOR = 0.001;
/** Strength from which each weight starts, and its limits: even a rare sign counts. */
const START = 1.5;
const BOUNDS = { least: 0.3, most: 8 };
/** How much a text counts: the catalogue has many short ones, and refusals within documents are the hardest. */
const COST = { document: 1, refusal: 3, catalogue: 0.15 };

const others = /** @type {Record<string, string[]>} */ (
  parse(readFileSync(join(root, 'tests/training/other-texts.yaml'), 'utf8'))
);
const catalogue = readRejections(root).causes.flatMap(({ value: { texts } }) =>
  [...(texts.only ?? []), ...(texts.among ?? [])].map((each) =>
    typeof each === 'string' ? each : each.text,
  ),
);
const rows = [
  ...FITTED.flatMap((kind) => others[kind] ?? []).map((text) => ({ text, wanted: 1, cost: COST.document })),
  ...(others.refusal ?? []).map((text) => ({ text, wanted: 0, cost: COST.refusal })),
  ...catalogue.map((text) => ({ text, wanted: 0, cost: COST.catalogue })),
].map((row) => ({ ...row, signs: kindOf(readableText(row.text)).signs }));
const all = rows.reduce((sum, { cost }) => sum + cost, 0);

const names = Object.keys(WEIGHTS);
/** @param {string} name */
const signOf = (name) => Math.sign(WEIGHTS[name] ?? 0);
const weights = new Map(names.map((name) => [name, name === 'bias' ? 0 : START * signOf(name)]));
/** @param {readonly string[]} signs */
const scoreOf = (signs) => signs.reduce((sum, id) => sum + (weights.get(id) ?? 0), 0);
for (let round = 0; round < ROUNDS; round += 1) {
  const gradient = new Map(names.map((name) => [name, 0]));
  for (const { signs, wanted, cost } of rows) {
    const error = ((wanted - 1 / (1 + Math.exp(-scoreOf(signs)))) * cost) / all;
    for (const id of signs) gradient.set(id, (gradient.get(id) ?? 0) + error);
  }
  for (const name of names) {
    const before = weights.get(name) ?? 0;
    const start = name === 'bias' ? 0 : START * signOf(name);
    const next = before + RATE * ((gradient.get(name) ?? 0) - PRIOR * (before - start));
    const least = name === 'bias' ? -BOUNDS.most : BOUNDS.least;
    weights.set(name, signOf(name) * Math.min(BOUNDS.most, Math.max(least, signOf(name) * next)));
  }
}

for (const name of names) console.log(`  ${name}: ${(weights.get(name) ?? 0).toFixed(1)},`);
const missed = rows.filter(({ signs, wanted }) => wanted === 1 && scoreOf(signs) <= 0);
const lost = rows.filter(({ signs, wanted }) => wanted === 0 && scoreOf(signs) > 0);
for (const { text, signs } of [...missed, ...lost])
  console.log(
    `${scoreOf(signs).toFixed(1)} ${signs.join(' ')}\n    ${text.replaceAll('\n', ' ').slice(0, 140)}`,
  );
console.log(`${missed.length} documents taken for a refusal, ${lost.length} refusals taken for a document`);
