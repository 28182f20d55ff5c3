import { PATHS } from '@/config/paths';
import { BANNER_SIZES } from '@/domain/drawing/banner-sizes';
import { fieldLimits, LISTING_LIMITS, listingLimit } from '@/domain/listings/limits';
import type { ListingField } from '@/model/listing';
import { Points, Table, To } from '../components/answer-parts';
import { ABOUT_THE_LISTING } from './first-questions';
import type { TopicGroup } from './topic';

const FIELDS: readonly ListingField[] = [...new Set(LISTING_LIMITS.map(({ field }) => field))];

/** One row per field that has a length worth knowing: its name, Apple's limit, Google Play's. */
const LIMIT_ROWS = FIELDS.filter((field) => !field.endsWith('Url')).map((field) => [
  fieldLimits(field, ['ios', 'android'])[0]?.label ?? field,
  limitText(field, 'ios'),
  limitText(field, 'android'),
]);

function limitText(field: ListingField, store: 'ios' | 'android'): string {
  return listingLimit(store, field)?.max.toString() ?? 'none';
}

/** The sizes of the screenshot generator and of the marketing kit's banners. */
const SIZE_ROWS = [
  ['iPhone 6.7 inch', '1290 × 2796'],
  ['iPhone 6.1 inch', '1179 × 2556'],
  ['iPad 12.9 inch', '2048 × 2732'],
  ['Android phone', '1080 × 1920'],
  ...BANNER_SIZES.map(({ platform, width, height }) => [`Banner, ${platform}`, `${width} × ${height}`]),
];

export const FEATURES: TopicGroup = {
  id: 'features',
  title: 'Features',
  answersTitle: 'How it works',
  topics: [
    ...ABOUT_THE_LISTING,
    {
      id: 'reading-builds',
      title: 'What is read from a build',
      answer: (
        <>
          <p>In your browser, without an upload and whatever the size of the file, StorePilot reads:</p>
          <Points>
            <li>name, bundle id or package, version and build number;</li>
            <li>minimum and target systems, SDK versions, device families;</li>
            <li>permissions and the reasons given for them, privacy manifests;</li>
            <li>signing, expiry of profiles, and whether the build is a debug build;</li>
            <li>native code: processor types and memory page alignment.</li>
          </Points>
        </>
      ),
    },
    {
      id: 'text-limits',
      title: 'Text limits of both stores',
      answer: (
        <>
          <Table
            caption="Maximum number of characters"
            columns={['Field', 'App Store', 'Google Play']}
            rows={LIMIT_ROWS}
          />
          <p>Spaces at either end do not count. Most emoji count as one character, flags as two.</p>
        </>
      ),
    },
    {
      id: 'image-sizes',
      title: 'Screenshot and banner sizes',
      answer: (
        <>
          <Table caption="Sizes in pixels" columns={['Image', 'Width × height']} rows={SIZE_ROWS} />
          <p>
            Images are saved without transparency, which the App Store refuses. The wizard offers further
            sizes.
          </p>
        </>
      ),
    },
    {
      id: 'readiness',
      title: 'How the readiness report decides',
      answer: (
        <Points>
          <li>A blocker is something that a store refuses. One is enough to stop a submission.</li>
          <li>A warning is something reviewers often send back.</li>
          <li>A note is worth knowing and needs no action.</li>
        </Points>
      ),
    },
    {
      id: 'real-and-simulated',
      title: 'What is real and what is simulated',
      answer: (
        <>
          <p>
            Results with a badge that reads “Sample data” or “Simulated” come from fixed examples: scores,
            suggested texts, analytics, store reviews, billing. Nothing is sent anywhere to make them.
          </p>
          <p>
            Everything without a badge is worked out from your own files and texts: build reading, listing
            checks, images, packages, exports. See all six tools on the{' '}
            <To path={PATHS.product}>product page</To>.
          </p>
        </>
      ),
    },
  ],
};
