import type { Result } from '@/domain/result';
import { listingsFromCsv, type CsvTable } from '@/formats/csv/table';

/** Largest table; full texts in every locale of the stores take about half of it. */
const MAX_TABLE_BYTES = 2 * 1024 * 1024;

/** Reads a chosen file as a table of listings. Spreadsheets save UTF-8 or, as "Unicode text", UTF-16. */
export async function readTable(file: Blob): Promise<Result<CsvTable>> {
  if (file.size > MAX_TABLE_BYTES)
    return { ok: false, failure: 'The file is larger than 2 MB. Choose a table of listings saved as CSV.' };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { ok: false, failure: 'The file could not be read. Choose it again.' };
  }
  const [first, second] = new Uint8Array(bytes);
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return listingsFromCsv(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return {
      ok: false,
      failure: 'The file is not UTF-8 text. In the spreadsheet, save it as “CSV UTF-8” and choose that file.',
    };
  }
}
