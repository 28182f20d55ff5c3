import { createHash } from 'node:crypto';
import type { StoreRecord, WantedBuild, WantedPicture, WantedStore } from '@/model/store-plan';
import type { Journal, JournalEntry } from '../../../cli/stores/core/journal';
import type { WantedFiles } from '../../../cli/stores/core/store-client';
import { playClient } from '../../../cli/stores/google-play/play-client';
import { googleKeyOf } from '../../../cli/stores/keys/store-key';
import { storeKeyFiles } from '../store-keys';
import type { FakePlay } from './fake-play';
import type { FakeApp } from './fake-play-edit';

const contents = new Map<string, Uint8Array<ArrayBuffer>>();
const hash = (kind: string, bytes: Uint8Array) => createHash(kind).update(bytes).digest('hex');

/** The files of the project, by the path in what is wanted. */
export const files: WantedFiles = {
  picture: ({ path }) => Promise.resolve(contentOf(path)),
  part: ({ path }, start, end) => Promise.resolve(contentOf(path).slice(start, end)),
};

function contentOf(path: string): Uint8Array<ArrayBuffer> {
  const content = contents.get(path);
  if (!content) throw new Error(`There is no ${path}.`);
  return content;
}

/** A picture of the project; by default, its content is its path. */
export function wantedPicture(
  path: string,
  bytes = new TextEncoder().encode(`\u0089PNG ${path}`),
): WantedPicture {
  contents.set(path, bytes);
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    size: bytes.length,
    width: 1080,
    height: 1920,
    sha256: hash('sha256', bytes),
    md5: hash('md5', bytes),
  };
}

export function wantedBuild(number: number, version: string): WantedBuild {
  const path = `app-${number}.aab`;
  const bytes = new TextEncoder().encode(`AAB ${number} `.padEnd(1000, 'x'));
  contents.set(path, bytes);
  return { path, size: bytes.length, version, number: String(number), sha256: hash('sha256', bytes) };
}

const LANGUAGES = ['en-US', 'de-DE', 'fr-FR'];

/** Texts and pictures in three languages with twenty pictures, and a build that is released. */
export function wantedLantern(changes: Partial<WantedStore> = {}): WantedStore {
  const texts = LANGUAGES.flatMap((language) => [
    [`texts/${language}/title`, `Lantern ${language}`],
    [`texts/${language}/shortDescription`, `An evening journal ${language}`],
    [`texts/${language}/description`, `Write one line each evening.\n\n${language}`],
  ]);
  const sets = LANGUAGES.flatMap((language) => [
    [
      `pictures/${language}/phoneScreenshots`,
      [1, 2, 3, 4, 5].map((n) => wantedPicture(`${language}/phone-${n}.png`)),
    ],
    [`pictures/${language}/icon`, [wantedPicture('icon.png')]],
  ]);
  return {
    fields: {
      ...Object.fromEntries(texts),
      'details/contactEmail': 'help@example.com',
    } as WantedStore['fields'],
    pictures: {
      ...(Object.fromEntries(sets) as WantedStore['pictures']),
      'pictures/en-US/featureGraphic': [wantedPicture('feature.png')],
      'pictures/de-DE/featureGraphic': [wantedPicture('feature-de.png')],
    },
    build: wantedBuild(41, '1.0.0'),
    release: { track: 'production', status: 'completed', notes: { 'en-US': 'First version' } },
    isSubmitted: true,
    ...changes,
  };
}

/** A journal in memory. */
export function memoryJournal(entries: JournalEntry[] = []): Journal {
  return {
    path: '',
    entries,
    append: (entry) => {
      entries.push({ at: '', ...entry });
      return Promise.resolve();
    },
  };
}

/** Plans and does what is wanted, as a program that was started for it. */
export async function push(
  fake: FakePlay,
  wanted: WantedStore,
  {
    base,
    journal = memoryJournal(),
    signal,
  }: { base?: StoreRecord | undefined; journal?: Journal; signal?: AbortSignal } = {},
) {
  const client = clientOf(fake, signal);
  const input = { wanted, base };
  const live = await client.read();
  const plan = client.plan(live, input);
  const outcome =
    plan.conflicts.length > 0 || plan.blocks.length > 0 || plan.steps.length === 0
      ? undefined
      : await client.apply(plan, { ...input, files, journal, signal });
  return { live, plan, outcome };
}

export function clientOf(fake: FakePlay, signal?: AbortSignal) {
  return playClient({
    key: googleKeyOf(storeKeyFiles().google.json),
    packageName: fake.packageName,
    network: fake.network,
    signal,
    partBytes: 400,
  });
}

/** The last pull, as a later push compares with it. */
export async function pulled(fake: FakePlay): Promise<StoreRecord> {
  const { store, appId, identifier, fields, pictures } = await clientOf(fake).read();
  return { schemaVersion: 1, store, appId, identifier, readAt: '', fields, pictures };
}

/** All of an app that a store shows, without the ids of pictures. */
export function shownOf({ details, listings, images, tracks, bundles, dataSafety }: FakeApp): unknown {
  const sets = Object.entries(images)
    .filter(([, list]) => list.length > 0)
    .map(([path, list]) => [path, list.map(({ sha256 }) => sha256)])
    .sort();
  return {
    details,
    listings,
    images: sets,
    tracks,
    bundles: bundles.map(({ versionCode, sha256 }) => [versionCode, sha256]),
    dataSafety,
  };
}

/** The requests of the fake that change something, without the two that open and close an edit for reading. */
export function writes({ state }: FakePlay): string[] {
  return state.requests
    .filter(
      (each) =>
        !each.startsWith('GET ') &&
        !/\/token$|\/edits$|:validate$/.test(each) &&
        !/^DELETE .*\/edits\/\d+$/.test(each),
    )
    .map((each) =>
      each.replace(/\/androidpublisher\/v3\/applications\/[^/]+/, '').replace(/\/edits\/\d+/, ''),
    );
}
