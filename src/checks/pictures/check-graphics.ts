import type { Platform } from '@/model/app';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import type { CheckedImage } from '@/model/draft-image';
import { imageFinding, orList, type ImageFinding } from './image-rules';
import {
  STORE_GRAPHICS,
  hasSize,
  hasSizeOfStore,
  type StoreGraphic,
} from '@/domain/screenshots/store-graphics';

/** Checks app icons and the feature graphic: size, alpha, format, file size, and whether a required one is missing. */
export function checkGraphics(
  images: readonly CheckedImage[],
  platforms: readonly Platform[],
): ImageFinding[] {
  const asked = STORE_GRAPHICS.filter((graphic) => graphic.kind && platforms.includes(graphic.store));
  return [
    ...images.flatMap((image) => (image.kind === 'screenshot' ? [] : [...checkGraphic(image, asked)])),
    ...asked.flatMap((graphic) => [...missing(graphic, images)]),
  ];
}

function* checkGraphic(image: CheckedImage, asked: readonly StoreGraphic[]): Generator<ImageFinding> {
  const graphic = asked.find((candidate) => hasSize(image, candidate));
  if (graphic) {
    yield* checkFitting(image, graphic);
    return;
  }
  // An icon or graphic of a store that is not chosen is not checked.
  if (hasSizeOfStore(image)) return;
  const wanted = asked.filter((candidate) => candidate.kind === image.kind);
  if (wanted.length === 0) return;
  const name = image.kind === 'icon' ? 'an app icon' : 'a feature graphic';
  const sizes = orList(wanted.map(({ size }) => `${size.width}x${size.height}`));
  yield imageFinding({
    rule: 'image-size',
    store: wanted.length === 1 ? wanted[0]?.store : undefined,
    title: `${image.fileName} is ${image.width}x${image.height}, ${name} has ${sizes}`,
    why: 'The store accepts this graphic only in one exact size.',
    fix: `Draw it again at ${sizes}.`,
    offer: 'redraw',
    locale: image.locale,
    picture: image.id,
    source: wanted[0]?.store === 'ios' ? APPLE.icons : GOOGLE.previewAssets,
  });
}

function* checkFitting(image: CheckedImage, graphic: StoreGraphic): Generator<ImageFinding> {
  const base = {
    store: graphic.store,
    locale: image.locale,
    picture: image.id,
    slot: graphic.id,
    source: graphic.store === 'ios' ? APPLE.icons : GOOGLE.previewAssets,
  } as const;
  if (image.hasAlpha && !graphic.allowsAlpha) {
    yield imageFinding({
      ...base,
      rule: 'image-alpha',
      ...(graphic.store === 'android' && { severity: 'note' }),
      title: `${image.fileName} has an alpha channel`,
      why:
        graphic.store === 'ios'
          ? 'Apple refuses an icon with transparency (ITMS-90717).'
          : 'Google’s help asks for this graphic without transparency.',
      offer: 'remove-alpha',
    });
  }
  if (!graphic.mediaTypes.includes(image.mediaType)) {
    yield imageFinding({
      ...base,
      rule: 'image-format',
      title: `${image.fileName} is a JPEG; the icon has to be a PNG`,
      why: 'The store accepts the icon only as PNG.',
      offer: 'redraw',
    });
  }
  if (graphic.maxBytes !== undefined && image.blob.size > graphic.maxBytes) {
    const kilobytes = Math.ceil(image.blob.size / 1024);
    yield imageFinding({
      ...base,
      rule: 'image-weight',
      title: `${image.fileName} has ${kilobytes} KB; the limit is ${graphic.maxBytes / 1024} KB`,
      why: 'Google Play refuses a heavier icon.',
      fix: 'Use fewer colours, or no photo, so that the file gets smaller.',
      offer: 'redraw',
    });
  }
}

function* missing(graphic: StoreGraphic, images: readonly CheckedImage[]): Generator<ImageFinding> {
  // One of a size that no store accepts is reported itself.
  const isThere = (image: CheckedImage) =>
    hasSize(image, graphic) || (image.kind === graphic.kind && !hasSizeOfStore(image));
  if (!graphic.isRequired || images.some(isThere)) return;
  yield imageFinding({
    rule: 'image-set',
    store: graphic.store,
    slot: graphic.id,
    title: `No ${graphic.label.toLowerCase()} of ${graphic.size.width}x${graphic.size.height} for Google Play`,
    why: 'Google Play does not publish an app without one.',
    fix: `Add one, or let StorePilot draw it from the app’s name and colours.`,
    offer: 'redraw',
    source: GOOGLE.previewAssets,
  });
}
