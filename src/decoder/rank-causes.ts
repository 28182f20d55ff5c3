import type { Platform } from '@/model/app';
import { CAUSES, type Cause, type Message } from './causes';
import { vocabularyOf, type ReadableText } from './readable-text';
import { isFromOtherReviewer, possibleStores } from './text-origin';

/** How well the words of a cause fit a text. */
export interface RankedCause {
  cause: Cause;
  /** A sum over the shared words: a word that few causes have counts more than one that many have. */
  score: number;
  /** Number of different words that the text and the cause share. */
  words: number;
}

/** Returns the causes that share words with a text, best first. */
export type Ranking = (text: string) => RankedCause[];

/** Characters of a text that are ranked. */
export const MAX_RANKED = 4000;
/** Weight of a word in each text of a cause. A title is about this cause alone, a fix is not. */
const WEIGHTS = { title: 3, topics: 2, meaning: 1, message: 0.5, fix: 0.4 } as const;
/** Words are compared by this many letters: `delete`, `deleting` and `deletion` are the same. */
const STEM = 6;
/** The two parameters of BM25: how soon repetitions of a word stop counting, and how much a long cause loses. */
const SATURATION = 2;
const LENGTH_SHARE = 0.5;

/** Words that say nothing about the cause: those in every refusal, and the most frequent words of English. */
const COMMON = new Set(
  'app apps application applications apple google play store stores ios iphone reject rejected rejecting rejection rejections refused review reviewed reviewer reviewers guideline guidelines policy policies version versions update updated updates submit submitted submission issue issues message email mail developer team reason reasons about above accept accepted add added after again all allow allowed already also and another any anyone approve approved are ask asked asking asks back because been before being best bring but call called can cannot change changed changes come could day days did didn different does doesn doing don done each else enough even ever every everyone everything exact exactly far few find first fix for found from full general get gets getting give given going gone good got great had happen happened has have help her here him his hope how into isn its just keep kept kind kit knew know known last least left let like likely little long look looked looking looks lot made make makes making many matter may maybe might month months more most much must need needed needs never new next nobody none not nothing now off often old once one ones only other others our out over own part people place point possible probably problem put quite rather reach ready real really right rule rules said same saw say saying says see seem seems send sent set several she should show shows since some someone something soon sorry start started still stop such suggest sure take taken takes tell than thank thanks that the their them then there these they thing things think this those though through thus till time times today told too tried try trying turn two under until upon use used uses using usual very via want wanted wants was way ways week weeks well went were what when where whether which while who whole whose why will wish with within without won wonder would write wrong year years yes yet you your'.split(
    ' ',
  ),
);

/** Ranks these causes by their own titles, topics, causes, fixes and messages (Okapi BM25 with weighted fields). */
export function rankingOf(causes: readonly Cause[]): Ranking {
  const texts = causes.map((cause) => {
    const counts = countsOf(cause);
    return { cause, counts, length: lengthOf(counts) };
  });
  const average = texts.reduce((sum, { length }) => sum + length, 0) / causes.length;
  const causesWith = new Map<string, { cause: Cause; weight: number }[]>();
  for (const { cause, counts, length } of texts) {
    const damping = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average);
    for (const [word, count] of counts) {
      // Each cause has only a few words of other languages.
      const isEnglish = /^[a-z]/.test(word);
      const entry = {
        cause,
        weight: (count * (SATURATION + 1)) / (count + (isEnglish ? damping : SATURATION)),
      };
      const entries = causesWith.get(word);
      if (entries) entries.push(entry);
      else causesWith.set(word, [entry]);
    }
  }
  return (text) => {
    const ranked = new Map<Cause, RankedCause>();
    for (const word of stemsOf(text)) {
      const entries = causesWith.get(word) ?? [];
      const rarity = Math.log(1 + (causes.length - entries.length + 0.5) / (entries.length + 0.5));
      for (const { cause, weight } of entries) {
        const { score, words } = ranked.get(cause) ?? { score: 0, words: 0 };
        ranked.set(cause, { cause, score: score + rarity * weight, words: words + 1 });
      }
    }
    return [...ranked.values()].sort((a, b) => b.score - a.score);
  };
}

