import { severities, type Severity, type SeverityId } from 'virtual:catalog/severities';
import type { Platform } from '@/model/app';
import { phrasesOf, type Cause } from './causes';
import { citedIn } from './closest/loose-numbers';
import { dayIn } from './remarks/message-date';
import { findPhrase } from './phrases';
import type { Place, ReadableText } from './readable-text';
import { mayBeRefused, statesRefusal } from './text-origin';

export type { SeverityId };

/** How serious a message is, and what that means for the app. */
export interface SeverityLevel {
  id: SeverityId;
  title: string;
  /** Its effect on the app that is live. */
  live: string;
  /** How long there is. */
  time: string;
  /** The next action for the message as a whole. */
  next: string;
}

/** A word that turns the next ones round: `you don't need to upload a new build`. */
const NOT = String.raw`(?<!\b(?:not|never|no|without|don't|needn't|before you)\b[^.!?\n]{0,40})`;
/** A request to send the app again, which no review that goes on makes. */
const SEND_AGAIN = new RegExp(
  // The first letters, because looking back from every place takes long.
  String.raw`\b(?=re|su|up|se|pr|ne|co|fi|ha|wa|we|is)${NOT}(?:resubmit(?:ting)?\b|(?:submit|upload|send|provide) (?:us )?(?:an?|the|your|another) (?:new|corrected|revised|updated|fixed)\b|submit (?:it|your app|the app|the build) again|(?:new|corrected|revised|fixed) (?:build|binary)\b|(?:has|have) been rejected\b|(?:was|were|is) rejected\b)`,
);
/** The title of a part that only asks. */
const ASKS_ONLY = /\binformation needed\b/;
/** How a letter says that a review can take longer, not that it does. */
const PERHAPS_HELD = /\b(?:may|might|could|can)(?: also)?(?: (?:require|need|take|have))?(?: an?)? $/;
/** A review that waits for answers only. */
const WANTS_ANSWERS =
  /\bneed more information\b|\banswer (?:the|each|all|these)\b|\bfollowing questions\b|\bfor each question\b/;
/** How every notice of a suspension says what further ones lead to. */
const PERHAPS_CLOSED = /\b(?:may|might|could|can)(?: also)?(?: (?:result in|lead to)(?: the)?)? $/;
/** The same after it, where the verb comes last. */
const PERHAPS_AFTER = /^[^.!?\n]{0,60}?(?:olabilir|açabilir|可能性|수 있습니다)/u;
/** Words that hold under a condition only: `If these controls are there, reply to this message with …`. */
const ASKED_IF = /\bif\b[^.!?]*, $/;

/** Whether a message asks for a corrected app: then its review is not held, whatever it says about later ones. */
export function asksToSendAgain({ words }: ReadableText): boolean {
  return SEND_AGAIN.test(words);
}

/**
 * The most serious level whose words a text has, and where they are.
 * @param isHeld whether it can say that the review is held
 */
export function severityIn(
  text: ReadableText,
  store: Platform,
  isHeld: boolean,
): { level: SeverityLevel; place: Place } | undefined {
  for (const severity of severities)
    // A question needs no new build either.
    for (const sign of severity.id === 'metadata-rejected' && ASKS_ONLY.test(text.words)
      ? []
      : (severity[store]?.signs ?? []))
      for (const phrase of phrasesOf(sign)) {
        const place = findPhrase(text, phrase);
        const level = place && levelOf(severity, store);
        if (
          level &&
          !isDoubtful(
            severity.id,
            text.words.slice(Math.max(0, place.start - 200), place.start),
            isHeld && !WANTS_ANSWERS.test(text.words),
          ) &&
          !(severity.id === 'account' && PERHAPS_AFTER.test(text.words.slice(place.end, place.end + 120)))
        )
          return { level, place };
      }
  return undefined;
}

/** Words for an update only, as each mail has them: `If you submitted an update, the previous version is available`. */
const IF_UPDATE = /\bif\b[^.!?\n]*$/;
/** The beginning of a condition, in English and where the reading of another language keeps it. */
export const CONDITION = String.raw`(?<!\p{L})(?:if|wenn|falls|si (?:vous|tu|no|su)|jeśli|eğer|если|якщо|nếu)(?!\p{L})`;
/** A removal that is not said to have happened: `If …, the app was removed`. */
const REMOVED_IF = new RegExp(
  String.raw`(?:${CONDITION}|(?<!\p{L})(?:unless|otherwise|will|akan|jika|si|möglicherweise|wird|werden|sera|seront|será|serán|serão|verrà|verranno|zostanie|zostaną|буд(?:ет|ут|е|уть)|sẽ)(?!\p{L}))[^.!?\n]*$`,
  'u',
);

