import type { CauseMatch } from './cause-match';
import type { LetterSection } from './decode-letter';

/** Causes with which a store wants answers, and no change. */
const ANSWERED = new Set(['apple-2.1-information-needed']);
/** A point that names a thing, not what to do with it. */
const IS_A_THING = /^(?:an?|the|your|any|all|each|functional|working) /iu;

/** The points of a message's own list as steps: the store's words come before ours. */
export function pointSteps(
  points: readonly string[],
  owner: string,
  causeId: string,
): { id: string; text: string }[] {
  return points.map((point, index) => {
    const verb = ANSWERED.has(causeId) ? 'Answer' : IS_A_THING.test(point) ? 'Add for' : 'Do';
    return { id: `${owner}/point-${index + 1}`, text: `${verb} point ${index + 1}: ${point}` };
  });
}

/** Words of a step for something that the message names. */
const UNNAMED = /\b(?:that|which|whose [a-z]+) (?:the message|they) names?\b(?! one\b)/u;
/** Most names in a step, and the most characters of one. */
const MAX_NAMES = 4;
const MAX_NAME = 80;

/** Says in the first step about what the message names what that is. */
export function withNames(texts: readonly string[], names: readonly string[]): readonly string[] {
  const at = texts.findIndex((text) => UNNAMED.test(text));
  const shown = names.filter(({ length }) => length <= MAX_NAME).slice(0, MAX_NAMES);
  if (at < 0 || shown.length === 0) return texts;
  return texts.map((text, index) =>
    index === at ? text.replace(UNNAMED, (words) => `${words} (${shown.join(', ')})`) : text,
  );
}

/** A cause that a message names, with what its part of the message says about this app. */
export interface Found {
  match: CauseMatch;
  details: readonly string[];
  asks: readonly string[];
  points: readonly string[];
  names: readonly string[];
}

/**
 * Picks the sentences that a part says of one of its causes. Of two, each has the sentences beside its own words; what is left is said of the
 * first, as two cases of one part are named by the same words.
 */
export function saidOf({ causes, ...said }: LetterSection, index: number): Omit<Found, 'match'> {
  const ownerOf = (sentence: string) => {
    const start = sentence.replace(/ …$/, '').slice(0, 60);
    return Math.max(
      0,
      causes.findIndex(({ evidence }) => evidence.some(({ quote }) => quote.includes(start))),
    );
  };
  const own = (sentences: readonly string[]) => sentences.filter((each) => ownerOf(each) === index);
  return {
    details: own(said.details),
    asks: own(said.asks),
    points: index === 0 ? said.points : [],
    names: causes.length === 1 ? said.names : own(said.names),
  };
}

/** The part of a task that differs between sections with the same case. */
interface Said {
  details: readonly string[];
  asks: readonly string[];
  named: readonly string[];
  steps: { id: string; text: string }[];
  match: CauseMatch;
}

/** One task for sections with the same case, which each name a key, a file or a fault of their own. */
export function joinedTask<Task extends Said>(tasks: readonly Task[]): Task {
  const [first] = tasks as readonly [Task];
  const all = (of: (task: Task) => readonly string[]) => [...new Set(tasks.flatMap(of))];
  const named = all((task) => task.named);
  const snippets = all(({ match }) => (match.snippet === undefined ? [] : [match.snippet]));
  const texts = first.steps.map(({ text }) => text.replace(` (${first.named.join(', ')})`, ''));
  return {
    ...first,
    details: all((task) => task.details),
    asks: all((task) => task.asks),
    named,
    steps: withNames(texts, named).map((text, index) => ({ id: first.steps[index]?.id ?? text, text })),
    match: { ...first.match, ...(snippets.length > 0 && { snippet: snippets.join('\n') }) },
  };
}
