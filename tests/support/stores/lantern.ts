import { BUNDLE_ID, DEMO_PASSWORD, newApp } from '../fake-app-store/apps';
import type { FakeAppStore } from '../fake-app-store/fake';
import { JOURNEYS } from '../fake-app-store/journeys';
import { pullFrom, pushTo } from '../fake-app-store/pushes';
import { makePng } from '../png';
import { createFakePlay, type FakePlay } from './fake-play';
import { push, wantedLantern, wantedPicture } from './wanted-play';

let shade = 0;
/** A small file with the head of a picture of this size. No two are equal. */
const png = (width: number, height: number) => makePng({ width, height }, new Uint8Array([(shade += 1)]));

/** An app of the App Store in three languages, with pictures in two sizes. */
export async function lanternOnAppStore(): Promise<FakeAppStore> {
  const fake = newApp();
  const [{ wanted } = { wanted: { fields: {}, pictures: {} } }] = JOURNEYS;
  const fields = {
    ...wanted.fields,
    'texts/de-DE/privacyUrl': 'https://lantern.example/datenschutz',
    'texts/ja/privacyUrl': 'https://lantern.example/ja/privacy',
    'texts/ja/description': '毎晩三行だけ書く静かな日記です。',
  };
  const sent = await pushTo(fake, { fields, pictures: {} }, { base: await pullFrom(fake) });
  if (sent.outcome.kind !== 'done') throw new Error(JSON.stringify(sent.outcome));
  const first = fake.store.all('appStoreReviewDetails')[0];
  Object.assign(first?.attributes ?? {}, {
    demoAccountName: 'reviewer',
    demoAccountPassword: DEMO_PASSWORD,
    demoAccountRequired: true,
  });
  const [rating] = fake.store.all('ageRatingDeclarations');
  Object.assign(rating?.attributes ?? {}, { ageRatingOverrideV2: 'SIXTEEN_PLUS' });
  const shots: [string, string, [number, number]][] = [
    ['en-US', 'APP_IPHONE_67', [1290, 2796]],
    ['en-US', 'APP_IPAD_PRO_3GEN_129', [2064, 2752]],
    ['de-DE', 'APP_IPHONE_67', [1290, 2796]],
  ];
  for (const [locale, type, [width, height]] of shots) {
    const text = fake.store
      .all('appStoreVersionLocalizations')
      .find(({ attributes }) => attributes.locale === locale);
    const set = fake.store.add(
      'appScreenshotSets',
      { screenshotDisplayType: type },
      { appStoreVersionLocalization: text?.id ?? '' },
    );
    for (const name of ['first.png', 'second.png']) {
      const shot = fake.store.add(
        'appScreenshots',
        { fileName: name, fileSize: 1, assetDeliveryState: { state: 'COMPLETE' } },
        { appScreenshotSet: set.id },
      );
      const templateUrl = `https://is1-ssl.mzstatic.com/image/${shot.id}/{w}x{h}bb.{f}`;
      Object.assign(shot.attributes, {
        sourceFileChecksum: 'f'.repeat(32),
        imageAsset: { templateUrl, width, height },
      });
      fake.showPicture(shot.id, png(width, height));
    }
  }
  return fake;
}

/** An app of Google Play in three languages, with pictures, and a release. */
export async function lanternOnPlay(): Promise<FakePlay> {
  const fake = createFakePlay({ packageName: BUNDLE_ID });
  const picture = (path: string, width: number, height: number) =>
    wantedPicture(path, new Uint8Array(png(width, height)));
  const { outcome } = await push(
    fake,
    wantedLantern({
      fields: {
        ...wantedLantern().fields,
        'details/contactPhone': '+44 20 7946 0001',
        'texts/de-DE/videoUrl': 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
      },
      pictures: {
        'pictures/en-US/phoneScreenshots': [picture('en-1.png', 1080, 1920), picture('en-2.png', 1080, 1930)],
        'pictures/de-DE/tenInchScreenshots': [
          picture('de-1.png', 1600, 2560),
          picture('de-2.png', 1600, 2500),
        ],
        'pictures/en-US/icon': [picture('own-icon.png', 512, 512)],
        'pictures/en-US/featureGraphic': [picture('own-feature.png', 1024, 500)],
      },
    }),
  );
  if (outcome?.kind !== 'done') throw new Error(JSON.stringify(outcome));
  fake.endReview(true);
  fake.reset();
  return fake;
}
