import {
  documentScore,
  LETTER_MARK,
  MAX_READ,
  PRINTED_ERROR,
  REFUSED_IT,
  type OtherKind,
} from './document-signs';
import type { ReadableText } from './readable-text';

/** A text about a store that refuses nothing. */
export interface OtherText {
  kind: OtherKind;
  /** One line about what it reads like. */
  title: string;
  advice: string;
}

const PASTE = 'It was not searched for causes. Paste the store’s own message.';

const OTHER_TEXTS: Record<OtherKind, Omit<OtherText, 'kind'>> = {
  approval: {
    title: 'This reads like an approval',
    advice: 'It rejects nothing, so there is nothing to fix.',
  },
  'on-the-way': {
    title: 'This reads like a status message',
    advice: 'The store has not decided yet. Paste its answer when it comes.',
  },
  plan: { title: 'This reads like a plan or a checklist', advice: PASTE },
  change: { title: 'This reads like a change to the code', advice: PASTE },
  news: {
    title: 'This reads like general advice',
    advice: 'It is about no app in particular. Paste the store’s own message.',
  },
  question: {
    title: 'This reads like a question',
    advice: 'No store has refused anything yet. Paste its message if it does.',
  },
  log: {
    title: 'This reads like the output of a tool',
    advice: 'It has no answer of a store. Paste the lines in which the store refuses the upload.',
  },
};

/** Further words of a refusal, which approvals do not have. */
const NO_APPROVAL =
  /\b(?:rejected|refused|declined|denied)\b|\brejection\b(?!s)|\bnot (?:been |be )?approved\b|\bcannot|\bcan't\b|\bunable\b|\binvalid\b|\bmust\b|\bfail(?:ed|s)\b|\bclosed for\b|\balready\b|\bsuspended\b|\bterminated\b|\bhowever\b|\bunfortunately\b|\b(?:will|may) be (?:removed|suspended)\b|\bitms\b|\bapproved with\b/;

