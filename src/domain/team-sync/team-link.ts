import { isSame, valueAt, type ChoiceClash } from '../merge-records';
import { contentChanges } from './review';
import {
  isOfferedPath,
  MAX_SHARED_CHARACTERS,
  SHARED_FORMAT,
  type Conflict,
  type SharedDraft,
} from './shared-draft';

/** Why a shared draft is not sent, or not received. */
export type LinkProblem =
  /** Longer than the database takes. */
  | 'too-large'
  /** The database refused it twice. */
  | 'refused'
  /** Another member saved something that is not a draft; the next save replaces it. */
  | 'unreadable'
  /** Another member uses a newer StorePilot, whose drafts this one must not overwrite. */
  | 'newer-format';

/** A save that may not have arrived: stored before it is sent, and sent unchanged until its outcome is known. */
export interface PendingSave {
  id: string;
  revision: number;
  /** Null to stop sharing. */
  draft: SharedDraft | null;
  /** Missing in records of an earlier version, which sent `SHARED_FORMAT`. */
  format?: number | undefined;
}

/** The newest save of the team, by this user or another one. */
export interface IncomingSave {
  revision: number;
  draft: SharedDraft;
  format: number;
  byId: string;
  at: string;
  /** The member who shared the draft. */
  sharedById: string;
}

/** Connects a draft of this device with a submission of a team. */
export interface TeamLink {
  /** Id of the draft on this device. */
  id: string;
  teamId: string;
  submissionId: string;
  /** The last state both sides had; undefined until there was one. */
  base?: SharedDraft | undefined;
  /** Revision of the last state that was taken or sent; 0 for none. */
  baseRevision: number;
  /** The newest revision that the team's log has named. */
  headRevision: number;
  sending?: PendingSave | undefined;
  /** The draft does not exist on this device yet: it is made from `base`. */
  isNew?: boolean | undefined;
  /** A merge that an earlier version began and did not end: it is read again, and the next merge removes this. */
  taking?: unknown;
  /** How often the pending save was refused without a newer revision to explain it. */
  refusals: number;
  /** Content that is not sent again until it changes. */
  refused?: SharedDraft | undefined;
  problem?: LinkProblem | undefined;
  /** The format of a state that this StorePilot cannot read. */
  newerFormat?: number | undefined;
  /** The format of the state in the team; unknown in records of an earlier version. */
  format?: number | undefined;
  /** The last save of this device had an older format than its content, as a save raises it by one at most. */
  isRising?: boolean | undefined;
  /** The member who shared the draft and may stop it; empty where the database does not know. */
  sharedById?: string | undefined;
  /** The user asked to stop sharing this draft with everybody. */
  isStopping?: boolean | undefined;
  /** Values that both sides changed, texts included. Read them with `conflictsOf`. */
  choices?: readonly Conflict[] | undefined;
  /** The texts among them in records of an earlier version; empty in all others. Open tabs of that version need it. */
  conflicts: readonly (Conflict & { theirs: string })[];
  /** Values that the user chose to keep over another member's, by path. */
  kept?: Readonly<Record<string, unknown>> | undefined;
  /** The member who made all saves between the base and `headRevision`, where it was one. */
  soleAuthorId?: string | undefined;
  /** Who changed a value last, by its path, and when by the server's clock: other members, where it is known. */
  changes?: Readonly<Record<string, { byId: string; at: string }>> | undefined;
  /** Who made the last save that was taken or sent, and when by the server's clock. */
  changedById?: string | undefined;
  changedAt?: string | undefined;
}

export function newLink(id: string, teamId: string, submissionId: string): TeamLink {
  return {
    id,
    teamId,
    submissionId,
    baseRevision: 0,
    headRevision: 0,
    refusals: 0,
    conflicts: [],
  };
}

/** Next step of a link, as far as this device knows. */
export type LinkStep = 'nothing' | 'send' | 'pull' | { begin: PendingSave } | { problem: LinkProblem };

/**
 * Decides the next step of a link.
 * @param mine the shared part of the draft on this device
 * @param id the id of a save that may begin
 */
