import type { CauseMatch } from './cause-match';
import { isAnswered, type Cause } from './causes';
import type { LetterSection } from './decode-letter';

/** A point that names a thing, not what to do with it. */
const IS_A_THING = /^(?:an?|the|your|any|all|each|functional|working) /iu;

/** A point that asks for something. */
const IS_A_TASK =
  /^(?:please |then |also )?(?:add|allow|answer|apply|archive|ask|attach|change|choose|clarify|complete|confirm|contact|correct|create|declare|delete|describe|disable|disclose|enter|ensure|explain|file|fill|fix|get|give|hide|identify|implement|include|indicate|install|keep|let|limit|link|list|make|move|name|note|obtain|offer|open|provide|publish|register|remove|rename|replace|reply|report|request|require|review|revise|say|select|send|set|show|sign|specify|state|stop|submit|switch|take|tell|test|turn|update|upload|use|verify|write)\b|\?$/iu;

/**
 * The points of a message's own list as steps: the store's words come before ours. Points that only name a subject, such as
 * those of a form, are no steps.
 */
export function pointSteps(
  points: readonly string[],
  owner: string,
  cause: Cause,
): { id: string; text: string }[] {
  const isAnswer = isAnswered(cause);
  if (!isAnswer && !points.some((point) => IS_A_THING.test(point) || IS_A_TASK.test(point))) return [];
  return points.map((point, index) => {
    const verb = isAnswer ? 'Answer' : IS_A_THING.test(point) ? 'Add for' : 'Do';
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
export function saidOf({ causes, beside, ...said }: LetterSection, index: number): Omit<Found, 'match'> {
  const ownerOf = (sentence: string) => {
    const start = sentence.replace(/ …$/, '').slice(0, 60);
    const quoting = causes.findIndex(({ evidence }) => evidence.some(({ quote }) => quote.includes(start)));
    return quoting < 0 ? (beside?.[sentence] ?? 0) : quoting;
  };
  const own = (sentences: readonly string[]) => sentences.filter((each) => ownerOf(each) === index);
  return {
    details: own(said.details),
    asks: own(said.asks),
    points: index === 0 ? said.points : [],
    names: causes.length === 1 ? said.names : own(said.names),
  };
}

/** Counts the problems of one cause: two bugs are two questions, and a problem that is told twice is one. */
export function withKeys(matches: readonly Found[]): KeyedFound[] {
  const isSame = (a: Found, b: Found) =>
    a.match.causeId === b.match.causeId &&
    (a.match.caseId === undefined ? tellsTheSame(a, b) : a.match.caseId === b.match.caseId);
  const firsts = matches.filter((each, index) => matches.findIndex((other) => isSame(other, each)) === index);
  return matches.map((each) => {
    const { causeId } = each.match;
    const first = firsts.find((other) => isSame(other, each));
    const number = firsts
      .filter(({ match }) => match.causeId === causeId)
      .findIndex((other) => other === first);
    return { ...each, key: number > 0 ? `${causeId}/${number + 1}` : causeId };
  });
}

function tellsTheSame(a: Found, b: Found): boolean {
  if (b.match.caseId !== undefined || a.match.fix !== b.match.fix) return false;
  return a.details.length === 0 || b.details.length === 0 || a.details.join() === b.details.join();
}

export interface KeyedFound extends Found {
  key: string;
}

/** The part of a task that differs between sections with the same case. */
interface Said {
  name: string;
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
  const quotes = tasks.flatMap(({ match }) => match.evidence.slice(0, 1));
  const texts = first.steps.map(({ text }) => text.replace(` (${first.named.join(', ')})`, ''));
  return {
    ...first,
    name: all((task) => [task.name]).join(', '),
    details: all((task) => task.details),
    asks: all((task) => task.asks),
    named,
    steps: withNames(texts, named).map((text, index) => ({ id: first.steps[index]?.id ?? text, text })),
    match: {
      ...first.match,
      evidence: withoutDoubles([...quotes, ...first.match.evidence]),
      ...(snippets.length > 0 && { snippet: snippets.join('\n') }),
    },
  };
}

function withoutDoubles(evidence: CauseMatch['evidence']): CauseMatch['evidence'] {
  return evidence.filter(({ quote }, index) => evidence.findIndex((each) => each.quote === quote) === index);
}

/** The sentences of a remedy, each of which is a step. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[\p{Ll}\d)]\.) (?=\p{Lu})/u);
}
