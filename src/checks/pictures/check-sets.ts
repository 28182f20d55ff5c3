import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { screenKindName } from '@/domain/screenshots/screen-kinds';
import type { CheckedImage } from '@/model/draft-image';
import { uncapitalized } from '@/domain/texts';
import { defineRules } from '../define-rule';
import {
  imageFinding,
  imageMaker,
  screenshotSource,
  type ImageFinding,
  type ImageTargets,
} from './image-rules';
import { canBeFrom, isTooSmall } from '@/domain/screenshots/screen-devices';
import { SCREENSHOT_SLOTS, type ScreenshotSlot } from '@/domain/screenshots/slots';

/** A screenshot and its slot; none when no slot accepts it. */
interface Placed {
  image: CheckedImage;
  slot: ScreenshotSlot | undefined;
}

/** Google Play promotes apps with at least four screenshots of 1080 px, exactly 9:16 or 16:9 (sources 2.4). */
const PROMOTION = { count: 4, minSide: 1080, long: 16, short: 9 } as const;
const PROMOTED_SLOTS: ReadonlySet<string> = new Set(['play-phone', 'play-tablet-7', 'play-tablet-10']);
/** Google Play publishes with at least two screenshots across all device types (sources 2.4). */
const PLAY_MIN_TOTAL = 2;

const SET_RULE = { source: GOOGLE.previewAssets, checked: '2026-11-20', effort: 'graphics' } as const;

/** The rules about the screenshots of one slot and language, and of all together. */
export const SET_RULES = defineRules({
  'image-count': {
    ...SET_RULE,
    title: 'Number of images in a set',
    severity: 'blocker',
    source: APPLE.screenshots,
    why: 'The store accepts no more per language; the others make the upload fail or are dropped.',
    fix: 'Remove or add some.',
    examples: { fires: '11 screenshots of the iPhone in one language', holds: '10 of them' },
  },
  // Certain only about the shape; the upload itself succeeds.
  'image-device': {
    ...SET_RULE,
    title: 'Screen of another kind of device',
    severity: 'warning',
    source: APPLE.screenshotsInUse,
    why: 'App Review rejects screenshots that show the app on another kind of device.',
    fix: 'Add screens taken on that kind of device, or remove this size.',
    examples: {
      fires: 'an iPhone’s screen drawn at the size of an iPad',
      holds: 'an iPad’s screen at that size',
    },
  },
  'image-blurred': {
    ...SET_RULE,
    title: 'Small screen, enlarged',
    since: '2026-11-26',
    severity: 'warning',
    source: APPLE.screenshotsInUse,
    checked: '2026-11-26',
    why: 'A picture of less than 320 px is blurred at the stores’ sizes, and no store takes it by itself.',
    fix: 'Add the screen again, straight from a device or simulator.',
    examples: { fires: 'a screen of 200 x 300, drawn at 1320 x 2868', holds: 'a screen of 591 x 1280' },
  },
  'image-promotion': {
    ...SET_RULE,
    title: 'Screenshots for promotion',
    severity: 'note',
    why: 'Google Play promotes apps with four screenshots or more of at least 1080 px, exactly 9:16 or 16:9.',
    fix: 'Draw them at 1080x1920.',
    examples: { fires: 'three screenshots of 1080 x 1920', holds: 'four of them' },
  },
  'image-watches': {
    ...SET_RULE,
    title: 'Watch screenshots in several sizes',
    severity: 'warning',
    source: APPLE.screenshots,
    why: 'The App Store shows one watch size, the same for all languages.',
    fix: 'Keep the images of one watch size and remove the others.',
    examples: { fires: 'Apple Watch Ultra and Series 10', holds: 'Apple Watch Ultra in each language' },
  },
});

const setFinding = imageMaker(SET_RULES);

/**
 * Checks the count per slot and locale, the sets that a store requires, and whether Google Play may promote the app.
 */
export function checkSets(screenshots: readonly Placed[], targets: ImageTargets): ImageFinding[] {
  const sets = new Map<string, { slot: ScreenshotSlot; locale: string; images: CheckedImage[] }>();
  for (const { image, slot } of screenshots) {
    if (!slot) continue;
    const key = `${slot.id}:${image.locale}`;
    const set = sets.get(key) ?? { slot, locale: image.locale, images: [] };
    set.images.push(image);
    sets.set(key, set);
  }
  return [
    ...[...sets.values()].flatMap(({ slot, locale, images }) => [
      ...checkSet(slot, locale, images, ofPlay(screenshots, locale).length),
    ]),
    ...mixedWatches([...sets.values()].map(({ slot }) => slot)),
    ...missingAppleSets(screenshots, targets),
    ...missingPlaySets(screenshots, targets),
  ];
}

