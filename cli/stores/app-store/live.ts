import type { FieldValue, LivePicture, LiveStore } from '@/model/store-plan';
import { keywordList } from '@/domain/packages/package-locales';
import { text, type AppStoreApi, type Resource } from './api';
import {
  CATEGORIES,
  CATEGORY_RELATIONS,
  CONTENT_RIGHTS,
  COPYRIGHT,
  DETAILS,
  INFO_TEXTS,
  NEEDS_LOGIN,
  RATING,
  RATING_NAMES,
  RELEASE,
  REVIEW_FIELDS,
  textPath,
  VERSION_BUILD,
  VERSION_NAME,
  VERSION_TEXTS,
} from './fields';
import { readLibrary, type AssetLibrary } from './library';
import { readLibraryPictures } from './library-pictures';
import {
  allowed,
  chooseVersion,
  findApp,
  nameOf,
  readBuilds,
  readSubmissions,
  readVersions,
  stateOf,
  statesOf,
  type LiveBuild,
  type LiveSubmission,
} from './live-states';
import { ATTACHMENTS, MEDIA } from './media';
import { listOfSet, pictureOf, readPreviews, readSetPictures, type ReadSets } from './set-pictures';
import { EDITABLE_STATES } from './states';

/** An app of the App Store with the IDs that writes need. */
export interface AppStoreLive extends LiveStore {
  store: 'ios';
  ids: {
    version?: string | undefined;
    info?: string | undefined;
    /** By locale. A push adds the languages that it creates. */
    infoTexts: Record<string, string>;
    versionTexts: Record<string, string>;
    rating?: string | undefined;
    review?: string | undefined;
    phased?: string | undefined;
    /** Sets of pictures by path. */
    sets: Readonly<Record<string, string>>;
  };
  /** Whether the app's name, subtitle and categories can be changed. */
  isInfoEditable: boolean;
  /** Whether no version of the app was ever on sale: its first one takes no release notes. */
  isFirstVersion: boolean;
  versionNames: readonly string[];
  builds: readonly LiveBuild[];
  submissions: readonly LiveSubmission[];
  /** The library of pictures; undefined where Apple does not offer it to the app. */
  library?: AssetLibrary | undefined;
  /** Parts that the key may not read. */
  unread: readonly string[];
}

export interface AppOptions {
  /** Bundle ID or Apple's number of the app. */
  app: string;
}

/** Reads an app, changing nothing. @throws StoreError */
export async function readApp(api: AppStoreApi, { app: wanted }: AppOptions): Promise<AppStoreLive> {
  const app = await findApp(api, wanted);
  const unread: string[] = [];
  const versions = await readVersions(api, app.id);
  const version = chooseVersion(versions);
  const infos = (await api.list(`/v1/apps/${app.id}/appInfos?limit=50`, 'Reading the app information')).data;
  const info = chooseInfo(infos);
  const fields: Record<string, FieldValue> = {
    [CONTENT_RIGHTS]: text(app.attributes.contentRightsDeclaration) ?? '',
  };
  const infoTexts = info ? await readInfo(api, info, fields, unread) : {};
  const content = version
    ? await readVersion(api, app.id, version, fields, unread)
    : { versionTexts: {}, sets: {}, pictures: {} };
  const builds = await readBuilds(api, app.id, unread);
  const submissions = await readSubmissions(api, app.id, unread);
  const state = version ? stateOf(version) : '';
  const { versionTexts, sets, pictures, review, phased, library } = content;
  return {
    store: 'ios',
    appId: app.id,
    identifier: text(app.attributes.bundleId) ?? '',
    name: text(app.attributes.name) ?? '',
    defaultLocale: text(app.attributes.primaryLocale) ?? 'en-US',
    ...(version && {
      version: { name: nameOf(version), state, isEditable: EDITABLE_STATES.includes(state) },
    }),
    fields,
    pictures,
    states: statesOf(versions, builds, submissions, phased),
    ids: {
      version: version?.id,
      info: info?.id,
      infoTexts: infoTexts.ids ?? {},
      rating: infoTexts.rating,
      versionTexts,
      review,
      phased: phased?.id,
      sets,
    },
    isInfoEditable: info !== undefined && EDITABLE_STATES.includes(infoStateOf(info)),
    isFirstVersion: versions.length <= 1 && EDITABLE_STATES.includes(state),
    versionNames: versions.map(nameOf),
    builds,
    submissions,
    library,
    unread,
  };
}

const SHOWN_INFO = ['READY_FOR_DISTRIBUTION', 'REPLACED_WITH_NEW_INFO'];

/** The information of the next version: usually there are two, one of them that of the version on sale. */
function chooseInfo(infos: readonly Resource[]): Resource | undefined {
  return (
    infos.find((each) => EDITABLE_STATES.includes(infoStateOf(each))) ??
    infos.find((each) => !SHOWN_INFO.includes(infoStateOf(each))) ??
    infos[0]
  );
}

function infoStateOf({ attributes }: Resource): string {
  return text(attributes.state) ?? text(attributes.appStoreState) ?? '';
}

