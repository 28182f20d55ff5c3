import type { Platform } from '@/model/app';
import type { Advice } from '../advice';
import type { DecodedLetter } from '../decode-letter';
import type { SeverityId, SeverityLevel } from '../severity';

/** The tasks of a plan, counted. */
interface Outcome {
  severity: SeverityLevel | undefined;
  build: Advice['build'];
  /** When the only cause needs one: `if the icon changed`. */
  buildIf: string | undefined;
  /** How many tasks, and how many of them have an open question. */
  count: number;
  open: number;
  isSuspended: boolean;
  store: Platform;
  /** Whether a build that may be needed usually is: `unless the fault was on the server`. */
  isUsual: boolean;
}

/** The verdict in one line: `It was rejected. 2 causes, one new build.` */
export function summaryOf(
  { unmatched, isCut }: DecodedLetter,
  { severity, build, buildIf, count, open, isSuspended, store, isUsual }: Outcome,
): string {
  const builds = {
    yes: 'one new build',
    maybe:
      open > 0
        ? 'perhaps a new build'
        : buildIf === undefined && isUsual
          ? 'probably one new build'
          : `a new build ${buildIf ?? 'only if the app itself changes'}`,
    no: unmatched.length > 0 ? `which ${count === 1 ? 'needs' : 'need'} no new build` : 'no new build needed',
  }[build];
  const causes = count === 1 ? 'One cause' : `${count} causes`;
  return [
    ...(severity ? [`${severity.title}.`] : []),
    `${causes}, ${isSuspended ? 'no update is possible' : (laterIn(severity?.id, build, store) ?? builds)}.`,
    ...(open > 0 ? [open === 1 ? 'Answer one question first.' : `Answer ${open} questions first.`] : []),
    ...(unmatched.length > 0
      ? [
          unmatched.length === 1
            ? 'One part was not understood.'
            : `${unmatched.length} parts were not understood.`,
        ]
      : []),
    ...(isCut ? ['Only the first 60,000 characters were read for details.'] : []),
  ].join(' ');
}

/** Levels of Apple with which the build of the message stays. */
const STAYS: readonly (SeverityId | undefined)[] = ['warning', 'coming-date', 'fix-later'];

/** When a new build is sent, where the version of the message need not wait for it. */
function laterIn(state: SeverityId | undefined, build: Advice['build'], store: Platform): string | undefined {
  if (state === 'bug-fix-offer') return 'which can wait if this update fixes bugs';
  return build !== 'no' && store === 'ios' && STAYS.includes(state)
    ? 'to put right with the next version'
    : undefined;
}
