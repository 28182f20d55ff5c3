// The model that ranks causes and cases for a text: weights of terms, counted on the catalogue's own texts.
import { z } from 'zod';
import { familyOf, rarityLetter, termsOf, weightLetters } from '../../../src/decoder/terms.mjs';
import { readLines } from '../read-lines.mjs';

const FOLDER = 'catalog/rejections/passages';

const passageSchema = z.strictObject({
  of: z.string().describe('A cause, or `cause/case`.'),
  text: z.string().trim().min(10),
});

/** @typedef {import('./rejections.mjs').Cause} Cause */
/** @typedef {{ cause: string, case?: string, text: string, kind: 'label' | 'text' | 'passage' }} Labelled */

/**
 * Reads the passages: sentences of letters and of developers in our own words, one JSON object a line.
 * @param {string} root @param {readonly Cause[]} causes @param {import('../read-yaml.mjs').Problem[]} problems
 * @returns {{ passages: Labelled[], files: string[] }}
 */
export function readPassages(root, causes, problems) {
  const known = new Set(
    causes.flatMap(({ id, cases = [] }) => [id, ...cases.map((each) => `${id}/${each.id}`)]),
  );
  const { values, files } = readLines(
    root,
    FOLDER,
    passageSchema,
    (data) => (known.has(data.of) ? undefined : `of: expected a cause or a case, got ${data.of}`),
    problems,
  );
  const passages = values.map(({ of: label, text }) => {
    const [cause = '', of] = label.split('/');
    return { cause, ...(of !== undefined && { case: of }), text, kind: /** @type {const} */ ('passage') };
  });
  return { passages, files };
}

/** Texts in the files of the causes. @param {readonly Cause[]} causes @returns {Labelled[]} */
export function labelsOf(causes) {
  return causes.flatMap(({ id: cause, title, meaning, topics, cases = [], phrases = {}, texts }) => [
    ...[title, meaning, topics, topics, topics].flatMap((text) =>
      text ? [{ cause, text, kind: /** @type {const} */ ('label') }] : [],
    ),
    ...Object.values(phrases).map((all) => ({
      cause,
      text: all.join('\n').replaceAll('|', ' '),
      kind: /** @type {const} */ ('label'),
    })),
    ...cases.flatMap((each) =>
      [...each.told, each.means].map((text) => ({
        cause,
        case: each.id,
        text,
        kind: /** @type {const} */ ('label'),
      })),
    ),
    ...[...(texts.only ?? []), ...(texts.among ?? []), ...(texts.possible ?? [])].flatMap((text) =>
      typeof text === 'string' ? [{ cause, text, kind: /** @type {const} */ ('text') }] : [],
    ),
  ]);
}

/** Weights of the labels' and of all texts' average in the score of a cause, and in that of a case. */
const OF_CAUSE = { all: 6, labels: 6 };
const OF_CASE = { all: 5, labels: 8 };
/** Most terms kept of a cause, and of a case. */
const MOST = { cause: 30, ofCase: 15, case: 40 };
/** Length of a text's vector when the cases' weights are fitted. */
const LENGTH = 3;

/**
 * Counts and fits the model.
 * @param {readonly Cause[]} causes @param {readonly Labelled[]} texts
 * @returns {import('../../../src/decoder/terms.mjs').RankModel}
 */
export function modelOf(causes, texts) {
  const read = texts.map((each) => ({ ...each, terms: [...termsOf(each.text)] }));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { terms } of read) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const rarity = (/** @type {string} */ term) => Math.log(read.length / (counts.get(term) ?? 1));
  const rows = read.map(({ terms, ...each }) => ({
    ...each,
    vector: unit(new Map(terms.map((term) => [term, rarity(term)]))),
  }));
  /** @type {Map<string, typeof rows>} */
  const byCause = new Map();
  for (const row of rows) byCause.set(row.cause, (byCause.get(row.cause) ?? []).concat(row));
  /** @type {Record<string, Map<string, number>>} */
  const ofCauses = {};
  /** @type {Record<string, Map<string, number>>} */
  const ofCases = {};
  /** @type {Record<string, number>} */
  const biases = {};
  for (const { id, cases = [] } of causes) {
    const own = byCause.get(id) ?? [];
    const all = unit(sum(own.map(({ vector }) => [vector, 1])));
    const labels = unit(sum(own.filter(({ kind }) => kind === 'label').map(({ vector }) => [vector, 1])));
    const whole = OF_CAUSE.all + OF_CAUSE.labels;
    ofCauses[id] = strongest(
      sum([
        [all, OF_CAUSE.all / whole],
        [labels, OF_CAUSE.labels / whole],
      ]),
      MOST.cause + MOST.ofCase * cases.length,
    );
  }
  for (const family of families(causes)) {
    const ids = family.flatMap(({ cases = [] }) => cases.map((each) => each.id));
    if (ids.length < 2) continue;
    const told = family.flatMap(({ id }) =>
      (byCause.get(id) ?? []).flatMap((row) =>
        row.case === undefined ? [] : [{ ...row, at: ids.indexOf(row.case) }],
      ),
    );
    const fitted = fit(told, ids.length);
    const weights = ids.map((_, at) => {
      const rows = told.filter((row) => row.at === at);
      return sum([
        [fitted.weights[at] ?? new Map(), LENGTH],
        [unit(sum(rows.map(({ vector }) => [vector, 1]))), OF_CASE.all],
        [
          unit(sum(rows.filter(({ kind }) => kind === 'label').map(({ vector }) => [vector, 1]))),
          OF_CASE.labels,
        ],
      ]);
    });
    // Only how much cases differ matters.
    const mean = sum(weights.map((each) => [each, 1 / ids.length]));
    ids.forEach((each, at) => {
      ofCases[each] = strongest(
        sum([
          [weights[at] ?? new Map(), 1],
          [mean, -1],
        ]),
        MOST.case,
      );
      biases[each] = Math.round(100 * (fitted.biases[at] ?? 0)) / 100;
    });
  }
  return packed({ ofCauses, ofCases, biases }, rarity);
}