export function nextStep(link: TeamLink, mine: SharedDraft, id: string): LinkStep {
  if (link.sending) return 'send';
  if (isPullNext(link)) return 'pull';
  // Also over a format that this StorePilot cannot read: nobody can lock a draft for the member who shared it.
  if (link.isStopping)
    return { begin: { id, revision: link.headRevision + 1, draft: null, format: SHARED_FORMAT } };
  if (link.headRevision > link.baseRevision) return 'nothing'; // a format that this StorePilot cannot read
  const revision = link.baseRevision + 1;
  if (link.base && isSame(mine, link.base) && !link.isRising) return 'nothing';
  if (link.refused && isSame(mine, link.refused)) return 'nothing';
  if (JSON.stringify(mine).length > MAX_SHARED_CHARACTERS) return { problem: 'too-large' };
  const format = link.format === undefined ? SHARED_FORMAT : Math.min(SHARED_FORMAT, link.format + 1);
  return { begin: { id, revision, draft: mine, format } };
}

/** Whether the next step reads the team's state. */
export function isPullNext({ sending, headRevision, baseRevision, newerFormat = 0 }: TeamLink): boolean {
  return !sending && headRevision > baseRevision && newerFormat <= SHARED_FORMAT;
}

/** Whether the draft has changes that the team does not have yet. */
export function hasUnsent(link: TeamLink, mine: SharedDraft): boolean {
  return link.sending !== undefined || !link.base || !isSame(mine, link.base);
}

/** The link after its pending save has reached the team. */
export function afterSent(link: TeamLink, byId: string): TeamLink {
  const { sending } = link;
  if (!sending?.draft) return { ...link, sending: undefined };
  const { format = SHARED_FORMAT } = sending;
  return {
    ...link,
    format,
    isRising: format < SHARED_FORMAT || undefined,
    sharedById: link.baseRevision === 0 ? byId : link.sharedById,
    base: sending.draft,
    baseRevision: sending.revision,
    headRevision: Math.max(link.headRevision, sending.revision),
    sending: undefined,
    refusals: 0,
    refused: undefined,
    problem: undefined,
    changes: changesWithout(link, sending.draft),
    changedById: byId,
    changedAt: undefined,
  };
}

/** Whether one member made all saves from the base to a revision, so that every difference is theirs. */
function isSoleAuthor(link: TeamLink, revision: number, byId: string): boolean {
  if (revision === link.baseRevision + 1) return true;
  return revision === link.headRevision && link.soleAuthorId === byId;
}

/** The known changes of other members, without the values in which a newer state differs from the base. */
function changesWithout({ base, changes = {} }: TeamLink, newer: SharedDraft): TeamLink['changes'] {
  const changed = new Set(contentChanges(base ?? {}, newer).map(({ path }) => path));
  return Object.fromEntries(Object.entries(changes).filter(([path]) => !changed.has(path)));
}

/**
 * The link after another member's state was merged into the draft.
 * @param added values that both sides had changed
 * @param merged the draft with both sides' changes
 * @param ownId id of this user
 */
export function afterMerge(
  link: TeamLink,
  { revision, draft, format, byId, at, sharedById }: IncomingSave,
  added: readonly Conflict[],
  merged: object,
  ownId: string,
): TeamLink {
  const { kept, replaced } = keepOrReplace(link, draft, merged);
  const own = replaced.map((each) => ({ ...each, byId: ownId }));
  const theirs = link.base && isSoleAuthor(link, revision, byId) ? contentChanges(link.base, draft) : [];
  return {
    ...link,
    format,
    isRising: undefined,
    taking: undefined,
    soleAuthorId: undefined,
    changes: {
      ...changesWithout(link, draft),
      ...Object.fromEntries(theirs.map(({ path }) => [path, { byId, at }])),
    },
    base: draft,
    baseRevision: revision,
    headRevision: revision,
    sharedById,
    problem: undefined,
    newerFormat: undefined,
    changedById: byId,
    changedAt: at,
    conflicts: [],
    choices: openConflicts([...conflictsOf(link), ...added, ...own], merged),
    kept,
  };
}

