import type { HandOverPictures } from '@/domain/handover/value';
import { extensionOf, ordinal } from '@/domain/packages/package-images';
import type { DraftImage } from '@/model/draft-image';
import { localeLabel } from '@/domain/locales/product-locales';
import { writeZip } from '@/lib/archives/write-zip';

/**
 * Makes one file of the pictures to drag to one place of a console: the picture itself, or a zip of several in their
 * order.
 * @returns undefined where the pictures are gone or too large for a zip
 */
export async function savedPictures(
  images: readonly DraftImage[],
  set: HandOverPictures,
): Promise<{ fileName: string; content: Blob } | undefined> {
  const name = `${set.label} - ${localeLabel(set.locale)}`.replaceAll('"', '');
  const own = set.images.flatMap(({ id }) => images.find((image) => image.id === id) ?? []);
  const [first] = own;
  if (!first) return undefined;
  if (own.length === 1) return { fileName: `${name}.${extensionOf(first)}`, content: first.blob };
  const files = own.map((image, index) => ({
    path: `${name} - ${ordinal(index)}.${extensionOf(image)}`,
    content: image.blob,
  }));
  const zip = await writeZip(files, {});
  return zip.ok ? { fileName: `${name}.zip`, content: zip.value } : undefined;
}
