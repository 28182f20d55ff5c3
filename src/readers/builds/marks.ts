import { ANDROID_CODE_MARKS, ANDROID_TEXT_MARKS, IOS_MARKS } from '@/domain/builds/code-marks';
import type { AndroidBuild } from '@/model/build-info';
import type { ZipEntry } from '../archives/zip-directory';
import { ZipError } from '../archives/zip-failures';
import type { BuildSource } from './build-parts';
import { MarkSearch } from './mark-search';

/** Limits for one build: what is beyond them is not looked at. */
const MAX_BYTES = 128 * 1024 * 1024;
const MAX_FILES = 50;

/** Code of an iOS app beside the executable: that of Flutter and of React Native, and its texts. */
const IOS_FILE =
  /^(?:main\.jsbundle|Frameworks\/App\.framework\/App|[\w-]{1,40}\.lproj\/Localizable\.strings)$/;
/** Code of an Android app, from the module on. */
const ANDROID_CODE =
  /^(?:(?:dex\/)?classes\d{0,3}\.dex|assets\/[\w.-]{1,100}\.(?:bundle|json|js)|lib\/arm64-v8a\/libapp\.so)$/;
const ANDROID_TEXTS = /^(?:resources\.(?:pb|arsc)|assets\/[\w.-]{1,100}\.bundle|lib\/arm64-v8a\/libapp\.so)$/;

/**
 * Looks for texts in the code of an iOS app by which a rule asks a question. `folder` is the app's, with the slash.
 * @throws ZipError when it is cancelled or the archive is a zip bomb
 */
export function readIosMarks(
  source: BuildSource,
  folder: string,
  executable: ZipEntry | undefined,
): Promise<string[]> {
  const isRead = (entry: ZipEntry) =>
    entry === executable || (entry.name.startsWith(folder) && IOS_FILE.test(entry.name.slice(folder.length)));
  return findMarks(source, (entry) => (isRead(entry) ? IOS_MARKS : []));
}

/** The same for an Android app. */
export function readAndroidMarks(source: BuildSource, kind: AndroidBuild['kind']): Promise<string[]> {
  return findMarks(source, ({ name }) => {
    const inside = kind === 'aab' ? name.slice(name.indexOf('/') + 1) : name;
    return [
      ...(ANDROID_CODE.test(inside) ? ANDROID_CODE_MARKS : []),
      ...(ANDROID_TEXTS.test(inside) ? ANDROID_TEXT_MARKS : []),
    ];
  });
}

async function findMarks(
  source: BuildSource,
  marksOf: (entry: ZipEntry) => readonly string[],
): Promise<string[]> {
  const found = new Set<string>();
  const wanted = source.archive.entries
    .filter(({ isDirectory }) => !isDirectory)
    .map((entry) => ({ entry, marks: marksOf(entry) }))
    .filter(({ marks }) => marks.length > 0)
    .slice(0, MAX_FILES);
  let left = MAX_BYTES;
  for (const { entry, marks } of wanted) {
    left -= entry.size;
    if (left < 0) break;
    for (const mark of await passMarks(source, entry, marks)) found.add(mark);
  }
  return [...found].sort();
}

/** Passes one file to the search. The rest of the build is readable without it. */
async function passMarks(
  source: BuildSource,
  entry: ZipEntry,
  marks: readonly string[],
): Promise<ReadonlySet<string>> {
  const search = new MarkSearch(marks);
  try {
    await source.archive.readPieces(entry, (piece) => search.take(piece), { signal: source.signal });
  } catch (error) {
    if (!(error instanceof ZipError) || !['damaged', 'truncated'].includes(error.failure.code)) throw error;
  }
  return search.found;
}
