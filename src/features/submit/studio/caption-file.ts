import { captionRows, captionsFromCsv, type CaptionTable } from '@/domain/studio/caption-csv';
import type { Design } from '@/domain/studio/design';
import type { Result } from '@/domain/result';
import { csvOf } from '@/lib/csv';

/** Largest table that is read, in bytes: the texts of 50 pictures in all languages have less than one megabyte. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** The captions of a set as the content of a CSV file. */
export function captionFile(design: Design, locales: readonly string[]): string {
  return csvOf(captionRows(design, locales));
}

/** Reads a CSV file of captions. It changes nothing. */
export async function readCaptionFile(
  file: File,
  design: Design,
  locales: readonly string[],
): Promise<Result<CaptionTable>> {
  if (file.size > MAX_FILE_BYTES) {
    return {
      ok: false,
      failure: 'This file is larger than 5 MB; no table of captions is. Nothing was changed.',
    };
  }
  let csv: string;
  try {
    csv = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return {
      ok: false,
      failure:
        'This file is not a CSV file in UTF-8. Save the table as “CSV UTF-8” and choose that file. Nothing was changed.',
    };
  }
  return captionsFromCsv(csv, design, locales);
}
