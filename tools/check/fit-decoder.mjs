// npm run fit:decoder: fits the models that tell a refusal from other texts and the kinds from each other, by logistic
// regression on texts of ours: those
// of catalog/text-kinds, and those of the catalogue's causes, which are refusals. Writes catalog/text-kinds/model.json.
//   --folds N   writes nothing, and prints how texts are judged that N models in turn have not seen
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readRejections } from '../catalog/kinds/rejections.mjs';
import { digestOf, MODEL, readKindPassages, TEXT_KINDS } from '../catalog/kinds/text-kinds.mjs';
import { readTold } from '../catalog/kinds/told-model.mjs';
import { loadSource } from '../load-source.mjs';
import { NO_REASON } from '../../src/decoder/terms.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: options } = parseArgs({ options: { folds: { type: 'string', default: '0' } } });
const { featuresOf } = /** @type {typeof import('../../src/decoder/text-kinds/kind-features.ts')} */ (
  await loadSource(root, 'src/decoder/text-kinds/kind-features.ts')
);
const { bagOf, EVERY, LETTERS, scorerOf, SHARE_OF_BEST, sharesOf, weightOf } =
  /** @type {typeof import('../../src/decoder/text-kinds/kind-model.ts')} */ (
    await loadSource(root, 'src/decoder/text-kinds/kind-model.ts')
  );
const { readableText } = /** @type {typeof import('../../src/decoder/readable-text.ts')} */ (
  await loadSource(root, 'src/decoder/readable-text.ts')
);
const { glossFor } = /** @type {typeof import('../../src/decoder/gloss.ts')} */ (
  await loadSource(root, 'src/decoder/gloss.ts')
);

/** How much a text counts: there are thousands of short ones of causes and cases, all of them refusals. */
const COST = { own: 1, told: 0.05, catalogue: 0.5 };
const EPOCHS = 12;
const RATE = 0.3;
const DECAY = 1e-4;
/** Texts that have to have a feature, and the most features that are kept. */
const LEAST = 3;
const MOST = 1400;

/** @typedef {{ kind: string, text: string, cost: number, features: import('../../src/decoder/text-kinds/kind-features.ts').KindFeatures }} Row */

/** @param {string} text */
function read(text) {
  const readable = readableText(text);
  const gloss = glossFor(readable);
  return featuresOf(gloss ? gloss(readable) : readable);
}

const own = readKindPassages(root, []).values;
const causes = readRejections(root).causes.map(({ value }) => value);
/** @type {Row[]} */
const rows = [
  ...own.map((each) => ({ ...each, cost: COST.own })),
  ...readTold(root, causes, [])
    .texts.filter(({ of }) => of !== NO_REASON)
    .map(({ text }) => ({ kind: 'refusal', text, cost: COST.told })),
  ...causes
    .flatMap(({ texts }) => [...(texts.only ?? []), ...(texts.among ?? [])])
    .map((each) => ({
      kind: 'refusal',
      text: typeof each === 'string' ? each : each.text,
      cost: COST.catalogue,
    })),
].map((row) => ({ ...row, features: read(row.text) }));

/** A series of numbers from 0 to 1 that is always the same. */
function numbers() {
  let state = 1;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** @param {number[]} order @param {() => number} next */
function shuffle(order, next) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Indices of features: of each sentence, of the whole text, and its signs. @typedef {{ sentences: number[][], whole: number[], signs: number[] }} Bags */

/**
 * Logistic regression by Adagrad, in a fixed order.
 * @param {readonly { bags: Bags, wanted: number, cost: number }[]} known
 * @param {number} count of features @param {number} share of the best sentence
 */
function fit(known, count, share) {
  const weights = new Float64Array(count);
  const squares = new Float64Array(count).fill(0.01);
  let bias = 0;
  let ofBias = 1;
  const next = numbers();
  const order = known.map((_, index) => index);
  const sumOf = (/** @type {readonly number[]} */ bag) =>
    bag.reduce((sum, each) => sum + (weights[each] ?? 0), 0);
  const lengthOf = (/** @type {readonly number[]} */ bag) => Math.sqrt(Math.max(1, bag.length));
  const learn = (/** @type {readonly number[]} */ bag, /** @type {number} */ part) => {
    for (const each of bag) {
      const change = part + DECAY * (weights[each] ?? 0);
      squares[each] = (squares[each] ?? 0) + change ** 2;
      weights[each] = (weights[each] ?? 0) - (RATE * change) / Math.sqrt(squares[each] ?? 1);
    }
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, next);
    for (const index of order) {
      const row = known[index];
      if (!row) continue;
      const { sentences, whole, signs } = row.bags;
      const points = sentences.map((bag) => sumOf(bag) / lengthOf(bag));
      const most = Math.max(0, ...points);
      const powers = points.map((each) => Math.exp(each - most));
      const total = powers.reduce((sum, each) => sum + each, 0) || 1;
      const average = points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length);
      const score =
        bias +
        (points.length === 0 ? 0 : share * (most + Math.log(total)) + (1 - share) * average) +
        sumOf(whole) / lengthOf(whole) +
        sumOf(signs);
      const slope = (1 / (1 + Math.exp(-score)) - row.wanted) * row.cost;
      ofBias += slope ** 2;
      bias -= (0.3 * slope) / Math.sqrt(ofBias);
      sentences.forEach((bag, at) => {
        const part = share * ((powers[at] ?? 0) / total) + (1 - share) / points.length;
        learn(bag, (slope * part) / lengthOf(bag));
      });
      learn(whole, slope / lengthOf(whole));
      learn(signs, slope);
    }
  }
  return { weights, bias };
}

