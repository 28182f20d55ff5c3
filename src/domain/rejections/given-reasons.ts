import { hasOneOf } from './readable-text';
import { wordsIn } from './word-rows';

/** How far the words of a refusal may be from a sentence of its letter, in characters. */
const LETTER = 2000;

/** `rejected because of …`, `refused it, citing …`: the reason follows, however common its words are. */
const REASON_FOLLOWS =
  /\b(?:reject|refus|declin|denied|denies|block)[a-z]*\b[^.!?]{0,50}?\b(?:because|due to|for|over|citing|stating|reason)\b[^.!?]{0,30}$/;

/** `would trigger a rejection: …`, `to avoid that Apple refuses it because of …`: advice; nothing was refused. */
const ADVICE =
  /\b(?:would|could|might|may|to avoid|avoids?|prevents?|triggers?)\b[^.!?]{0,50}\b(?:reject|refus|declin)[a-z]*\b[^.!?]{0,90}$/;

/** Whether what follows is given as the reason of a refusal. */
export function isGivenAsReason(words: string, start: number): boolean {
  const text = words.slice(Math.max(0, start - 110), start);
  return REASON_FOLLOWS.test(text) && !ADVICE.test(text);
}

/** A character of one sentence: a full stop before a digit is part of a number. */
const CHAR = String.raw`(?:[^.!?]|\.\d)`;

/** `removed it because of …`, `Apple complains that …`, `the reviewer wants us to …`: the store's reason follows. */
const STORE_SAYS = new RegExp(
  String.raw`\b(?:reject|refus|declin|disapprov|denied|denies|block|remov|suspend|taken down|took down|pulled|banned|flagged|terminat)[a-z]*\b${CHAR}{0,80}?\b(?:because|based on|due to|for|over|with|citing|stating|saying|claiming|as|since|reasons?|violat[a-z]*)\b${CHAR}{0,90}$|\b(?:apple|google|reviewers?|review team|app review|play store|app store|e-?mail|message)\b${CHAR}{0,30}\b(?:says?|said|saying|reports?|reported|complain[a-z]*|claim[a-z]*|requir[a-z]*|wants?|wanted|asks?|asked|told|stat(?:es|ed)|insist[a-z]*|cit(?:es|ed)|demand[a-z]*|thinks?|believes?)\b${CHAR}{0,90}$|\b(?:reason|reasons|issue found|rejection)(?: (?:is|was|for [a-z]+(?: is| was)?))?: ?${CHAR}{0,90}$`,
);

/** Beginnings of sentences about the app in a letter of App Review. */
const LETTER_SAYS = new RegExp(
  String.raw`\b(?:we (?:noticed|found|discovered|observed|identified|continue to|are unable|were (?:still )?unable|still)\b|specifically,|(?:your|the) (?:app|application|submission|metadata|binary|app's [a-z]+)\b|one or more of your\b|indicates the app\b)${CHAR}{0,160}$`,
);

/** Words of a refusal by App Review. In any other text, a sentence about "the app" is not a reason. */
const LETTER_OF_REFUSAL = wordsIn(
  'app review|rejected|rejection|resolution center|next steps|resubmi|not in compliance',
  'review device|被拒|リジェクト|리젝',
);

function before(words: string, start: number): string {
  return words.slice(Math.max(0, start - 220), start);
}

/** The beginning of a question that App Review asks: `Does your app include …?` */
const QUESTION = /(?:^|[.?!:;•-] ?)(?:does|do|is|are|will) your apps? [^.?!]{0,160}$/;

/** Whether this place is in a question to the developer: a question of App Review is not a cause yet. */
export function isAsked(words: string, start: number): boolean {
  return QUESTION.test(before(words, start)) && /^[^.!]{0,160}\?/.test(words.slice(start, start + 161));
}

/** Whether this place is in a sentence about the app in a letter of App Review. */
export function isInALetter(words: string, start: number): boolean {
  if (!LETTER_SAYS.test(before(words, start))) return false;
  return hasOneOf(words.slice(Math.max(0, start - LETTER), start + LETTER), LETTER_OF_REFUSAL);
}

/** Whether the sentence before this place says that a store refused something, or gives its reason. */
export function isSaidByStore(words: string, start: number): boolean {
  const text = before(words, start);
  return STORE_SAYS.test(text) && !ADVICE.test(text);
}
