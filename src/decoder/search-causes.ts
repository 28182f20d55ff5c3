import MiniSearch from 'minisearch';
import { CAUSES, type Cause } from './causes';
import { hasOneOf, vocabularyOf, type ReadableText } from './readable-text';

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
export const BOOST = { told: 2, title: 0.8, topics: 1.5, meaning: 1, phrases: 1 };
/** The same to tell the cases of a cause from each other. */
const CASE_BOOST = { ...BOOST, title: 2, phrases: 0.5 };
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
  close: 0.7,
  /** Share of the best score of all cases that counts as a full one. */
  shareOfAll: 0.5,
  /** Score from which a case is named and not asked for. */
  least: 0.4,
  /** Share of the best score from which a case of another sentence is meant as well. */
  apart: 0.5,
};
/** Weight of the logarithm of how often a cause is the reason, of 1,244 refusals. */
const FREQUENCY = 0.03;
/** Most words of `any` that count. */
const MAX_ANY = 3;
/** Fewest words by which a score is divided. */
const MIN_STEMS = 3;
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
      phrases: cause.phrases.map(({ words }) => words).join('\n'),
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
    searchOptions: { bm25: BM25 },
  });
  index.addAll(all);
  search = { index, entries: new Map(all.map((entry) => [entry.id, entry])) };
  return search;
}

const EMPTY = { told: '', title: '', topics: '', meaning: '', phrases: '' };

/** The scores of causes and cases for a text. */
function scoresFor(
  text: ReadableText,
  boost: typeof BOOST,
): { scores: ReadonlyMap<string, number>; issue: string } {
  const { index } = searchIndex();
  const { issue, advice } = issueIn(text);
  const scores = new Map<string, number>();
  for (const [part, weight] of [
    [issue, 1],
    [advice, CASE_WEIGHTS.advice],
  ] as const)
    for (const { id, score } of part === '' ? [] : index.search(part, { boost }))
      scores.set(String(id), (scores.get(String(id)) ?? 0) + weight * score);
  return { scores, issue };
}

/** Ranks cases by how well they fit a text, the best first. @param numbers of guidelines that the text names */
export function rankCases(
  text: ReadableText,
  isMeant: (cause: Cause) => boolean,
  numbers: readonly string[] = [],
): Match[] {
  const { scores, issue } = scoresFor(text, CASE_BOOST);
  const best = Math.max(...[...scores].map(([id, score]) => (id.includes('/') ? score : 0)));
  const found = [...searchIndex().entries].flatMap(([id, { cause, case: each }]) =>
    each && isMeant(cause) ? [{ cause, each, score: scores.get(id) ?? 0 }] : [],
  );
  // A search score far below that of another rule's case is a word or two in common.
  const top = Math.max(...found.map(({ score }) => score), CASE_WEIGHTS.shareOfAll * best, 1);
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
 * `strength` is the best score for each different word of the text.
 */
export function rankCauses(
  text: ReadableText,
  isMeant: (cause: Cause) => boolean,
): { matches: Match[]; strength: number } {
  const { scores } = scoresFor(text, BOOST);
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
        FREQUENCY * Math.log(1 + (cause.refusals ?? 0)),
    }))
    .filter(({ cause, score }) => score > FREQUENCY * Math.log(1 + (cause.refusals ?? 0)))
    .sort((a, b) => b.score - a.score);
  return { matches, strength: Math.max(topRule, topCase) / Math.max(MIN_STEMS, stemsOf(text.words).size) };
}

/** Lines about the review itself, which name devices and versions that are no part of the problem. */
const ABOUT_THE_REVIEW =
  /^[ \t-]*(?:review device|review environment|device type|devices?|os version|internet connection|version reviewed|submission id|review date|app name|package name) ?:.*$/gim;
/** Apple's heading, whose words are those of the rule. */
const APPLE_HEADING =
  /^[^\n]{0,24}[1-5]\.\d[\d.]*(?: ?\([a-z]+\))? ?- ?(?:safety|performance|business|design|legal|information needed|data collection)\b(?:[ /-]{1,3}[\p{L}\p{N} ,/()-]{0,70}$)?/imu;
