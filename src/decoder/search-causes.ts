import MiniSearch from 'minisearch';
import { CAUSES, phrasesOf, type Cause, type Message } from './causes';
import { stemsOf } from './rank-causes';
import { hasOneOf, type ReadableText } from './readable-text';

/** A case of a cause, or a cause without cases, with how well it fits a text. */
export interface Match {
  cause: Cause;
  caseId?: string;
  score: number;
}

type CaseOfCause = NonNullable<Cause['cases']>[number];

/** A document of the search: a cause, or one of its cases. */
interface Entry {
  id: string;
  cause: Cause;
  case?: CaseOfCause;
  told: string;
  title: string;
  topics: string;
  meaning: string;
  phrases: string;
}

/** Weights of the fields, and the parameters of BM25: how soon repetitions stop counting, and what length costs. */
export const BOOST = { told: 2, title: 2, topics: 1.5, meaning: 1, phrases: 0.5 };
export const BM25 = { k: 1.2, b: 0.4, d: 0.5 };

/**
 * Weights of the evidence for a case beside the search for its words: shares of the best search score.
 */
export const CASE_WEIGHTS = {
  /** Each word of `any`, up to three. */
  any: 0.5,
  all: 0.3,
  /** A word of a case beside it. */
  not: -0.4,
  /** The number of its part of the guideline. */
  part: 0.3,
  /** The words in the store's own advice, compared with those about the problem. */
  advice: 0.4,
  /** Share of the best score at which another case is offered as well. */
  close: 0.6,
};
/** Weight of a phrase that suggests a cause, beside the search for its words. */
const LIKELY = 0.3;
/** Most words of `any` that count. */
const MAX_ANY = 3;
/** Largest number of cases to choose from. */
const MAX_CANDIDATES = 4;
/** Characters of a section that are compared. */
const MAX_READ = 4000;

let search: { index: MiniSearch<Entry>; entries: ReadonlyMap<string, Entry> } | undefined;

/** The index of all causes and their cases, built with the first text. */
function searchIndex() {
  if (search) return search;
  const all = CAUSES.filter(({ isLastResort }) => !isLastResort).flatMap((cause): Entry[] => [
    {
      ...EMPTY,
      id: cause.id,
      cause,
      title: cause.title,
      topics: cause.topics ?? '',
      meaning: cause.meaning,
      phrases: wordsOf(cause.messages),
    },
    ...(cause.cases ?? []).map((each) => ({
      ...EMPTY,
      id: `${cause.id}/${each.id}`,
      cause,
      case: each,
      told: each.told.join('\n'),
      title: cause.title,
    })),
  ]);
  const index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: (text) => [...stemsOf(text)],
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, bm25: BM25 },
  });
  index.addAll(all);
  search = { index, entries: new Map(all.map((entry) => [entry.id, entry])) };
  return search;
}

const EMPTY = { told: '', title: '', topics: '', meaning: '', phrases: '' };

function wordsOf(messages: readonly Message[]): string {
  return messages
    .flatMap((message) => ('words' in message ? phrasesOf(message.words) : message.wordStarts))
    .join('\n');
}

/** The scores of causes and cases for a text. */
function scoresFor(text: ReadableText): { scores: ReadonlyMap<string, number>; issue: string } {
  const { index } = searchIndex();
  const { issue, advice } = issueIn(text);
  const scores = new Map<string, number>();
  for (const [part, weight] of [
    [issue, 1],
    [advice, CASE_WEIGHTS.advice],
  ] as const)
    for (const { id, score } of part === '' ? [] : index.search(part))
      scores.set(String(id), (scores.get(String(id)) ?? 0) + weight * score);
  return { scores, issue };
}

/** Ranks cases by how well they fit a text, the best first. @param numbers of guidelines that the text names */
export function rankCases(
  text: ReadableText,
  isMeant: (cause: Cause) => boolean,
  numbers: readonly string[] = [],
): Match[] {
  const { scores, issue } = scoresFor(text);
  const found = [...searchIndex().entries].flatMap(([id, { cause, case: each }]) =>
    each && isMeant(cause) ? [{ cause, each, score: scores.get(id) ?? 0 }] : [],
  );
  const top = Math.max(...found.map(({ score }) => score), 1);
  return found
    .map(({ cause, each, score }) => ({
      cause,
      caseId: each.id,
      score: score / top + evidenceFor(each, issue, numbers),
    }))
    .sort((a, b) => b.score - a.score);
}

