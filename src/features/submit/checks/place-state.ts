import type { UnreadablePart } from '@/model/draft';
import type { WizardStep } from '@/model/wizard-step';
import { countOf } from '@/domain/texts';
import { partOfField, type ListingPart } from '../listing/listing-parts';
import type { DraftStanding, StateWords } from './readiness-store';

/** Counts of the things left to do in a step, or in a part of step 2. */
export interface PlaceState {
  blockers: number;
  /** Fields and questions without which a store refuses the submission. */
  toFillIn: number;
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
type Checked = Pick<DraftStanding, 'report' | 'openQuestions'>;
type Unread = readonly UnreadablePart[] | undefined;

/** The state of a step. The last two are about the whole submission. */
export function stepState(standing: Checked, step: WizardStep, unread: Unread): PlaceState {
  const isAll = step === 'policy' || step === 'submit';
  const forms = QUESTIONNAIRES.filter((form) => questionsOf(standing, form).length > 0);
  return countWhere(standing, isAll || step === 'listing' ? forms.length : 0, {
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

/** The state of a part of step 2. Each open question counts. Undefined for questions that nobody has to answer. */
export function partState(standing: Checked, part: ListingPart, unread: Unread): PlaceState | undefined {
  const { openQuestions } = standing;
  const form = QUESTIONNAIRES.find((each) => each === part);
  if (form && !openQuestions.areAsked && openQuestions[form].length > 0) return undefined;
  return countWhere(standing, form ? questionsOf(standing, form).length : 0, {
    isHere: (where, field) => where === 'listing' && partOf(field) === part,
    isUnread:
      unread?.some((each) => stepOf(each) === 'listing' && partOf(each.path.join('/')) === part) ?? false,
  });
}

/** The state of some fields of step 2. */
export function fieldsState(standing: Checked, isHere: (field: string) => boolean): PlaceState {
  return countWhere(standing, 0, {
    isHere: (where, field) => where === 'listing' && field !== undefined && isHere(field),
    isUnread: false,
  });
}

const QUESTIONNAIRES = ['privacy', 'rating'] as const;

/** The questions of a form that keep a store from taking the submission. */
function questionsOf({ openQuestions }: Checked, form: 'privacy' | 'rating'): readonly string[] {
  return openQuestions.areAsked ? openQuestions[form] : [];
}

function countWhere(
  { report }: Checked,
  openQuestions: number,
  { isHere, isUnread }: { isHere: (where: WizardStep, field?: string) => boolean; isUnread: boolean },
): PlaceState {
  const problems = report.problems.filter(({ where, subject }) => isHere(where, subject.field));
  const missing = report.missing.filter(({ where, field }) => isHere(where, field));
  const required = missing.filter(({ isRequired }) => isRequired).length;
  const of = (severity: string) => problems.filter((finding) => finding.severity === severity).length;
  return {
    blockers: of('blocker'),
    toFillIn: required + openQuestions,
    toLookAt: of('warning') + missing.length - required,
    isUnread,
  };
}

/** Number of things that keep a store from taking the submission. */
export function openCount(state: PlaceState | undefined): number {
  return state ? state.blockers + state.toFillIn : 0;
}

/** Words of a state, the worst thing first, e.g. `2 blockers`, `4 to fill in`. */
export function wordsOf(state: PlaceState | undefined): StateWords | undefined {
  return state && stateWords(state);
}

function stateWords(state: PlaceState): StateWords {
  const { blockers, toFillIn, toLookAt, isUnread } = state;
  if (blockers > 0) return { text: countOf(blockers, 'blocker'), tone: 'bad' };
  if (isUnread) return { text: 'not all read', tone: 'warn' };
  if (toFillIn > 0) return { text: `${toFillIn} to fill in`, tone: 'neutral' };
  return toLookAt > 0 ? { text: `${toLookAt} to look at`, tone: 'warn' } : { text: 'ready', tone: 'good' };
}

/** The first open thing of a step: what is wrong, then what is empty. In step 2 the given part comes first. */
export function firstOpen(standing: Checked, step: WizardStep, here?: ListingPart): OpenPlace | undefined {
  const places = openPlaces(standing, step);
  return places.find(({ part }) => part === here) ?? places[0];
}

function openPlaces(standing: Checked, step: WizardStep): OpenPlace[] {
  const { report } = standing;
  const isListing = step === 'listing';
  const of = (field: string | undefined, locale: string | undefined): OpenPlace => ({
    step,
    ...(isListing && { part: partOf(field) }),
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
    ...(isListing ? QUESTIONNAIRES.flatMap((form) => questionsOf(standing, form)) : []).map((field) =>
      of(field, undefined),
    ),
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
