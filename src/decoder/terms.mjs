// Terms of a text, which the catalogue's compiler counts and the decoder compares: both have to cut words alike.

/** Words are compared by this many letters: `delete`, `deleting` and `deletion` are the same. */
const STEM = 5;
/** Words of sentences and of every refusal, which say nothing about a cause. */
const STOP = new Set(
  'app apps apple google review reviews reviewed reviewer reviewers team store stores reject rejected rejects rejection refused refuses declined the a an of to and in is are was were be been it its this that your you we i my our us they them their he she for on with as at by from or so'.split(
    ' ',
  ),
);
/** Scripts without spaces, which are compared by pairs of characters. Hiragana is left out: it is mostly grammar. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]{2,}/gu;
/** Pairs of characters that are in every refusal in these scripts. */
const COMMON_PAIRS = new Set(
  'ユー ーザ ザー アカ カウ ウン ント 用户 自动 重新 上传 打包 使用 没有 我们 这个 问题 解决 怎么 请问 可以 通过 不通 软件 发布 苹果 審査 审核 被拒 拒绝 拒审 原因 应用 上架 提交 版本 アプ プリ リジ ジェ ェク クト 申請 理由 対応 애플 심사 리젝 거절 앱스 스토 토어'.split(
    ' ',
  ),
);
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'.]*[\p{L}\p{N}]|\p{L}/gu;
/** A number that is no code: a count, a day, a version. */
const SMALL_NUMBER = /^[\d.]{1,6}$/;
/** The least that a code of an upload has. */
const CODE = /^\d{4,6}$/;

/**
 * Returns the different terms of a text. A name in code, such as `versionCode`, counts as its separate words.
 * @param {string} text @returns {Set<string>}
 */
export function termsOf(text) {
  /** @type {Set<string>} */
  const terms = new Set();
  const apart = text
    .replace(/([a-z\d])(?=[A-Z])|_/g, '$1 ')
    .toLowerCase()
    .replaceAll('’', "'");
  for (const [word] of apart.replace(WITHOUT_SPACES, ' ').matchAll(WORD))
    if (!STOP.has(word) && (CODE.test(word) || !SMALL_NUMBER.test(word))) terms.add(word.slice(0, STEM));
  for (const [run] of text.matchAll(WITHOUT_SPACES))
    for (let at = 0; at + 2 <= run.length; at += 1) {
      const pair = run.slice(at, at + 2);
      if (!COMMON_PAIRS.has(pair)) terms.add(pair);
    }
  return terms;
}

/**
 * Causes for which letters give the same number are told apart by their cases: 2.1, its purchases, and its questions.
 * @param {string} id of a cause @returns {string}
 */
export function familyOf(id) {
  return /^apple-[1-5](?:\.\d{1,2}){1,2}/.exec(id)?.[0] ?? id;
}

/**
 * The weights of terms, packed: each is the distance from the index before, in base 36, and a letter, `A` for the least.
 * @typedef {object} RankModel
 * @property {string} terms in the order of their indices, separated by spaces
 * @property {string} rarities of the terms, one character each
 * @property {Record<string, string>} causes weights of each cause's terms, by its id
 * @property {Record<string, string>} cases weights that tell the cases of a family from each other, by the case's id
 * @property {Record<string, number>} biases of those
 */

/**
 * How each case is told: weights of terms for it and against it, packed alike, by `cause/case`, or by the cause where it
 * has no cases, and of what tells no reason. `npm run fit:told` fits them.
 * @typedef {object} ToldModel
 * @property {string} terms in the order of their indices, separated by spaces
 * @property {string} rarities of the terms, in tenths, separated by spaces
 * @property {Record<string, string>} told
 */

/** The label of texts that tell no reason. */
export const NO_REASON = 'none';
/** The unit of a rarity there, and of a weight as a share of a case's. */
export const TOLD = { rarity: 0.1, weight: 2.8 };
/** The square of a length, which keeps a text of few terms small. */
const SMOOTH = 10;

/**
 * Returns what each term of a text counts for how it tells a case: its rarity, as a share of them all.
 * @template T
 * @param {readonly (readonly [term: T, rarity: number])[]} terms @returns {Map<T, number>}
 */
export function toldShares(terms) {
  const length = Math.sqrt(SMOOTH + terms.reduce((sum, [, rarity]) => sum + rarity ** 2, 0));
  return new Map(terms.map(([term, rarity]) => [term, rarity / length]));
}

/** Letters for weights; a weight of 0 is not written. */
export const LEVELS = 26;
/** The weight of a letter: of a cause from 1 up, of a case on either side of zero. */
export const SCALE = { cause: 0.02, case: 0.25, rarity: 0.1 };
const FIRST = { letter: 65, rarity: 35 };
/** The letter of a case's weight of zero. */
const MIDDLE = 10;

/** @param {number} value @param {'cause' | 'case'} kind @returns {string} empty for a weight that rounds to zero */
export function letterOf(value, kind) {
  const level = Math.round(value / SCALE[kind]);
  if (level === 0) return '';
  const from = kind === 'case' ? MIDDLE : 0;
  return String.fromCharCode(FIRST.letter + Math.max(0, Math.min(LEVELS - 1, level + from)));
}

/**
 * Packs weights of a cause's or a case's terms.
 * @param {ReadonlyMap<string, number>} weights @param {ReadonlyMap<string, number>} indices of the terms
 * @param {'cause' | 'case'} [kind] @returns {string}
 */
export function weightLetters(weights, indices, kind = 'cause') {
  let last = -1;
  return [...weights]
    .map(([term, weight]) => ({ index: indices.get(term) ?? 0, letter: letterOf(weight, kind) }))
    .filter(({ letter }) => letter !== '')
    .sort((a, b) => a.index - b.index)
    .map(({ index, letter }) => {
      const distance = (index - last).toString(36);
      last = index;
      return distance + letter;
    })
    .join('');
}

/** @param {number} value @returns {string} */
export function rarityLetter(value) {
  return String.fromCharCode(FIRST.rarity + Math.round(value / SCALE.rarity));
}

/** @param {string} letters @param {number} index */
export function rarityAt(letters, index) {
  return (letters.charCodeAt(index) - FIRST.rarity) * SCALE.rarity;
}

/** @param {string} packed @param {'cause' | 'case'} kind @returns {Map<number, number>} weights by the term's index */
export function unpacked(packed, kind) {
  /** @type {Map<number, number>} */
  const weights = new Map();
  let index = -1;
  for (const [, distance = '', letter = ''] of packed.matchAll(/([0-9a-z]+)([A-Z])/g)) {
    index += Number.parseInt(distance, 36);
    const level = letter.charCodeAt(0) - FIRST.letter - (kind === 'case' ? MIDDLE : 0);
    weights.set(index, level * SCALE[kind]);
  }
  return weights;
}
