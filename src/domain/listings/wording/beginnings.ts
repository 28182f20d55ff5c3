/** Letters of a beginning. Two are enough in languages without spaces, where a match may begin at any letter. */
const IN_WORDS = 6;
const ANYWHERE = 2;

/** Stands for what is between two words. */
const GAP = '.';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const IS_IN_WORD = /^[\p{L}\p{M}\p{N}]/u;

/**
 * The beginnings of all words of a text in lower case, up to six letters with the words that follow, and where these words
 * are: of `is red` these are `i`, `is`, `is.`, `is.r`, `is.re` and `is.red` at 0, and `r`, `re`, `red` and `red.` at 3.
 */
export function beginningsOf(lower: string): ReadonlyMap<string, readonly number[]> {
  const words = [...lower.matchAll(WORD)];
  const joined = `${words.map(([word]) => word).join(GAP)}${GAP}`;
  const found = new Map<string, number[]>();
  let start = 0;
  for (const { 0: word, index } of words) {
    const most = Math.min(IN_WORDS, joined.length - start);
    for (let length = 1; length <= most; length += 1)
      enter(found, joined.slice(start, start + length), index);
    start += word.length + GAP.length;
  }
  return found;
}

/** All letters of a text, and all pairs of neighbours, and where they are. */
export function pairsOf(lower: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (let index = 0; index < lower.length; index += 1) {
    for (let length = 1; length <= ANYWHERE; length += 1)
      enter(found, lower.slice(index, index + length), index);
  }
  return found;
}

function enter(places: Map<string, number[]>, beginning: string, at: number): void {
  const others = places.get(beginning);
  if (others) others.push(at);
  else places.set(beginning, [at]);
}

/** Nothing can be added to a closed one: it is long enough, or what follows is not known. */
interface Beginning {
  text: string;
  isClosed: boolean;
}

const NOTHING: readonly Beginning[] = [{ text: '', isClosed: false }];
const ANYTHING: readonly Beginning[] = [{ text: '', isClosed: true }];
const DIGITS = Array.from('0123456789', (text) => ({ text, isClosed: false }));
/** Looking up more than these takes as long as the search. */
const MOST_BEGINNINGS = 400;

function isRepetition(sign: string): boolean {
  return sign === '?' || sign === '*' || sign === '+' || (sign.startsWith('{') && sign !== '{');
}

const PLAIN = /^[\p{L}\p{M}\p{N}]{6}(?![?*+{])/u;

/**
 * Reads from the alternatives of an expression how their matches begin. A text without any of these beginnings needs no search.
 * It reads letters, classes of letters, groups and repetitions, and ends a beginning at anything else.
 * @param isAnywhere whether a match may begin inside a word, so that its beginnings are those of `pairsOf`
 * @returns undefined where a match may begin with anything
 */
export function beginningsOfMatches(
  alternatives: readonly string[],
  isAnywhere: boolean,
): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  for (const source of alternatives) {
    const plain = PLAIN.exec(source)?.[0];
    const own =
      plain === undefined
        ? beginningsOfOne(source, isAnywhere)
        : [plain.slice(0, isAnywhere ? ANYWHERE : IN_WORDS)];
    if (!own) return undefined;
    for (const beginning of own) found.add(beginning);
  }
  return found;
}

function beginningsOfOne(source: string, isAnywhere: boolean): ReadonlySet<string> | undefined {
  const most = isAnywhere ? ANYWHERE : IN_WORDS;
  const part = /[\p{L}\p{M}\p{N}]+(?![?*+{])|\\p\{\w\}|\\.|\(\?<?[:!=]|\{[\d,]+\}|\[(?:\\.|[^\]\\])+\]|[^]/uy;
  let depth = 0;

  function next(): string {
    return part.exec(source)?.[0] ?? '';
  }

  function alternatives(): Beginning[] {
    depth += 1;
    const found: Beginning[] = [];
    do found.push(...sequence());
    while (next() === '|');
    depth -= 1;
    return found;
  }

  function sequence(): readonly Beginning[] {
    let found: readonly Beginning[] = NOTHING;
    for (;;) {
      const start = part.lastIndex;
      const sign = next();
      if (sign === '' || sign === '|' || sign === ')') {
        part.lastIndex = start;
        return found;
      }
      const following = repeated(termOf(sign));
      found = found.flatMap((begun) =>
        begun.isClosed ? begun : following.map((each) => joined(begun, each)),
      );
      if (found.length > MOST_BEGINNINGS) found = ANYTHING;
      if (depth === 0 && found.every(({ isClosed }) => isClosed)) return found;
    }
  }

  function termOf(sign: string): readonly Beginning[] {
    if (sign.startsWith('(')) {
      const inner = alternatives();
      return sign === '(?:' ? inner : sign === '(' ? ANYTHING : NOTHING;
    }
    if (sign === '\\d') return DIGITS;
    if (sign === '\\b' || sign === '^' || sign === '$') return NOTHING;
    if (/^\[[^\\^-]+\]$/u.test(sign)) return [...sign.slice(1, -1)].map(literal);
    if (sign === '\\s' && !isAnywhere) return [literal(' ')];
    if (sign === '.' || sign.startsWith('[') || /^\\[pswDSW]/.test(sign)) return ANYTHING;
    return [literal(sign.replace('\\', ''))];
  }

  function literal(sign: string): Beginning {
    return { text: isAnywhere || IS_IN_WORD.test(sign) ? sign : GAP, isClosed: false };
  }

  function repeated(term: readonly Beginning[]): readonly Beginning[] {
    const start = part.lastIndex;
    const sign = next();
    if (!isRepetition(sign)) {
      part.lastIndex = start;
      return term;
    }
    if (sign === '?') return [...term, ...NOTHING];
    return sign === '*' || sign.startsWith('{0')
      ? ANYTHING
      : term.map(({ text }) => ({ text, isClosed: true }));
  }

  /** A gap of more than one sign is unknown, and where a match may begin with a gap, so is all of it. */
  function joined(begun: Beginning, following: Beginning): Beginning {
    const isAfterGap = !isAnywhere && (begun.text === '' || begun.text.endsWith(GAP));
    if (isAfterGap && following.text.startsWith(GAP)) return { ...begun, isClosed: true };
    const text = (begun.text + following.text).slice(0, most);
    return { text, isClosed: following.isClosed || text.length === most };
  }

  const found = new Set(sequence().map(({ text }) => text));
  return found.has('') || found.size > MOST_BEGINNINGS ? undefined : found;
}
