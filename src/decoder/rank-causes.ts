import { model as packedModel } from 'virtual:catalog/rejections';
import { CAUSES, type Cause, type CauseCase } from './causes';
import { shortened, unwrapped } from './details';
import { hasOneOf, readableText, type ReadableText } from './readable-text';
import { ISSUE_FOUND } from './sections';
import { familyOf, rarityAt, termsOf, unpacked, type RankModel } from './terms.mjs';

/** A case of a cause, or a cause without cases, with how likely a text means it among those asked for: 0 to 1. */
export interface Match {
  cause: Cause;
  caseId?: string;
  score: number;
  /** The sentence that means it, where it is one of several cases. */
  line?: string;
}

/** Points of all that speaks for a case beside the terms, and of how near a text is to a cause, in natural logarithms. */
export const POINTS = {
  /** Its terms. */
  terms: 1.5,
  /** Each word of `any`, up to three. */
  any: 1,
  all: 0.5,
  /** A word of a case beside it. */
  not: -1,
  /** The number of its part of the guideline. */
  part: 1.5,
  /** A phrase of the cause. */
  phrase: 1.5,
  /** A text that is exactly what a cause's texts are on average. */
  cause: 24,
  /** Logarithm of how often a cause is the reason, of 1,244 refusals. */
  frequency: 0.5,
};
/** Weight of a term that only the store's own advice has. */
const IN_ADVICE = 0.4;
/** Most words of `any` that count. */
const MAX_ANY = 3;
/** From here on a case is named; below, it is asked for. Chosen by cross-validation over the passages. */
const SURE = 0.85;
/** Share of the best case's score from which another one is offered as well, and how many there are to choose from. */
const OFFERED = 0.04;
const MAX_CANDIDATES = 4;
/** Least score of a case beside another one, and in a sentence of its own, from which both are meant. */
const APART = 0.11;
const SURE_LINE = 0.975;
/** Least score of a case in a sentence that decides for the text, and its least share of the whole text's scores. */
const NAMED_LINE = 0.93;
const LIKELY = 0.5;
/** How near a text with a number has to be to its cause to mean the only case of it; 19 of 20 passages are nearer. */
const LEAST_NEAR = 0.05;
/** Sentences of a text from which the most telling one is chosen. */
const MAX_LINES = 12;
/** Characters of a section that are compared. */
const MAX_READ = 4000;

/** The weights of one cause or case, by the term's index. */
type Weights = ReadonlyMap<number, number>;

interface Ranker {
  /** How near a text is to each cause, from 0 to 1. */
  nearness: (vector: Weights) => ReadonlyMap<Cause, number>;
  nearnessTo: (cause: Cause, vector: Weights) => number;
  /** Points that the terms of a text give to a case, beside the others of its family. */
  pointsOf: (vector: Weights, caseId: string) => number;
  vectorOf: (issue: string, advice: string) => Weights;
}

/** Reads a model. Its weights are unpacked with the first text that needs them. */
export function rankerOf(model: RankModel): Ranker {
  const indices = new Map(model.terms.split(' ').map((term, index) => [term, index]));
  const unpackedCases = new Map<string, Weights>();
  const causes = new Map(
    CAUSES.filter(({ isLastResort }) => !isLastResort).map((cause) => [
      cause,
      unpacked(model.causes[cause.id] ?? '', 'cause'),
    ]),
  );
  const nearnessTo = (cause: Cause, vector: Weights) => product(causes.get(cause) ?? NOTHING, vector);
  return {
    nearness: (vector) => new Map([...causes.keys()].map((cause) => [cause, nearnessTo(cause, vector)])),
    nearnessTo,
    pointsOf: (vector, caseId) => {
      const weights = unpackedCases.get(caseId) ?? unpacked(model.cases[caseId] ?? '', 'case');
      unpackedCases.set(caseId, weights);
      return (model.biases[caseId] ?? 0) + product(weights, vector);
    },
    vectorOf: (issue, advice) => {
      const vector = new Map<number, number>();
      for (const [part, weight] of [
        [advice, IN_ADVICE],
        [issue, 1],
      ] as const)
        for (const term of part === '' ? [] : termsOf(part)) {
          const index = indices.get(term);
          if (index !== undefined) vector.set(index, weight * rarityAt(model.rarities, index));
        }
      const length = Math.hypot(...vector.values()) || 1;
      for (const [index, value] of vector) vector.set(index, value / length);
      return vector;
    },
  };
}

