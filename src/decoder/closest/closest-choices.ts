import { casesOf, type Advice } from '../advice';
import type { CauseMatch } from '../cause-match';
import { CAUSES } from '../causes';
import type { DecodedLetter } from '../decode-letter';
import { caseWithId } from '../known-cases';

/** A closest match to choose: its case, or those of one rule to choose from. */
export interface ClosestChoice {
  causeId: string;
  /** `Guideline 2.1: App incomplete, or the reviewer couldn't log in`. */
  rule: string;
  /** The only one, or the likeliest first. Without an id: the rule has no cases. */
  cases: ClosestCase[];
}

interface ClosestCase {
  caseId?: string;
  /** Says what happened in one sentence. */
  means: string;
  /** Names a remedy that people ask for and that does not help. */
  notEnough?: string | undefined;
  build: Advice['build'];
  /** When a build that may be needed is needed: `if the icon changed`. */
  buildIf?: string | undefined;
  /** Whether to write to the store; undefined where there is nobody to write to. */
  reply?: Advice['reply']['do'];
}

/** Largest number of cases of one rule. */
const MAX_CASES = 4;

/** The closest matches of a text, with what somebody wants to know of each first. */
export function closestChoices({ closest }: Pick<DecodedLetter, 'closest'>): ClosestChoice[] {
  return closest.flatMap((match) => {
    const cause = CAUSES.find(({ id }) => id === match.causeId);
    return cause
      ? [{ causeId: cause.id, rule: `${cause.name}: ${cause.title}`, cases: casesOfMatch(match) }]
      : [];
  });
}

function casesOfMatch({ causeId, caseId, candidates, kind, store, meaning }: CauseMatch): ClosestCase[] {
  const all = casesOf(causeId);
  const named =
    caseId === undefined
      ? candidates.flatMap((each) => caseWithId(each.caseId)?.advice ?? [])
      : all.filter(({ id }) => id === caseId);
  const offered = (named.length > 0 ? named : all).slice(0, MAX_CASES);
  if (offered.length === 0) return [{ means: meaning, build: 'maybe' }];
  return offered.map(({ id, means, notEnough, build, buildIf, reply }) => ({
    ...{ caseId: id, means, notEnough, build, buildIf },
    ...(kind === 'review' && store === 'ios' && { reply: reply.do }),
  }));
}
