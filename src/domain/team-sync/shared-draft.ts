import type { BuildInfo } from '@/model/build-info';
import type { Merged } from '../merge-records';
import { mergeDrafts } from '../submissions/merge-drafts';
import {
  EMPTY_DETAILS,
  type DraftContent,
  type StoredDraft,
  type SubmissionDetails,
  type SubmissionDraft,
} from '@/model/draft';
import { withPurchasePictures } from '../purchases/purchase-pictures';
import { isKnownField } from '../submissions/draft-schema';
import type { SharedPictures } from '@/model/shared-picture';
import { WIZARD_STEP_NUMBERS } from '@/model/wizard-step';

/** Version of the shape of a shared draft. Increase it when an older StorePilot must not overwrite newer content. */
export const SHARED_FORMAT = 3;

/** Longest shared draft, in characters of JSON; the database refuses more. */
export const MAX_SHARED_CHARACTERS = 950_000;

/**
 * Fields of a draft that a team sees. A new field of a draft stays private until it is named here. The reviewer's demo
 * password, icons of builds and everything about this device (step, revision, dates) are never shared. Put private
 * fields at the top of a draft: an older version does not know that a new detail is private. Of pictures, the draft has
 * only the hashes; src/lib/team/picture-exchange.ts shares their bytes.
 */
const SHARED_FIELDS = [
  'bundleId',
  'androidId',
  'version',
  'buildType',
  'platform',
  'defaultLocale',
  'listings',
  'playTexts',
  'checkConfig',
  'builder',
  'builderUploads',
  'ratings',
  'privacy',
  'purchases',
  'release',
  'reviewerKit',
  'testing',
  'teamPictures',
] as const satisfies readonly (keyof StoredDraft)[];

/** Those that a draft may be without. */
const OPTIONAL_FIELDS = [
  'androidId',
  'playTexts',
  'checkConfig',
  'builder',
  'builderUploads',
  'ratings',
  'privacy',
  'purchases',
  'release',
  'reviewerKit',
  'testing',
  'teamPictures',
  'unreadable',
] as const satisfies readonly (keyof SharedDraft)[];

export interface SharedDraft extends Pick<StoredDraft, (typeof SHARED_FIELDS)[number]> {
  details: Omit<SubmissionDetails, 'demoPassword'>;
  builds: BuildInfo[];
  /** Parts of the team's state that this version cannot read; they are sent back unchanged. */
  unreadable?: StoredDraft['unreadable'];
}

/** A value that this user and another member changed differently. This user's is in the draft. */
export interface Conflict {
  /** Path of the value, e.g. `listings/en-US/title`, `details/needsLogin` or `builds`. */
  field: string;
  /** Undefined where the other member removed it. */
  theirs?: unknown;
  byId: string;
}

/**
 * Returns what is shared of a draft, without characters that no database stores.
 * @param inTeam what the team has of it: fields that only a newer version knows are private unless they are in there
 */
export function sharedPart(draft: DraftContent, inTeam: object = {}): SharedDraft {
  const details: Partial<SubmissionDetails> = { ...draft.details };
  delete details.demoPassword;
  const part: Record<string, unknown> = { details, builds: draft.builds.map(withoutIcon) };
  for (const field of SHARED_FIELDS) if (draft[field] !== undefined) part[field] = draft[field];
  for (const [field, value] of Object.entries(draft)) {
    if (field !== '__proto__' && !isKnownField(field) && Object.hasOwn(inTeam, field)) part[field] = value;
  }
  const unreadable = draft.unreadable?.filter(({ path }) => isSharedPath(path.join('/')));
  if (unreadable && unreadable.length > 0) part.unreadable = unreadable;
  if (draft.teamPictures) part.teamPictures = renamed(draft.teamPictures, `${draft.id}:`, DRAWN);
  if (draft.purchases)
    part.purchases = withPurchasePictures(draft.purchases, (id) => otherName(id, `${draft.id}:`, DRAWN));
  return storable(part) as SharedDraft;
}

/** Whether a team sees the value at a path such as `listings/en-US/title`. */
export function isSharedPath(path: string): boolean {
  const [field = ''] = path.split('/');
  if (path === 'details/demoPassword') return false;
  return field === 'details' || field === 'builds' || SHARED_FIELDS.some((each) => each === field);
}