/** The length of a cause, without the words of other languages. */
function lengthOf(counts: ReadonlyMap<string, number>): number {
  return [...counts].reduce((sum, [word, count]) => (/^[a-z]+$/.test(word) ? sum + count : sum), 0);
}

/** The weight of each word of a cause. */
function countsOf({ title, meaning, fix, topics = '', messages }: Cause): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of stemsOf(text)) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  add(title, WEIGHTS.title);
  add(topics, WEIGHTS.topics);
  add(meaning, WEIGHTS.meaning);
  add(fix, WEIGHTS.fix);
  for (const message of messages) add(wordsOf(message), WEIGHTS.message);
  return counts;
}

function wordsOf(message: string | Message): string {
  if (typeof message === 'string') return message;
  return 'wordStarts' in message ? message.wordStarts : message.words;
}

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

const rankings: Record<string, Ranking> = {};

/** Ranks the causes of a store, or those of its uploads. Words are counted with the first text that needs it. */
export function rankingFor(store: Platform, isOfUploads = false): Ranking {
  const isMeant = ({ kind, isLastResort }: Cause) =>
    isOfUploads ? kind !== 'review' && !isLastResort : store === 'android' || kind === 'review';
  return (rankings[`${store} ${isOfUploads}`] ??= rankingOf(
    CAUSES.filter((cause) => cause.store === store && isMeant(cause)),
  ));
}

/** Ranks the causes of both stores and their tools. */
export function rankingOfAll(): Ranking {
  return (rankings.all ??= rankingOf(CAUSES.filter(({ isLastResort }) => !isLastResort)));
}

/** Longest text that counts as a few words, in words and characters. */
const MAX_WORDS = 14;
const MAX_CHARACTERS = 120;
/**
 * Limits for a possible cause. Measured on 90 problems of submissions and 60 notes about other work, each in a few
 * words: for 82 of the problems the cause was among the first three; 3 of the notes got one.
 */
const MIN_SCORE = 11;
const MIN_IN_COMMON = 2;
/** Limits for a text without any word for a problem. */
const MIN_SCORE_OF_TOPIC = 13;
const MIN_IN_COMMON_OF_TOPIC = 3;
/** Share of the best score at which further causes are possible causes as well. */
const MIN_NEXT = 0.75;

/** Words for problems. */
export const PROBLEM =
  /\b(?:missing|lacks?|require[ds]?|requires|requested|needs?|needed|must|wants?|asks?|reject\w*|refus\w*|denied|declined|removed|suspended|terminated|banned|not|no|never|without|wrong|incorrect|invalid|mismatch|bad|broken|error|errors|fails?|failed|failure|crash\w*|unable|cannot|can't|couldn't|doesn't|isn't|won't|too|only|declaration|policy|violation|issue|problem)\b/;
/** Signs that end or divide a sentence: such a text is more than a few words. */
const SENTENCE = /[.;:!?,](?:\s|$)|[。，、！？\n]/;

/**
 * Finds causes for a problem in a few words, as typed into a search: `restore purchases button missing`. The text need
 * not say that a store refused something. Returns none for other texts and for those that fit no cause well.
 */
export function causesOfShortText({ shown, words }: ReadableText, rank: Ranking): Cause[] {
  const text = shown.trim();
  if (text.length > MAX_CHARACTERS || text.split(/\s+/).length > MAX_WORDS || SENTENCE.test(text)) return [];
  if (isFromOtherReviewer(words)) return [];
  const isProblem = PROBLEM.test(words);
  const minScore = isProblem ? MIN_SCORE : MIN_SCORE_OF_TOPIC;
  const minInCommon = isProblem ? MIN_IN_COMMON : MIN_IN_COMMON_OF_TOPIC;
  const stores = possibleStores(words);
  const fitting = rank(words).filter(
    ({ cause, words: inCommon }) => inCommon >= minInCommon && stores.includes(cause.store),
  );
  const best = fitting[0]?.score ?? 0;
  return best < minScore
    ? []
    : fitting.filter(({ score }) => score >= MIN_NEXT * best).map(({ cause }) => cause);
}