/** @param {readonly Row[]} known @param {readonly string[]} names */
function fitAll(known, names) {
  const indices = new Map(names.map((name, index) => [name, index]));
  const indicesOf = (/** @type {readonly string[]} */ bag) => bag.flatMap((name) => indices.get(name) ?? []);
  const indexed = known.map(({ kind, cost, features }) => ({
    kind,
    cost,
    bags: {
      sentences: features.sentences.map(indicesOf),
      whole: indicesOf(features.whole),
      signs: indicesOf(features.signs),
    },
  }));
  return fit(
    indexed.map((row) => ({ ...row, wanted: row.kind === 'refusal' ? 1 : 0 })),
    names.length,
    SHARE_OF_BEST,
  );
}

/** How many texts have each feature. @param {readonly Row[]} known */
function countsOf(known) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { cost, features } of known)
    for (const name of new Set([...features.sentences.flat(), ...features.whole, ...features.signs]))
      counts.set(name, (counts.get(name) ?? 0) + (cost === COST.own ? 1 : 0.1));
  return counts;
}

/** @param {readonly Row[]} known @returns {Omit<import('../../src/decoder/text-kinds/kind-model.ts').KindModel, 'kinds'>} */
function modelOf(known) {
  const counts = countsOf(known);
  const frequent = [...counts].filter(([, count]) => count >= LEAST).map(([name]) => name);
  const first = fitAll(known, frequent);
  const strength = (/** @type {number} */ index) =>
    Math.abs(first.weights[index] ?? 0) * Math.sqrt(counts.get(frequent[index] ?? '') ?? 0);
  const names = frequent
    .map((name, index) => ({ name, strength: strength(index) }))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, MOST)
    .map(({ name }) => name)
    .sort();
  return modelWith(fitAll(known, names), names);
}

/** @param {number} weight */
function letterOf(weight) {
  const code = LETTERS.zero + Math.round(weight / LETTERS.step);
  // JSON would escape the backslash.
  const safe = code === 92 ? 93 : code;
  return String.fromCharCode(Math.max(LETTERS.least, Math.min(LETTERS.most, safe)));
}

/**
 * @param {ReturnType<typeof fitAll>} fitted @param {readonly string[]} names
 * @returns {Omit<import('../../src/decoder/text-kinds/kind-model.ts').KindModel, 'kinds'>}
 */
function modelWith({ weights, bias }, names) {
  return {
    digest: digestOf(own),
    features: names.join('\n'),
    bias: Math.round(100 * bias) / 100,
    weights: [...weights].map(letterOf).join(''),
  };
}

/** Most features by which kinds are told from each other, and the power by which rare kinds count more. */
const MOST_OF_KINDS = 2000;
const BALANCE = 0.5;
const KINDS_EPOCHS = 30;
const KINDS_DECAY = 2e-5;

/**
 * Multinomial logistic regression by Adagrad, in a fixed order: for each kind a weight of each feature.
 * @param {readonly Row[]} known @param {readonly string[]} names
 */
