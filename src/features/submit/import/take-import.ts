import type { DraftImage } from '@/model/draft-image';
import type { OpenedFolder } from '@/lib/folders/opened-folder';
import { decodeImport, type DecodedImport, type DecodeOptions } from '@/lib/imports/decode-import';
import type { ReadImport } from '@/lib/imports/read-import';
import type { Result } from '@/domain/result';
import type { ImportReport } from '@/formats/parts/import-report';
import { applyImport, withPictures } from './apply-import';
import type { DraftChange } from '../wizard/draft-changes';

export const NOT_STORED: Result<never> = {
  ok: false,
  failure:
    'The import could not be stored, so the draft is as it was. Free some space on this device and try again.',
};

/** Everything of an import that is stored with its draft. */
export interface DecodedListing extends Pick<DecodedImport, 'baseline' | 'originals'> {
  /** Puts the texts and answers into a draft. */
  change: DraftChange;
  images: readonly DraftImage[];
  report: ImportReport;
  /** The folder that was opened, where the browser can write to it. */
  handle?: FileSystemDirectoryHandle | undefined;
}

/** Decodes the pictures of a read listing and completes its report. */
export async function takeImport(
  { tree, name, handle }: OpenedFolder,
  { imported, paths }: ReadImport,
  { isUpdate, ...options }: Omit<DecodeOptions, 'name' | 'paths'> & { isUpdate: boolean },
): Promise<Result<DecodedListing>> {
  const decoded = await decodeImport(imported, tree, { ...options, name, paths });
  if (!decoded.ok) return decoded;
  const { images, baseline, originals } = decoded.value;
  return {
    ok: true,
    value: {
      change: applyImport(imported, isUpdate),
      images,
      baseline,
      originals,
      handle,
      report: withPictures(imported.report, decoded.value),
    },
  };
}
