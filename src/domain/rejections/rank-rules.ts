import { vocabularyOf } from './readable-text';
import type { RejectionRule, StoreMessage } from './rejection-rule';

/** How well the words of a rule fit a text. */
export interface RankedRule {
  rule: RejectionRule;
  /** A sum over the shared words: a word that few rules have counts more than one that many have. */
  score: number;
  /** Number of different words that the text and the rule share. */
  words: number;
}

/** Returns the rules that share words with a text, best first. */
export type Ranking = (text: string) => RankedRule[];

/** Characters of a text that are ranked. */
export const MAX_RANKED = 4000;
/** Weight of a word in each text of a rule. A title is about this rule alone, a fix is not. */
const WEIGHTS = { title: 3, topics: 2, cause: 1, message: 0.5, fix: 0.4 } as const;
/** Words are compared by this many letters: `delete`, `deleting` and `deletion` are the same. */
const STEM = 6;
/** The two parameters of BM25: how soon repetitions of a word stop counting, and how much a long rule loses. */
const SATURATION = 2;
const LENGTH_SHARE = 0.5;

/** Words that say nothing about the cause: those in every refusal, and the most frequent words of English. */
const COMMON = new Set(
  'app apps application applications apple google play store stores ios iphone reject rejected rejecting rejection rejections refused review reviewed reviewer reviewers guideline guidelines policy policies version versions update updated updates submit submitted submission issue issues message email mail developer team reason reasons about above accept accepted add added after again all allow allowed already also and another any anyone approve approved are ask asked asking asks back because been before being best bring but call called can cannot change changed changes come could day days did didn different does doesn doing don done each else enough even ever every everyone everything exact exactly far few find first fix for found from full general get gets getting give given going gone good got great had happen happened has have help her here him his hope how into isn its just keep kept kind kit knew know known last least left let like likely little long look looked looking looks lot made make makes making many matter may maybe might month months more most much must need needed needs never new next nobody none not nothing now off often old once one ones only other others our out over own part people place point possible probably problem put quite rather reach ready real really right rule rules said same saw say saying says see seem seems send sent set several she should show shows since some someone something soon sorry start started still stop such suggest sure take taken takes tell than thank thanks that the their them then there these they thing things think this those though through thus till time times today told too tried try trying turn two under until upon use used uses using usual very via want wanted wants was way ways week weeks well went were what when where whether which while who whole whose why will wish with within without won wonder would write wrong year years yes yet you your'.split(
    ' ',
  ),
);

/** Ranks these rules by their own titles, topics, causes, fixes and messages (Okapi BM25 with weighted fields). */
export function rankingOf(rules: readonly RejectionRule[]): Ranking {
  const texts = rules.map((rule) => {
    const counts = countsOf(rule);
    return { rule, counts, length: lengthOf(counts) };
  });
  const average = texts.reduce((sum, { length }) => sum + length, 0) / rules.length;
  const rulesWith = new Map<string, { rule: RejectionRule; weight: number }[]>();
  for (const { rule, counts, length } of texts) {
    const damping = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average);
    for (const [word, count] of counts) {
      // Each rule has only a few words of other languages.
      const isEnglish = /^[a-z]/.test(word);
      const entry = {
        rule,
        weight: (count * (SATURATION + 1)) / (count + (isEnglish ? damping : SATURATION)),
      };
      const entries = rulesWith.get(word);
      if (entries) entries.push(entry);
      else rulesWith.set(word, [entry]);
    }
  }
  return (text) => {
    const ranked = new Map<RejectionRule, RankedRule>();
    for (const word of stemsOf(text)) {
      const entries = rulesWith.get(word) ?? [];
      const rarity = Math.log(1 + (rules.length - entries.length + 0.5) / (entries.length + 0.5));
      for (const { rule, weight } of entries) {
        const { score, words } = ranked.get(rule) ?? { score: 0, words: 0 };
        ranked.set(rule, { rule, score: score + rarity * weight, words: words + 1 });
      }
    }
    return [...ranked.values()].sort((a, b) => b.score - a.score);
  };
}

/** The length of a rule, without the words of other languages. */
function lengthOf(counts: ReadonlyMap<string, number>): number {
  return [...counts].reduce((sum, [word, count]) => (/^[a-z]+$/.test(word) ? sum + count : sum), 0);
}

/** The weight of each word of a rule. */
function countsOf({ title, cause, fix, topics = '', messages = [] }: RejectionRule): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of stemsOf(text)) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  add(title, WEIGHTS.title);
  add(topics, WEIGHTS.topics);
  add(cause, WEIGHTS.cause);
  add(fix, WEIGHTS.fix);
  for (const message of messages) add(wordsOf(message), WEIGHTS.message);
  return counts;
}

function wordsOf(message: string | StoreMessage): string {
  if (typeof message === 'string') return message;
  return 'stems' in message ? message.stems : message.words;
}

/** Scripts without spaces, which are compared by pairs of characters. Hiragana is left out, as it is mostly grammar. */
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