const NOTHING: Weights = new Map();

function product(weights: Weights, vector: Weights): number {
  let sum = 0;
  for (const [index, value] of vector) sum += value * (weights.get(index) ?? 0);
  return sum;
}

let known: Ranker | undefined;

function ranker(): Ranker {
  known ??= rankerOf(packedModel);
  return known;
}

/** Shares of a whole by their logarithms. */
function shares(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const powers = points.map((each) => Math.exp(each - most));
  const all = powers.reduce((sum, each) => sum + each, 0);
  return powers.map((each) => each / all);
}

/**
 * Ranks the cases of some causes by how likely a text means them, the best first.
 * @param numbers of guidelines that the text names
 * @param phrased the cause of which the text has a phrase
 */
export function rankCases(
  text: ReadableText,
  isMeant: (cause: Cause) => boolean,
  numbers: readonly string[] = [],
  phrased?: Cause,
  { nearnessTo, pointsOf, vectorOf }: Ranker = ranker(),
): Match[] {
  const { issue, advice } = issueIn(text);
  const vector = vectorOf(issue, advice);
  // A letter that only asks for something says in its advice what that is.
  const telling = ASKED.test(issue) ? `${issue} ${advice}` : issue;
  const families = new Map<string, { cause: Cause; caseId: string; points: number; evidence: number }[]>();
  for (const cause of CAUSES)
    if (isMeant(cause))
      for (const each of cause.cases ?? []) {
        const family = families.get(familyOf(cause.id)) ?? [];
        family.push({
          cause,
          caseId: each.id,
          points: POINTS.terms * pointsOf(vector, each.id),
          evidence: evidenceFor(cause, each, telling, numbers) + (cause === phrased ? POINTS.phrase : 0),
        });
        families.set(familyOf(cause.id), family);
      }
  // Families are compared by how near their causes are; within one, what tells its cases apart decides.
  const found = [...families.values()].flatMap((family) => {
    const own = shares(family.map(({ points, evidence }) => points + evidence));
    const nearest = Math.max(
      ...[...new Set(family.map(({ cause }) => cause))].map((cause) => nearnessTo(cause, vector)),
    );
    const most = Math.max(...family.map(({ evidence }) => evidence));
    return family.map(({ cause, caseId }, index) => ({
      cause,
      caseId,
      points: POINTS.cause * nearest + most + Math.log(own[index] ?? 1),
    }));
  });
  const scores = shares(found.map(({ points }) => points));
  return found
    .map(({ cause, caseId }, index) => ({ cause, caseId, score: scores[index] ?? 0 }))
    .sort((a, b) => b.score - a.score);
}

/** Ranks causes by how likely a text means them, the best first. `strength` is how near it is to the best, 0 to 1. */
export function rankCauses(
  text: ReadableText,
  isMeant: (cause: Cause) => boolean,
  { nearness, vectorOf }: Ranker = ranker(),
): { matches: Match[]; strength: number } {
  const { issue, advice } = issueIn(text);
  const near = [...nearness(vectorOf(issue, advice))].filter(([cause, each]) => each > 0 && isMeant(cause));
  const scores = shares(
    near.map(([{ refusals = 0 }, each]) => POINTS.cause * each + POINTS.frequency * Math.log(1 + refusals)),
  );
  const matches = near
    .map(([cause], index) => ({ cause, score: scores[index] ?? 0 }))
    .sort((a, b) => b.score - a.score);
  return { matches, strength: Math.max(0, ...near.map(([, each]) => each)) };
}