/** Signs of each kind. `perhaps` counts only where no cause was found. */
const SIGNS: readonly { kind: OtherKind; sure?: RegExp; perhaps?: RegExp; absent: readonly RegExp[] }[] = [
  {
    kind: 'approval',
    sure: /\bready for (?:distribution|sale)\b|\bpending developer release\b|\b(?:has been|was|were|is|got) approved\b(?! with)|\beligible for distribution\b|\bis now (?:available|live) on (?:google play|the app store)\b|\byour (?:app|update|app update) is (?:now )?live\b|\bproduction access (?:has been |was )?granted\b|\b(?:has been|was|is being|got) reinstated\b|\bappeal (?:has been |was )(?:accepted|approved|granted)\b|\b(?:apple|google|they) (?:approved|accepted) (?:the|our|my|it|version|build|\d)/,
    absent: [LETTER_MARK, REFUSED_IT, PRINTED_ERROR, NO_APPROVAL],
  },
  {
    kind: 'on-the-way',
    sure: /\b(?:is now|status is|status:|has changed to|submission is now) (?:waiting for|in) review\b|\bchanges in review\b|\bwe're reviewing your (?:app|changes|update)\b|\bwe (?:have )?received your (?:submission|appeal)\b|\b(?:submission|appeal) (?:was|has been) received\b|\b(?:changes|app|update) (?:is|are) (?:now )?in review\b|\bhas completed processing\b/,
    perhaps:
      /\bwaiting for review\b|\bin review\b|\bprepare for submission\b|\bprocessing\b|\bquick checks\b/,
    absent: [REFUSED_IT, PRINTED_ERROR, NO_APPROVAL, /\bnext steps\b|\bissues? found:|\bissue description\b/],
  },
  {
    kind: 'plan',
    perhaps:
      /\bto ?do\b|\bmilestone \d|\btasks?: |\bto unblock\b|\bas an? [a-z ]{2,30} i want\b|\broadmap\b|\bbacklog\b/,
    absent: [LETTER_MARK, REFUSED_IT, PRINTED_ERROR],
  },
  {
    kind: 'change',
    perhaps: /\bmerge (?:pull request|branch)\b|\(#\d{1,5}\)/,
    absent: [LETTER_MARK, REFUSED_IT, PRINTED_ERROR],
  },
  {
    kind: 'news',
    perhaps:
      /\bpolicy updates?\b|\b(?:updates?|updated|clarif\w+) (?:its|our|the) [a-z ]{0,30}(?:guidelines|polic)|\bguidelines: |\bnew requirement\b|^guide: |\bhow to [a-z]+ an?\b|\bhere is what\b|\btips? (?:for|one|\d)\b/,
    absent: [LETTER_MARK, REFUSED_IT, PRINTED_ERROR],
  },
  {
    kind: 'log',
    perhaps:
      /\bbuild successful\b|\b(?:type|reference|syntax|range)error\b|\b0 errors\b|\bno issues found\b|\bunhandled exception\b|\bnpm err!|\btask :app\b|\bcompiled successfully\b|\bat [\w.$]+ ?\([\w./-]+:\d+|\bstack ?trace\b|\bfinished successfully\b|\bsuccessfully (?:uploaded|finished)\b|\be\/flutter\b/,
    absent: [LETTER_MARK, /\bitms-\d|\bgoogle api error\b/],
  },
];

/** Score from which a text is called what it is, instead of decoded. */
export const MIN_SURE = 2;
/** The same where its sender was chosen. */
const MIN_SURE_CHOSEN = 4;
/** Least score of a document in a text without a store's answer. */
const MIN_PERHAPS = 1;

/** Marks that are in no other document. */
const CERTAIN_MARK =
  /\bsubmission id\b|\breview date\b|\bversion reviewed\b|\breview device\b|\bissue description\b|\bissues? found:|\bissue details\b|\bpublishing status\b|\bto bring your app into compliance\b|\b(?:hello|dear) google play developer\b/g;
/** Apple's number of a guideline with the word, or a refusal. */
const BESIDE_A_MARK = new RegExp(String.raw`\bguidelines? [1-5]\.\d|${REFUSED_IT.source}`);

/** Whether the marks are those of a letter, whatever is around it. */
function hasLetter(words: string): boolean {
  const marks = new Set([...words.matchAll(CERTAIN_MARK)].map(([mark]) => mark));
  return marks.size > 1 || (marks.size === 1 && BESIDE_A_MARK.test(words));
}

/** Tells what a text is that refuses nothing. Undefined when it may be a refusal: a doubtful text is decoded. */
export function otherTextIn(text: ReadableText, isSenderChosen: boolean): OtherText | undefined {
  const { score, kind } = documentScore(text);
  return (
    firstKind(text.words, ({ sure }) => sure) ??
    (kind &&
    !hasLetter(text.words.slice(0, MAX_READ)) &&
    score >= (isSenderChosen ? MIN_SURE_CHOSEN : MIN_SURE)
      ? otherOf(kind)
      : undefined)
  );
}

/** Tells what a text may be in which no cause was found. */
export function perhapsOther(text: ReadableText): OtherText | undefined {
  const { score, kind } = documentScore(text);
  return (
    firstKind(text.words, ({ perhaps }) => perhaps) ??
    (kind && score >= MIN_PERHAPS ? otherOf(kind) : undefined)
  );
}

function otherOf(kind: OtherKind): OtherText {
  return { kind, ...OTHER_TEXTS[kind] };
}

function firstKind(
  words: string,
  signOf: (signs: (typeof SIGNS)[number]) => RegExp | undefined,
): OtherText | undefined {
  const text = words.slice(0, MAX_READ).replaceAll(/\bno (?:issues|errors) found\b/g, '');
  const found = SIGNS.find((signs) => {
    const sign = signOf(signs);
    return sign?.test(text) && !signs.absent.some((each) => each.test(text));
  });
  return found && otherOf(found.kind);
}

/** Whether a text has the marks of a store's letter: two of them, or one and a refusal that happened. */
export function isLetter(words: string): boolean {
  const text = words.slice(0, MAX_READ);
  const marks = new Set([...text.matchAll(new RegExp(LETTER_MARK, 'g'))].map(([mark]) => mark));
  return marks.size > 1 || (marks.size === 1 && REFUSED_IT.test(text));
}
