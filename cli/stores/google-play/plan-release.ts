import type {
  FieldChange,
  FieldValue,
  PlanConflict,
  PlanStep,
  StoreFields,
  WantedBuild,
  WantedPicture,
  WantedRelease,
} from '@/model/store-plan';
import type { PlanInput } from '../core/store-client';
import { highestCode, newestRelease, releaseFields, type LivePlay } from './live-play';
import { percent } from './play-states';
import type { PlayRelease, PlayTrack } from './play-shapes';

/** One step of a plan with what it sends. All but Data safety happen in one edit. */
export type PlayStep = PlanStep & {
  act:
    /** `isWhole`: the changes are everything, and what is not among them is removed. */
    | { kind: 'listing'; language: string; isWhole: boolean; changes: Readonly<Record<string, string>> }
    | { kind: 'details'; isWhole: boolean; changes: Readonly<Record<string, string>> }
    | {
        kind: 'pictures';
        language: string;
        type: string;
        clears: boolean;
        pictures: readonly WantedPicture[];
      }
    | { kind: 'bundle'; build: WantedBuild }
    | { kind: 'track'; track: string; releases: readonly PlayRelease[] }
    | { kind: 'commit'; isSubmitted: boolean }
    | { kind: 'data-safety'; csv: string };
};

interface ReleasePlan {
  steps: PlayStep[];
  conflicts: PlanConflict[];
  blocks: string[];
  notes: string[];
}

const NOTHING: ReleasePlan = { steps: [], conflicts: [], blocks: [], notes: [] };

/** Plans a release: a new one, a larger share of the users, a halt or its end. */
export function planRelease(live: LivePlay, { wanted, base, sideOf }: PlanInput): ReleasePlan {
  const { release, build } = wanted;
  if (!release) return NOTHING;
  const track = live.tracks.find(({ track: name }) => name === release.track);
  if (!track) {
    const known = live.tracks.map(({ track: name }) => name).join(', ');
    return blocked(`The app has no track “${release.track}”. Its tracks are: ${known}.`);
  }
  const newest = newestRelease(track);
  const code = release.versionCode ?? build?.number ?? newest?.versionCodes.at(-1);
  if (code === undefined)
    return blocked(`The track ${release.track} has no release. Name a build that becomes its first.`);
  const current = track.releases.find(({ versionCodes }) => versionCodes.includes(code));
  const isKnown = live.bundles.some(({ versionCode }) => String(versionCode) === code);
  if (!current && !isKnown && build?.number !== code)
    return blocked(
      `Google Play has no build with the version code ${code}. Name its file, so that it is uploaded.`,
    );
  const next = nextRelease(release, current, code, build?.version);
  const block = refusal(release, current, track, code);
  if (block !== undefined) return blocked(block);
  const fields = changesOf(release.track, newest, current, next);
  if (fields.length === 0) return NOTHING;
  const conflict = conflictOf(live, release.track, base?.fields, code, sideOf);
  if (conflict) return { ...NOTHING, conflicts: [conflict] };
  const others = track.releases.filter((each) => each !== current && staysBeside(each, next));
  const dropped = track.releases.filter(
    (each) => each !== current && each.status === 'draft' && !others.includes(each),
  );
  return {
    ...NOTHING,
    steps: [
      {
        key: `track/${release.track}`,
        kind: 'release',
        title: titleOf(release, code),
        fields,
        writes: 1,
        act: { kind: 'track', track: release.track, releases: [next, ...others] },
      },
    ],
    notes: dropped.map(({ versionCodes }) => `The draft release ${versionCodes.join(', ')} is replaced.`),
  };
}

function blocked(block: string): ReleasePlan {
  return { ...NOTHING, blocks: [block] };
}

function nextRelease(
  { status, userFraction, name, notes }: WantedRelease,
  current: PlayRelease | undefined,
  code: string,
  version: string | undefined,
): PlayRelease {
  const { userFraction: share, releaseNotes = [], ...rest } = current ?? { versionCodes: [code] };
  const isStaged = status === 'inProgress' || status === 'halted';
  const fraction = userFraction ?? share;
  const kept = releaseNotes.filter(({ language }) => notes[language] === undefined);
  const own = Object.entries(notes).flatMap(([language, text]) => (text === '' ? [] : [{ language, text }]));
  const all = [...kept, ...own].sort((a, b) => (a.language < b.language ? -1 : 1));
  const named = name ?? current?.name ?? version;
  return {
    ...rest,
    ...(named !== undefined && { name: named }),
    status,
    ...(isStaged && fraction !== undefined && { userFraction: fraction }),
    ...(all.length > 0 && { releaseNotes: all }),
  };
}

