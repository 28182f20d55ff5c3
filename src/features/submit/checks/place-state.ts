import type { UnreadablePart } from '@/model/draft';
import type { WizardStep } from '@/model/wizard-step';
import { lookCount, openCount } from '@/domain/submissions/readiness-report';
import { partOfField, type ListingPart } from '../listing/listing-parts';
import type { DraftStanding, StateWords } from './readiness-store';

/** Counts of the things left to do in a step, or in a part of step 2. */
export interface PlaceState {
  /** Whether something is wrong that a store refuses. */
  isBlocked: boolean;
  /** Number of things that keep a store from taking the submission: problems, and fields and forms that are not filled in. */
  open: number;
  /** Warnings, and fields that are recommended. */
  toLookAt: number;
  /** Something that is stored there could not be read, so it was not checked. */
  isUnread: boolean;
}

/** A place to go to. */
export interface OpenPlace {
  step: WizardStep;
  part?: ListingPart;
  locale?: string;
  field?: string;
}

/** Result of the checks, without its words. */
type Checked = Pick<DraftStanding, 'report' | 'keptForms'>;
type Unread = readonly UnreadablePart[] | undefined;

/** The state of a step. The last two are about the whole submission. */
export function stepState({ report }: Checked, step: WizardStep, unread: Unread): PlaceState {
  const isAll = step === 'policy' || step === 'submit';
  return countWhere(report, {
    isHere: (where) => isAll || where === step,
    isUnread: unread?.some((part) => isAll || stepOf(part) === step) ?? false,
  });
}

/** The states of all steps in words. */
export function stepWords(standing: Checked, unread: Unread): Record<WizardStep, StateWords> {
  const of = (step: WizardStep) => stateWords(stepState(standing, step, unread));
  return {
    build: of('build'),
    listing: of('listing'),
    screenshots: of('screenshots'),
    policy: of('policy'),
    submit: of('submit'),
  };
}

/** The state of a part of step 2. Undefined for questions that nobody has to answer. */
export function partState(standing: Checked, part: ListingPart, unread: Unread): PlaceState | undefined {
  if (standing.keptForms.some((form) => form === part)) return undefined;
  return countWhere(standing.report, {
    isHere: (where, field) => where === 'listing' && partOf(field) === part,
    isUnread:
      unread?.some((each) => stepOf(each) === 'listing' && partOf(each.path.join('/')) === part) ?? false,
  });
}

/** The state of some fields of step 2. */
export function fieldsState({ report }: Checked, isHere: (field: string) => boolean): PlaceState {
  return countWhere(report, {
    isHere: (where, field) => where === 'listing' && field !== undefined && isHere(field),
    isUnread: false,
  });
}

function countWhere(
  report: Checked['report'],
  { isHere, isUnread }: { isHere: (where: WizardStep, field?: string) => boolean; isUnread: boolean },
): PlaceState {
  const problems = report.problems.filter(({ where, subject }) => isHere(where, subject.field));
  const missing = report.missing.filter(({ where, field }) => isHere(where, field));
  const of = (severity: string) => problems.filter((finding) => finding.severity === severity).length;
  const counts = { blocker: of('blocker'), warning: of('warning') };
  return {
    isBlocked: counts.blocker > 0,
    open: openCount({ counts, missing }),
    toLookAt: lookCount({ counts, missing }),
    isUnread,
  };
}

/** Words of a state, the worst thing first, e.g. `4 open`. */
export function wordsOf(state: PlaceState | undefined): StateWords | undefined {
  return state && stateWords(state);
}

function stateWords({ isBlocked, open, toLookAt, isUnread }: PlaceState): StateWords {
  const isOpen = open > 0 || isUnread;
  if (isUnread && !isBlocked) return { text: 'not all read', tone: 'warn', isOpen };
  if (open > 0) return { text: `${open} open`, tone: isBlocked ? 'bad' : 'neutral', isOpen };
  if (toLookAt > 0) return { text: `${toLookAt} to look at`, tone: 'warn', isOpen };
  return { text: 'ready', tone: 'good', isOpen };
}

/** The first open thing of a step: what is wrong, then what is empty. In step 2 the given part comes first. */
export function firstOpen(standing: Checked, step: WizardStep, here?: ListingPart): OpenPlace | undefined {
  const places = openPlaces(standing, step);
  return places.find(({ part }) => part === here) ?? places[0];
}

function openPlaces({ report }: Checked, step: WizardStep): OpenPlace[] {
  const of = (field: string | undefined, locale: string | undefined): OpenPlace => ({
    step,
    ...(step === 'listing' && { part: partOf(field) }),
    ...(locale !== undefined && { locale }),
    ...(field !== undefined && { field }),
  });
  return [
    ...report.problems
      .filter(({ severity, where }) => severity === 'blocker' && where === step)
      .map(({ subject }) => of(subject.field, subject.locale)),
    ...report.missing
      .filter(({ isRequired, where }) => isRequired && where === step)
      .map(({ field, locales }) => of(field, locales[0])),
  ];
}

/** A finding about no field is about the languages of the texts. */
function partOf(field: string | undefined): ListingPart {
  return partOfField(field) ?? 'texts';
}

function stepOf({ path: [room] }: UnreadablePart): WizardStep {
  if (room === 'builds') return 'build';
  return room === 'design' || room === 'artwork' || room === 'teamPictures' ? 'screenshots' : 'listing';
}
