// Terms of a sentence, and the packed model of catalog/meanings, which is fitted to the passages there.

const WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)?/gu;
/** Scripts without spaces, or with endings that are written as one with the word: compared by runs of characters. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー]+/gu;
const RUN = { least: 2, most: 3 };
/** Letters by which a word of other languages than English is compared. */
const STEM = 6;

/**
 * The stem of an English word: endings are cut, nothing is looked up.
 * @param {string} word in lower case @returns {string}
 */
export function stemOf(word) {
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

/** @param {string} text @returns {string[]} words in lower case; of a number only whether it is long */
export function wordsOf(text) {
  return Array.from(text.toLowerCase().replaceAll('’', "'").matchAll(WORD), ([word]) =>
    /^\d+$/.test(word) ? (word.length > 3 ? '0000' : '0') : word,
  );
}

/**
 * The different terms of a sentence.
 * @param {string} sentence @param {string} language @returns {Set<string>}
 */
export function meaningTerms(sentence, language) {
  /** @type {Set<string>} */
  const terms = new Set();
  for (const word of wordsOf(sentence.replace(UNSPACED, ' ')))
    terms.add(language === 'en' ? stemOf(word) : word.slice(0, STEM));
  for (const [run] of sentence.matchAll(UNSPACED))
    for (let length = RUN.least; length <= RUN.most; length += 1)
      for (let at = 0; at + length <= run.length; at += 1) terms.add(run.slice(at, at + length));
  return terms;
}

/**
 * Weights of a language’s terms for each class, packed: the classes' weights of a term are sums of components, and each
 * group of components has one of a few values.
 * @typedef {object} PackedTerms
 * @property {string} terms separated by spaces
 * @property {string} importances a letter for each term
 * @property {string} codes letters for each term: which values its groups of components have
 * @property {readonly { unit: number, letters: string }[]} tables the values of each group
 * @property {readonly { unit: number, letters: string }[]} components weights of the classes
 * @property {string} own what a term weighs beside that, separated by spaces: a letter for the class, one for the weight
 * @property {number} unit of those weights
 *
 * @typedef {object} MeaningModel
 * @property {readonly string[]} kinds of violations: the first classes
 * @property {readonly number[]} biases of all classes; those behind the kinds are honest sentences
 * @property {number} smooth what is added to the squares of the importances, so that few words weigh little
 * @property {number} unknown importance of a word that no text has
 * @property {Readonly<Record<string, PackedTerms>>} languages
 * @property {Readonly<Record<string, readonly number[]>>} leads by language: the lead over honest sentences from which a
 * sentence of each kind is sure, above that of any honest one
 */

/** Values that a group of components may have. */
export const LETTERS = 64;
const FIRST = 35;
const MIDDLE = 45;
const IMPORTANCE = 0.15;
/** The letter of the first class. */
const FIRST_CLASS = 0x100;

/** @param {number} value from 0 on @returns {string} */
export function letterOf(value) {
  return String.fromCharCode(FIRST + value);
}

/** @param {string} letters @param {number} at */
function valueAt(letters, at) {
  return letters.charCodeAt(at) - FIRST;
}

/** @param {number} importance @returns {string} */
export function importanceLetter(importance) {
  return letterOf(Math.min(90, Math.round(importance / IMPORTANCE)));
}

/**
 * Reads the model of a language.
 * @param {MeaningModel} model @param {string} language
 * @returns {((sentence: string) => Float64Array) | undefined} scores of the classes; none for an unknown language
 */
export function scorerOf(model, language) {
  const own = model.languages[language];
  if (!own) return undefined;
  const { importances, codes, unit } = own;
  const ofTerms = own.own.split(' ');
  const places = new Map(own.terms.split(' ').map((term, index) => [term, index]));
  const numbers = (/** @type {{ unit: number, letters: string }} */ { unit, letters }) =>
    Float64Array.from({ length: letters.length }, (_, at) => unit * (valueAt(letters, at) - MIDDLE));
  const tables = own.tables.map(numbers);
  const components = own.components.map(numbers);
  const groups = tables.length;
  const rank = components.length;
  const inGroup = rank / groups;
  const sums = new Float64Array(rank);
  const beside = new Float64Array(model.biases.length);
  return (sentence) => {
    sums.fill(0);
    beside.fill(0);
    let squares = model.smooth;
    for (const term of meaningTerms(sentence, language)) {
      const place = places.get(term);
      if (place === undefined) {
        squares += model.unknown ** 2;
        continue;
      }
      const importance = valueAt(importances, place) * IMPORTANCE;
      squares += importance ** 2;
      const letters = ofTerms[place] ?? '';
      for (let at = 0; at < letters.length; at += 2) {
        const k = letters.charCodeAt(at) - FIRST_CLASS;
        beside[k] = (beside[k] ?? 0) + unit * (valueAt(letters, at + 1) - MIDDLE);
      }
      for (let group = 0; group < groups; group += 1) {
        const table = tables[group];
        const from = valueAt(codes, place * groups + group) * inGroup;
        for (let at = 0; table && at < inGroup; at += 1) {
          const component = at * groups + group;
          sums[component] = (sums[component] ?? 0) + importance * (table[from + at] ?? 0);
        }
      }
    }
    const scores = Float64Array.from(model.biases);
    const scale = 1 / Math.sqrt(squares);
    components.forEach((weights, component) => {
      const sum = (sums[component] ?? 0) * scale;
      for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] ?? 0) + sum * (weights[k] ?? 0);
    });
    for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] ?? 0) + scale * (beside[k] ?? 0);
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
