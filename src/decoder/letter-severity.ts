import type { Platform } from '@/model/app';
import type { Cause } from './causes';
import type { CauseMatch } from './cause-match';
import type { ReadPart } from './letter-parts';
import type { ReadableText } from './readable-text';
import { hasDeadline } from './remarks/message-date';
import {
  CONDITION,
  mostSerious,
  severityIn,
  severityOf,
  usualSeverity,
  type SeverityLevel,
} from './severity';

/**
 * The level that a section states. A check of an upload rejects, too, in the words of those who tell of it; and a letter
 * that refuses something says from which day its rule applies.
 */
export function levelOfSection(
  own: ReadableText,
  causes: ReadPart['causes'],
  store: Platform,
  isHeld: boolean,
): SeverityLevel | undefined {
  const of = causes[0]?.cause.store ?? store;
  const level = severityIn(own, of, isHeld)?.level;
  const isReview = causes.some(({ cause }) => cause.kind === 'review');
  if (level?.id === 'rejected' && causes.length > 0 && !isReview)
    return usualSeverity(
      causes.map(({ cause }) => cause),
      of,
    );
  // So does the check of an upload that wants another one.
  const isCited = causes.some(
    ({ cause, match }) => match.certainty === 'code' && (cause.kind === 'review' || !isHeld),
  );
  return level?.id === 'coming-date' && isCited ? undefined : level;
}

/** Words of a refusal that happened: that nothing can be published is one unless it follows from a missed day. */
const REFUSED_YET = new RegExp(
  String.raw`(?<!\b(?:may|might|could|can|will) (?:also )?be )\b(?:rejected|refused|declined|denied|suspended)\b|\bnot (?:been |be )?(?:published|approved|accepted)\b|(?<!${CONDITION}[^.\n]{0,90})\bcan't publish\b`,
  'u',
);

/** The most serious level; beside a question of App Review, another section of the letter is a refusal. */
export function severityOfAll(
  sections: readonly { causes: readonly CauseMatch[]; severity?: SeverityLevel }[],
  matches: readonly { cause: Cause }[],
  store: Platform,
  text: ReadableText,
): SeverityLevel | undefined {
  const found = mostSerious(sections.flatMap((each) => each.severity ?? []));
  const isRefusedToo =
    found?.id === 'information-needed' &&
    sections.some(({ causes, severity }) => !severity && causes.some(({ kind }) => kind === 'review'));
  if (found && !isRefusedToo) return found;
  // A notice that refuses nothing yet says until when something has to be done.
  const isAhead =
    store === 'android' && !REFUSED_YET.test(text.words) && hasDeadline((text.written ?? text).shown);
  if (isAhead && matches.length > 0) return severityOf('coming-date', store);
  return matches.length > 0
    ? usualSeverity(
        matches.map(({ cause }) => cause),
        store,
      )
    : undefined;
}
