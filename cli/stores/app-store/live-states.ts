import type { StoreState } from '@/model/store-plan';
import { isRefusedWith, StoreError } from '../core/store-error';
import { text, type AppStoreApi, type Resource } from './api';
import { EDITABLE_STATES, stateWords } from './states';

/** A build as the list of builds has it. */
export interface LiveBuild {
  id: string;
  version: string;
  number: string;
  state: string;
  /** The answer about encryption; absent while it is open. */
  usesEncryption?: boolean;
}

export interface LiveSubmission {
  id: string;
  state: string;
  isSent: boolean;
}

/** Versions whose states are shown. */
const SHOWN_VERSIONS = 4;

/** @throws StoreError when the key sees no such app */
export async function findApp(api: AppStoreApi, wanted: string): Promise<Resource> {
  const what = 'Looking for the app';
  if (/^\d+$/.test(wanted)) {
    const found = await api.one(`/v1/apps/${wanted}`, what);
    if (found) return found;
  } else {
    const path = `/v1/apps?filter[bundleId]=${encodeURIComponent(wanted)}&limit=200`;
    // The filter also finds IDs that only begin so.
    const found = (await api.list(path, what)).data.find(({ attributes }) => attributes.bundleId === wanted);
    if (found) return found;
  }
  const others = (await listApps(api)).slice(0, 5).map(({ id }) => id);
  const seen = others.length > 0 ? ` This key sees ${others.join(', ')}.` : '';
  throw new StoreError({
    kind: 'other',
    what,
    message: [
      `App Store Connect has no app ${wanted} for this key.${seen}`,
      'Is it the key of another team? Or was the app not created yet? No API can do that:',
      '  1. Register the bundle ID: developer.apple.com > Certificates, Identifiers & Profiles > Identifiers',
      '  2. App Store Connect > Apps > + > New App, with that bundle ID',
      '  3. Answer App Privacy there; it is not part of the API',
    ].join('\n'),
  });
}

/** The apps that a key sees, with their bundle IDs. @throws StoreError */
export async function listApps(api: AppStoreApi): Promise<{ id: string; name: string }[]> {
  const { data } = await api.list('/v1/apps?limit=200', 'Reading the apps');
  return data.flatMap(({ attributes }) => {
    const id = text(attributes.bundleId);
    return id === undefined ? [] : [{ id, name: text(attributes.name) ?? id }];
  });
}

/** The version that can be edited, otherwise the one that was created last. */
export function chooseVersion(versions: readonly Resource[]): Resource | undefined {
  const newestFirst = versions.toSorted((a, b) => createdAt(b).localeCompare(createdAt(a)));
  return newestFirst.find((each) => EDITABLE_STATES.includes(stateOf(each))) ?? newestFirst[0];
}

function createdAt({ attributes }: Resource): string {
  return text(attributes.createdDate) ?? '';
}

/** The number of a version. */
export function nameOf({ attributes }: Resource): string {
  return text(attributes.versionString) ?? '';
}

/** The state of a version as the API spells it. */
export function stateOf({ attributes }: Resource): string {
  return text(attributes.appVersionState) ?? text(attributes.appStoreState) ?? '';
}

/** Reads a part that some roles may not see. */
export async function allowed<Value>(
  unread: string[],
  name: string,
  read: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isRefusedWith(error, 403)) throw error;
    unread.push(name);
    return undefined;
  }
}

/** The builds of the app, the newest first. */
export async function readBuilds(api: AppStoreApi, appId: string, unread: string[]): Promise<LiveBuild[]> {
  const found = await allowed(unread, 'the builds', () =>
    api.list(
      `/v1/builds?filter[app]=${appId}&filter[preReleaseVersion.platform]=IOS&include=preReleaseVersion&sort=-uploadedDate&limit=200`,
      'Reading the builds',
    ),
  );
  const versions = new Map(
    (found?.included ?? []).map(({ id, attributes }) => [id, text(attributes.version) ?? '']),
  );
  return (found?.data ?? []).map(({ id, attributes, relations }) => ({
    id,
    version: versions.get(relations.preReleaseVersion?.[0]?.id ?? '') ?? '',
    number: text(attributes.version) ?? '',
    state: text(attributes.processingState) ?? '',
    ...(typeof attributes.usesNonExemptEncryption === 'boolean' && {
      usesEncryption: attributes.usesNonExemptEncryption,
    }),
  }));
}

/** The submissions of the app, the newest first. */
export async function readSubmissions(
  api: AppStoreApi,
  appId: string,
  unread: string[] = [],
): Promise<LiveSubmission[]> {
  const found = await allowed(unread, 'the submissions', () =>
    api.list(
      `/v1/reviewSubmissions?filter[app]=${appId}&filter[platform]=IOS&limit=200`,
      'Reading the submissions',
    ),
  );
  return (found?.data ?? []).map(({ id, attributes }) => ({
    id,
    state: text(attributes.state) ?? '',
    isSent: text(attributes.submittedDate) !== undefined,
  }));
}

/** The states of what is in the store, the newest version first. */
export function statesOf(
  versions: readonly Resource[],
  builds: readonly LiveBuild[],
  submissions: readonly LiveSubmission[],
  phased: Resource | undefined,
): StoreState[] {
  const shown = versions
    .toSorted((a, b) => createdAt(b).localeCompare(createdAt(a)))
    .filter((each, index) => index === 0 || stateOf(each) !== 'REPLACED_WITH_NEW_VERSION')
    .slice(0, SHOWN_VERSIONS);
  const phasedState = text(phased?.attributes.phasedReleaseState);
  return [
    ...shown.map((each): StoreState => {
      const state = stateOf(each);
      return { kind: 'version', name: nameOf(each), state, ...stateWords('version', state) };
    }),
    ...(phasedState === undefined
      ? []
      : [
          {
            kind: 'phased-release' as const,
            name: 'Phased release',
            state: phasedState,
            ...stateWords('phased-release', phasedState),
          },
        ]),
    ...builds.slice(0, 1).map(({ version, number, state }): StoreState => ({
      kind: 'build',
      name: `${version} (${number})`,
      state,
      ...stateWords('build', state),
    })),
    ...submissions
      .filter(({ state }) => state !== 'COMPLETE')
      .map(({ id, state }): StoreState => ({
        kind: 'submission',
        name: id,
        state,
        ...stateWords('submission', state),
      })),
  ];
}

/** The versions of the app for iOS. */
export async function readVersions(api: AppStoreApi, appId: string): Promise<Resource[]> {
  const path = `/v1/apps/${appId}/appStoreVersions?filter[platform]=IOS&limit=200`;
  return (await api.list(path, 'Reading the versions')).data;
}

/** Reads the states alone, with five requests instead of dozens. @throws StoreError */
export async function readAppStates(api: AppStoreApi, wanted: string): Promise<StoreState[]> {
  const app = await findApp(api, wanted);
  const versions = await readVersions(api, app.id);
  const version = chooseVersion(versions);
  const phased =
    version &&
    (await allowed([], 'the phased release', () =>
      api.one(
        `/v1/appStoreVersions/${version.id}/appStoreVersionPhasedRelease`,
        'Reading the phased release',
      ),
    ));
  return statesOf(versions, await readBuilds(api, app.id, []), await readSubmissions(api, app.id), phased);
}
