import { MAX_PREVIEW_BYTES } from '@/domain/submissions/shared-pictures';
import { readImageFileHeader } from '@/readers/images/image-header';
import { bytesOf } from '@/readers/base64';
import { hashOfBlob } from '../imports/hash-bytes';
import type { TeamAnswer, TeamGateway } from './team-gateway';
import { pictureRow } from './team-rows';

/** How many rows of the same hash are tried: anybody in the team can add wrong bytes under it. */
const MAX_COPIES = 5;
/** Longest side of a preview that is decoded, in pixels; a small file can declare a huge picture. */
const MAX_PREVIEW_SIDE = 4096;

/** `wrong`: the database has something under the hash, and nothing that matches it. */
export type FoundPicture = Blob | 'wrong' | 'missing';

/**
 * Reads a picture of a team by its hash. Copies whose bytes do not match it are skipped.
 * @param isFit further requirements, e.g. `isPreview`
 */
export async function readPicture(
  gateway: TeamGateway,
  teamId: string,
  sha256: string,
  isFit: (blob: Blob) => Promise<boolean>,
): Promise<TeamAnswer<FoundPicture>> {
  for (let copy = 0; copy < MAX_COPIES; copy += 1) {
    const answer = await gateway.read('pictures', pictureRow, {
      ...{ team_id: `eq.${teamId}`, sha256: `eq.${sha256}` },
      ...{ select: 'media_type,data', order: 'id.asc', limit: '1', offset: String(copy) },
    });
    if (answer.kind !== 'done') return answer;
    const [row] = answer.value;
    if (!row) return { kind: 'done', value: copy === 0 ? 'missing' : 'wrong' };
    const blob = new Blob([bytesOf(row.data)], { type: row.media_type });
    if ((await hashOfBlob(blob)) === sha256 && (await isFit(blob))) return { kind: 'done', value: blob };
  }
  return { kind: 'done', value: 'wrong' };
}

/** Whether a picture can be shown as a preview: a small file of a moderate size in pixels. */
export async function isPreview(blob: Blob): Promise<boolean> {
  const header = await readImageFileHeader(blob);
  if (!header.ok || blob.size > MAX_PREVIEW_BYTES) return false;
  return Math.max(header.value.width, header.value.height) <= MAX_PREVIEW_SIDE;
}