function fitKinds(known, names) {
  const indices = new Map([...names, EVERY].map((name, index) => [name, index]));
  const counts = TEXT_KINDS.map((kind) =>
    known.filter((row) => row.kind === kind).reduce((sum, { cost }) => sum + cost, 1),
  );
  const mean = counts.slice(1).reduce((sum, each) => sum + each, 0) / (counts.length - 1);
  const examples = known.map(({ kind, cost, features }) => {
    const of = TEXT_KINDS.findIndex((each) => each === kind);
    const isRare = kind !== 'refusal';
    return {
      of,
      cost: cost * (isRare ? (mean / (counts[of] ?? mean)) ** BALANCE : 1),
      bag: bagOf(features, (name) => indices.get(name)),
    };
  });
  const order = examples.map((_, index) => index);
  const weights = TEXT_KINDS.map(() => new Float64Array(indices.size));
  const squares = TEXT_KINDS.map(() => new Float64Array(indices.size).fill(0.01));
  const next = numbers();
  for (let epoch = 0; epoch < KINDS_EPOCHS; epoch += 1) {
    shuffle(order, next);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const { of, cost, bag } = example;
      const shares = sharesOf(
        weights.map((own) => bag.reduce((sum, [at, much]) => sum + (own[at] ?? 0) * much, 0)),
      );
      weights.forEach((own, kind) => {
        const slope = ((shares[kind] ?? 0) - (kind === of ? 1 : 0)) * cost;
        const sums = squares[kind];
        if (!sums) return;
        for (const [at, much] of bag) {
          const change = slope * much + KINDS_DECAY * (own[at] ?? 0);
          sums[at] = (sums[at] ?? 0) + change ** 2;
          own[at] = (own[at] ?? 0) - (RATE * change) / Math.sqrt(sums[at] ?? 1);
        }
      });
    }
  }
  return weights;
}

/** @param {readonly Row[]} known @returns {import('../../src/decoder/text-kinds/kind-model.ts').KindModel['kinds']} */
function kindsOf(known) {
  const counts = countsOf(known);
  const frequent = [...counts].filter(([, count]) => count >= LEAST).map(([name]) => name);
  const first = fitKinds(known, frequent);
  const names = frequent
    .map((name, index) => ({
      name,
      strength: Math.sqrt(
        first.reduce((sum, own) => sum + (own[index] ?? 0) ** 2, 0) * (counts.get(name) ?? 0),
      ),
    }))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, MOST_OF_KINDS)
    .map(({ name }) => name)
    .sort();
  const fitted = fitKinds(known, names);
  return {
    features: names.join('\n'),
    weights: Object.fromEntries(
      TEXT_KINDS.map((kind, index) => [kind, [...(fitted[index] ?? [])].map(letterOf).join('')]),
    ),
  };
}

const folds = Number(options.folds);
if (folds > 1) {
  const judged = Array.from({ length: folds }, (_, fold) => {
    const isOut = (/** @type {Row} */ _row, /** @type {number} */ index) => index % folds === fold;
    const chanceOf = scorerOf(
      modelOf(rows.filter((row, index) => row.cost < COST.own || !isOut(row, index))),
    );
    return rows
      .filter((row, index) => row.cost === COST.own && isOut(row, index))
      .map((row) => ({
        row,
        chance: chanceOf(row.features),
      }));
  }).flat();
  const isRefusal = (/** @type {(typeof judged)[number]} */ { row }) => row.kind === 'refusal';
  for (const { row, chance } of judged
    .filter((each) => (isRefusal(each) ? each.chance < 0.3 : each.chance > 0.7))
    .sort((a, b) => a.chance - b.chance))
    console.log(`${chance.toFixed(2)} ${row.kind}: ${row.text.replaceAll('\n', ' / ').slice(0, 130)}`);
  for (const least of [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95]) {
    const refusals = judged.filter(isRefusal);
    const others = judged.filter((each) => !isRefusal(each));
    const share = (/** @type {typeof judged} */ all) =>
      ((100 * all.filter(({ chance }) => chance >= least).length) / all.length).toFixed(1);
    console.log(`from ${least}: ${share(refusals)} % of refusals, ${share(others)} % of other texts`);
  }
} else {
  const model = { ...modelOf(rows), kinds: kindsOf(rows) };
  writeFileSync(join(root, MODEL), `${JSON.stringify(model, null, 1)}\n`);
  const used = [...model.weights].filter((_, index) => weightOf(model.weights, index) !== 0);
  console.log(`${used.length} features, ${JSON.stringify(model).length} characters`);
}
