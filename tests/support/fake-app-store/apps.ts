import { createPublicKey } from 'node:crypto';
import { FREQUENCY_QUESTIONS, YES_NO_QUESTIONS } from '@/model/rating-answers';
import type { Network } from '../../../cli/stores/core/http';
import { storeKeyFiles } from '../store-keys';
import { fakeAppStore, type FakeAppStore, type FakeOptions } from './fake';

const { apple } = storeKeyFiles();
export const BUNDLE_ID = 'com.example.lantern';

export const DEMO_PASSWORD = 'correct-horse-17';

/** Environment of a terminal with the key. */
export const KEY_ENV = {
  STOREPILOT_ASC_KEY: apple.pem,
  STOREPILOT_ASC_KEY_ID: apple.keyId,
  STOREPILOT_ASC_ISSUER: apple.issuerId,
};

/** A network that reaches the fake alone and never waits. */
export function networkOf(fake: Pick<FakeAppStore, 'fetch'>): Network {
  return { fetch: fake.fetch, wait: () => Promise.resolve(), now: Date.now };
}

function emptyFake(options: Partial<FakeOptions>): FakeAppStore {
  const fake = fakeAppStore({
    publicKey: createPublicKey(apple.publicPem),
    keyId: apple.keyId,
    issuer: apple.issuerId,
    ...options,
  });
  fake.store.add(
    'apps',
    { bundleId: BUNDLE_ID, name: 'Lantern', primaryLocale: 'en-US', sku: 'lantern' },
    {},
    { id: '6700000001' },
  );
  if (options.hasLibrary) fake.store.add('appAssetLibraries', {}, { app: '6700000001' }, { id: 'lib-1' });
  return fake;
}

/** An app about nothing that a rating asks for. */
export const NO_ANSWERS: Record<string, string | boolean> = Object.fromEntries<string | boolean>([
  ...FREQUENCY_QUESTIONS.map((id): [string, string] => [id, 'NONE']),
  ...YES_NO_QUESTIONS.map((id): [string, boolean] => [id, false]),
]);

function addInfo(fake: FakeAppStore, state: string, answers: Record<string, unknown> = NO_ANSWERS): string {
  const info = fake.store.add('appInfos', { state }, { app: '6700000001', primaryCategory: 'LIFESTYLE' });
  fake.store.add('appInfoLocalizations', { locale: 'en-US', name: 'Lantern' }, { appInfo: info.id });
  fake.store.add('ageRatingDeclarations', { ...answers }, { appInfo: info.id });
  return info.id;
}

/** An app whose first version is in preparation, as App Store Connect creates it. */
export function newApp(options: Partial<FakeOptions> = {}): FakeAppStore {
  const fake = emptyFake(options);
  for (const id of ['LIFESTYLE', 'PRODUCTIVITY', 'HEALTH_AND_FITNESS'])
    fake.store.add('appCategories', {}, {}, { id });
  const unanswered = Object.fromEntries(Object.keys(NO_ANSWERS).map((id) => [id, null]));
  addInfo(fake, 'PREPARE_FOR_SUBMISSION', unanswered);
  const version = addVersion(fake, '1.0', 'PREPARE_FOR_SUBMISSION', null);
  fake.store.add('appStoreVersionLocalizations', { locale: 'en-US' }, { appStoreVersion: version });
  return fake;
}

/** An app with version 1.0 on sale, and 1.1 in this state; no 1.1 without a state. */
export function publishedApp(state?: string, options: Partial<FakeOptions> = {}): FakeAppStore {
  const fake = emptyFake(options);
  for (const id of ['LIFESTYLE', 'PRODUCTIVITY']) fake.store.add('appCategories', {}, {}, { id });
  addInfo(fake, 'READY_FOR_DISTRIBUTION');
  const texts = {
    locale: 'en-US',
    description: 'An evening journal.',
    keywords: 'journal,evening',
    supportUrl: 'https://lantern.example/help',
  };
  const first = addVersion(fake, '1.0', 'READY_FOR_DISTRIBUTION');
  fake.store.add('appStoreVersionLocalizations', { ...texts }, { appStoreVersion: first });
  addReview(fake, first);
  if (state === undefined) return fake;
  addInfo(
    fake,
    ['IN_REVIEW', 'WAITING_FOR_REVIEW', 'REJECTED'].includes(state) ? state : 'PREPARE_FOR_SUBMISSION',
  );
  const second = addVersion(fake, '1.1', state);
  fake.store.add(
    'appStoreVersionLocalizations',
    { ...texts, whatsNew: 'Calmer evenings.' },
    { appStoreVersion: second },
  );
  addReview(fake, second);
  return fake;
}