/** The screenshots for Google Play in a locale, or in any. */
function ofPlay(screenshots: readonly Placed[], locale: string | undefined): Placed[] {
  return screenshots.filter(
    ({ slot, image }) => slot?.store === 'android' && (locale === undefined || image.locale === locale),
  );
}

function* checkSet(
  slot: ScreenshotSlot,
  locale: string,
  images: readonly CheckedImage[],
  playTotal: number,
): Generator<ImageFinding> {
  const count = images.length;
  const base = {
    store: slot.store,
    locale,
    slot: slot.id,
    source: screenshotSource(slot.store),
  } as const;
  if (count > slot.maxCount) {
    yield setFinding({
      ...base,
      rule: 'image-count',
      title: `${slot.label}: ${count} images in ${locale}; the limit is ${slot.maxCount}`,
      fix: `Remove ${count - slot.maxCount}.`,
    });
  }
  const others = images.filter(({ screen }) => screen !== undefined && !canBeFrom(screen, slot));
  if (others.length > 0) yield otherDevices(slot, locale, others.length, count);
  const small = images.filter(({ screen }) => screen !== undefined && isTooSmall(screen, slot)).length;
  if (small > 0)
    yield setFinding({
      ...base,
      rule: 'image-blurred',
      source: APPLE.screenshotsInUse,
      title: `${small === count ? 'The' : `${small} of the`} ${nameOf(slot)} in ${locale} are enlarged from small pictures`,
    });
  if (count < slot.minCount) {
    yield setFinding({
      ...base,
      rule: 'image-count',
      // Chromebooks require four only when the app is offered there, and screenshots of other devices count as well.
      severity: slot.requiredWhen === 'targeted' || playTotal >= PLAY_MIN_TOTAL ? 'warning' : 'blocker',
      title: `${slot.label}: ${count} of at least ${slot.minCount} images in ${locale}`,
      why: 'The store requires more of them.',
      fix: `Add ${slot.minCount - count} more.`,
      offer: 'redraw',
    });
  }
  const promotable = images.filter(isPromotable).length;
  if (PROMOTED_SLOTS.has(slot.id) && count >= slot.minCount && promotable < PROMOTION.count) {
    const more = Math.max(0, PROMOTION.count - count);
    const redraw = 'Draw them at 1080x1920';
    yield setFinding({
      ...base,
      rule: 'image-promotion',
      title: `${promotable} of the ${uncapitalized(slot.label)} in ${locale} count for promotion; ${PROMOTION.count} are needed`,
      fix:
        promotable === count
          ? `Add ${more} more.`
          : more > 0
            ? `${redraw}, and add ${more} more.`
            : `${redraw}.`,
      offer: 'redraw',
    });
  }
}

/** Pictures that are drawn or cropped from the screen of another kind of device: the size alone makes no iPad set. */
function otherDevices(slot: ScreenshotSlot, locale: string, others: number, count: number): ImageFinding {
  const kind = screenKindName(slot.store, slot.device);
  const which = others === count ? 'The' : `${others} of the`;
  const isRefused = slot.store === 'ios' || slot.device === 'watch';
  return setFinding({
    rule: 'image-device',
    ...(!isRefused && { severity: 'note' }),
    store: slot.store,
    locale,
    slot: slot.id,
    title: `${which} ${nameOf(slot)} in ${locale} show screens of another kind of device`,
    why:
      slot.store === 'ios'
        ? 'App Review rejects screenshots that show the app on another kind of device (guideline 2.3.3).'
        : slot.device === 'watch'
          ? 'Google Play takes only the watch app’s own screen.'
          : 'Google asks for pictures of the app on this kind of device, but takes others.',
    fix:
      slot.id === 'ipad-13'
        ? 'Add iPad screenshots, or publish for iPhone only.'
        : `Add screens taken on ${kind}, or remove this size.`,
    source: slot.store === 'ios' ? APPLE.screenshotsInUse : GOOGLE.previewAssets,
  });
}

function nameOf({ store, label }: ScreenshotSlot): string {
  return store === 'ios' ? `${label} screenshots` : uncapitalized(label);
}

function isPromotable({ width, height }: CheckedImage): boolean {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  return short >= PROMOTION.minSide && long * PROMOTION.short === short * PROMOTION.long;
}

/** Apple accepts one watch size, which must be the same for all languages (sources 2.1). */
function* mixedWatches(slots: readonly ScreenshotSlot[]): Generator<ImageFinding> {
  const labels = new Set(
    slots.filter(({ store, device }) => store === 'ios' && device === 'watch').map(({ label }) => label),
  );
  if (labels.size < 2) return;
  yield setFinding({
    rule: 'image-watches',
    store: 'ios',
    title: `Watch screenshots in ${labels.size} sizes: ${[...labels].join(', ')}`,
  });
}

