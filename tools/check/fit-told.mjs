// npm run fit:told: fits catalog/rejections/told/model.json to the texts beside it and to the passages of letters, by
// multinomial logistic regression over their terms. The same files give the same model.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NO_REASON, SCALE, TOLD, termsOf, toldShares, weightLetters } from '../../src/decoder/terms.mjs';
import { readRejections } from '../catalog/kinds/rejections.mjs';
import { inputsOf, MODEL, readTold } from '../catalog/kinds/told-model.mjs';

/** Rounds through all texts, the first step, the pull of a weight to zero, and a share below which a case isn't corrected. */
const FIT = { rounds: 8, step: 1, pull: 1e-5, share: 1e-3 };
/** Most terms kept of a case, and the fewest texts that a kept term is in. */
const KEPT = { terms: 150, texts: 2 };

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = readTold(
  root,
  readRejections(root).causes.map(({ value }) => value),
  [],
);
const labels = [...read.labels, NO_REASON];
const placeOf = new Map(labels.map((label, place) => [label, place]));
const classes = labels.length;

const texts = read.texts.flatMap(({ of, text }) => {
  const at = placeOf.get(of);
  return at === undefined ? [] : [{ at, terms: [...termsOf(text)] }];
});
/** @type {Map<string, number>} */
const counts = new Map();
for (const { terms } of texts) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
const known = [...counts.keys()];
const indexOf = new Map(known.map((term, index) => [term, index]));
const rarityOf = (/** @type {string} */ term) => Math.log(texts.length / (counts.get(term) ?? 1));
const rows = texts.map(({ at, terms }) => ({
  at,
  shares: [...toldShares(terms.map((term) => [indexOf.get(term) ?? 0, rarityOf(term)]))],
}));

/** The weights of a term for all classes are beside each other. */
const weights = new Float32Array(known.length * classes);

let seed = 1;
/** Numbers from 0 to 1, the same in each run. */
function chance() {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const scores = new Float64Array(classes);
/** Corrects the weights by one text. @param {(typeof rows)[number]} row @param {number} step @returns {number} its loss */
function learn({ at, shares }, step) {
  scores.fill(0);
  for (const [index, share] of shares)
    for (let k = 0; k < classes; k += 1)
      scores[k] = (scores[k] ?? 0) + share * (weights[index * classes + k] ?? 0);
  const most = Math.max(...scores);
  let sum = 0;
  for (let k = 0; k < classes; k += 1) {
    scores[k] = Math.exp((scores[k] ?? 0) - most);
    sum += scores[k] ?? 0;
  }
  const wrong = [];
  for (let k = 0; k < classes; k += 1) {
    const error = (scores[k] ?? 0) / sum - (k === at ? 1 : 0);
    if (k === at || error > FIT.share) wrong.push({ k, error });
  }
  for (const [index, share] of shares)
    for (const { k, error } of wrong) {
      const place = index * classes + k;
      const weight = weights[place] ?? 0;
      weights[place] = weight - step * (share * error + FIT.pull * weight);
    }
  return -Math.log((scores[at] ?? 0) / sum);
}

for (let round = 0; round < FIT.rounds; round += 1) {
  for (let i = rows.length - 1; i > 0; i -= 1) {
    const other = Math.floor(chance() * (i + 1));
    [rows[i], rows[other]] = /** @type {[typeof rows[0], typeof rows[0]]} */ ([rows[other], rows[i]]);
  }
  const step = FIT.step * (1 - round / FIT.rounds);
  const loss = rows.reduce((sum, row) => sum + learn(row, step), 0) / rows.length;
  console.log(`round ${round + 1} of ${FIT.rounds}: ${loss.toFixed(4)}`);
}

/** The weights of each case that tell most. @type {Map<string, Map<string, number>>} */
const told = new Map();
/** @type {Map<string, number>} */
const uses = new Map();
for (const [place, label] of labels.entries()) {
  const own = known
    .map((term, index) => ({ term, weight: (weights[index * classes + place] ?? 0) / TOLD.weight }))
    .filter(({ term, weight }) => Math.abs(weight) > SCALE.case / 2 && (counts.get(term) ?? 0) >= KEPT.texts)
    .sort((a, b) => Math.abs(b.weight) * rarityOf(b.term) - Math.abs(a.weight) * rarityOf(a.term))
    .slice(0, KEPT.terms);
  for (const { term } of own) uses.set(term, (uses.get(term) ?? 0) + 1);
  told.set(label, new Map(own.map(({ term, weight }) => [term, weight])));
}
// The most frequent first, so that distances are short.
const terms = [...uses]
  .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
  .map(([term]) => term);
const indices = new Map(terms.map((term, index) => [term, index]));
/** @type {import('../../src/decoder/terms.mjs').ToldModel} */
const model = {
  terms: terms.join(' '),
  rarities: terms.map((term) => Math.round(rarityOf(term) / TOLD.rarity)).join(' '),
  told: Object.fromEntries([...told].map(([label, own]) => [label, weightLetters(own, indices, 'case')])),
};
writeFileSync(join(root, MODEL), `${JSON.stringify({ inputs: inputsOf(root, read), model }, null, 1)}\n`);
console.log(`${texts.length} texts, ${terms.length} terms, ${labels.length} labels`);
