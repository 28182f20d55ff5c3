import { iosBuildOf } from '@/model/build-info';
import { platformsOf, type Platform } from '@/model/app';
import { localeLabel } from '../locales/product-locales';
import { likeliestSlot, slotAccepts, slotById, type ScreenshotSlot } from '../screenshots/slots';
import { STORE_GRAPHICS } from '../screenshots/store-graphics';
import type { DraftImage } from '@/model/draft-image';
import type { PackageSource } from './package-file';
import type { LocaleTexts } from './package-locales';

/** The screenshots of one slot in one locale, in the publisher's order, no more than the store accepts. */
export interface ScreenshotSet {
  locale: LocaleTexts;
  slot: ScreenshotSlot;
  images: DraftImage[];
}

/**
 * Groups the screenshots of a store by locale and slot. An image without a chosen slot goes to its likeliest one.
 * @returns the sets, and notes for images that were left out: more than the store accepts, a locale without texts, or a
 * size that the chosen slot does not accept, which would stop the whole upload
 */
export function screenshotSets(
  source: Pick<PackageSource, 'images' | 'builds' | 'platform'>,
  store: Platform,
  locales: readonly LocaleTexts[],
): { sets: ScreenshotSet[]; notes: string[] } {
  const byCode = new Map(locales.map((locale) => [locale.code, locale]));
  const groups = new Map<string, ScreenshotSet>();
  const withoutText = new Set<string>();
  const wrongSize: string[] = [];
  for (const image of source.images) {
    const slot = image.kind === 'screenshot' ? slotOf(image, source) : undefined;
    if (slot?.store !== store) continue;
    if (!slotAccepts(slot, image.width, image.height)) {
      wrongSize.push(`${image.width}x${image.height} for ${slot.label} (${localeLabel(image.locale)})`);
      continue;
    }
    const locale = byCode.get(image.locale);
    if (!locale) {
      withoutText.add(image.locale);
      continue;
    }
    const key = `${locale.code} ${slot.id}`;
    const group = groups.get(key) ?? { locale, slot, images: [] };
    group.images.push(image);
    groups.set(key, group);
  }
  const notes = [...withoutText]
    .sort()
    .map((code) => `${localeLabel(code)}: its screenshots are left out, because the locale has no texts.`);
  notes.push(
    ...new Set(
      wrongSize.map((each) => `Screenshots left out because the store does not accept their size: ${each}.`),
    ),
  );
  const sets = [...groups.values()].map((set) => {
    const { maxCount, label } = set.slot;
    if (set.images.length > maxCount) {
      notes.push(
        `${localeLabel(set.locale.code)}, ${label}: only the first ${maxCount} of ${set.images.length} screenshots are included.`,
      );
    }
    return { ...set, images: set.images.slice(0, maxCount) };
  });
  return { sets, notes };
}

function slotOf(
  image: DraftImage,
  { builds, platform }: Pick<PackageSource, 'builds' | 'platform'>,
): ScreenshotSlot | undefined {
  return (
    slotById(image.slotId) ?? likeliestSlot(image, platformsOf(platform), iosBuildOf(builds)?.deviceFamilies)
  );
}

/** Two digits, so that ten sorts after nine: supply sorts as plain text (sources 3.2). */
export function ordinal(index: number): string {
  return String(index + 1).padStart(2, '0');
}

/** Chooses the extension by the bytes, never by the given name: fastlane refuses a wrong one (sources 2.1). */
export function extensionOf(image: Pick<DraftImage, 'mediaType'>): 'png' | 'jpg' {
  return image.mediaType === 'image/png' ? 'png' : 'jpg';
}

/** Returns the one image of a kind and size in a locale; the last one wins. */
export function graphicOf(
  source: Pick<PackageSource, 'images'>,
  kind: DraftImage['kind'],
  locale: string,
  size: { width: number; height: number },
): DraftImage | undefined {
  return source.images.findLast(
    (image) =>
      image.kind === kind &&
      image.locale === locale &&
      image.width === size.width &&
      image.height === size.height,
  );
}

/** Adds the icon and the feature graphic of a locale at Play's exact sizes. */
export function playGraphics(
  source: Pick<PackageSource, 'images'>,
  locale: Pick<LocaleTexts, 'code'>,
): { id: string; image: PackageSource['images'][number] }[] {
  return STORE_GRAPHICS.flatMap((graphic) => {
    if (graphic.store !== 'android' || !graphic.kind) return [];
    const image = graphicOf(source, graphic.kind, locale.code, graphic.size);
    return image && graphic.mediaTypes.includes(image.mediaType) ? [{ id: graphic.id, image }] : [];
  });
}