/**
 * @param {{ ofCauses: Record<string, Map<string, number>>, ofCases: Record<string, Map<string, number>>, biases: Record<string, number> }} weights
 * @param {(term: string) => number} rarity
 */
function packed({ ofCauses, ofCases, biases }, rarity) {
  const used = new Set(
    [...Object.values(ofCauses), ...Object.values(ofCases)].flatMap((each) => [...each.keys()]),
  );
  const terms = [...used].sort();
  const indices = new Map(terms.map((term, index) => [term, index]));
  const pack = (
    /** @type {Record<string, Map<string, number>>} */ all,
    /** @type {'cause' | 'case'} */ kind,
  ) =>
    Object.fromEntries(
      Object.entries(all).map(([id, weights]) => [id, weightLetters(weights, indices, kind)]),
    );
  return {
    terms: terms.join(' '),
    rarities: terms.map((term) => rarityLetter(rarity(term))).join(''),
    causes: pack(ofCauses, 'cause'),
    cases: pack(ofCases, 'case'),
    biases,
  };
}

/** @param {ReadonlyMap<string, number>} vector */
function unit(vector) {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([term, value]) => [term, value / length]));
}

/** @param {readonly (readonly [ReadonlyMap<string, number>, number])[]} parts @returns {Map<string, number>} */
function sum(parts) {
  const total = new Map();
  for (const [vector, weight] of parts)
    for (const [term, value] of vector) total.set(term, (total.get(term) ?? 0) + weight * value);
  return total;
}

/** A pair of characters of a script without spaces, of which a cause has few. */
const PAIR = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]{2}$/u;

/** @param {ReadonlyMap<string, number>} weights @param {number} most */
function strongest(weights, most) {
  const sorted = [...weights].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return new Map(sorted.filter(([term], index) => index < most || PAIR.test(term)));
}

const EPOCHS = 20;
const RATE = 0.3;
/** Larger than any number of rows and a prime: rows are in the order of the cases, and this mixes them. */
const STRIDE = 7919;

/**
 * Multinomial logistic regression by Adagrad, in a fixed order.
 * @param {readonly { at: number, vector: ReadonlyMap<string, number> }[]} rows @param {number} count of cases
 */
function fit(rows, count) {
  const terms = [...new Set(rows.flatMap(({ vector }) => [...vector.keys()]))];
  const indices = new Map(terms.map((term, index) => [term, index]));
  const known = rows.map(({ at, vector }) => ({
    at,
    of: Uint32Array.from(vector.keys(), (term) => indices.get(term) ?? 0),
    values: Float64Array.from(vector.values(), (value) => value * LENGTH),
  }));
  const weights = Array.from({ length: count }, () => new Float64Array(terms.length));
  const squares = Array.from({ length: count }, () => new Float64Array(terms.length).fill(0.001));
  const biases = new Float64Array(count);
  const ofBiases = new Float64Array(count).fill(1);
  const scores = new Float64Array(count);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (let step = 0; step < known.length; step += 1) {
      const { at, of, values } = known[(step * STRIDE + epoch) % known.length] ?? EMPTY_ROW;
      weights.forEach((own, index) => {
        let score = biases[index] ?? 0;
        for (let k = 0; k < of.length; k += 1) score += (own[of[k] ?? 0] ?? 0) * (values[k] ?? 0);
        scores[index] = score;
      });
      const most = Math.max(...scores);
      const all = scores.reduce((total, score) => total + Math.exp(score - most), 0);
      weights.forEach((own, index) => {
        const slope = Math.exp((scores[index] ?? 0) - most) / all - (index === at ? 1 : 0);
        const sums = squares[index] ?? own;
        ofBiases[index] = (ofBiases[index] ?? 0) + slope ** 2;
        biases[index] = (biases[index] ?? 0) - (0.1 * slope) / Math.sqrt(ofBiases[index] ?? 1);
        for (let k = 0; k < of.length; k += 1) {
          const term = of[k] ?? 0;
          const change = slope * (values[k] ?? 0);
          sums[term] = (sums[term] ?? 0) + change ** 2;
          own[term] = (own[term] ?? 0) - (RATE * change) / Math.sqrt(sums[term] ?? 1);
        }
      });
    }
  return {
    weights: weights.map((own) => new Map(terms.map((term, index) => [term, own[index] ?? 0]))),
    biases,
  };
}

const EMPTY_ROW = { at: 0, of: new Uint32Array(), values: new Float64Array() };

/** @param {readonly Cause[]} causes @returns {Cause[][]} */
function families(causes) {
  /** @type {Map<string, Cause[]>} */
  const all = new Map();
  for (const cause of causes) {
    const family = all.get(familyOf(cause.id)) ?? [];
    family.push(cause);
    all.set(familyOf(cause.id), family);
  }
  return [...all.values()];
}
