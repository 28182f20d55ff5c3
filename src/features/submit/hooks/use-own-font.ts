import type { Result } from '@/domain/result';
import { fontFamilyOf, ownFontId } from '@/domain/studio/fonts';
import { loadFonts } from '@/lib/images/load-fonts';
import { hashBytes } from '@/lib/imports/hash-bytes';
import { useTask } from '@/lib/jobs/use-task';
import { fontFormatOf } from '@/readers/images/font-file';
import type { StudioFont } from '../studio-records';

/** Checks and stores a font file of the user's own; styles refer to it by the id that is returned. */
export function useOwnFont(put: (font: StudioFont) => Promise<void>) {
  return useTask<File, string>(async (file): Promise<Result<string>> => {
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
    await put({ id, fileName: file.name, blob });
    return { ok: true, value: id };
  }, 'Reading the font');
}
