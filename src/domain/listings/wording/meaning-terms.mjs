// Terms of an English sentence, and the packed model of catalog/meanings, which `npm run fit:meanings` fits to the
// passages there.

const WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)?/gu;

/**
 * The stem of an English word: endings are cut, nothing is looked up.
 * @param {string} word in lower case @returns {string}
 */
function stemOf(word) {
  const bare = word.replace(/'(?:s|re|ve|ll|d|m)$/, '');
  if (bare.length < 4 || bare.endsWith("'t")) return bare;
  let stem = bare;
  if (/ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (!/(?:ss|us|is)$/.test(stem)) stem = stem.replace(/(?<=x|ch|sh|z|o)es$|s$/, '');
  if (/[aeiouy].*ing$/.test(stem) && stem.length > 5) stem = undoubled(stem.slice(0, -3));
  else if (/[aeiouy].*ed$/.test(stem) && stem.length > 4) stem = undoubled(stem.slice(0, -2));
  else if (/ly$/.test(stem) && stem.length > 5) stem = stem.slice(0, -2);
  return stem
    .replace(/(?<=..)e$/, '')
    .replace(/(?<=...)i$/, 'y')
    .slice(0, 9);
}

/** @param {string} stem */
function undoubled(stem) {
  return stem.replace(/([bdfgkmnprt])\1$/, '$1');
}

/**
 * The different terms of a sentence; of a number only whether it is long.
 * @param {string} sentence @returns {Set<string>}
 */
export function meaningTerms(sentence) {
  const words = sentence.toLowerCase().replaceAll('’', "'").matchAll(WORD);
  return new Set(
    Array.from(words, ([word]) => stemOf(/^\d+$/.test(word) ? (word.length > 3 ? '0000' : '0') : word)),
  );
}

/** @typedef {{ unit: number, letters: string }} PackedNumbers numbers in whole units, a letter each */

/**
 * Vectors of terms, made outside the project: groups of components, each of which has one of a few values.
 * @typedef {object} PackedVectors
 * @property {string} terms separated by spaces
 * @property {string} importances a letter for each term
 * @property {string} codes letters for each term: which values its groups have
 * @property {readonly PackedNumbers[]} tables the values of each group
 *
 * @typedef {object} MeaningModel
 * @property {readonly string[]} kinds of violations: the first classes
 * @property {readonly number[]} biases of all classes; those behind the kinds are honest sentences
 * @property {number} lead over honest sentences from which a sentence is reported
 * @property {readonly PackedNumbers[]} components of vectors: what they weigh for the classes
 * @property {string} own what a term weighs beside its vector, separated by spaces: a letter for the class, one for the weight
 * @property {number} unit of those weights
 */

/** Values that a group of components may have. */
const VALUES = 64;
const FIRST = 35;
const MIDDLE = 45;
const IMPORTANCE = 0.15;
/** The letter of the first class. */
const FIRST_CLASS = 0x100;
/** Importance of a word without a vector, and what keeps a sentence of few words small. */
const UNKNOWN = 8;
const SMOOTH = 10;

/** @param {string} letters @param {number} at */
function valueAt(letters, at) {
  return letters.charCodeAt(at) - FIRST;
}

/** @param {PackedNumbers} packed */
function numbersOf({ unit, letters }) {
  return Float64Array.from({ length: letters.length }, (_, at) => unit * (valueAt(letters, at) - MIDDLE));
}

/** @param {ArrayLike<number>} numbers @returns {PackedNumbers} */
export function packedNumbers(numbers) {
  const values = Array.from(numbers);
  const unit = Number((Math.max(1e-9, ...values.map(Math.abs)) / MIDDLE).toPrecision(3));
  const letters = values.map((value) => {
    const steps = Math.max(-MIDDLE, Math.min(MIDDLE, Math.round(value / unit)));
    return String.fromCharCode(FIRST + MIDDLE + steps);
  });
  return { unit, letters: letters.join('') };
}

/** @param {readonly (readonly [index: number, weight: number])[]} weights of classes @param {number} unit */
export function packedWeights(weights, unit) {
  return weights
    .map(([index, weight]) => {
      const steps = Math.max(-MIDDLE, Math.min(MIDDLE, Math.round(weight / unit)));
      return String.fromCharCode(FIRST_CLASS + index, FIRST + MIDDLE + steps);
    })
    .join('');
}

/**
 * Adds a vector that is packed into a letter for each group.
 * @param {Float64Array} sums @param {readonly Float64Array[]} tables @param {string} codes @param {number} from
 * @param {number} times
 */
function addVector(sums, tables, codes, from, times) {
  const groups = tables.length;
  const inGroup = sums.length / groups;
  for (let group = 0; group < groups; group += 1) {
    const table = tables[group];
    const start = valueAt(codes, from + group) * inGroup;
    for (let at = 0; table && at < inGroup; at += 1) {
      const component = at * groups + group;
      sums[component] = (sums[component] ?? 0) + times * (table[start + at] ?? 0);
    }
  }
}

/** @param {readonly PackedNumbers[]} tables */
function readTables(tables) {
  const read = tables.map(numbersOf);
  return { read, length: (read.length * (read[0]?.length ?? 0)) / VALUES };
}

/** @param {readonly PackedNumbers[]} tables @param {string} codes @returns {Float64Array} */
export function vectorOf(tables, codes) {
  const { read, length } = readTables(tables);
  const sums = new Float64Array(length);
  addVector(sums, read, codes, 0, 1);
  return sums;
}

/**
 * Reads sentences as the places of their known terms with what each counts, and as a vector.
 * @param {PackedVectors} vectors
 * @returns {(sentence: string) => { shares: [place: number, share: number][], vector: Float64Array }}
 */
export function sentenceReader({ terms, importances, codes, tables }) {
  const places = new Map(terms.split(' ').map((term, index) => [term, index]));
  const { read, length } = readTables(tables);
  return (sentence) => {
    /** @type {[place: number, share: number][]} */
    const shares = [];
    let squares = SMOOTH;
    for (const term of meaningTerms(sentence)) {
      const place = places.get(term);
      const importance = place === undefined ? UNKNOWN : valueAt(importances, place) * IMPORTANCE;
      squares += importance ** 2;
      if (place !== undefined) shares.push([place, importance]);
    }
    const scale = 1 / Math.sqrt(squares);
    const vector = new Float64Array(length);
    for (const share of shares) {
      share[1] *= scale;
      addVector(vector, read, codes, share[0] * tables.length, share[1]);
    }
    return { shares, vector };
  };
}

/**
 * Reads the model.
 * @param {MeaningModel} model @param {PackedVectors} vectors
 * @returns {(sentence: string) => Float64Array} scores of the classes
 */
export function scorerOf({ biases, components, own, unit }, vectors) {
  const readSentence = sentenceReader(vectors);
  const weights = components.map(numbersOf);
  const ofTerms = own.split(' ');
  return (sentence) => {
    const { shares, vector } = readSentence(sentence);
    const scores = Float64Array.from(biases);
    weights.forEach((ofClasses, component) => {
      const value = vector[component] ?? 0;
      for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] ?? 0) + value * (ofClasses[k] ?? 0);
    });
    for (const [place, share] of shares) {
      const letters = ofTerms[place] ?? '';
      for (let at = 0; at < letters.length; at += 2) {
        const k = letters.charCodeAt(at) - FIRST_CLASS;
        scores[k] = (scores[k] ?? 0) + share * unit * (valueAt(letters, at + 1) - MIDDLE);
      }
    }
    return scores;
  };
}

/**
 * How much more a sentence sounds like a violation than like an honest one, and of which rule.
 * @param {Pick<MeaningModel, 'kinds'>} model @param {Float64Array} scores
 * @param {Readonly<Record<string, string>>} rules the rule of each kind
 * @returns {{ rule: string | undefined, index: number, lead: number, share: number }} the likeliest rule and its share of
 * all violations, 0 to 1; and the likeliest kind
 */
export function verdictOf({ kinds }, scores, rules) {
  const sum = (/** @type {Float64Array} */ part) => {
    const most = Math.max(...part);
    return most + Math.log(part.reduce((total, score) => total + Math.exp(score - most), 0));
  };
  const violations = scores.subarray(0, kinds.length);
  const whole = sum(violations);
  const index = violations.indexOf(Math.max(...violations));
  const rule = rules[kinds[index] ?? ''];
  const share = kinds.reduce(
    (total, kind, at) => total + (rules[kind] === rule ? Math.exp((violations[at] ?? 0) - whole) : 0),
    0,
  );
  return { rule, index, lead: whole - sum(scores.subarray(kinds.length)), share };
}
