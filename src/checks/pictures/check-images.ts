import type { Platform } from '@/model/app';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import type { CheckedImage } from '@/model/draft-image';
import type { PictureLook } from '@/model/picture-look';
import { defineRules } from '../define-rule';
import { checkGraphics } from './check-graphics';
import { checkSets, SET_RULES } from './check-sets';
import {
  IMAGE_RULES,
  imageFinding,
  imageMaker,
  orList,
  screenshotSource,
  type ImageFinding,
  type ImageTargets,
} from './image-rules';
import {
  likeliestSlot,
  PLAY_MAX_RATIO,
  slotAccepts,
  slotById,
  slotsForSize,
  type ScreenshotSlot,
} from '@/domain/screenshots/slots';

/** Google Play's largest screenshot file in bytes (sources 2.4). */
export const PLAY_MAX_BYTES = 8 * 1024 * 1024;
/** The largest ratio of the long to the short side that Google's help allows; it takes more (PLAY_MAX_RATIO). */
const PLAY_ADVISED_RATIO = 2;

const SHAPE_RULE = { checked: '2026-11-20', effort: 'graphics' } as const;

/** The rules about the pixels of one screenshot. */
export const SHAPE_RULES = defineRules({
  'image-ratio': {
    ...SHAPE_RULE,
    title: 'Shape of a screenshot',
    severity: 'blocker',
    source: GOOGLE.previewAssets,
    why: `Google Play refuses a screenshot whose long side is more than ${PLAY_MAX_RATIO} times the short one.`,
    fix: 'Crop it to 9:16, or draw it again at 1080x1920.',
    examples: { fires: '1080 x 2520 pixels', holds: '1080 x 1920 pixels' },
  },
  // One tool reports a refusal; devices save such screenshots themselves (sources 2.1).
  'image-depth': {
    ...SHAPE_RULE,
    title: 'Bits per channel',
    severity: 'note',
    source: APPLE.screenshots,
    why: 'Google’s help asks for 8 bits per channel (a 24-bit PNG), but no refusal is known.',
    fix: 'Keep it, or save it with 8 bits per channel if the upload fails.',
    examples: { fires: 'a PNG with 16 bits per channel', holds: 'a PNG with 8 bits per channel' },
  },
});

const shapeFinding = imageMaker(SHAPE_RULES);

/** The rules about sizes, formats and sets. */
export const IMAGE_FAMILIES = [IMAGE_RULES, SHAPE_RULES, SET_RULES] as const;

/**
 * Checks the images of a draft against the chosen stores: size, alpha, bit depth, ratio and file size of each image,
 * count per slot and locale, required sets, and the graphics. Images for a store that is not chosen are ignored. Limits
 * and their sources: slots.ts, store-graphics.ts.
 */
export function checkImages(images: readonly CheckedImage[], targets: ImageTargets): ImageFinding[] {
  const screenshots = images
    .filter((image) => image.kind === 'screenshot' && !isForOtherStore(image, targets))
    .map((image) => ({ image, slot: slotOf(image, targets) }));
  return [
    ...screenshots.flatMap(({ image, slot }) =>
      slot
        ? [...checkFitting(image, slot, targets.readings?.get(image.id)?.look)]
        : [unfitting(image, targets)],
    ),
    ...checkSets(screenshots, targets),
    ...checkGraphics(images, targets.platforms),
  ];
}

function isForOtherStore(image: CheckedImage, { platforms }: ImageTargets): boolean {
  const slot = slotById(image.slotId);
  return slot !== undefined && !platforms.includes(slot.store);
}

/** Returns the slot the image was assigned to, as long as its size fits; otherwise the likeliest by size. */
function slotOf(
  image: CheckedImage,
  { platforms, deviceFamilies }: ImageTargets,
): ScreenshotSlot | undefined {
  const chosen = slotById(image.slotId);
  if (chosen) return slotAccepts(chosen, image.width, image.height) ? chosen : undefined;
  return likeliestSlot(image, platforms, deviceFamilies);
}

/**
 * Reports an image that no slot accepts: too long for Google Play, a size of the other store, or a size of no store.
 */
function unfitting(image: CheckedImage, { platforms }: ImageTargets): ImageFinding {
  const size = `${image.width}x${image.height}`;
  const chosen = slotById(image.slotId);
  const store = chosen?.store ?? (platforms.length === 1 ? platforms[0] : undefined);
  const base = { locale: image.locale, picture: image.id } as const;

  if (store !== 'ios' && isLongerThan(image, PLAY_MAX_RATIO)) {
    return shapeFinding({
      ...base,
      rule: 'image-ratio',
      store: 'android',
      slot: chosen?.id,
      title: `${image.fileName} is ${size}, longer than ${PLAY_MAX_RATIO}:1`,
      offer: 'crop',
    });
  }
  const others = slotsForSize(image.width, image.height);
  const elsewhere = others.length > 0 && ` (it would fit ${orList(others.map((slot) => slot.label))})`;
  return imageFinding({
    ...base,
    rule: 'image-size',
    store,
    slot: chosen?.id,
    title: chosen
      ? `${image.fileName} is ${size}, which ${chosen.label} does not take`
      : `${image.fileName} is ${size}, no screenshot size of ${storeNames(platforms)}${elsewhere || ''}`,
    fix: chosen && `Draw it again. ${chosen.label} takes ${sizesText(chosen)}.`,
    offer: 'redraw',
    source: screenshotSource(store ?? 'ios'),
  });
}

