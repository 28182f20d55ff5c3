import { androidBuild, iosBuild, privacyManifest } from '../build-fixtures/build-info';
import { image, listing, onlyTexts, screenshots, submissionDraft, withDetails } from '../drafts';
import { makePng } from '../png';
import { answersWith, dataUse, noDataAnswers } from '../privacy-answers';
import { product, sellingDraft } from '../purchases';
import type { BuildInfo } from '@/model/build-info';
import type { SubmissionDraft } from '@/model/draft';
import { checkIgnore } from '@/checks/config/ignores';
import {
  type Examples,
  AD_ID,
  android,
  asksFor,
  draft,
  files,
  ios,
  library,
  texts,
  type Side,
} from './sides';

const inLanguages = (descriptions: Readonly<Record<string, string>>) =>
  draft({
    platform: 'ios',
    listings: Object.fromEntries(
      Object.entries(descriptions).map(([locale, description]) => [locale, onlyTexts({ description })]),
    ),
  });
const pictures = (...images: SubmissionDraft['images']) => draft({ platform: 'ios', images });
const playPictures = (...images: SubmissionDraft['images']) => draft({ platform: 'android', images });
const answers = (privacy: SubmissionDraft['privacy'], ...builds: BuildInfo[]) =>
  draft({ privacy, builds: builds.length > 0 ? builds : submissionDraft().builds });
const manifestWith = (type: string) =>
  iosBuild({
    privacyManifests: [
      privacyManifest({
        collectedDataTypes: [`NSPrivacyCollectedDataType${type}`],
        dataTypes: [
          {
            type: `NSPrivacyCollectedDataType${type}`,
            isLinked: true,
            isTracking: false,
            purposes: ['NSPrivacyCollectedDataTypePurposeAnalytics'],
          },
        ],
      }),
    ],
  });
const ADMOB = library('com.google.android.gms', 'play-services-ads', '24.1.0');
const ALL_OF_ADMOB = {
  'approximate-location': dataUse(),
  interactions: dataUse(),
  performance: dataUse(),
  'device-id': dataUse(),
};
const TRACKED = answersWith(
  { 'device-id': dataUse({ isTracking: true, isShared: true }) },
  { yesNo: { tracking: true } },
);
const ENGLISH = listing().description;
const GERMAN =
  'Lantern ist ein ruhiges Tagebuch für den Abend. Schreibe jeden Tag drei Zeilen, füge ein Foto hinzu und blicke nach einem Jahr zurück.';
const FRENCH =
  'Lantern est un journal calme pour la fin de la journée. Écrivez trois lignes chaque soir, ajoutez une photo et relisez-les un an plus tard.';
const DANISH =
  'Lantern er en rolig dagbog til slutningen af dagen. Skriv tre linjer hver aften, tilføj et billede og læs dem igen et år senere.';
const RUSSIAN =
  'Lantern — спокойный дневник для конца дня. Каждый вечер пишите три строки, добавляйте фото и перечитывайте их через год.';
const JAPANESE =
  'Lantern は一日の終わりに書く静かな日記です。毎晩三行を書き、写真を添えて、一年後に読み返せます。';
const SIGN_IN = `${ENGLISH} Sign in with your e-mail.`;
const LISTING = { 'fastlane/metadata/en-US/name.txt': 'Lantern: Evening Journal' };
const GERMAN_NAME = 'Laterne: Abendtagebuch';
const NO_SCREENS = submissionDraft().images.filter(({ slotId }) => slotId !== 'iphone-6.9');
const PHONE = { slotId: 'play-phone', width: 1080, height: 1920 };
const ICON = { kind: 'icon', slotId: undefined, width: 1024, height: 1024 } as const;
const watch = (slotId: string, width: number, height: number) => image({ id: slotId, slotId, width, height });
const shop = (width: number, height: number): Side => {
  const selling = sellingDraft([product()]);
  return draft({
    ...selling,
    images: selling.images.map((each) => (each.id === 'shop' ? { ...each, width, height } : each)),
  });
};
const accounts = (address?: string) =>
  answers({
    ...answersWith({ email: dataUse() }, { yesNo: { accounts: true } }),
    ...(address !== undefined && { texts: { accountDeletionUrl: address } }),
  });

