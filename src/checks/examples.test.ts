import { expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { image, listing, submissionDraft, withDetails } from '@tests/support/drafts';
import { product, sellingDraft } from '@tests/support/purchases';
import type { Platform } from '@/model/app';
import type { Finding } from '@/model/finding';
import type { PictureLook } from '@/model/picture-look';
import { checkBuild } from './build/check-build';
import { ANDROID_BUILD_RULES, IOS_BUILD_RULES, PACKAGE_RULES, ANY_BUILD_RULES } from './build/rules';
import type { Rule } from './define-rule';
import { checkDetails, DETAILS_RULES } from './details/check-details';
import { checkListing } from './listing/check-listing';
import { LISTING_RULES } from './listing/rules';
import { checkPictures } from './pictures/check-pictures';
import { exampleLook, PICTURE_LOOK_RULES } from './pictures/picture-looks';
import { checkPurchases } from './purchases/check-purchases';
import { PURCHASE_RULES } from './purchases/rules';
import { checkRelease } from './release/check-release';
import { RELEASE_RULES } from './release/release-plan';

type Facts = Readonly<Record<string, unknown>>;
type Check = (facts: Facts, store: Platform, locale: string) => Finding[];

const TODAY = '2026-11-25';

/** How the facts of an example become something to check, for each list of rules that has such examples. */
const SUBJECTS: readonly (readonly [
  families: readonly { rules: Readonly<Record<string, Rule>> }[],
  Check,
])[] = [
  [
    LISTING_RULES,
    (texts, store, locale) => checkListing(listing(texts), { platforms: [store], locale, isUpdate: false }),
  ],
  [
    [...IOS_BUILD_RULES, ...ANDROID_BUILD_RULES, ...PACKAGE_RULES, ...ANY_BUILD_RULES],
    (facts, store) => checkBuild(store === 'ios' ? iosBuild(facts) : androidBuild(facts), TODAY),
  ],
  [
    PURCHASE_RULES,
    (facts, platform) => checkPurchases(sellingDraft([product({ reviewNotes: '', ...facts })], { platform })),
  ],
  [
    PICTURE_LOOK_RULES,
    ({ device, looks }, store, locale) => {
      const slotId = {
        ios: { tablet: 'ipad-13', phone: 'iphone-6.9' },
        android: { tablet: 'play-tablet-10', phone: 'play-phone' },
      }[store][device === 'tablet' ? 'tablet' : 'phone'];
      const seen = (looks as Partial<PictureLook>[]).map((facts, at) => ({
        id: `${at}`,
        look: exampleLook(facts),
      }));
      return checkPictures(
        seen.map(({ id }) => image({ id, locale, slotId })),
        [store],
        new Map(seen.map(({ id, look }) => [id, { look }])),
      );
    },
  ],
  [
    DETAILS_RULES,
    (details, store, locale) =>
      checkDetails(
        { ...submissionDraft().details, ...details },
        { platforms: [store], locale, today: TODAY },
      ),
  ],
  [
    [RELEASE_RULES],
    (release, platform) =>
      checkRelease(
        submissionDraft({ ...withDetails({ isUpdate: platform === 'android' }), platform, release }),
        TODAY,
      ),
  ],
];

it('fires for one side of each example and holds for the other, which has no other blocker', () => {
  const failures = SUBJECTS.flatMap(([families, check]) =>
    families
      .flatMap(({ rules }) => Object.entries(rules))
      .flatMap(([id, { examples, stores }]) => {
        const { fires, holds, store = stores?.[0] ?? 'ios', locale = 'en-US' } = examples ?? {};
        if (typeof fires !== 'object' || typeof holds !== 'object') return [];
        const held = check(holds, store, locale);
        return [
          ...(check(fires, store, locale).some(({ rule }) => rule === id) ? [] : [`${id} does not fire`]),
          ...(held.some(({ rule }) => rule === id) ? [`${id} does not hold`] : []),
          ...held
            .filter(({ rule, severity }) => rule !== id && severity === 'blocker')
            .map(({ rule }) => `${id} holds, but ${rule} is a blocker`),
        ];
      }),
  );
  expect(failures).toEqual([]);
});