/** Lines about the review itself, which name devices and versions that are no part of the problem. */
const ABOUT_THE_REVIEW =
  /^[ \t-]*(?:review environment *$|(?:review device|review environment|review device details|device type|devices?|os version|internet connection|version reviewed|submission id|review date|app name|package name) ?:.*$)/gim;
/** Sentences that a store writes into every message, whatever the problem is. */
const OF_EVERY_MESSAGE =
  /^(?:hello|hi there|dear developer),? *$|\b(?:thank you for (?:submitting|your resubmission)|we noticed (?:an issue|issues|one or more issues) (?:that|with your)|(?:please )?see below for (?:additional|more) information|if you have any questions, we are|reply to this message (?:in app store connect and let us know|in your preferred language)|the issues we(?:'ve| have)? (?:previously )?identified (?:still|below are) |if this submission includes bug fixes|you do not need to resubmit your app for us|alternatively, if you'd like to resolve)[^.!?\n]*(?:\n[^.!?\n]+)?[.!?]?/gim;
/** Apple's heading, whose words are those of the rule. */
const APPLE_HEADING =
  /^[^\n]{0,24}[1-5]\.\d[\d.]*(?: ?\([a-z]+\))? ?- ?(?:safety|performance|business|design|legal|information needed|data collection)\b(?:[ /-]{1,3}[\p{L}\p{N} ,/()-]{0,70}$)?/imu;
/** Where a letter turns from the problem to its own advice. */
const NEXT_STEPS =
  /^[ \t#-]*(?:next steps|resources|about the [^\n]{3,60} (?:policy|requirements?)[ :]*$|we don't allow |to bring your app into compliance|in order (?:for us )?to review)\b|\bfollow these requirements when\b|\bto resolve this issue, /im;
/** Where App Review asks instead of naming a problem. */
const ASKED = /\bneed (?:access to|additional|more)\b/i;
/** Fewest characters of a problem beside its heading. */
const MIN_ISSUE = 20;
/** Fewest terms of one. */
const MIN_TERMS = 4;

/** The sentence in which App Review describes a bug: what is around it, every such letter has. */
const BUG =
  /^bug description ?: ?([^]{20,}?)(?=\n(?:bug description|steps to reproduce|review device|next steps|resources|support|- ?device)|$(?![^]))/im;

/** The sentences about the problem and the store's advice, in lower case and one line each. */
function issueIn({ shown }: ReadableText): { issue: string; advice: string } {
  const bug = BUG.exec(shown.slice(0, MAX_READ))?.[1];
  if (bug !== undefined) return { issue: bug.toLowerCase().replaceAll('\n', ' ').trim(), advice: '' };
  const whole = shown.slice(0, MAX_READ).replace(ABOUT_THE_REVIEW, '').replace(OF_EVERY_MESSAGE, '');
  const headless = whole.replace(APPLE_HEADING, '');
  const text = headless.trim().length < MIN_ISSUE ? whole : headless;
  const at = endOfIssue(text);
  const plain = (part: string) => part.toLowerCase().replaceAll('\n', ' ').trim();
  const issue = text.slice(0, at);
  return { issue: plain(issue), advice: plain(text.slice(at)) };
}

/** A policy's general sentence below its title, before the sentences about the app. */
const POLICY_SAYS = /^[ \t#-]*we don't allow [^\n]*?[.!?](?=\s[^]*\byour app\b)/im;

/** Where a letter turns from the problem to its own advice; not where a title has only the policy's own sentence below it. */
function endOfIssue(text: string): number {
  const at = NEXT_STEPS.exec(text)?.index ?? text.length;
  const isTitle = !text.slice(0, at).trim().includes('\n');
  const said = isTitle ? POLICY_SAYS.exec(text) : null;
  if (said?.index !== at) return at;
  const after = at + said[0].length;
  return after + (NEXT_STEPS.exec(text.slice(after))?.index ?? text.length - after);
}

/** The sentences about the problem. */
function linesOf({ shown }: ReadableText): string[] {
  const text = shown.slice(0, MAX_READ);
  return (BUG.exec(text)?.[1] ?? text)
    .replace(APPLE_HEADING, '')
    .replace(ABOUT_THE_REVIEW, '')
    .replace(OF_EVERY_MESSAGE, '')
    .split(/(?<=(?<!\bno)[.!?;]) |\n/i)
    .filter((line) => line.length >= MIN_ISSUE);
}

/** The sentence of a text that is nearest to a cause, as written; undefined for a translated one. */
export function tellingSentence(text: ReadableText, cause: Cause): string | undefined {
  if (text.written) return undefined;
  const { nearnessTo, vectorOf } = ranker();
  const [best] = linesOf({ ...text, shown: unwrapped(text.shown.slice(0, MAX_READ)).join('\n') })
    .slice(0, MAX_LINES)
    .map((line) => ({ line, near: nearnessTo(cause, vectorOf(line.toLowerCase(), '')) }))
    .sort((a, b) => b.near - a.near);
  return best && best.near > 0 && best.line.length <= 600
    ? shortened(best.line.replace(/^[^\p{L}\p{N}"'(]+|^issue (?:description|details?)[ :.-]+/giu, ''))
    : undefined;
}

/** Whether the words of a text may be about a cause at all; those of a translated one are too few to tell. */
export function mayMean(text: ReadableText, cause: Cause): boolean {
  if (text.written || !hasIssue(text)) return true;
  const { issue, advice } = issueIn(text);
  const { nearnessTo, vectorOf } = ranker();
  return nearnessTo(cause, vectorOf(issue, advice)) >= LEAST_NEAR;
}

/** Whether a section says more than its heading. */
export function hasIssue({ shown }: ReadableText): boolean {
  const issue = shown.slice(0, MAX_READ).replace(APPLE_HEADING, '').trim();
  return issue.length >= MIN_ISSUE && termsOf(issue).size >= MIN_TERMS;
}

function evidenceFor(
  cause: Cause,
  { evidence }: CauseCase,
  words: string,
  numbers: readonly string[],
): number {
  const { any = [], all = [], not = [], guideline = cause.guidelines ?? [] } = evidence;
  const has = (word: string) => hasOneOf(words, [word]);
  return (
    POINTS.any * Math.min(MAX_ANY, any.filter(has).length) +
    (all.length > 0 && all.every(has) ? POINTS.all : 0) +
    (not.some(has) ? POINTS.not : 0) +
    (guideline.some((part) => numbers.includes(part)) ? POINTS.part : 0)
  );
}

/**
 * Cases that a section names in different sentences, so that each of them is meant: the screenshots on one device are
 * stretched, and those on another show no app. Empty where there is at most one.
 */
export function casesApart(text: ReadableText, ranked: readonly Match[]): Match[] {
  const close = ranked.filter(({ score }) => score >= APART);
  const causes = new Set(close.map(({ cause }) => cause));
  if (close.length < 2) return [];
  // The advice after the problem names things that are no problem.
  const at = NEXT_STEPS.exec(text.shown)?.index ?? text.shown.length;
  let lead = '';
  const lines = new Map(
    linesOf({ ...text, shown: withoutRequested(text.shown.slice(0, at)) })
      .filter((line) => !IS_NO_PROBLEM.test(line))
      .map((line) => {
        // A point of a list is what the sentence before the list says of it.
        const isPoint = /^[ \t]*[-•·▪◦]/u.test(line);
        if (!isPoint) lead = line.endsWith(':') ? line : '';
        return { line, whole: isPoint && lead !== '' ? `${lead} ${line}` : line };
      })
      .toReversed()
      .flatMap(({ line, whole }) => {
        const [first] = rankCases(readableText(whole), (cause) => causes.has(cause));
        return first?.caseId !== undefined && first.score >= SURE_LINE ? [[first.caseId, line] as const] : [];
      }),
  );
  const apart = close.flatMap((each) => {
    const line = lines.get(each.caseId ?? '');
    return line === undefined ? [] : [{ ...each, line }];
  });
  return apart.length > 1 ? apart : [];
}

/** The heading of an issue, which has a policy's words; ways out for an app that is something else; a file that is attached, or an account. */
const IS_NO_PROBLEM = new RegExp(
  String.raw`^\W*(?:\d{1,2}[.)] )?(?:${ISSUE_FOUND}|(?:if|wenn|falls|si|se|als|indien|jeśli|eğer|если|якщо|jika|nếu|إذا|如果|若)\b|[^\n]{0,60}(?:다면|なら|場合)|[-•·▪◦ ]*(?:user(?: ?name)?|password|e-?mail) ?[:：]|[^\n]{0,24}[\w-]+\.(?:png|jpe?g|heic|mov|mp4|pdf|txt|zip)\W*$)`,
  'iu',
);

/** Leaves out the points of a list of what the store wants to get, which names things that are no problem. */
function withoutRequested(shown: string): string {
  let isRequest = false;
  return shown
    .split('\n')
    .filter((line) => {
      const isPoint = /^[ \t]*(?:[-•·▪◦]|\d{1,2}[.)]) ?/u.test(line);
      if (!isPoint) isRequest = /\bplease (?:provide|include|give|send)\b/iu.test(line);
      return !(isPoint && isRequest);
    })
    .join('\n');
}

/** The only case that sentences of a text name by themselves, where it is the likely one of the whole text. */
function caseOfLines(text: ReadableText, ranked: readonly Match[], using: Ranker): string | undefined {
  const causes = new Set(ranked.map(({ cause }) => cause));
  const named = new Set(
    linesOf(text).flatMap((line) => {
      const [first] = rankCases(readableText(line), (cause) => causes.has(cause), [], undefined, using);
      return first && first.score >= NAMED_LINE ? (first.caseId ?? []) : [];
    }),
  );
  const [only] = named;
  const isLikely = ranked.some(({ caseId, score }) => caseId === only && score >= LIKELY * sumOf(ranked));
  return named.size === 1 && isLikely ? only : undefined;
}

function sumOf(ranked: readonly Match[]): number {
  return ranked.reduce((sum, { score }) => sum + score, 0);
}

/** Cases of a text that says nothing more than its number: in the order of the catalogue, the most frequent first. */
function mostFrequent(ranked: readonly Match[]): Match[] {
  const orderOf = ({ cause, caseId }: Match) => cause.cases?.findIndex(({ id }) => id === caseId) ?? 0;
  return ranked.toSorted(
    (a, b) => (b.cause.refusals ?? 0) - (a.cause.refusals ?? 0) || orderOf(a) - orderOf(b),
  );
}

/** The case that is sure, also by a sentence of its own in the text, or the two to four to choose from. */
export function chooseCase(
  ranked: readonly Match[],
  text?: ReadableText,
  using: Ranker = ranker(),
): { caseId?: string; candidates: Match[] } {
  const [best, next] = ranked;
  if (best?.caseId === undefined) return { candidates: [] };
  if (!next || best.score >= SURE * sumOf(ranked)) return { caseId: best.caseId, candidates: [] };
  if (text && !hasIssue(text)) return { candidates: mostFrequent(ranked).slice(0, MAX_CANDIDATES) };
  const ofLines = text && caseOfLines(text, ranked, using);
  if (ofLines !== undefined) return { caseId: ofLines, candidates: [] };
  const close = ranked.filter(({ score }, index) => index < 2 || score >= OFFERED * best.score);
  return { candidates: close.slice(0, MAX_CANDIDATES) };
}