/** The same for rules about texts, pictures, answers and files. */
export const DRAFT_EXAMPLES: Examples = {
  'listing-competitor': [
    draft(
      { listings: { 'en-US': listing({ keywords: 'diary,moonbeam,mood' }) } },
      { competitors: ['Moonbeam'] },
    ),
    draft({ listings: { 'en-US': listing({ keywords: 'diary,mood' }) } }, { competitors: ['Moonbeam'] }),
  ],
  'listing-custom-word': [
    draft({ listings: { 'en-US': listing({ subtitle: 'A cheap journal' }) } }, { customWords: ['cheap'] }),
    draft({ listings: { 'en-US': listing({ subtitle: 'A journal' }) } }, { customWords: ['cheap'] }),
  ],
  'language-untranslated': [
    inLanguages({ 'en-US': ENGLISH, 'de-DE': ENGLISH }),
    inLanguages({ 'en-US': ENGLISH, 'de-DE': GERMAN }),
  ],
  'language-misplaced': [
    inLanguages({ 'en-US': ENGLISH, 'de-DE': FRENCH }),
    inLanguages({ 'en-US': ENGLISH, no: DANISH }),
  ],
  'language-script': [
    inLanguages({ 'en-US': ENGLISH, 'ja-JP': RUSSIAN }),
    inLanguages({ 'en-US': ENGLISH, 'ja-JP': JAPANESE }),
  ],
  'purchase-id-twice': [
    draft(sellingDraft([product(), product({ reference: 'Plus yearly', period: 'P1Y' })])),
    draft(
      sellingDraft([
        product(),
        product({ reference: 'Plus yearly', productId: 'plus.yearly', period: 'P1Y' }),
      ]),
    ),
  ],
  'purchase-screenshot-size': [shop(1024, 500), shop(1320, 2868)],
  'listing-locale-unknown': [
    files({ ...LISTING, 'fastlane/metadata/en-NZ/name.txt': 'Lantern' }),
    files({ ...LISTING, 'fastlane/metadata/en-GB/name.txt': 'Lantern' }),
  ],
  'listing-locale-twice': [
    files({
      ...LISTING,
      'fastlane/metadata/de/name.txt': GERMAN_NAME,
      'fastlane/metadata/de-DE/name.txt': GERMAN_NAME,
    }),
    files({ ...LISTING, 'fastlane/metadata/de-DE/name.txt': GERMAN_NAME }),
  ],
  'listing-encoding': [
    files({
      ...LISTING,
      'fastlane/metadata/en-US/description.txt': Buffer.from(`\ufeff${ENGLISH}`, 'utf16le'),
    }),
    files({ ...LISTING, 'fastlane/metadata/en-US/description.txt': ENGLISH }),
  ],
  'listing-unreadable': [
    files({
      'fastlane/metadata/en-US/name.txt': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`,
    }),
    files(LISTING),
  ],
  'listing-link': [files({ 'fastlane/metadata/en-US/name.txt': '../../../shared/name.txt' }), files(LISTING)],
  'listing-config-broken': [
    files({ 'store.config.json': '{ "apple": { "info": }' }),
    files({ 'store.config.json': '{ "apple": { "info": {} } }' }),
  ],
  'developer-name-length': [
    draft(withDetails({ developerName: 'a'.repeat(65) })),
    draft(withDetails({ developerName: 'a'.repeat(64) })),
  ],
  'details-review-notes-too-long': [
    draft(withDetails({ reviewNotes: 'a'.repeat(4001) })),
    draft(withDetails({ reviewNotes: 'a'.repeat(4000) })),
  ],
  'image-size': [pictures(image({ width: 1000, height: 2000, slotId: undefined })), pictures(image())],
  'image-alpha': [pictures(image({ hasAlpha: true })), pictures(image())],
  'image-weight': [
    playPictures(image({ ...PHONE, blob: new Blob([new Uint8Array(8_500_000)]) })),
    playPictures(image({ ...PHONE, blob: new Blob([new Uint8Array(8_280_000)]) })),
  ],
  'image-format': [pictures(image({ ...ICON, mediaType: 'image/jpeg' })), pictures(image(ICON))],
  'image-unreadable': [
    files({ ...LISTING, 'fastlane/screenshots/en-US/1.png': 'RIFF\0\0\0\0WEBPVP8 ' }),
    files({ ...LISTING, 'fastlane/screenshots/en-US/1.png': makePng({ width: 1320, height: 2868 }) }),
  ],
  'image-set': [draft({ platform: 'ios', images: NO_SCREENS }), draft({ platform: 'ios' })],
  'image-ratio': [playPictures(image({ ...PHONE, height: 2520 })), playPictures(image(PHONE))],
  'image-depth': [
    playPictures(image({ ...PHONE, bitDepth: 16 })),
    playPictures(image({ ...PHONE, bitDepth: 8 })),
  ],
  'image-count': [pictures(...screenshots(11, {})), pictures(...screenshots(10, {}))],
  'image-device': [
    pictures(image({ slotId: 'ipad-13', width: 2064, height: 2752, screen: { width: 1320, height: 2868 } })),
    pictures(image({ slotId: 'ipad-13', width: 2064, height: 2752, screen: { width: 2064, height: 2752 } })),
  ],
  'image-blurred': [
    pictures(image({ screen: { width: 200, height: 300 } })),
    pictures(image({ screen: { width: 591, height: 1280 } })),
  ],
  'image-promotion': [playPictures(...screenshots(3, PHONE)), playPictures(...screenshots(4, PHONE))],
  'image-watches': [
    pictures(watch('watch-ultra', 410, 502), watch('watch-series-10', 416, 496)),
    pictures(watch('watch-ultra', 410, 502)),
  ],
  'build-missing': [draft({ builds: [iosBuild()] }), draft({})],
  'form-missing': [draft({ version: '' }), draft({})],
  'conflict-platform': [
    draft({ platform: 'android', builds: [iosBuild(), androidBuild()] }),
    draft({ platform: 'both' }),
  ],
  'conflict-bundle-id': [draft({ bundleId: 'com.example.lamp' }), draft({})],
  'conflict-version': [draft({ version: '1.5.0' }), draft({})],
  'locale-not-offered': [
    draft({ platform: 'ios', listings: { 'en-US': listing(), af: listing() } }),
    draft({ platform: 'android', listings: { 'en-US': listing(), af: listing() } }),
  ],
  'privacy-policy-url': [
    android(
      { permissions: ['android.permission.CAMERA'] },
      { listings: { 'en-US': listing({ privacyUrl: '' }) } },
    ),
    asksFor('CAMERA'),
  ],
  'privacy-policy-language': ['en', 'de'].map((language) =>
    draft({
      listings: {
        'en-US': listing({ privacyUrl: '' }),
        'de-DE': listing({ privacyUrl: `https://lantern.example/${language}/privacy` }),
        'fr-FR': listing({ privacyUrl: 'https://lantern.example/fr/privacy' }),
      },
    }),
  ) as [Side, Side],
  'demo-account': [
    texts({ description: SIGN_IN }),
    texts({ description: SIGN_IN }, withDetails({ needsLogin: true, demoUser: 'ada', demoPassword: 'x' })),
  ],
  'privacy-sign-in': [
    answers(noDataAnswers({ accounts: true })),
    answers(answersWith({ email: dataUse() }, { yesNo: { accounts: true } })),
  ],
  'terms-link': [
    texts({ description: `${ENGLISH} With a monthly subscription.` }),
    texts({
      description: `${ENGLISH} With a monthly subscription. Terms of use: https://lantern.example/terms`,
    }),
  ],
  'purchase-silent': [
    ios({ linkedFrameworks: ['StoreKit'] }),
    ios(
      { linkedFrameworks: ['StoreKit'] },
      { listings: { 'en-US': listing({ description: `${ENGLISH} One purchase unlocks all questions.` }) } },
    ),
  ],
  'privacy-undeclared': [
    answers(undefined, androidBuild({ permissions: ['android.permission.ACCESS_FINE_LOCATION'] })),
    answers(
      answersWith({ 'precise-location': dataUse() }),
      androidBuild({ permissions: ['android.permission.ACCESS_FINE_LOCATION'] }),
    ),
  ],
  'privacy-unused': [
    answers(answersWith({ 'precise-location': dataUse() })),
    answers(
      answersWith({ 'precise-location': dataUse() }),
      iosBuild(),
      androidBuild({ permissions: ['android.permission.ACCESS_FINE_LOCATION'] }),
    ),
  ],
  'privacy-tracking-prompt': [
    answers(TRACKED, iosBuild()),
    answers(
      TRACKED,
      iosBuild({ purposeStrings: { NSUserTrackingUsageDescription: 'Shows you fitting ads.' } }),
    ),
  ],
  'privacy-tracking-denied': [
    answers(
      noDataAnswers({ tracking: false }),
      iosBuild({ purposeStrings: { NSUserTrackingUsageDescription: 'Shows you fitting ads.' } }),
    ),
    answers(noDataAnswers({ tracking: false }), iosBuild()),
  ],
  'privacy-sdk-undeclared': [
    answers(
      answersWith({ ...ALL_OF_ADMOB, 'device-id': undefined }, { yesNo: { ads: true } }),
      androidBuild(ADMOB),
    ),
    answers(answersWith(ALL_OF_ADMOB, { yesNo: { ads: true } }), androidBuild(ADMOB)),
  ],
  'privacy-manifest-undeclared': [
    answers(answersWith({ performance: dataUse() }), manifestWith('CrashData')),
    answers(answersWith({ crashes: dataUse() }), manifestWith('CrashData')),
  ],
  'privacy-stores-differ': [
    answers(answersWith({ email: dataUse({ onlyIn: 'android' }) })),
    answers(answersWith({ email: dataUse() })),
  ],
  'privacy-tracking-unshared': [
    answers(answersWith({ 'device-id': dataUse({ isTracking: true }) }, { yesNo: { tracking: true } })),
    answers(TRACKED),
  ],
  'privacy-approximate-location': [
    answers(
      answersWith({ 'precise-location': dataUse() }),
      androidBuild({ permissions: ['android.permission.ACCESS_COARSE_LOCATION'] }),
    ),
    answers(
      answersWith({ 'precise-location': dataUse(), 'approximate-location': dataUse() }),
      androidBuild({ permissions: ['android.permission.ACCESS_COARSE_LOCATION'] }),
    ),
  ],
  'privacy-advertising-id': [
    answers(answersWith({}), androidBuild({ permissions: [AD_ID] })),
    answers(answersWith({ 'device-id': dataUse() }), androidBuild({ permissions: [AD_ID] })),
  ],
  'privacy-ads': [
    answers(answersWith(ALL_OF_ADMOB), androidBuild(ADMOB)),
    answers(answersWith(ALL_OF_ADMOB, { yesNo: { ads: true } }), androidBuild(ADMOB)),
  ],
  'privacy-families-ads': [
    answers(answersWith(ALL_OF_ADMOB, { yesNo: { ads: true, children: true } }), androidBuild(ADMOB)),
    answers(answersWith({}, { yesNo: { children: true } }), androidBuild()),
  ],
  'privacy-account-deletion': [accounts(), accounts('https://lantern.example/delete')],
  'privacy-open': [answers({ ...noDataAnswers(), yesNo: { accounts: false } }), answers(noDataAnswers())],
  'config-ignore-expired': [
    () =>
      checkIgnore({
        entry: { rule: 'image-size', until: '2020-01-01', reason: 'r' },
        isExpired: true,
        isUsed: true,
      }).map(({ rule }) => rule),
    () =>
      checkIgnore({
        entry: { rule: 'image-size', until: '2099-01-01', reason: 'r' },
        isExpired: false,
        isUsed: true,
      }).map(({ rule }) => rule),
  ],
  'config-ignore-unused': [
    () =>
      checkIgnore({ entry: { rule: 'image-size', reason: 'r' }, isExpired: false, isUsed: false }).map(
        ({ rule }) => rule,
      ),
    () =>
      checkIgnore({ entry: { rule: 'image-size', reason: 'r' }, isExpired: false, isUsed: true }).map(
        ({ rule }) => rule,
      ),
  ],
};
