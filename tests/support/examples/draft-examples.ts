import { androidBuild, iosBuild } from '../build-fixtures/build-info';
import { image, listing, onlyTexts, screenshots, submissionDraft, withDetails } from '../drafts';
import { makePng } from '../png';
import { product, sellingDraft } from '../purchases';
import type { SubmissionDraft } from '@/model/draft';
import { checkIgnore } from '@/checks/config/ignores';
import { type Examples, android, asksFor, draft, files, ios, texts, type Side } from './sides';

const inLanguages = (descriptions: Readonly<Record<string, string>>) =>
  draft({
    platform: 'ios',
    listings: Object.fromEntries(
      Object.entries(descriptions).map(([locale, description]) => [locale, onlyTexts({ description })]),
    ),
  });
const pictures = (...images: SubmissionDraft['images']) => draft({ platform: 'ios', images });
const playPictures = (...images: SubmissionDraft['images']) => draft({ platform: 'android', images });
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

/** The same for rules about texts, pictures, purchases, files and the form. */
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
  'listing-video-form': [
    texts({ videoUrl: 'https://www.youtube.com/shorts/dQw4w9WgXcQ' }),
    texts({ videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }),
  ],
  'listing-keyword-company': [
    draft({
      ...withDetails({ developerName: 'Example Ltd' }),
      listings: { 'en-US': listing({ keywords: 'example,mood' }) },
    }),
    draft({
      ...withDetails({ developerName: 'Example Ltd' }),
      listings: { 'en-US': listing({ keywords: 'diary,mood' }) },
    }),
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