/**
 * Finds the values that the user had kept and that another member has replaced since: each of the two may have kept
 * their own, and the later choice must not discard the earlier one.
 */
function keepOrReplace({ kept = {}, base }: TeamLink, theirs: object, merged: object) {
  const still: Record<string, unknown> = {};
  const replaced: { field: string; theirs: unknown }[] = [];
  for (const [field, value] of Object.entries(kept)) {
    const now = valueAt(merged, field);
    if (isSame(now, value)) still[field] = value;
    else if (isSame(valueAt(base ?? {}, field), value) && isSame(now, valueAt(theirs, field)))
      replaced.push({ field, theirs: value });
  }
  return { kept: Object.keys(still).length > 0 ? still : undefined, replaced };
}

/** The link after the user decided about a value. @param kept the user's own value, where it stays */
export function afterDecision(link: TeamLink, field: string, kept: unknown): TeamLink {
  const { [field]: _, ...others } = link.kept ?? {};
  return {
    ...link,
    conflicts: [],
    choices: conflictsOf(link).filter((conflict) => conflict.field !== field),
    kept: kept === undefined ? others : { ...others, [field]: kept },
  };
}

/**
 * The link after this device saved over values that another member had changed a moment before: they are offered like
 * those of a merge.
 * @param overridden what the save replaced; values of another tab of this user are not offered
 * @param ownId id of this user
 */
export function afterOverriding(link: TeamLink, overridden: readonly ChoiceClash[], ownId: string): TeamLink {
  const { base, changedById: byId } = link;
  if (!base || byId === undefined || byId === ownId) return link;
  const found = overridden
    .filter(({ field, theirs }) => isOfferedPath(field) && isSame(valueAt(base, field), theirs))
    .map((each) => ({ ...each, byId }));
  return found.length === 0
    ? link
    : { ...link, conflicts: [], choices: newestOf([...conflictsOf(link), ...found]) };
}

/** How often a save or a comment is sent that the database refuses for no known reason. */
export const MAX_REFUSALS = 2;

/**
 * The link after its pending save was refused, which is not in the database.
 * @param head the newest revision of the submission there, 0 for none
 * @param format of that revision
 */
export function afterRefusal(link: TeamLink, head: number, format?: number): TeamLink {
  const { sending } = link;
  if (!sending) return link;
  const isFormatSkipped = format !== undefined && (sending.format ?? SHARED_FORMAT) > format + 1;
  if (isFormatSkipped && sending.draft && head === sending.revision - 1)
    return { ...link, sending: undefined, format };
  // Another member was first: take that state, merge and send again.
  if (head >= sending.revision) return { ...link, sending: undefined, refusals: 0, headRevision: head };
  // The database was set back to an earlier state.
  if (head < sending.revision - 1) {
    return { ...link, sending: undefined, refusals: 0, baseRevision: head, headRevision: head };
  }
  const refusals = link.refusals + 1;
  if (refusals < MAX_REFUSALS) return { ...link, refusals };
  return {
    ...link,
    sending: undefined,
    refusals: 0,
    refused: sending.draft ?? link.refused,
    isStopping: undefined,
    problem: 'refused',
  };
}

/** The values that this user and another member changed differently. */
export function conflictsOf({
  conflicts,
  choices = [],
}: Pick<TeamLink, 'conflicts' | 'choices'>): Conflict[] {
  return [...conflicts, ...choices];
}

/** Returns of each value the newest conflict, without those that are settled or whose place is gone. */
function openConflicts(all: readonly Conflict[], merged: object): Conflict[] {
  return newestOf(all).filter(
    ({ field, theirs }) => !isSame(valueAt(merged, field), theirs) && hasPlace(merged, field),
  );
}

/** Whether a value can be written at a path. A language may have been removed since. */
function hasPlace(item: object, field: string): boolean {
  const end = field.lastIndexOf('/');
  return end < 0 || valueAt(item, field.slice(0, end)) !== undefined;
}

function newestOf(all: readonly Conflict[]): Conflict[] {
  return [...new Map(all.map((conflict) => [conflict.field, conflict])).values()];
}
