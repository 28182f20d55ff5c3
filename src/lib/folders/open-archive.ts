import { formatNumber } from '@/domain/texts';
import { PLATFORMS } from '@/model/app';
import { openZip } from '@/readers/archives/zip-reader';
import type { ZipEntry } from '@/readers/archives/zip-directory';
import { MAX_ENTRIES, ZipError, type ZipFailureCode } from '@/readers/archives/zip-failures';
import { findListingLocale } from '@/formats/parts/listing-locale';
import type { TreeFile } from '@/formats/parts/tree';
import { CANCELLED, isInSkippedFolder, type OpenResult, type OpenTools } from './opened-folder';

/** Largest archive that is opened, and the most that all its files may unpack to, in bytes. */
const MAX_ARCHIVE_BYTES = 2 * 1024 ** 3;
const MAX_UNPACKED_BYTES = 1024 ** 3;
/** Largest file inside that is read: a picture of 64 megapixels without compression has 256 MB. */
const MAX_FILE_BYTES = 256 * 1024 ** 2;

/** Why a zip with a listing cannot be opened; the other failures have messages that fit any archive. */
const MESSAGES: Partial<Record<ZipFailureCode, string>> = {
  'not-a-zip': 'This file is not a zip archive. Choose the zip again, or open the unpacked folder.',
  truncated: 'The zip is cut off; its download or copy probably stopped early. Download or copy it again.',
  damaged: 'The zip is damaged. Download or copy it again, or open the unpacked folder.',
  encrypted: 'The zip is protected by a password. Unpack it and open the folder.',
  'trailing-bytes': 'There is more data after the end of the zip. Unpack it and open the folder.',
  'too-many-entries': `The zip contains more than ${formatNumber(MAX_ENTRIES)} files. Unpack it and open only the folder with the listing, e.g. fastlane.`,
  'hostile-name':
    'The zip contains a file whose name points outside of it, so nothing was opened. Unpack it with a program that you trust and open the folder.',
  'duplicate-name': 'The zip contains two files of the same name. Unpack it and open the folder.',
  overlap: 'Two files of the zip share the same bytes, which no packing program writes. Nothing was opened.',
  bomb: 'The zip unpacks to far more than a listing can contain, so reading was stopped.',
  'too-large': 'A file in the zip is too large to be part of a listing.',
  'unsupported-compression': 'The zip is packed with an unusual method. Unpack it and open the folder.',
  unreadable:
    'The browser could not read the zip. It may have been moved or deleted since it was chosen. Choose it again.',
  empty: 'The zip is empty (0 bytes). Download or copy it again.',
};

/** Opens a zip by its table of contents; a file inside is unpacked when it is read. */
export async function openListingArchive(file: File, { signal, report }: OpenTools): Promise<OpenResult> {
  if (file.size > MAX_ARCHIVE_BYTES) {
    return {
      ok: false,
      failure: `The zip has ${(file.size / 1024 ** 3).toFixed(1)} GB; zips of up to ${MAX_ARCHIVE_BYTES / 1024 ** 3} GB can be opened. Unpack it and open the folder with the listing.`,
    };
  }
  report(`Opening ${file.name}`, 0);
  const archive = await openZip(file, { signal, maxProducedBytes: MAX_UNPACKED_BYTES }).catch(listingError);
  if (signal.aborted) return CANCELLED;
  if (archive instanceof Error) return { ok: false, failure: archive.message };
  const entries = archive.entries.filter(({ isDirectory, name }) => !isDirectory && !isInSkippedFolder(name));
  const top = commonFolder(entries);
  const tree = new Map<string, TreeFile>(
    entries.map((entry) => {
      const path = entry.name.slice(top.length);
      const read = async () => {
        const bytes = await archive.read(entry, MAX_FILE_BYTES, { signal }).catch(listingError);
        if (bytes instanceof Error) throw bytes;
        return bytes;
      };
      return [path, { path, size: entry.size, read }];
    }),
  );
  return { ok: true, value: { name: file.name, tree } };
}

/** The error of an archive with a message that fits a listing; throws every other one again. */
function listingError(error: unknown): Error {
  if (!(error instanceof ZipError)) throw error;
  if (error.failure.code === 'hostile-name' && error.failure.message.includes('\\'))
    return new Error(
      'The zip separates folders with backslashes, as some Windows programs write them. Unpack it and open the folder.',
    );
  return new Error(MESSAGES[error.failure.code] ?? error.message);
}

/** A zip of a checkout has one folder at the top, which is not part of the paths: `app-main/`. */
function commonFolder(entries: readonly ZipEntry[]): string {
  const first = entries[0]?.name ?? '';
  const top = first.slice(0, first.indexOf('/') + 1);
  // `fastlane/` and `src/` are part of a listing's layout.
  if (/^(?:fastlane|metadata|screenshots|src|play|listings|release-notes|default)\/$/.test(top)) return '';
  // A folder named like a language has its texts.
  if (PLATFORMS.some((store) => findListingLocale(top.slice(0, -1), store).code !== undefined)) return '';
  return top !== '' && entries.every(({ name }) => name.startsWith(top)) ? top : '';
}