/** Where a letter turns from the problem to its own advice. */
const NEXT_STEPS =
  /^[ \t#-]*(?:next steps|resources|to bring your app into compliance)\b|\bfollow these requirements when\b|\bto resolve this issue, /im;
/** Fewest characters of a problem beside its heading. */
const MIN_ISSUE = 20;

/** The sentences about the problem and the store's advice, in lower case and one line each. */
function issueIn({ shown }: ReadableText): { issue: string; advice: string; lines: string[] } {
  const whole = shown.slice(0, MAX_READ).replace(ABOUT_THE_REVIEW, '');
  const headless = whole.replace(APPLE_HEADING, '');
  const text = headless.trim().length < MIN_ISSUE ? whole : headless;
  const at = NEXT_STEPS.exec(text)?.index ?? text.length;
  const plain = (part: string) => part.toLowerCase().replaceAll('\n', ' ').trim();
  const issue = text.slice(0, at);
  const lines = issue.toLowerCase().split(/(?<=[.!?;]) |\n/);
  return { issue: plain(issue), advice: plain(text.slice(at)), lines };
}

/** Whether a section says more than its heading. */
export function hasIssue({ shown }: ReadableText): boolean {
  return shown.slice(0, MAX_READ).replace(APPLE_HEADING, '').trim().length >= MIN_ISSUE;
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

/**
 * Cases that a section names in different sentences, so that each of them is meant: the screenshots on one device are
 * stretched, and those on another show no app. Empty where there is at most one.
 */
export function casesApart(text: ReadableText, ranked: readonly Match[]): Match[] {
  const [best] = ranked;
  if (!best || best.score <= 0) return [];
  const sentences = issueIn(text).lines;
  const close = ranked.filter(({ score }) => score >= CASE_WEIGHTS.apart * best.score);
  const hits = close.map(({ cause, caseId }) => {
    const { any = [], not = [] } = cause.cases?.find(({ id }) => id === caseId)?.evidence ?? {};
    const has = (sentence: string, words: readonly string[]) =>
      words.some((word) => hasOneOf(sentence, [word]));
    return sentences.map((sentence) => has(sentence, any) && !has(sentence, not));
  });
  const apart = close.filter((_, index) =>
    sentences.some((__, at) => hits.every((of, other) => (of[at] ?? false) === (other === index))),
  );
  return apart.length > 1 ? apart : [];
}

/** The case that fits clearly best, or the two to four to choose from. */
export function chooseCase(ranked: readonly Match[]): { caseId?: string; candidates: Match[] } {
  const [best] = ranked;
  if (best?.caseId === undefined) return { candidates: [] };
  // The words of a neighbour, and none of its own: the only case is not meant either.
  if (ranked.length === 1)
    return best.score < 0 ? { candidates: [] } : { caseId: best.caseId, candidates: [] };
  const close = ranked
    .filter(({ score }) => best.score <= CASE_WEIGHTS.least || score >= CASE_WEIGHTS.close * best.score)
    .slice(0, MAX_CANDIDATES);
  return close.length === 1 ? { caseId: best.caseId, candidates: [] } : { candidates: close };
}

/** Words are compared by this many letters: `delete`, `deleting` and `deletion` are the same. */
const STEM = 6;

/** Words that say nothing about the cause: those in every refusal, and the most frequent words of English. */
const COMMON = new Set(
  'app apps application applications apple google play store stores ios iphone reject rejected rejecting rejection rejections refused review reviewed reviewer reviewers guideline guidelines policy policies submit submitted submission issue issues version versions developer team reason reasons about above accept accepted add added after again all allow allowed already also and any anyone approve approved are ask asked asking asks back because been before being best bring but can cannot come could day days did didn does doesn doing don done each else enough even ever every everyone everything exact exactly far few find first fix for found from full general get gets getting give given going gone good got great had happen happened has have help her here him his hope how into isn its just keep kept kind kit knew know known last least left let like likely little long look looked looking looks lot made make makes making many matter may maybe might month months more most much must need needed needs never new next nobody none not nothing now off often old once one ones only our out over own part people place point possible probably problem put quite rather reach ready real really right rule rules said same saw say saying says see seem seems send sent set several she should show shows since some someone something soon sorry start started still stop such suggest sure take taken takes tell than thank thanks that the their them then there these they thing things think this those though through thus till time times today told too tried try trying turn two under until upon use used uses using usual very via want wanted wants was way ways week weeks well went were what when where whether which while who whole whose why will wish with within without won wonder would write wrong year years yes yet you your'.split(
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

/**
 * Returns the different words of a text that carry meaning, cut to their compared length. A name in code, such as
 * `versionCode`, also counts as its separate words.
 */
export function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  const apart = text.replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])|_/g, '$1$2 ');
  for (const word of vocabularyOf(`${text} ${apart}`.toLowerCase()).words)
    if (/\p{L}{3}/u.test(word) && !COMMON.has(word)) stems.add(word.slice(0, STEM));
  for (const [run] of text.matchAll(WITHOUT_SPACES))
    for (let at = 0; at + 2 <= run.length; at += 1) {
      const pair = run.slice(at, at + 2);
      if (!COMMON_PAIRS.has(pair)) stems.add(pair);
    }
  return stems;
}