function isLongerThan({ width, height }: CheckedImage, ratio: number): boolean {
  return Math.max(width, height) > Math.min(width, height) * ratio;
}

function storeNames(platforms: readonly Platform[]): string {
  return orList(platforms.map((platform) => (platform === 'ios' ? 'the App Store' : 'Google Play')));
}

/** Lists the sizes that a slot accepts. */
function sizesText(slot: ScreenshotSlot): string {
  if (!slot.sizeRule) {
    return (
      orList(slot.sizes.map(({ width, height }) => `${width}x${height}`)) +
      (slot.allowsRotation ? ', portrait or landscape' : '')
    );
  }
  const { minSide, maxSide, maxRatio, exactRatio, landscapeOnly } = slot.sizeRule;
  const ratio = exactRatio ? `exactly ${exactRatio.long}:${exactRatio.short}` : `at most ${maxRatio}:1`;
  const turned = exactRatio && exactRatio.long !== exactRatio.short && !landscapeOnly;
  return `sides of ${minSide} to ${maxSide} px, ${ratio}${turned ? ` or ${exactRatio.short}:${exactRatio.long}` : ''}`;
}

/** The App Store and Wear OS refuse an alpha channel (sources 2.1 and 2.4). Google Play takes it in phone screenshots. */
function refusesAlpha({ id, store }: ScreenshotSlot): boolean {
  return store === 'ios' || id === 'play-wear';
}

function alphaTitle({ fileName }: CheckedImage, look: PictureLook | undefined): string {
  if (look?.isTransparent === true) return `${fileName} has transparent parts`;
  return `${fileName} has an alpha channel${look ? ' in which nothing is transparent' : ''}`;
}

/** Checks an image whose size fits. */
function* checkFitting(
  image: CheckedImage,
  slot: ScreenshotSlot,
  look: PictureLook | undefined,
): Generator<ImageFinding> {
  const base = {
    store: slot.store,
    locale: image.locale,
    picture: image.id,
    slot: slot.id,
    source: screenshotSource(slot.store),
  } as const;
  if (slot.mediaTypes && !slot.mediaTypes.includes(image.mediaType)) {
    yield imageFinding({
      ...base,
      rule: 'image-format',
      title: `${image.fileName} is a JPEG; ${slot.label} has to be a PNG`,
      offer: 'redraw',
    });
  }
  if (image.hasAlpha) {
    yield imageFinding({
      ...base,
      rule: 'image-alpha',
      ...(refusesAlpha(slot)
        ? look?.isTransparent === false && { severity: 'warning' }
        : { severity: 'note' }),
      title: alphaTitle(image, look),
      why: refusesAlpha(slot)
        ? 'The store’s page has refused screenshots with an alpha channel, even when no pixel is transparent.'
        : 'Google’s help asks for screenshots without transparency, but the Play Console takes them.',
      offer: 'remove-alpha',
    });
  }
  if (slot.store === 'android' && isLongerThan(image, PLAY_ADVISED_RATIO)) {
    yield shapeFinding({
      ...base,
      rule: 'image-ratio',
      severity: 'note',
      title: `${image.fileName} is ${image.width}x${image.height}, longer than ${PLAY_ADVISED_RATIO}:1`,
      why: `Google’s help allows a long side of at most twice the short one. The Play Console takes up to ${PLAY_MAX_RATIO} times.`,
      fix: 'Keep it, or crop it to 9:16, which Google Play also counts for promotion.',
      offer: 'crop',
    });
  }
  if (image.bitDepth !== undefined && image.bitDepth > 8) {
    yield shapeFinding({
      ...base,
      rule: 'image-depth',
      title: `${image.fileName} has ${image.bitDepth} bits per channel`,
      why:
        slot.store === 'ios'
          ? 'Devices with wide colour save such screenshots. No page of Apple excludes them, but one tool reports a refusal.'
          : undefined,
      offer: 'remove-alpha',
    });
  }
  if (slot.store === 'android' && image.blob.size > PLAY_MAX_BYTES) {
    yield imageFinding({
      ...base,
      rule: 'image-weight',
      title: `${image.fileName} has ${(image.blob.size / 1024 / 1024).toFixed(1)} MB`,
      why: 'Google Play accepts screenshots of at most 8 MB.',
      fix: 'Save it as JPEG.',
      offer: 'redraw',
    });
  }
}
