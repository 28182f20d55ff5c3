import type { BuildInfo } from '@/model/build-info';
import type { DraftContent, StoredDraft, SubmissionDraft } from '@/model/draft';
import { buildLabel } from '@/domain/builds/build-label';
import { typedIdFor } from '@/domain/builds/typed-id';
import { compareVersions } from '@/domain/builds/compare-versions';
import { draftTitle } from '@/domain/submissions/draft-label';
import { foldText, compareText } from '@/domain/texts';
import type { LeftItem } from '@/lib/drops/sort-drop';

/** The builds of one app, at most one for each store. */
export type AppBuilds = readonly [BuildInfo, ...BuildInfo[]];

/** Builds that were read, as far as nobody has to be asked about them. */
export interface PlacedBuilds {
  /** Builds of the draft's app. */
  taken: readonly BuildInfo[];
  /** Builds of other apps, by app: of each the user decides what happens. */
  others: readonly AppBuilds[];
  left: readonly LeftItem[];
}

type Draft = Pick<
  DraftContent,
  'bundleId' | 'androidId' | 'builds' | 'defaultLocale' | 'listings' | 'playTexts'
>;

/**
 * Decides which builds belong to the draft. A draft without an app takes the builds of one app; where builds of several
 * apps come together, the user says which is meant.
 */
export function placeBuilds(draft: Draft, read: readonly BuildInfo[]): PlacedBuilds {
  const left: LeftItem[] = [];
  const apps = appsOf(read).map((builds) => onePerStore(builds, left));
  const own = apps.filter((builds) => builds.every((build) => isOfDraft(draft, build)));
  const others = apps.filter((builds) => !own.includes(builds));
  if (own.length > 1) return { taken: [], others: apps, left };
  return { taken: own.flat(), others, left };
}

/** Whether a build may be of the draft's app: with its id, or for the other store under its name. */
export function isOfDraft(draft: Draft, build: BuildInfo): boolean {
  const own = draft.builds.filter(({ isSample }) => isSample !== true);
  const former = own.find(({ platform }) => platform === build.platform);
  if (former) return former.identity.bundleId === build.identity.bundleId;
  const other = own.find(({ platform }) => platform !== build.platform);
  if (other) return isSameApp(other, build);
  // The id of a sample build is not the user's.
  if (draft.builds.length > own.length) return true;
  const typed = typedIdFor(draft, build.platform);
  if (typed === '' || typed === build.identity.bundleId) return true;
  return isNamed(draftTitle(draft), build);
}

/** The draft of an app that a build is of, so that it is continued instead of begun again. */
export function draftOfBuild<Each extends SubmissionDraft | StoredDraft>(
  build: BuildInfo,
  drafts: readonly Each[],
): Each | undefined {
  const id = build.identity.bundleId;
  return drafts
    .filter((draft) => draft.sample === undefined)
    .filter(
      (draft) =>
        typedIdFor(draft, build.platform) === id ||
        draft.builds.some(({ isSample, identity }) => isSample !== true && identity.bundleId === id),
    )
    .sort(
      (a, b) =>
        Number(a.packagedAt !== undefined) - Number(b.packagedAt !== undefined) ||
        compareText(b.updatedAt, a.updatedAt),
    )[0];
}

function appsOf(read: readonly BuildInfo[]): AppBuilds[] {
  const apps: [BuildInfo, ...BuildInfo[]][] = [];
  for (const build of read) {
    const app = apps.find((builds) => builds.some((each) => isSameApp(each, build)));
    if (app) app.push(build);
    else apps.push([build]);
  }
  return apps;
}

/** An app often has another id in each store, but the same name below its icon. */
function isSameApp(a: BuildInfo, b: BuildInfo): boolean {
  if (a.identity.bundleId === b.identity.bundleId) return true;
  return a.platform !== b.platform && isNamed(a.identity.name ?? '', b);
}

function isNamed(name: string, { identity }: BuildInfo): boolean {
  const folded = foldText(name).trim();
  return folded !== '' && folded === foldText(identity.name ?? '').trim();
}

/** Of several builds for one store the app bundle and then the newest is used; each other one is named. */
function onePerStore(builds: AppBuilds, left: LeftItem[]): AppBuilds {
  const best = new Map<BuildInfo['platform'], BuildInfo>();
  for (const build of builds) {
    const former = best.get(build.platform);
    if (!former) best.set(build.platform, build);
    else {
      const [better, other] = isBetter(build, former) ? [build, former] : [former, build];
      best.set(build.platform, better);
      left.push({ name: other.fileName, why: whyLeft(better, other) });
    }
  }
  const [first, ...more] = best.values();
  return first ? [first, ...more] : builds;
}

function isBetter(build: BuildInfo, former: BuildInfo): boolean {
  const order = compareVersions(build.identity.version, former.identity.version) ?? 0;
  if (order !== 0) return order > 0;
  if (build.kind !== former.kind) return build.kind === 'aab';
  return (compareVersions(build.identity.buildNumber, former.identity.buildNumber) ?? 0) > 0;
}

function whyLeft(better: BuildInfo, other: BuildInfo): string {
  if (better.kind !== other.kind && better.identity.version === other.identity.version)
    return `${better.fileName} is the same app as an App Bundle, which Google Play asks for.`;
  return `${better.fileName} is newer: ${buildLabel({ ...better.identity, fileName: better.fileName })}. To compare them, use “Compare with the previous version”.`;
}