/** Why Google Play would refuse the release. */
function refusal(
  { status, userFraction, track: name }: WantedRelease,
  current: PlayRelease | undefined,
  track: PlayTrack,
  code: string,
): string | undefined {
  const newer = track.releases.find((each) => each.status !== 'draft' && highestCode(each) > Number(code));
  if (!current && newer)
    return `The track ${name} already has version code ${highestCode(newer)}, which is higher than ${code}.`;
  if (current?.status === 'completed' && status !== 'completed')
    return `${code} is already rolled out to everybody, which cannot be taken back. Release a newer version.`;
  if (status === 'halted' && current?.status !== 'inProgress' && current?.status !== 'halted')
    return `There is no rollout of ${code} on ${name} that could be halted.`;
  if (status === 'inProgress' && userFraction === undefined && current?.userFraction === undefined)
    return 'A staged rollout needs its share of the users, for example 10 %.';
  if (userFraction !== undefined && !(userFraction > 0 && userFraction < 1))
    return 'The share of a staged rollout is above 0 and below 100 %.';
  const before = current?.userFraction;
  if (status === 'inProgress' && before !== undefined && userFraction !== undefined && userFraction < before)
    return `The rollout of ${code} is at ${percent(before)}; it cannot be made smaller. Halt it instead.`;
  return undefined;
}

/** A staged release is added to the one that all others have; drafts of other builds stay. */
function staysBeside(other: PlayRelease, next: PlayRelease): boolean {
  if (other.status === 'draft') return next.status !== 'draft';
  if (next.status === 'draft') return true;
  return next.status !== 'completed' && other.status === 'completed';
}

/** Compares with the release of the same build, otherwise with the newest of the track. */
function changesOf(
  track: string,
  newest: PlayRelease | undefined,
  current: PlayRelease | undefined,
  next: PlayRelease,
): FieldChange[] {
  const before = releaseFields(track, current ?? newest);
  const same = current ? before : {};
  const after = releaseFields(track, next);
  const paths = [...new Set([...Object.keys(same), ...Object.keys(after)])];
  return paths
    .filter((path) => (same[path] ?? null) !== (after[path] ?? null))
    .map((path) => ({
      path,
      ...(before[path] !== undefined && { before: before[path] }),
      after: after[path] ?? null,
    }));
}

/** A rollout that somebody changed in the console since the last pull. Without a pull nothing is known of it. */
function conflictOf(
  live: LivePlay,
  track: string,
  base: StoreFields | undefined,
  code: string,
  sideOf: PlanInput['sideOf'],
): PlanConflict | undefined {
  const path = `tracks/${track}`;
  const of = (fields: StoreFields) =>
    Object.entries(fields).filter(([key]) => key.startsWith(`${path}/`) && !key.includes('/notes/'));
  if (!base || of(base).length === 0 || sideOf?.(path) === 'mine') return undefined;
  const [was, is] = [of(base), of(live.fields)];
  const isOwn = live.fields[`${path}/versionCodes`] === code && base[`${path}/versionCodes`] !== code;
  if (isOwn || was.every(([key, value]) => (live.fields[key] ?? null) === value)) return undefined;
  const text = (entries: [string, FieldValue][]) =>
    entries.map(([key, value]) => `${key.slice(path.length + 1)} ${String(value ?? 'none')}`);
  return { path, base: text(was), live: text(is), mine: [`versionCodes ${code}`] };
}

function titleOf({ track, status, userFraction }: WantedRelease, code: string): string {
  switch (status) {
    case 'draft':
      return `Save ${code} on ${track} as a draft`;
    case 'halted':
      return `Halt the rollout of ${code} on ${track}`;
    case 'completed':
      return `Release ${code} on ${track} to everybody`;
    case 'inProgress':
      return `Roll out ${code} on ${track}${userFraction === undefined ? '' : ` to ${percent(userFraction)} of the users`}`;
  }
}
