import { canonicalJson } from '@/domain/canonical-json';
import { assetOf } from '@/domain/studio/drawing/picture-content';
import { fontFamilyOf } from '@/domain/studio/fonts';
import { drawingInputs, setInputs } from '@/domain/studio/drawing/drawing-inputs';
import { hashBytes, hashOfBlob } from '../imports/hash-bytes';
import type { ScreenshotJob } from './image-jobs';

/** Hashes of the pictures that were read before; storage returns the same Blob for as long as the page is open. */
const known = new WeakMap<Blob, Promise<string | undefined>>();

/**
 * Fingerprints of drawings: a picture with another fingerprint than its job has to be drawn again.
 * @returns in the order of the jobs
 */
export async function drawingFingerprints(jobs: readonly ScreenshotJob[]): Promise<string[]> {
  const sets = new Map<string, Promise<string>>();
  return Promise.all(
    jobs.map(async (job) => {
      const hashes = new Map<string, string | undefined>();
      for (const { id, blob } of job.pictures) {
        hashes.set(id, assetOf(id) ?? (await contentHash(blob)));
      }
      const families = new Set(job.ownFonts?.map(({ family }) => family));
      const key = `${job.size.id} ${job.locale}`;
      // The jobs of one call are of the same design, except the graphics, which have sizes of their own.
      const set = sets.get(key) ?? hashOfData(setInputs(job));
      sets.set(key, set);
      return hashOfData(
        drawingInputs(job, {
          set: await set,
          hashOf: (id) => hashes.get(id),
          hasFont: (fontId) => families.has(fontFamilyOf(fontId)),
        }),
      );
    }),
  );
}

function hashOfData(data: unknown): Promise<string> {
  return hashBytes(new TextEncoder().encode(canonicalJson(data)));
}

/** Undefined for a picture that cannot be read, which is never up to date. */
function contentHash(blob: Blob): Promise<string | undefined> {
  const hash = known.get(blob) ?? hashOfBlob(blob).catch(() => undefined);
  known.set(blob, hash);
  return hash;
}