function addVersion(
  fake: FakeAppStore,
  name: string,
  state: string,
  copyright: string | null = '2026 Example Ltd',
): string {
  return fake.store.add(
    'appStoreVersions',
    {
      platform: 'IOS',
      versionString: name,
      appVersionState: state,
      copyright,
      releaseType: 'AFTER_APPROVAL',
      createdDate: fake.store.instant(),
    },
    { app: '6700000001' },
  ).id;
}

function addReview(fake: FakeAppStore, version: string): void {
  fake.store.add(
    'appStoreReviewDetails',
    {
      contactFirstName: 'Ada',
      contactLastName: 'Berg',
      contactPhone: '+44 20 7946 0000',
      contactEmail: 'review@lantern.example',
      demoAccountName: 'reviewer',
      demoAccountPassword: DEMO_PASSWORD,
      demoAccountRequired: true,
      notes: 'Nothing special.',
    },
    { appStoreVersion: version },
  );
}

/** Everything that a reader of the product page, and a reviewer, would see: what a push is about. */
export function contentOf({ store }: FakeAppStore): unknown {
  const byLocale = (items: readonly { attributes: Record<string, unknown> }[]) =>
    items
      .map(({ attributes }) => attributes)
      .toSorted((a, b) => String(a.locale).localeCompare(String(b.locale)));
  return {
    versions: store.all('appStoreVersions').map(({ id, attributes, relations }) => ({
      ...attributes,
      createdDate: undefined,
      build: store.get('builds', relations.build ?? '')?.attributes.version,
      texts: byLocale(store.of('appStoreVersionLocalizations', 'appStoreVersion', id)),
      review: store.of('appStoreReviewDetails', 'appStoreVersion', id).map((each) => each.attributes),
      phased: store.of('appStoreVersionPhasedReleases', 'appStoreVersion', id).map((each) => each.attributes),
      pictures: store
        .of('appStoreVersionLocalizations', 'appStoreVersion', id)
        .map((text) => [
          text.attributes.locale,
          store
            .of('appScreenshotSets', 'appStoreVersionLocalization', text.id)
            .map((set) => [
              set.attributes.screenshotDisplayType,
              store.of('appScreenshots', 'appScreenshotSet', set.id).map((each) => each.attributes.digest),
            ])
            .toSorted(),
          store
            .of('appPreviewSets', 'appStoreVersionLocalization', text.id)
            .map((set) => [
              set.attributes.previewType,
              store.of('appPreviews', 'appPreviewSet', set.id).map((each) => each.attributes.digest),
            ]),
          store
            .of('appAssetLibraryPlacements', 'appStoreVersionLocalization', text.id)
            .map(({ attributes: { placementGroup }, relations: { image = '', video = '' } }) => [
              placementGroup,
              store.get('appAssetLibraryImages', image)?.attributes.digest,
              store.get('appAssetLibraryVideos', video)?.attributes.digest,
            ]),
        ])
        .toSorted(),
    })),
    infos: store.all('appInfos').map(({ id, attributes, relations }) => ({
      ...attributes,
      ...relations,
      texts: byLocale(store.of('appInfoLocalizations', 'appInfo', id)),
      rating: store.of('ageRatingDeclarations', 'appInfo', id).map((each) => each.attributes),
    })),
    images: store
      .all('appAssetLibraryImages')
      .concat(store.all('appAssetLibraryVideos'), store.all('appStoreReviewAttachments'))
      .map(({ attributes }) => attributes.digest)
      .toSorted(),
    uploads: store
      .all('buildUploads')
      .map(({ attributes: { cfBundleVersion, state } }) => [cfBundleVersion, state]),
    builds: store.all('builds').map(({ attributes: { version } }) => version),
    submissions: store
      .all('reviewSubmissions')
      .map(({ id, attributes }) => [
        attributes.state,
        store.of('reviewSubmissionItems', 'reviewSubmission', id).length,
      ]),
  };
}