/** Returns a draft of this device with the shared content, its private parts unchanged. */
export function withSharedPart(draft: StoredDraft, shared: SharedDraft, now: string): StoredDraft {
  const icons = new Map(draft.builds.map((build) => [iconKey(build), build.iconDataUrl]));
  const next: StoredDraft = {
    ...draft,
    ...withOwnNames(shared, draft.id),
    details: { ...shared.details, demoPassword: draft.details.demoPassword },
    builds: shared.builds.map((build) => {
      const iconDataUrl = icons.get(iconKey(build));
      return iconDataUrl === undefined ? build : { ...build, iconDataUrl };
    }),
    revision: (draft.revision ?? 0) + 1,
    updatedAt: now,
  };
  for (const field of OPTIONAL_FIELDS) if (shared[field] === undefined) delete next[field];
  return next;
}

/** Makes a draft of this device from a shared one. `now` is an ISO instant. */
export function draftFromShared(id: string, shared: SharedDraft, now: string): StoredDraft {
  const empty = { ...EMPTY_DETAILS, ...shared.details, demoPassword: '' };
  return { ...withOwnNames(shared, id), id, updatedAt: now, step: WIZARD_STEP_NUMBERS.build, details: empty };
}

/** A draft of shared content for previews, which has all its pictures elsewhere, by the ids that they have in the team. */
export function draftToShow(shared: SharedDraft): SubmissionDraft {
  const { teamPictures } = shared;
  return { ...draftFromShared('shown', shared, ''), images: [], teamPictures };
}

/**
 * Merges another member's state with this user's, field by field.
 * @param base the last state both sides had; undefined when there was none, so that every difference is a conflict
 */
export function mergeShared(
  base: SharedDraft | undefined,
  mine: SharedDraft,
  theirs: SharedDraft,
): Merged<SharedDraft> {
  const nothing = { listings: {}, defaultLocale: '' } as unknown as SharedDraft;
  const { item, clashes, choices } = mergeDrafts<SharedDraft>(base ?? nothing, mine, theirs);
  const isOffered = ({ field }: { field: string }) => isOfferedPath(field);
  return { item, clashes: clashes.filter(isOffered), choices: choices.filter(isOffered) };
}

/** Whether the user can choose between two values at a path. */
export function isOfferedPath(path: string): boolean {
  // The description of a picture follows its bytes (matchPicture); nobody could choose between two hashes.
  return isSharedPath(path) && !path.startsWith('teamPictures');
}

/**
 * Begins the ids of drawn pictures in a team. On a device they begin with the id of the draft, which is another one for each
 * member; two members who draw the icon would have two of them.
 */
const DRAWN = 'drawn:';

function withOwnNames(shared: SharedDraft, draftId: string): SharedDraft {
  const { teamPictures, purchases } = shared;
  const own = `${draftId}:`;
  return {
    ...shared,
    ...(teamPictures && { teamPictures: renamed(teamPictures, DRAWN, own) }),
    ...(purchases && { purchases: withPurchasePictures(purchases, (id) => otherName(id, DRAWN, own)) }),
  };
}

function renamed(pictures: SharedPictures, from: string, to: string): SharedPictures {
  return Object.fromEntries(
    Object.entries(pictures).map(([id, picture]) => [otherName(id, from, to), picture]),
  );
}

function otherName(id: string, from: string, to: string): string {
  return id.startsWith(from) ? `${to}${id.slice(from.length)}` : id;
}

function withoutIcon(build: BuildInfo): BuildInfo {
  const shared = { ...build };
  delete shared.iconDataUrl;
  return shared;
}

function iconKey({ kind, fileName, fileSize }: BuildInfo): string {
  return `${kind} ${fileSize} ${fileName}`;
}

/**
 * Removes what the database refuses or changes: U+0000, half surrogates, -0, numbers that are not finite and undefined
 * fields. Otherwise a draft would differ from its stored state forever, and would be sent again and again.
 */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => [storable(key), storable(each)]),
  );
}

/** A text without U+0000 and half surrogates, which no database stores. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '');
}
