import { APPLE, GOOGLE } from '../rules/sources';
import type { CheckedImage } from '../submissions/draft';
import { imageFinding, screenshotSource, type ImageFinding, type ImageTargets } from './image-finding';
import { SCREENSHOT_SLOTS, type ScreenshotSlot } from './slots';

/** A screenshot and its slot; none when no slot accepts it. */
interface Placed {
  image: CheckedImage;
  slot: ScreenshotSlot | undefined;
}

/** Google Play promotes apps with at least four phone screenshots of 1080 px, exactly 9:16 or 16:9 (sources 2.4). */
const PROMOTION = { count: 4, minSide: 1080, long: 16, short: 9 } as const;
/** Google Play publishes with at least two screenshots across all device types (sources 2.4). */
const PLAY_MIN_TOTAL = 2;

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
    ...[...sets.values()].flatMap(({ slot, locale, images }) => checkSet(slot, locale, images)),
    ...mixedWatches([...sets.values()].map(({ slot }) => slot)),
    ...missingAppleSets(screenshots, targets),
    ...missingPlaySets(screenshots, targets),
  ];
}

function checkSet(slot: ScreenshotSlot, locale: string, images: readonly CheckedImage[]): ImageFinding[] {
  const count = images.length;
  const base = {
    store: slot.store,
    locale,
    slot: slot.id,
    source: screenshotSource(slot.store),
  } as const;
  const findings: ImageFinding[] = [];
  if (count > slot.maxCount) {
    findings.push(
      imageFinding({
        ...base,
        rule: 'image-count',
        severity: 'blocker',
        title: `${slot.label}: ${count} images in ${locale}; the limit is ${slot.maxCount}`,
        why: 'The store accepts no more per language; the others make the upload fail or are dropped.',
        fix: `Remove ${count - slot.maxCount}.`,
      }),
    );
  }
  if (count < slot.minCount) {
    findings.push(
      imageFinding({
        ...base,
        rule: 'image-count',
        // Large screens require four only when the app is offered there, so fewer are not always refused.
        severity: slot.requiredWhen === 'targeted' ? 'warning' : 'blocker',
        title: `${slot.label}: ${count} of at least ${slot.minCount} images in ${locale}`,
        why: 'The store requires more of them.',
        fix: `Add ${slot.minCount - count} more.`,
        offer: 'redraw',
      }),
    );
  }
  const promotable = images.filter(isPromotable).length;
  if (slot.id === 'play-phone' && count >= slot.minCount && promotable < PROMOTION.count) {
    findings.push(
      imageFinding({
        ...base,
        rule: 'image-promotion',
        severity: 'note',
        title: `${promotable} of the phone screenshots in ${locale} count for promotion; ${PROMOTION.count} are needed`,
        why: 'Google Play promotes apps with four screenshots or more of at least 1080 px, exactly 9:16 or 16:9.',
        fix: 'Draw them at 1080x1920 in the studio.',
        offer: 'redraw',
      }),
    );
  }
  return findings;
}

function isPromotable({ width, height }: CheckedImage): boolean {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  return short >= PROMOTION.minSide && long * PROMOTION.short === short * PROMOTION.long;
}

/** Apple accepts one watch size, which must be the same for all languages (sources 2.1). */
function mixedWatches(slots: readonly ScreenshotSlot[]): ImageFinding[] {
  const labels = new Set(
    slots.filter(({ store, device }) => store === 'ios' && device === 'watch').map(({ label }) => label),
  );
  if (labels.size < 2) return [];
  return [
    imageFinding({
      rule: 'image-watches',
      severity: 'warning',
      store: 'ios',
      title: `Watch screenshots in ${labels.size} sizes: ${[...labels].join(', ')}`,
      why: 'The App Store shows one watch size, the same for all languages.',
      fix: 'Keep the images of one watch size and remove the others.',
      source: APPLE.screenshots,
    }),
  ];
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
        severity: 'blocker',
        store: 'ios',
        slot: slotIds[0],
        locale: defaultLocale,
        title: `No ${label} screenshots${defaultLocale === undefined ? '' : ` in ${defaultLocale}`}`,
        why: `The App Store requires this set for an app that runs on ${runsOn}${given.length > 0 ? ', in the main language first' : ''}.`,
        fix: `Add 1 to 10 ${label} screenshots.`,
        offer: 'redraw',
        source: APPLE.screenshots,
      }),
    ];
  });
}

function missingPlaySets(
  screenshots: readonly Placed[],
  { platforms, defaultLocale }: ImageTargets,
): ImageFinding[] {
  if (!platforms.includes('android')) return [];
  const given = screenshots.filter(
    ({ slot, image }) =>
      slot?.store === 'android' && (defaultLocale === undefined || image.locale === defaultLocale),
  );
  // A phone set that is only too small is reported by its count.
  if (given.some(({ slot }) => slot?.id === 'play-phone')) return [];
  const isPublishable = given.length >= PLAY_MIN_TOTAL;
  return [
    imageFinding({
      rule: 'image-set',
      severity: isPublishable ? 'warning' : 'blocker',
      store: 'android',
      slot: 'play-phone',
      locale: defaultLocale,
      title: `No phone screenshots for Google Play${defaultLocale === undefined ? '' : ` in ${defaultLocale}`}`,
      why: isPublishable
        ? 'Visitors on phones would see no picture of the app.'
        : 'Google Play publishes an app only with at least two screenshots.',
      fix: 'Add 2 to 8, ideally at 1080x1920.',
      offer: 'redraw',
      source: GOOGLE.previewAssets,
    }),
  ];
}
