// The model that ranks cases for closest matches: how a person tells each of them, in everyday words.
import { z } from 'zod';
import { termsOf, weightLetters } from '../../../src/decoder/terms.mjs';
import { readLines } from '../read-lines.mjs';
import { labelsOf, readPassages } from './rejection-model.mjs';
import { readRejections } from './rejections.mjs';

const FOLDER = 'catalog/rejections/told';

const toldSchema = z.strictObject({
  of: z.string().describe('`cause/case`.'),
  text: z.string().trim().min(10),
});

/** @typedef {import('./rejection-model.mjs').Cause} Cause */
/** @typedef {Pick<import('./rejection-model.mjs').Labelled, 'cause' | 'case' | 'text'>} Told */

/** Share of a cause's terms in those of its case. */
const OF_CAUSE = 0.6;
/** Weights are raised to this power, so that frequent words of a case don't drown the others. */
const FLATTENED = 0.6;
/** Texts that a term has at half of its weight: one that occurs once may be chance. */
const CHANCE = 2;
/** Most terms kept of a case. */
const MOST = 120;

/**
 * Counts the model.
 * @param {readonly Cause[]} causes @param {readonly Told[]} texts
 * @returns {import('../../../src/decoder/terms.mjs').ToldModel}
 */
export function toldModelOf(causes, texts) {
  const read = texts.map((each) => ({ ...each, terms: [...termsOf(each.text)] }));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { terms } of read) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const countOf = (/** @type {string} */ term) => counts.get(term) ?? 1;
  const rarity = (/** @type {string} */ term) => Math.log(read.length / countOf(term));
  /** @type {Map<string, Map<string, number>>} */
  const sums = new Map();
  for (const { cause, case: of, terms } of read) {
    const length = Math.hypot(...terms.map(rarity)) || 1;
    for (const label of [cause, ...(of === undefined ? [] : [`${cause}/${of}`])]) {
      const sum = sums.get(label) ?? new Map();
      sums.set(label, sum);
      for (const term of terms) sum.set(term, (sum.get(term) ?? 0) + rarity(term) / length);
    }
  }
  const flat = (/** @type {string} */ label) => {
    const sum = sums.get(label) ?? new Map();
    const length = Math.hypot(...sum.values()) || 1;
    const weights = [...sum].map(
      ([term, value]) =>
        /** @type {const} */ ([
          term,
          (value / length) ** FLATTENED * (countOf(term) / (countOf(term) + CHANCE)),
        ]),
    );
    const all = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([term, weight]) => [term, weight / all]));
  };
  /** @type {Record<string, Map<string, number>>} */
  const told = {};
  for (const { id, isLastResort, cases = [] } of causes) {
    if (isLastResort) continue;
    const ofCause = flat(id);
    for (const label of cases.length > 0 ? cases.map((each) => `${id}/${each.id}`) : [id]) {
      const own = flat(label);
      const weights = [...new Set([...own.keys(), ...ofCause.keys()])].map(
        (term) =>
          /** @type {const} */ ([
            term,
            ((own.get(term) ?? 0) + OF_CAUSE * (ofCause.get(term) ?? 0)) / Math.hypot(1, OF_CAUSE),
          ]),
      );
      told[label] = new Map(weights.sort(([, a], [, b]) => b - a).slice(0, MOST));
    }
  }
  return packed(told, rarity);
}

/** @param {Readonly<Record<string, ReadonlyMap<string, number>>>} told @param {(term: string) => number} rarity */
function packed(told, rarity) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const weights of Object.values(told))
    for (const term of weights.keys()) uses.set(term, (uses.get(term) ?? 0) + 1);
  // The most frequent first, so that distances are short.
  const terms = [...uses]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .map(([term]) => term);
  const indices = new Map(terms.map((term, index) => [term, index]));
  return {
    terms: terms.join(' '),
    rarities: terms.map((term) => Math.round(10 * rarity(term))),
    told: Object.fromEntries(
      Object.entries(told).map(([label, weights]) => [label, weightLetters(weights, indices)]),
    ),
  };
}

/**
 * Reads the sentences, and all other texts of the catalogue that tell a case.
 * @param {string} root @param {readonly Cause[]} causes @param {import('../read-yaml.mjs').Problem[]} problems
 * @returns {{ texts: Told[], files: string[] }}
 */
export function readTold(root, causes, problems) {
  const known = new Set(
    causes.flatMap(({ id, cases = [] }) => (cases.length > 0 ? cases.map((each) => `${id}/${each.id}`) : id)),
  );
  const { values, files } = readLines(
    root,
    FOLDER,
    toldSchema,
    (data) => (known.has(data.of) ? undefined : `of: expected a case, got ${data.of}`),
    problems,
  );
  const told = values.map(({ of, text }) => {
    const [cause = '', id] = of.split('/');
    return { cause, ...(id !== undefined && { case: id }), text };
  });
  const { passages, files: ofPassages } = readPassages(root, causes, []);
  return { texts: [...labelsOf(causes), ...passages, ...told], files: [...files, ...ofPassages] };
}

export const rejectionTold = {
  schemas: {},
  isOfBuild: true,
  isReadOnUse: true,
  /** @param {string} root of the project */
  compile(root) {
    const { causes, problems, files } = readRejections(root);
    const values = causes.map(({ value }) => value);
    const { texts, files: ofTold } = readTold(root, values, problems);
    return { exports: { model: toldModelOf(values, texts) }, problems, files: [...files, ...ofTold] };
  },
};