async function readInfo(
  api: AppStoreApi,
  info: Resource,
  fields: Record<string, FieldValue>,
  unread: string[],
): Promise<{ ids?: Record<string, string>; rating?: string }> {
  const texts = await api.list(
    `/v1/appInfos/${info.id}/appInfoLocalizations?limit=200`,
    'Reading names and subtitles',
  );
  const ids = readTexts(texts.data, INFO_TEXTS, fields);
  const withCategories = await api.one(
    `/v1/appInfos/${info.id}?include=${CATEGORY_RELATIONS.join(',')}`,
    'Reading the categories',
  );
  for (const relation of CATEGORY_RELATIONS)
    fields[`${CATEGORIES}${relation}`] = withCategories?.relations[relation]?.[0]?.id ?? '';
  const rating = await allowed(unread, 'the age rating', () =>
    api.one(`/v1/appInfos/${info.id}/ageRatingDeclaration`, 'Reading the age rating'),
  );
  if (rating) {
    for (const id of RATING_NAMES)
      if (id in rating.attributes) fields[`${RATING}${id}`] = ratingValue(rating.attributes[id]);
  }
  return { ids, ...(rating && { rating: rating.id }) };
}

/** Answers in the spelling that Apple used before 2025 count as those of today. */
function ratingValue(value: unknown): FieldValue {
  if (value === 'INFREQUENT_OR_MILD') return 'INFREQUENT';
  if (value === 'FREQUENT_OR_INTENSE') return 'FREQUENT';
  return typeof value === 'boolean' ? value : (text(value) ?? null);
}

/** Reads the texts of localizations into the fields, and returns their IDs by locale. */
function readTexts(
  localizations: readonly Resource[],
  names: Readonly<Record<string, Parameters<typeof textPath>[1]>>,
  fields: Record<string, FieldValue>,
): Record<string, string> {
  const ids: Record<string, string> = {};
  for (const { id, attributes } of localizations) {
    const locale = text(attributes.locale);
    if (locale === undefined || locale.includes('/')) continue;
    ids[locale] = id;
    for (const [attribute, field] of Object.entries(names)) {
      const value = text(attributes[attribute]) ?? '';
      fields[textPath(locale, field)] = field === 'keywords' ? keywordList(value).join(',') : value;
    }
  }
  return ids;
}

/** An instant in one spelling: Apple answers with another time zone than it was given. */
function instantOf(value: string | undefined): string | null {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The details for App Review; their attachments become a set. */
async function readReview(
  api: AppStoreApi,
  versionId: string,
  { pictures, sets }: ReadSets,
): Promise<Resource | undefined> {
  const path = `/v1/appStoreVersions/${versionId}/appStoreReviewDetail?include=appStoreReviewAttachments`;
  const review = await api.one(path, 'Reading the review details');
  if (!review) return undefined;
  sets[ATTACHMENTS] = review.id;
  if ((review.relations.appStoreReviewAttachments ?? []).length > 0)
    pictures[ATTACHMENTS] = (await listOfSet(api, MEDIA.attachments, review.id, '')).map((each) =>
      pictureOf(each, MEDIA.attachments),
    );
  return review;
}

interface VersionContent {
  versionTexts: Record<string, string>;
  sets: Record<string, string>;
  pictures: Record<string, LivePicture[]>;
  review?: string | undefined;
  phased?: Resource | undefined;
  library?: AssetLibrary | undefined;
}

async function readVersion(
  api: AppStoreApi,
  appId: string,
  version: Resource,
  fields: Record<string, FieldValue>,
  unread: string[],
): Promise<VersionContent> {
  const { id, attributes } = version;
  fields[VERSION_NAME] = nameOf(version);
  fields[COPYRIGHT] = text(attributes.copyright) ?? '';
  fields[`${RELEASE}type`] = text(attributes.releaseType) ?? null;
  fields[`${RELEASE}date`] = instantOf(text(attributes.earliestReleaseDate));
  const texts = await api.list(
    `/v1/appStoreVersions/${id}/appStoreVersionLocalizations?include=appPreviewSets&limit[appPreviewSets]=50&limit=200`,
    'Reading the texts',
  );
  const versionTexts = readTexts(texts.data, VERSION_TEXTS, fields);
  const library = await readLibrary(api, appId);
  const read: ReadSets = library
    ? { pictures: await readLibraryPictures(api, versionTexts), sets: {} }
    : await readSetPictures(api, versionTexts);
  const { pictures, sets } = read;
  // In the library, they are placed like the screenshots.
  if (!library) await readPreviews(api, texts.data, texts.included, read);
  const review = await allowed(unread, 'the details for App Review', () => readReview(api, id, read));
  if (review) {
    for (const [attribute, field] of Object.entries(REVIEW_FIELDS))
      fields[`${DETAILS}${field}`] = text(review.attributes[attribute]) ?? '';
    fields[NEEDS_LOGIN] = review.attributes.demoAccountRequired === true;
  }
  const build = await allowed(unread, 'the build of the version', () =>
    api.one(`/v1/appStoreVersions/${id}/build`, 'Reading the build of the version'),
  );
  fields[VERSION_BUILD] = build ? (text(build.attributes.version) ?? '') : '';
  const phased = await allowed(unread, 'the phased release', () =>
    api.one(`/v1/appStoreVersions/${id}/appStoreVersionPhasedRelease`, 'Reading the phased release'),
  );
  fields[`${RELEASE}phased`] = phased !== undefined;
  return { versionTexts, sets, pictures, review: review?.id, phased, library };
}