/** Slots of which one is required per device family; iPhone apps may give the 6.5" set instead of the 6.9" one. */
const APPLE_SETS = [
  { family: 1, slotIds: ['iphone-6.9', 'iphone-6.5'], runsOn: 'iPhone' },
  { family: 2, slotIds: ['ipad-13'], runsOn: 'iPad' },
  { family: 3, slotIds: ['apple-tv'], runsOn: 'Apple TV' },
  { family: 6, slotIds: ['mac'], runsOn: 'Mac' },
  { family: 7, slotIds: ['vision-pro'], runsOn: 'Apple Vision Pro' },
] as const;

function missingAppleSets(
  screenshots: readonly Placed[],
  { platforms, deviceFamilies, defaultLocale }: ImageTargets,
): ImageFinding[] {
  if (!platforms.includes('ios')) return [];
  const families = deviceFamilies ?? [1];
  return APPLE_SETS.flatMap(({ family, slotIds, runsOn }): ImageFinding[] => {
    if (!families.includes(family)) return [];
    const given = screenshots.filter(({ slot }) => slotIds.some((slotId) => slotId === slot?.id));
    if (given.some(({ image }) => defaultLocale === undefined || image.locale === defaultLocale)) return [];
    const slot = SCREENSHOT_SLOTS.find((candidate) => candidate.id === slotIds[0]);
    const label = slot?.label ?? runsOn;
    return [
      imageFinding({
        rule: 'image-set',
        store: 'ios',
        slot: slotIds[0],
        locale: defaultLocale,
        title: `No ${label} screenshots${defaultLocale === undefined ? '' : ` in ${defaultLocale}`}`,
        why: `The App Store requires this set for an app that runs on ${runsOn}${given.length > 0 ? ', in the main language first' : ''}.`,
        fix:
          family === 2
            ? 'Add iPad screenshots, or publish for iPhone only.'
            : `Add 1 to 10 ${label} screenshots.`,
        offer: 'redraw',
      }),
    ];
  });
}

/** The set that shows an app on each kind of device; without it, visitors would see no picture of the app there. */
const PLAY_SETS = {
  phone: {
    slotId: 'play-phone',
    why: 'Google Play publishes an app only with at least two screenshots.',
    title: 'No phone screenshots for Google Play',
    runsOn: 'phones',
    fix: 'Add 2 to 8, ideally at 1080x1920.',
  },
  wear: {
    slotId: 'play-wear',
    why: 'Google Play publishes an app for watches only with a screenshot of it.',
    title: 'No Wear OS screenshots for Google Play',
    runsOn: 'watches',
    fix: 'Add 1 to 8 square ones of at least 384 px, which show nothing but the app’s own screen.',
  },
  tv: {
    slotId: 'play-tv',
    why: 'Google Play publishes an app for TVs only with a screenshot of it.',
    title: 'No Android TV screenshots for Google Play',
    runsOn: 'TVs',
    fix: 'Add 1 to 8, ideally at 1920x1080.',
  },
} as const;

function missingPlaySets(screenshots: readonly Placed[], targets: ImageTargets): ImageFinding[] {
  const { platforms, formFactors, defaultLocale } = targets;
  if (!platforms.includes('android')) return [];
  const given = ofPlay(screenshots, defaultLocale);
  const [mainForm = 'phone', ...otherForms] = formFactors ?? [];
  const main = mainForm === 'wear' || mainForm === 'tv' ? mainForm : 'phone';
  const missing = (form: keyof typeof PLAY_SETS) => {
    const set = PLAY_SETS[form];
    // A set that is only too small is reported by its count.
    return given.some(({ slot }) => slot?.id === set.slotId) ? [] : [{ form, set }];
  };
  const isPublishable = given.length >= PLAY_MIN_TOTAL;
  const finding = (
    set: (typeof PLAY_SETS)[keyof typeof PLAY_SETS],
    change: Pick<Parameters<typeof imageFinding>[0], 'severity' | 'why'>,
  ) =>
    imageFinding({
      rule: 'image-set',
      store: 'android',
      slot: set.slotId,
      locale: defaultLocale,
      title: `${set.title}${defaultLocale === undefined ? '' : ` in ${defaultLocale}`}`,
      fix: set.fix,
      offer: 'redraw',
      source: GOOGLE.previewAssets,
      ...change,
    });
  return [
    ...missing(main).map(({ set }) =>
      finding(set, {
        severity: isPublishable ? 'warning' : 'blocker',
        why: isPublishable ? `Visitors on ${set.runsOn} would see no picture of the app.` : set.why,
      }),
    ),
    ...otherForms
      .filter((form) => form === 'wear' || form === 'tv')
      .flatMap(missing)
      .map(({ set }) =>
        finding(set, {
          // The build can run there, but only the Play Console knows whether the app is offered there.
          severity: 'note',
          why: `The build also runs on ${set.runsOn}. To offer it there, Google Play asks for a screenshot of it.`,
        }),
      ),
  ];
}
