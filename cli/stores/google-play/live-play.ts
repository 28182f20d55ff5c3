import type { ListingField } from '@/model/listing';
import type { LivePicture, LiveStore, StoreFields } from '@/model/store-plan';
import { readAnswer, type PlayRequests } from './play-requests';
import { playStates } from './play-states';
import {
  BUNDLES,
  DETAILS,
  IMAGES,
  LISTINGS,
  TRACKS,
  type PlayBundle,
  type PlayDetails,
  type PlayListing,
  type PlayRelease,
  type PlayTrack,
} from './play-shapes';

/** Sets of pictures of each language, in the API's names (sources 16.2). */
export const PICTURE_TYPES = [
  'phoneScreenshots',
  'sevenInchScreenshots',
  'tenInchScreenshots',
  'tvScreenshots',
  'wearScreenshots',
  'icon',
  'featureGraphic',
  'tvBanner',
] as const;

/** The product's names of the texts of a language, and the API's. */
export const TEXT_FIELDS = {
  title: 'title',
  shortDescription: 'shortDescription',
  description: 'fullDescription',
  videoUrl: 'video',
} as const satisfies Partial<Record<ListingField, keyof PlayListing>>;

/** Details of the app, which both name alike. */
export const DETAIL_FIELDS = ['defaultLanguage', 'contactEmail', 'contactPhone', 'contactWebsite'] as const;

/** An app on Google Play, as one edit shows it. */
export interface LivePlay extends LiveStore {
  tracks: readonly PlayTrack[];
  bundles: readonly PlayBundle[];
  /** Languages that have a listing. */
  languages: readonly string[];
}

/** Requests at the same time: a reader of thirty languages takes 240. */
const PARALLEL = 6;

/** Reads everything of an open edit. */
export async function readEdit(
  requests: PlayRequests,
  editId: string,
  packageName: string,
): Promise<LivePlay> {
  const get = async (path: string, what: string) => ({
    json: await requests.call({ method: 'GET', path: `edits/${editId}/${path}`, what }),
    what,
  });
  const details = await get('details', 'Reading the contact details');
  const listings = await get('listings', 'Reading the texts');
  const texts = readAnswer(LISTINGS, listings.json, listings).listings;
  const sets = texts.flatMap(({ language }) => PICTURE_TYPES.map((type) => ({ language, type })));
  const pictures = await inParallel(sets, async ({ language, type }) => {
    const { json, what } = await get(
      `listings/${encodeURIComponent(language)}/${type}`,
      `Reading the pictures (${language})`,
    );
    return [picturePath(language, type), livePictures(readAnswer(IMAGES, json, { what }).images)] as const;
  });
  const bundles = await get('bundles', 'Reading the builds');
  const tracks = await get('tracks', 'Reading the tracks');
  return livePlay(packageName, {
    details: readAnswer(DETAILS, details.json, details),
    listings: texts,
    pictures: Object.fromEntries(pictures.filter(([, list]) => list.length > 0)),
    bundles: readAnswer(BUNDLES, bundles.json, bundles).bundles,
    tracks: readAnswer(TRACKS, tracks.json, tracks).tracks,
  });
}

export function picturePath(language: string, type: string): string {
  return `pictures/${language}/${type}`;
}

function livePlay(
  packageName: string,
  read: {
    details: PlayDetails;
    listings: PlayListing[];
    pictures: LivePlay['pictures'];
    bundles: PlayBundle[];
    tracks: PlayTrack[];
  },
): LivePlay {
  const { details, listings, pictures, bundles, tracks } = read;
  const defaultLocale = details.defaultLanguage ?? listings[0]?.language ?? '';
  const main = listings.find(({ language }) => language === defaultLocale) ?? listings[0];
  const newest = newestRelease(tracks.find(({ track }) => track === 'production'));
  return {
    store: 'android',
    appId: packageName,
    identifier: packageName,
    name: main?.title || packageName,
    defaultLocale,
    ...(newest && {
      version: {
        name: newest.name ?? newest.versionCodes.join(', '),
        state: newest.status,
        isEditable: true,
      },
    }),
    fields: fieldsOf(details, listings, tracks),
    pictures,
    states: playStates(tracks),
    tracks,
    bundles,
    languages: listings.map(({ language }) => language),
  };
}

function fieldsOf(
  details: PlayDetails,
  listings: readonly PlayListing[],
  tracks: readonly PlayTrack[],
): StoreFields {
  const entries: [string, string | null][] = [
    ...DETAIL_FIELDS.map((field): [string, string | null] => [`details/${field}`, details[field] ?? null]),
    ...listings.flatMap((listing) =>
      Object.entries(TEXT_FIELDS).map(([field, name]): [string, string | null] => [
        `texts/${listing.language}/${field}`,
        listing[name] ?? null,
      ]),
    ),
    ...tracks.flatMap((track) => Object.entries(releaseFields(track.track, newestRelease(track)))),
  ];
  return Object.fromEntries(entries);
}

/** The fields of a release, by which a plan shows what changes: `tracks/production/status`. */
export function releaseFields(
  track: string,
  release: PlayRelease | undefined,
): Record<string, string | null> {
  if (!release) return {};
  return {
    [`tracks/${track}/versionCodes`]: release.versionCodes.join(', '),
    [`tracks/${track}/status`]: release.status,
    [`tracks/${track}/userFraction`]:
      release.userFraction === undefined ? null : String(release.userFraction),
    [`tracks/${track}/name`]: release.name ?? null,
    ...Object.fromEntries(
      (release.releaseNotes ?? []).map(({ language, text }) => [`tracks/${track}/notes/${language}`, text]),
    ),
  };
}

/** The release with the highest version code. */
export function newestRelease(track: PlayTrack | undefined): PlayRelease | undefined {
  return [...(track?.releases ?? [])].sort((a, b) => highestCode(b) - highestCode(a))[0];
}

export function highestCode({ versionCodes }: PlayRelease): number {
  return Math.max(0, ...versionCodes.map(Number).filter(Number.isFinite));
}

/** Google gives no file names: a picture is named by its place. */
function livePictures(images: readonly { id: string; url?: string; sha256?: string }[]): LivePicture[] {
  return images.map(({ id, url, sha256 }, index) => ({
    id,
    name: String(index + 1).padStart(2, '0'),
    ...(sha256 !== undefined && { checksum: `sha256:${sha256.toLowerCase()}` }),
    state: 'ready',
    ...(url !== undefined && { url }),
  }));
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const [index, item] of queue) results[index] = await work(item);
    }),
  );
  return results;
}