/** Whether a sign of a level does not count after these words. */
function isDoubtful(id: SeverityId, before: string, isHeld: boolean): boolean {
  if (id === 'update-rejected') return IF_UPDATE.test(before);
  if (id === 'removed') return REMOVED_IF.test(before);
  if (id === 'account') return PERHAPS_CLOSED.test(before);
  if (id === 'held') return !isHeld || PERHAPS_HELD.test(before);
  return (id === 'information-needed' || id === 'metadata-rejected') && ASKED_IF.test(before);
}

/** How persons tell of a level in everyday words, the most serious first. */
const TOLD: readonly (readonly [SeverityId, RegExp])[] = [
  [
    'account',
    /\b(?:closed|terminated|banned|blocked) (?:my|our|the) (?:\w+ )?(?:developer )?account\b|\baccount (?:is|was|got|has been) (?:closed|terminated|banned)\b/,
  ],
  [
    'suspended',
    /(?<!\b(?:be|been|get|gets|getting|being|not|never|or|account|account (?:is|was|got)) )\bsuspended\b(?! (?:(?:my|our|the) )?(?:\w+ )?account)/,
  ],
  [
    'removed',
    /\b(?:they|google|apple|play)(?: has| have|'ve| just)? (?:removed|pulled|taken down|took down) (?:it|my|our|the)\b(?! (?:permission|plugin|link|time))|\b(?:app|it|game) (?:as|is|was|got|has been) removed\b(?! (?:permission|by me))|\b(?:app|it|it's)(?: is| was| got| has been|'s)? (?:removed from|pulled from|taken down|gone from)\b|(?<!\b(?:i|we)(?: have|'ve)? )\b(?:took|pulled|kicked) (?:it|(?:my|our|the) (?:\w+ ){0,3}(?:app|game)) (?:down|(?:off|from|out of) (?:the )?(?:\w+ )?(?:store|play))\b|\bremoveram (?:o )?meu app\b/,
  ],
  [
    'warning',
    /\bdeliver(?:y|ed)\b[^.!?]{0,20}\bbut\b|\b(?:only|just) a warning\b|\bwith (?:a|one|this) warning\b|\bwarning mail\b/,
  ],
  [
    'form-missing',
    /\b(?:can't|cannot|unable to|won't let me) (?:press |click |tap |hit |use )?\W?(?:add|submit|send) for review\b/,
  ],
  [
    'upload-refused',
    /\b(?:won't|doesn't|refuses to) (?:accept|take) (?:my|the|our|this) (?:new )?(?:aab|apk|bundle|build|file|ipa)\b|\bupload(?:ing|s)? (?:is|was|got|gets|keeps) (?:being )?(?:refused|rejected|bounced|failing)\b|\b(?:can't|cannot|won't|doesn't|not) (?:let me )?upload\b|\bupload (?:fails|failed)\b/,
  ],
  [
    'information-needed',
    /\b(?:they|apple|reviewer|it) (?:just |only )?(?:asks?|asked|sent|wants? to know)[^.!?]{0,40}\b(?:questions?|answers?|information|know)\b/,
  ],
  [
    'rejected',
    /(?<!\b(?:might|may|will|would|could|can|can't|should)(?: be| get)? )\b(?:rejected|rejecting|refused|turned (?:it |me |us )?down|declined|denied|not approved|not accepted|bounced|knocked back|sent back|came back|(?:mailed|sent|told|gave) (?:me|us) [^.!?]{0,24}\b(?:violations?|rejections?|refusals?)|said no|says no|said nope)\b/,
  ],
];

/** The level that somebody tells of in their own words; a day that the text sets is one by itself. */
export function levelOfTold(
  { written, readable }: Record<'written' | 'readable', ReadableText>,
  { store, kind }: Pick<Cause, 'store' | 'kind'>,
  isHeld: boolean,
  isPerson: boolean,
): SeverityLevel | undefined {
  const stated = severityIn(readable, store, isHeld)?.level;
  const told = toldIn(readable, store);
  // Somebody tells of days for many reasons; a store's text sets them.
  const day = dayIn(written.shown);
  const isDue = (day !== undefined && !/\bdays$/.test(day)) || DAY_TOLD.test(readable.words);
  const usual = usualOfTold(readable, { store, kind }, isPerson);
  const due = isDue ? severityOf('coming-date', store) : undefined;
  // Months and extensions that somebody mentions are no date of the store beside what it did.
  const sooner = isPerson && stated?.id === 'coming-date' ? told : undefined;
  const level = sooner ?? stated ?? told ?? (isPerson && store === 'ios' ? (usual ?? due) : (due ?? usual));
  if (level?.id !== 'rejected') return level;
  if (isDue && kind !== 'review') return severityOf('coming-date', store);
  // A document that is refused takes no app from the store.
  if (kind === 'account') return undefined;
  // The check of an upload rejects, too, in the words of those who tell of it.
  return kind === 'upload' ? severityOf('upload-refused', store) : level;
}

/**
 * The level of a refusal that somebody tells without a word for it: App Review asks for nothing else than a change, and
 * who uploads gets an answer to that.
 */
function usualOfTold(
  { words }: ReadableText,
  { store, kind }: Pick<Cause, 'store' | 'kind'>,
  isPerson: boolean,
): SeverityLevel | undefined {
  const isSaid = REVIEWER_SAYS.test(words);
  const ofPerson = isSaid || mayBeRefused(words) || citedIn({ shown: words }).length > 0;
  const ofOther = store === 'ios' && (isSaid || statesRefusal(words) !== undefined);
  if (kind === 'review' && (isPerson ? ofPerson : ofOther)) return severityOf('rejected', store);
  return kind === 'upload' && isPerson && UPLOADED.test(words)
    ? severityOf('upload-refused', store)
    : undefined;
}

/** Words about an answer of a store's people. */
const REVIEWER_SAYS =
  /\b(?:they|apple|google|(?:the )?reviewers?|app review) (?:say|says|said|want|wants|wanted|told|wrote|couldn't|can't|cannot|found)\b/;
const UPLOADED = /\bupload(?:s|ed|ing)?\b/;

/** A day that somebody tells without its year: `by the end of the month`, `deadline is on the 12th`. */
const DAY_TOLD =
  /\b(?:by|until|till|before|from|starting|after|latest) (?:the )?(?:end of (?:the|this|next|\p{L}+)(?: month)?|\d{1,2}\.? ?(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2})|\bdeadline\b/u;

function toldIn({ words }: ReadableText, store: Platform): SeverityLevel | undefined {
  return TOLD.flatMap(([id, sign]) => (sign.test(words) ? (severityOf(id, store) ?? []) : [])).at(0);
}

/** A level by its id; undefined when the store has none of this name. */
export function severityOf(id: SeverityId, store: Platform): SeverityLevel | undefined {
  const severity = severities.find((each) => each.id === id);
  return severity && levelOf(severity, store);
}

/** A level once an appeal was turned down, or where the store refuses the same again. */
export function levelAfter(level: SeverityLevel, store: Platform, past: 'denied' | 'again'): SeverityLevel {
  return { ...level, ...severities.find(({ id }) => id === level.id)?.[store]?.[past] };
}

/** The most serious of several levels. */
export function mostSerious(levels: readonly SeverityLevel[]): SeverityLevel | undefined {
  return severities.flatMap(({ id }) => levels.find((level) => level.id === id) ?? []).at(0);
}

function levelOf(severity: Severity, store: Platform): SeverityLevel | undefined {
  const own = severity[store];
  return own && { id: severity.id, title: severity.title, live: own.live, time: own.time, next: own.next };
}

/** The level of a message that states none; undefined for notices about an account, and for what only waits. */
export function usualSeverity(causes: readonly Cause[], store: Platform): SeverityLevel | undefined {
  if (causes.some(({ kind }) => kind === 'review')) return severityOf('rejected', store);
  const uploads = causes.filter(({ kind, usual }) => kind === 'upload' && usual !== 'none');
  const isDelivered = uploads.length > 0 && uploads.every(({ usual }) => usual === 'warning');
  if (isDelivered) return severityOf('warning', store);
  return uploads.length > 0 ? severityOf('upload-refused', store) : undefined;
}
