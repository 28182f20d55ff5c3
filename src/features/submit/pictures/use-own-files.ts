import type { Result } from '@/domain/result';
import type { ShotStyle } from '@/domain/studio/design';
import { fontFamilyOf, ownFontId } from '@/domain/studio/fonts';
import { inspectImage } from '@/lib/images/decode-image';
import { loadFonts } from '@/lib/images/load-fonts';
import { hashBytes } from '@/lib/imports/hash-bytes';
import { useTask } from '@/lib/jobs/use-task';
import { fontFormatOf } from '@/readers/images/font-file';
import { useStudioAssets, useStudioFonts, type StudioFont } from '../studio/studio-records';

/** Files of the user's own that a style can use. */
export interface OwnFiles {
  /** Stored font files; undefined while they load. */
  ownFonts: readonly StudioFont[] | undefined;
  /** Stores a font file and passes on the style that uses it. */
  onOwnFont: (file: File, use: (change: Partial<ShotStyle>) => void) => void;
  /** Stores a background picture and passes on the style that uses it. */
  onOwnImage: (file: File, use: (change: Partial<ShotStyle>) => void) => void;
}

/** The stored pictures and fonts of the user's own, and tasks that check and store more of them. */
export function useOwnFiles() {
  const { assets, put } = useStudioAssets();
  const { stored, fonts, isLoaded, put: putFont } = useStudioFonts();
  /** Returns the hash by which a design refers to the picture. */
  const picture = useTask<File, string>(async (file): Promise<Result<string>> => {
    const inspected = await inspectImage(file);
    if (!inspected.ok) return { ok: false, failure: inspected.failure.message };
    const { mediaType, width, height } = inspected.value;
    const id = await hashBytes(new Uint8Array(await file.arrayBuffer()));
    const blob = file.slice(0, file.size, mediaType);
    await put({ id, fileName: file.name, width, height, blob });
    return { ok: true, value: id };
  }, 'Reading the picture');
  /** Returns the id by which a style refers to the font. */
  const font = useTask<File, string>(async (file): Promise<Result<string>> => {
    // The size is checked before anything is read.
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const format = fontFormatOf(file.size, start);
    if (!format.ok) return format;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const id = ownFontId(await hashBytes(bytes));
    const blob = new Blob([bytes], { type: `font/${format.value}` });
    const family = fontFamilyOf(id);
    const loaded = await loadFonts({ family, text: '', own: { family, file: blob } });
    if (!loaded.ok) return loaded;
    await putFont({ id, fileName: file.name, blob });
    return { ok: true, value: id };
  }, 'Reading the font');
  const files: OwnFiles = {
    ownFonts: isLoaded ? stored : undefined,
    onOwnFont: (file, use) => font.start(file, (id) => use({ font: id })),
    onOwnImage: (file, use) => picture.start(file, (asset) => use({ fill: { kind: 'image', asset } })),
  };
  return { assets, put, fonts, picture, font, files };
}
