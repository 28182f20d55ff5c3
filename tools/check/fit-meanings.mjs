// npm run fit:meanings: fits catalog/meanings/model.json to the passages beside it, by multinomial logistic regression over
// the vectors of sentences and the words themselves. The same files give the same model.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  packedNumbers,
  packedWeights,
  scorerOf,
  sentenceReader,
  vectorOf,
  verdictOf,
} from '../../src/domain/listings/wording/meaning-terms.mjs';
import { inputsOf, MODEL, ORDINARY, readPassages, VECTORS } from '../catalog/kinds/meanings.mjs';

/** How much a word counts beside its vector, the pull of all weights to zero, steps, and steps that the direction remembers. */
const FIT = { own: 1, pull: 1e-5, steps: 60, memory: 5 };
/** Least weight of a word that is kept, and its unit. */
const OWN = { least: 0.6, unit: 0.2 };
/** The lead over honest sentences from which a sentence is reported. */
const LEAD = 1.3;

const root = fileURLToPath(new URL('../..', import.meta.url));
const { passages, rules } = readPassages(root, []);
const kinds = Object.keys(rules);
const classes = 2 * kinds.length + 1;
const vectors = JSON.parse(readFileSync(join(root, VECTORS), 'utf8'));
/** @type {{ codes: string[], tables: import('../../src/domain/listings/wording/meaning-terms.mjs').PackedNumbers[] }} */
const ordinary = JSON.parse(readFileSync(join(root, ORDINARY), 'utf8'));
const readSentence = sentenceReader(vectors);

/** @typedef {{ at: number, shares: [place: number, share: number][], vector: Float64Array }} Row */
/** @type {Row[]} */
const rows = [
  ...passages.map(({ kind, text, honest }) => {
    const index = kinds.indexOf(kind);
    const at = kind === 'none' ? classes - 1 : honest ? kinds.length + index : index;
    return { at, ...readSentence(text) };
  }),
  ...ordinary.codes.map((codes) => ({
    at: classes - 1,
    shares: [],
    vector: vectorOf(ordinary.tables, codes),
  })),
];

// Weights in one row of numbers: for each component, for each word that a passage has, and what each class has anyway.
const dimensions = rows[0]?.vector.length ?? 0;
const places = [...new Set(rows.flatMap(({ shares }) => shares.map(([place]) => place)))];
const ofWord = new Map(places.map((place, index) => [place, (dimensions + index) * classes]));
const biasesAt = (dimensions + places.length) * classes;
const size = biasesAt + classes;

/**
 * The mean loss of all rows, and its slope.
 * @param {Float64Array} weights @param {Float64Array} slope is written
 */
function lossOf(weights, slope) {
  slope.fill(0);
  let loss = 0;
  const scores = new Float64Array(classes);
  for (const { at, shares, vector } of rows) {
    /** @param {(from: number, value: number) => void} visit */
    const each = (visit) => {
      for (let d = 0; d < dimensions; d += 1) visit(d * classes, vector[d] ?? 0);
      for (const [place, share] of shares) visit(ofWord.get(place) ?? 0, FIT.own * share);
      visit(biasesAt, 1);
    };
    scores.fill(0);
    each((from, value) => {
      for (let k = 0; k < classes; k += 1) scores[k] = (scores[k] ?? 0) + value * (weights[from + k] ?? 0);
    });
    const most = Math.max(...scores);
    let sum = 0;
    for (let k = 0; k < classes; k += 1) sum += Math.exp((scores[k] ?? 0) - most);
    loss += Math.log(sum) - ((scores[at] ?? 0) - most);
    for (let k = 0; k < classes; k += 1)
      scores[k] = (Math.exp((scores[k] ?? 0) - most) / sum - (k === at ? 1 : 0)) / rows.length;
    each((from, value) => {
      for (let k = 0; k < classes; k += 1)
        slope[from + k] = (slope[from + k] ?? 0) + value * (scores[k] ?? 0);
    });
  }
  loss /= rows.length;
  for (let i = 0; i < biasesAt; i += 1) {
    const weight = weights[i] ?? 0;
    loss += FIT.pull * weight ** 2;
    slope[i] = (slope[i] ?? 0) + 2 * FIT.pull * weight;
  }
  return loss;
}