/**
 * Ranks causes by half their own score and half that of their best case, the best first; scores are shares of the best.
 * `strength` is the best cause's own score. @param likely ids of causes that its phrases suggest
 */
export function rankCauses(
  text: ReadableText,
  isMeant: (cause: Cause) => boolean,
  likely: readonly string[] = [],
): { matches: Match[]; strength: number } {
  const { scores } = scoresFor(text);
  const rules = new Map<Cause, { rule: number; best: number; caseId?: string }>();
  for (const [id, { cause, case: each }] of searchIndex().entries) {
    if (!isMeant(cause)) continue;
    const score = scores.get(id) ?? 0;
    const known = rules.get(cause) ?? { rule: 0, best: 0 };
    if (!each) rules.set(cause, { ...known, rule: score });
    else if (score > known.best) rules.set(cause, { ...known, best: score, caseId: each.id });
  }
  const topRule = Math.max(...[...rules.values()].map(({ rule }) => rule), 0);
  const topCase = Math.max(...[...rules.values()].map(({ best }) => best), 0);
  const share = (score: number, top: number) => (top > 0 ? score / top : 0);
  const matches = [...rules]
    .map(([cause, { rule, best, caseId }]) => ({
      cause,
      ...(caseId !== undefined && { caseId }),
      score:
        (cause.cases === undefined
          ? share(rule, topRule)
          : 0.5 * share(rule, topRule) + 0.5 * share(best, topCase)) +
        (likely.includes(cause.id) ? LIKELY : 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return { matches, strength: Math.max(topRule, topCase) };
}

/** Lines about the review itself, which name devices and versions that are no part of the problem. */
const ABOUT_THE_REVIEW =
  /^[ \t-]*(?:review device|review environment|device type|devices?|os version|internet connection|version reviewed|submission id|review date|app name|package name) ?:.*$/gim;
/** Apple's heading, whose words are those of the rule. */
const APPLE_HEADING =
  /^[^\n]{0,24}[1-5]\.\d[\d.]*(?: ?\([a-z]+\))? ?- ?(?:safety|performance|business|design|legal|information needed|data collection)\b.*$/im;
/** Where a letter turns from the problem to its own advice. */
const NEXT_STEPS =
  /^[ \t#-]*(?:next steps|resources|to bring your app into compliance)\b|\bto resolve this issue, /im;
/** Fewest characters of a problem beside its heading. */
const MIN_ISSUE = 20;

/** The sentences about the problem and the store's advice, in lower case and one line each. */
function issueIn({ shown }: ReadableText): { issue: string; advice: string } {
  const whole = shown.slice(0, MAX_READ).replace(ABOUT_THE_REVIEW, '');
  const headless = whole.replace(APPLE_HEADING, '');
  const text = headless.trim().length < MIN_ISSUE ? whole : headless;
  const at = NEXT_STEPS.exec(text)?.index ?? text.length;
  const plain = (part: string) => part.toLowerCase().replaceAll('\n', ' ').trim();
  return { issue: plain(text.slice(0, at)), advice: plain(text.slice(at)) };
}

function evidenceFor({ evidence }: CaseOfCause, words: string, numbers: readonly string[]): number {
  if (!evidence) return 0;
  const { any = [], all = [], not = [], guideline = [] } = evidence;
  const has = (word: string) => hasOneOf(words, [word]);
  return (
    CASE_WEIGHTS.any * Math.min(MAX_ANY, any.filter(has).length) +
    (all.length > 0 && all.every(has) ? CASE_WEIGHTS.all : 0) +
    (not.some(has) ? CASE_WEIGHTS.not : 0) +
    (guideline.some((part) => numbers.includes(part)) ? CASE_WEIGHTS.part : 0)
  );
}

/** The case that fits clearly best, or the two to four to choose from. */
export function chooseCase(ranked: readonly Match[]): { caseId?: string; candidates: Match[] } {
  const [best] = ranked;
  if (best?.caseId === undefined) return { candidates: [] };
  // The words of a neighbour, and none of its own: the only case is not meant either.
  if (ranked.length === 1)
    return best.score < 0 ? { candidates: [] } : { caseId: best.caseId, candidates: [] };
  const close = ranked
    .filter(({ score }) => best.score <= 0 || score >= CASE_WEIGHTS.close * best.score)
    .slice(0, MAX_CANDIDATES);
  return close.length === 1 ? { caseId: best.caseId, candidates: [] } : { candidates: close };
}
