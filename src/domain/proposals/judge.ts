import { countCharacters } from '../listings/limits';
import { countOf } from '../texts';
import { isInLanguage } from './language';
import type { TextTask } from './text-task';

declare const JUDGED: unique symbol;

/** A text that passed the judge, beside the text that it would replace. Only {@link judge} makes one. */
export interface Proposal {
  readonly task: TextTask;
  readonly text: string;
  readonly [JUDGED]: true;
}

export type Judged = { ok: true; proposal: Proposal } | { ok: false; reasons: string[] };

export interface JudgeOptions {
  /** Applies the product's rules to the place with this text; returns what they would refuse or warn about. */
  rules: (text: string) => readonly string[];
  /** The language that a detector found, as a BCP 47 code; none where there is no detector, or it was not sure. */
  detected?: string | undefined;
}

/** Longest answer that is looked at, in characters: no store takes more. */
export const MAX_ANSWER = 6000;

/** Decides whether an answer of a model may be offered. It never is where any reason speaks against it. */
export function judge(answer: string, task: TextTask, { rules, detected }: JudgeOptions): Judged {
  const text = tidied(answer, task.from);
  if (text === '') return { ok: false, reasons: ['It wrote nothing.'] };
  if (text.length > MAX_ANSWER) return { ok: false, reasons: ['It wrote far more than was asked for.'] };
  const reasons = [
    ...lengthReasons(text, task),
    ...formReasons(text, task),
    ...contentReasons(text, task),
    ...(isInLanguage(text, task, detected) ? [] : ['It is not in the right language.']),
  ];
  // The rules are slower, and say nothing useful about an answer that is no text.
  const all = reasons.length > 0 ? reasons : [...rules(text)];
  if (all.length > 0) return { ok: false, reasons: all };
  return { ok: true, proposal: { task, text } as Proposal };
}

const QUOTES = /^(?:"([\s\S]*)"|“([\s\S]*)”|«([\s\S]*)»|„([\s\S]*)[“”]|'([\s\S]*)')$/;

/** An answer without the space and the quotes that models put around it. */
function tidied(answer: string, from: string): string {
  const text = answer.replace(/\r\n?/g, '\n').trim();
  if (QUOTES.test(from.trim())) return text;
  return (
    QUOTES.exec(text)
      ?.slice(1)
      .find((inside) => inside !== undefined) ?? text
  ).trim();
}

/** Characters of a script without spaces say more than one of another. */
function weightOf(text: string): number {
  const dense =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return text.length + 1.5 * dense;
}

function lengthReasons(text: string, { kind, from, limit }: TextTask): string[] {
  const count = countCharacters(text);
  if (limit !== undefined && count > limit) return [`It has ${count} of at most ${limit} characters.`];
  if (kind === 'assist') return [];
  const share = weightOf(text) / Math.max(1, weightOf(from));
  // A text that uses a small part of the room has lost what it was about.
  if (kind === 'shorten' && count < 0.3 * Math.min(limit ?? Infinity, countCharacters(from)))
    return ['It leaves out most of the text.'];
  const [least, most] = SHARES[kind];
  // A few words may become one, or one a few.
  if (weightOf(from) < 24) return share > 6 ? ['It is much longer than the text.'] : [];
  if (share < least) return ['It leaves out most of the text.'];
  return share > most ? ['It is much longer than the text.'] : [];
}

const SHARES: Record<Exclude<TextTask['kind'], 'assist'>, readonly [least: number, most: number]> = {
  translate: [0.45, 2.2],
  shorten: [0, 1],
  'release-notes': [0.3, 4],
  polish: [0.5, 1.6],
  reply: [0.5, 1.8],
};

const MARKUP = /<\/?[a-z][^>]*>|```|\*\*|__|^#{1,6} |\[[^\]]+\]\([^)]*\)|&(?:[a-z]+|#\d+);/im;
const TALK =
  /^(?:sure|certainly|of course|okay|ok|here(?:'s|’s| is| are)|translation|translated text|shortened|as an ai|i(?:['’]m| am) (?:sorry|an)|i can(?:not|['’]t))\b/i;
const HIDDEN = /(?![\n\t])\p{Cc}|(?![\u200c\u200d])\p{Cf}|[\p{Cs}\p{Co}\u2028\u2029]/u;

function formReasons(text: string, { kind, from }: TextTask): string[] {
  return [
    ...(MARKUP.test(text) && !MARKUP.test(from) ? ['It contains markup.'] : []),
    ...(TALK.test(text) && !TALK.test(from.trim()) ? ['It talks about the task.'] : []),
    ...(HIDDEN.test(text) ? ['It contains hidden characters.'] : []),
    ...(kind !== 'assist' && text.includes('\n') && !from.includes('\n')
      ? ['It has several lines instead of one.']
      : []),
  ];
}

/** Web and mail addresses, handles and telephone numbers: the ways out of a text. */
const CONTACTS =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.\w+|\b[\w-]+\.(?:com|net|org|io|app|dev|xyz|ru|cn|biz|info|example)\b|\+\d[\d ()-]{6,}/gi;

function contentReasons(text: string, task: TextTask): string[] {
  const { kind, from, keep = [], facts = '' } = task;
  const known = `${from}\n${facts}`.toLowerCase();
  const contact = text
    .match(CONTACTS)
    ?.find((each) => !known.includes(each.toLowerCase().replace(/[.,)]+$/, '')));
  // An assistant knows more of the app than the present text says.
  if (kind === 'assist') return contact === undefined ? [] : [`It adds an address: ${contact}.`];
  const added = numbersIn(text).filter((each) => !numbersIn(known).includes(each));
  const lost = kind === 'shorten' ? [] : numbersIn(from).filter((each) => !numbersIn(text).includes(each));
  const missing = keep.filter((word) => from.includes(word) && !text.includes(word));
  const brackets = (from.match(/\[[^\]\n]+\]/g) ?? []).filter((each) => !text.includes(each));
  return [
    ...(contact === undefined ? [] : [`It adds an address: ${contact}.`]),
    ...(added.length > 0 ? [`It adds a number: ${added[0]}.`] : []),
    ...(lost.length > 0 ? [`It loses a number: ${lost[0]}.`] : []),
    ...(missing.length > 0 ? [`It changes “${missing[0]}”.`] : []),
    ...(kind === 'reply' && brackets.length > 0
      ? [`It loses ${countOf(brackets.length, 'placeholder')}.`]
      : []),
    ...(kind !== 'translate' && sharedWords(text, known) < LEAST_SHARED[kind]
      ? ['It is about something else.']
      : []),
  ];
}

/** Numbers in any script's digits, without separators. */
function numbersIn(text: string): string[] {
  const digits = text.normalize('NFKC').replace(/[٠-٩]/g, (each) => String(each.charCodeAt(0) - 0x0660));
  return (digits.match(/\d+(?:[.,\u00a0 ]\d+)*/g) ?? []).map((each) => each.replace(/[.,\u00a0 ]/g, ''));
}

/** Least share of the words of an answer that have to be in the text; the first letters decide, because endings change. */
const LEAST_SHARED: Record<Exclude<TextTask['kind'], 'translate' | 'assist'>, number> = {
  shorten: 0.6,
  'release-notes': 0.3,
  polish: 0.45,
  reply: 0.4,
};
const STEM = 4;

function sharedWords(text: string, known: string): number {
  const words = (text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []).map((word) => word.slice(0, STEM));
  if (words.length === 0) return 1;
  return words.filter((word) => known.includes(word)).length / words.length;
}