/** @param {Float64Array} a @param {Float64Array} b */
function product(a, b) {
  let sum = 0;
  for (let i = 0; i < size; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** Adds a multiple of a row to another. @param {Float64Array} to @param {Float64Array} from @param {number} times */
function add(to, from, times) {
  for (let i = 0; i < size; i += 1) to[i] = (to[i] ?? 0) + times * (from[i] ?? 0);
}

/** Descends by L-BFGS. @returns {Float64Array} */
function fit() {
  let weights = new Float64Array(size);
  let slope = new Float64Array(size);
  let loss = lossOf(weights, slope);
  /** @type {{ step: Float64Array, change: Float64Array, inverse: number }[]} */
  const past = [];
  for (let number = 1; number <= FIT.steps; number += 1) {
    const way = slope.slice();
    const shares = past.toReversed().map(({ step, change, inverse }) => {
      const share = inverse * product(step, way);
      add(way, change, -share);
      return share;
    });
    const last = past.at(-1);
    const scale = last ? 1 / (last.inverse * product(last.change, last.change)) : 1;
    for (let i = 0; i < size; i += 1) way[i] = (way[i] ?? 0) * scale;
    for (const { step, change, inverse } of past)
      add(way, step, (shares.pop() ?? 0) - inverse * product(change, way));
    let length = 1;
    const descent = product(slope, way);
    for (;;) {
      const next = weights.slice();
      add(next, way, -length);
      const nextSlope = new Float64Array(size);
      const nextLoss = lossOf(next, nextSlope);
      if (nextLoss <= loss - 1e-4 * length * descent || length < 1e-6) {
        const step = next.slice();
        add(step, weights, -1);
        const change = nextSlope.slice();
        add(change, slope, -1);
        const curve = product(step, change);
        if (curve > 1e-12) past.push({ step, change, inverse: 1 / curve });
        if (past.length > FIT.memory) past.shift();
        [weights, slope, loss] = [next, nextSlope, nextLoss];
        break;
      }
      length /= 2;
    }
    if (number % 10 === 0) console.log(`step ${number} of ${FIT.steps}: ${loss.toFixed(4)}`);
  }
  return weights;
}

const weights = fit();
/** Weights without their mean, which changes no answer. @param {number} from @param {number} times */
function centred(from, times) {
  const part = Array.from(weights.subarray(from, from + classes), (weight) => times * weight);
  const mean = part.reduce((sum, weight) => sum + weight, 0) / classes;
  return part.map((weight) => weight - mean);
}

/** @param {number} place */
function ownOf(place) {
  const from = ofWord.get(place);
  if (from === undefined) return '';
  const kept = [...centred(from, FIT.own).entries()].filter(([, weight]) => Math.abs(weight) >= OWN.least);
  return packedWeights(kept, OWN.unit);
}

/** @type {import('../../src/domain/listings/wording/meaning-terms.mjs').MeaningModel} */
const model = {
  kinds,
  biases: centred(biasesAt, 1).map((bias) => Math.round(100 * bias) / 100),
  lead: LEAD,
  components: Array.from({ length: dimensions }, (_, d) => packedNumbers(centred(d * classes, 1))),
  own: Array.from({ length: vectors.terms.split(' ').length }, (_, place) => ownOf(place)).join(' '),
  unit: OWN.unit,
};
writeFileSync(join(root, MODEL), `${JSON.stringify({ inputs: inputsOf(root), model }, null, 1)}\n`);

const score = scorerOf(model, vectors);
const reported = passages.filter(({ text }) => verdictOf(model, score(text), rules).lead >= LEAD);
const honest = reported.filter((passage) => passage.honest);
console.log(
  `${reported.length} of ${passages.length} passages reported, of them ${honest.length} honest ones`,
);
