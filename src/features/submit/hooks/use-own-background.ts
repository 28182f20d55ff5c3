import type { Result } from '@/domain/result';
import type { Fill } from '@/domain/studio/design';
import { inspectImage } from '@/lib/images/decode-image';
import { hashBytes } from '@/lib/imports/hash-bytes';
import { useTask } from '@/lib/jobs/use-task';
import type { StudioAsset } from '../studio-records';

/** Checks and stores a background picture of the user's own; its fill refers to it by hash. */
export function useOwnBackground(put: (asset: StudioAsset) => Promise<void>) {
  return useTask<File, Fill>(async (file): Promise<Result<Fill>> => {
    const inspected = await inspectImage(file);
    if (!inspected.ok) return { ok: false, failure: inspected.failure.message };
    const { mediaType, width, height } = inspected.value;
    const id = await hashBytes(new Uint8Array(await file.arrayBuffer()));
    const blob = file.slice(0, file.size, mediaType);
    await put({ id, fileName: file.name, width, height, blob });
    return { ok: true, value: { kind: 'image', asset: id } };
  }, 'Reading the picture');
}
