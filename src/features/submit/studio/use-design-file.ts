import type { Result } from '@/domain/result';
import type { Design } from '@/domain/studio/design';
import { assetsIn, designFile, readDesignFile } from '@/domain/studio/design-file';
import { base64Of, bytesOf } from '@/readers/base64';
import { inspectImage } from '@/lib/images/decode-image';
import { hashBytes } from '@/lib/imports/hash-bytes';
import { useTask } from '@/lib/jobs/use-task';
import type { StudioAsset } from './studio-records';

/** Largest design file that is opened, in bytes: a set with several background photos has some 20 MB. */
const MAX_FILE_BYTES = 100 * 1024 * 1024;

/** Opens a design file: its background pictures are stored, its design is returned. */
export function useDesignFile(put: (...assets: StudioAsset[]) => Promise<void>) {
  return useTask<File, Design>((file) => openDesignFile(file, put), 'Reading the design');
}

/** The same for work that takes other files, too. */
export async function openDesignFile(
  file: File,
  put: (...assets: StudioAsset[]) => Promise<void>,
): Promise<Result<Design>> {
  if (file.size > MAX_FILE_BYTES) {
    return { ok: false, failure: 'This file is larger than 100 MB; no design file is.' };
  }
  const read = readDesignFile(await file.text());
  if (!read.ok) return read;
  const stored: StudioAsset[] = [];
  for (const { hash, fileName, mediaType, base64 } of read.value.assets) {
    const bytes = bytesOf(base64);
    const blob = new Blob([bytes], { type: mediaType });
    const inspected = await inspectImage(blob);
    // A picture that was changed in the file is not the one that the design names.
    if (!inspected.ok || (await hashBytes(bytes)) !== hash) continue;
    const { width, height } = inspected.value;
    stored.push({ id: hash, fileName, width, height, blob });
  }
  if (stored.length > 0) await put(...stored);
  return { ok: true, value: read.value.design };
}

/** The content of a design file, with the background pictures that the design shows. */
export async function designFileText(
  design: Design,
  assets: ReadonlyMap<string, StudioAsset>,
): Promise<string> {
  const used = assetsIn(design).flatMap((hash) => assets.get(hash) ?? []);
  return designFile(
    design,
    await Promise.all(
      used.map(async ({ id, fileName, blob }) => ({
        hash: id,
        fileName,
        mediaType: blob.type,
        base64: base64Of(new Uint8Array(await blob.arrayBuffer())),
      })),
    ),
  );
}
