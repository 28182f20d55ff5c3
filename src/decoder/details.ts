/** Most details of a part that are quoted, and the most characters of one. */
const MAX_DETAILS = 3;
const MAX_LENGTH = 180;
/** Where a store says in a sentence what is meant in this app. */
const IN_THIS_APP =
  /^(?:specifically|bug description|konkret|insbesondere|plus précisément|en concreto|específicamente|en particular|especificamente|nello specifico|in particolare|具体而言|具体来说|具体的には)[,:：、，]? *(?=\S)/iu;
/** Where a list of what is meant begins, after its heading or a sentence that ends with a colon. */
const BEFORE_LIST =
  /^(?:issue details?|we found an issue in the following areas?.*|.*\baffected (?:libraries|files|areas)|.*\b(?:specifically|the following (?:way|area|information|reference)).*):?$/iu;
const BULLET = /^[-*•·▪◦–] */u;
/** The end of a sentence, but not the dot of `main.jsbundle` or `2.1`. */
const SENTENCE_END = /(?<=[.!?]) +|(?<=。) */u;
/** Most requests of a part that are quoted. */
const MAX_ASKS = 2;
/** Words before a request that say nothing themselves. */
const BEFORE_ASK =
  /^(?:next steps?[:.-]* *|to resolve (?:this|the) issues?,? *|(?:per|under|as required by) (?:section|guideline) [^,]{3,60}, *|alternatively,? *|please *|it would be appropriate to *)+/iu;
/** How a store asks for one change of this app. */
const ASKS =
  /^(?:(?:the|your|this) app (?:must|should|has to|needs to) |you (?:must|should|need to|will need to|have to) |(?:revise|remove|add|update|provide|replace|include|change|modify|correct|use|show|display|attach|advise|disclose|select|answer|choose|give|set) )/iu;
/** Where a mail program broke a line within a sentence. */
const WRAP = /(?<=[^\n]{45}[^\n.!?:;]) ?\n[ \t>|]*(?=[\p{Ll}(])/gu;
/** Sentences that every letter has. */
const STOCK =
  /\b(?:guidelines?|compliant|compliance|comply|resubmit|resources?|documentation|learn more|reply to this message|support page|necessary changes|appropriate changes|following information|survey|feedback on this)\b/iu;

/**
 * The sentences in which a part of a message says what is meant in this app, as written: the button, the file, the kind
 * of data. They differ from letter to letter where the rest is the store's own text.
 */
export function detailsIn(text: string): string[] {
  const found: string[] = [];
  let isInList = false;
  for (const line of text
    .replace(WRAP, ' ')
    .split('\n')
    .map((each) => each.replace(/^[\s>|]+/u, '').trim())) {
    if (line === '') continue;
    const isPoint = BULLET.test(line);
    if (isInList && (isPoint || /^(?:base\/|lib\/|version code)/iu.test(line)))
      found.push(line.replace(BULLET, ''));
    else {
      isInList = BEFORE_LIST.test(line) && (line.endsWith(':') || /^issue details?$/iu.test(line));
      if (!isInList)
        found.push(
          ...line
            .split(SENTENCE_END)
            .filter((sentence) => IN_THIS_APP.test(sentence.replace(BULLET, '')))
            .map((sentence) => sentence.replace(BULLET, '').replace(IN_THIS_APP, '')),
        );
    }
  }
  return [...new Set(found.map(shortened))].filter((each) => each.length > 3).slice(0, MAX_DETAILS);
}

/** The requests of a part of a message, as written: a case can be of the right rule and still be about something else. */
export function asksIn(text: string): string[] {
  const asks = text
    .replace(WRAP, ' ')
    .split('\n')
    .flatMap((line) =>
      line
        .replace(/^[\s>|]+/u, '')
        .replace(BULLET, '')
        .trim()
        .split(SENTENCE_END),
    )
    .map((sentence) => sentence.replace(BEFORE_ASK, ''))
    .filter((sentence) => ASKS.test(sentence) && !STOCK.test(sentence) && !sentence.endsWith(':'));
  return [...new Set(asks.map(shortened))].slice(0, MAX_ASKS);
}

function shortened(sentence: string): string {
  const text = sentence.trim();
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))} …`;
}
