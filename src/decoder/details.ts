/** Most details of a part that are quoted, and the most characters of one. */
const MAX_DETAILS = 4;
const MAX_LENGTH = 180;
/** Where a store says in a sentence what is meant in this app. */
const IN_THIS_APP =
  /^(?:(?:specifically|bug description|current string|konkret|insbesondere|plus précisément|en concreto|específicamente|en particular|especificamente|nello specifico|in particolare|具体而言|具体来说|具体的には)[,:：、，]? *|(?:area|where|affected|in-app experience)[:：] *)(?=\S)/iu;
/** Where a list of what is meant begins, after its heading or a sentence that ends with a colon. */
const BEFORE_LIST =
  /^(?:issue details?|(?:where )?we found (?:an issue in the following areas?|the issues?|it)\b.*|.*\baffected (?:libraries|files|areas)|.*\b(?:specifically|the following (?:way|area|reference)|(?:does not|doesn't|do not|don't) (?:comply|meet)|no cumple|nicht erfüllt|ne respecte pas).*):?$/iu;
const BULLET = /^[-*•·▪◦–] */u;
const NUMBERED = /^\d{1,2}[.)] +/u;
/** The end of a sentence, but not the dot of `main.jsbundle` or `2.1`. */
const SENTENCE_END = /(?<=[.!?]["')]?) +|(?<=。) */u;
/** Most requests of a part that are quoted, and points of its lists. */
const MAX_ASKS = 4;
const MAX_POINTS = 12;
const MAX_POINT = 500;
/** Where a store begins to say what to do. */
const NEXT_STEPS = /^[ #*]*next steps?[ :*.-]*/iu;
/** Words before a request that say nothing themselves. */
const BEFORE_ASK =
  /^(?:next steps?[:.-]* *|to resolve (?:this|the) issues?,? *|(?:per|under|as required by) (?:section|guideline) [^,]{3,60}, *|alternatively,? *|please *|it would be appropriate to *)+/iu;
/** How a store asks for one change of this app. */
export const ASKS =
  /^(?:(?:the|your|this|these|all) (?:[\p{L}-]+ ){1,3}(?:must|should|has to|have to|needs? to) |you (?:must|should|need to|will need to|have to) (?!have\b)|(?:revise|remove|add|update(?! (?:rejected|was|has))|upload(?= (?:an?|the|your|new)\b)|provide|replace|include|change|modify|correct|use|show|display|attach|advise|disclose|select|answer|choose|give|set|fix|resolve|review(?= (?:the|your|all|each))|test|enter|complete|rename|publish|confirm|explain|implement|ensure|let us know|validate|check|address|find|send|describe|identify|indicate|declare|delete|switch|disable|turn|make sure|reply) )/iu;
/** The same after a condition: `If the app does not track, update …`. */
const IF_ASKS =
  /^(?:if|when|where) [^,]{5,160}, (?:please |it would be appropriate to |you (?:must|should|need to) )?/iu;
/** A sentence before a list of answers, documents or changes that a store wants. */
const BEFORE_POINTS =
  /\b(?:provide|include|including|answers?|reply|respond|questions?|information|requirements?|steps|documents?|clarify|confirm|describe)\b.*[:：]$/iu;
/** A list of general rules, of which some ask for something. */
const REQUIREMENTS = /\brequirements\b/iu;
/** A list of what the reviewer did, or of what may be the reason. */
const WHAT_THEY_DID = /^(?:steps to reproduce|review device|to reproduce|possible reasons)/iu;
/** Points of a list that every letter has. */
const STOCK_POINT =
  /\b(?:learn more|survey|feedback on this|read through|contact us|submit an update|app review board|your preferred language|for (?:additional )?information (?:on|about))\b/iu;
/** Headings within a line, where a copied message lost its lines. */
const LOST_LINE =
  /(?<=\S) (?=(?:Next Steps|Issue Description|Review device details)\b[ :-]+[\p{Lu}-]|(?:Resources|Support) - )/gu;
/** Sentences that every letter has. */
const STOCK =
  /\b(?:guidelines?|compliant|compliance|comply|resubmit|resources?|documentation|learn more|reply to this message (?:in|if|and let us know\.?$)|support page|necessary changes|appropriate changes|following (?:information|issues?)|survey|feedback on this|app review board|crash logs, see|for additional information|for information about|read through the|contact us|submit an update|we are here to help|your preferred language)\b/iu;
/** Headings of a message, which no line runs on into. */
const A_HEADING =
  /^(?:next steps|issue (?:description|details?|found)|guideline \d|(?:support|resources)[ *:]*$|review environment|hello|hi )/iu;
/** Fewest full lines of a text that a mail program has wrapped, and the widest of them. */
const MIN_WRAPPED = 3;
const MAX_WIDTH = 84;

/** Characters of a part in which they are looked for: a letter has a few thousand, a log a million. */
export const MAX_READ = 60_000;

/** The lines of the last text: a part's are read for what it names, for its points and for its requests. */
let last = { text: '', lines: [''] as readonly string[] };

/** The lines of a text, joined where a mail program broke them within a sentence. */
export function unwrapped(text: string): readonly string[] {
  if (last.text !== text) last = { text, lines: joinedLines(text.slice(0, MAX_READ)) };
  return last.lines;
}

function joinedLines(text: string): string[] {
  const lines = text
    .replace(LOST_LINE, '\n')
    .split('\n')
    .map((line) => line.replace(/^[ \t]*(?:[>|][ \t]*)+/u, '').trimEnd());
  const widest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  const isWrapped =
    widest <= MAX_WIDTH && lines.filter(({ length }) => length > widest - 16).length >= MIN_WRAPPED;
  const joined: string[] = [];
  let width = 0;
  for (const line of lines) {
    const next = line.trim();
    const [word = ''] = next.split(' ', 1);
    const last = joined.at(-1) ?? '';
    const isNew = next === '' || BULLET.test(next) || NUMBERED.test(next) || A_HEADING.test(next);
    const hadNoRoom = isWrapped && width + 1 + word.length > widest;
    const isCut = width > 45 && !/[.!?:;]$/u.test(last) && /^[\p{Ll}(]/u.test(next);
    const runsOn = !isNew && last !== '' && (hadNoRoom || isCut);
    if (runsOn) joined.push(`${joined.pop() ?? ''} ${next}`);
    else joined.push(line);
    width = line.length;
  }
  return joined;
}

/**
 * The sentences in which a part of a message says what is meant in this app, as written: the button, the file, the kind
 * of data. They differ from letter to letter where the rest is the store's own text.
 */
export function detailsIn(text: string): string[] {
  const found: string[] = [];
  let isInList = false;
  for (const line of unwrapped(text).map((each) => each.trim())) {
    if (line === '') continue;
    const isPoint = BULLET.test(line);
    if (isInList && (isPoint || /^(?:base\/|lib\/|version code)/iu.test(line)))
      found.push(...[line.replace(BULLET, '')].filter((each) => !ASKS.test(each)));
    else {
      isInList = (line.endsWith(':') || /^issue details?$/iu.test(line)) && BEFORE_LIST.test(line);
      if (!isInList)
        found.push(
          ...line
            .split(SENTENCE_END)
            .filter((sentence) => IN_THIS_APP.test(sentence.replace(BULLET, '')))
            .map((sentence) => sentence.replace(BULLET, '').replace(IN_THIS_APP, '')),
        );
    }
  }
  return [...new Set(found.map((each) => shortened(each)))]
    .filter((each) => each.length > 3)
    .slice(0, MAX_DETAILS);
}

/** Before a list of what a rule is about in general: `Some factors that contribute to a spam rejection may include:`. */
const MAY_BE = /\bfactors (?:that|which)\b|\bmay include ?:$/iu;

/**
 * The points of a list of answers, documents or changes that a part of a message wants, as written; points below a point
 * belong to it.
 */
export function pointsIn(text: string): string[] {
  const points: string[] = [];
  let isInList = false;
  let isNumbered = false;
  let isOfFaults = false;
  for (const line of unwrapped(text)) {
    const own = line.trim();
    const mark = NUMBERED.exec(own)?.[0] ?? BULLET.exec(own)?.[0];
    if (own === '') continue;
    if (mark === undefined) {
      // An indented line continues the point before it.
      if (isInList && /^\s/u.test(line) && points.length > 0) points.push(`${points.pop() ?? ''} ${own}`);
      else {
        isOfFaults = own.endsWith(':') && (BEFORE_LIST.test(own) || REQUIREMENTS.test(own));
        isInList =
          isOfFaults ||
          (BEFORE_POINTS.test(own.split(SENTENCE_END).at(-1) ?? own) &&
            !WHAT_THEY_DID.test(own) &&
            !MAY_BE.test(own));
        isNumbered = false;
      }
      continue;
    }
    if (!isInList) {
      // Questions need no sentence before them.
      if (own.endsWith('?')) points.push(own.slice(mark.length));
      continue;
    }
    // A list of faults can say of each what to do.
    if (isOfFaults && !ASKS.test(own.slice(mark.length))) continue;
    const isNumber = NUMBERED.test(own);
    if (points.length > 0 && isNumbered && !isNumber)
      points.push(`${points.pop() ?? ''} ${own.slice(mark.length)};`);
    else points.push(own.slice(mark.length));
    isNumbered ||= isNumber;
  }
  const all = points
    .map((each) => shortened(each.replace(/;$/u, ''), MAX_POINT))
    .filter((each) => !STOCK_POINT.test(each));
  return all.length < 2 ? [] : [...new Set(all)].slice(0, MAX_POINTS);
}

/** Names that only a machine gives: a permission, a key, a library, a framework. */
const MACHINE_NAME =
  /\b(?:[A-Z][A-Z0-9]+_[A-Z0-9_]{3,60}|NS[A-Z][A-Za-z]{5,60}(?:Description|Category[A-Za-z]+)|[\w-]{2,60}\.(?:so|framework|xcframework|dylib))\b/g;
/** Beginnings of names that are the store's own. */
const OF_THE_STORE = /^(?:SPLIT_BUNDLE|SUB_ID|IN_APP_EXPERIENCE)/;
const MAX_NAMES = 8;

/** The permissions, keys and files that a part of a message names. */
export function machineNamesIn(text: string): string[] {
  const names = [...text.slice(0, 20_000).matchAll(MACHINE_NAME)].map(([name]) => name);
  return [...new Set(names)].filter((name) => !OF_THE_STORE.test(name)).slice(0, MAX_NAMES);
}

/** The requests of a part of a message, as written: a case can be of the right rule and still be about something else. */
export function asksIn(text: string): string[] {
  const points = pointsIn(text);
  let isNext = false;
  const asks = unwrapped(text).flatMap((line) => {
    const own = line.trim();
    isNext ||= NEXT_STEPS.test(own);
    return own
      .replace(NEXT_STEPS, '')
      .replace(BULLET, '')
      .replace(NUMBERED, '')
      .split(SENTENCE_END)
      .map((sentence) => sentence.replace(BEFORE_ASK, ''))
      .filter(
        (sentence) =>
          (ASKS.test(sentence) || (isNext && ASKS.test(sentence.replace(IF_ASKS, '')))) &&
          !STOCK.test(sentence) &&
          !sentence.endsWith(':'),
      );
  });
  return [...new Set(asks.map((each) => shortened(each)))]
    .filter((ask) => !points.some((point) => point.includes(ask.slice(0, 60)) || ask.includes(point)))
    .slice(0, MAX_ASKS);
}

/** A sentence, cut at a word where it is too long. */
export function shortened(sentence: string, most = MAX_LENGTH): string {
  const text = sentence.trim();
  if (text.length <= most) return text;
  const at = text.lastIndexOf(' ', most);
  return `${text.slice(0, at > most / 2 ? at : most)} …`;
}
