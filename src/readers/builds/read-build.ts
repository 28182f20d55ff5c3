import type { Result } from '@/domain/result';
import type { BuildInfo } from '@/model/build-info';
import type { ByteSource } from '../archives/byte-source';
import { ZipError } from '../archives/zip-failures';
import { openZip, type ZipArchive } from '../archives/zip-reader';
import { BuildError, buildError, type ReadFailure } from './build-failures';
import { capTexts } from './cap-texts';
import { androidKind, readAndroid } from './android/read-android';
import { appFolders, readIpa } from './ios/read-ipa';

export type ReadResult = Result<BuildInfo, ReadFailure>;

export interface ReadBuildOptions {
  signal?: AbortSignal;
  /** Name of the part that is being read, and the progress from 0 to 1. */
  onProgress?: (label: string, progress: number) => void;
}

/**
 * Reads an .ipa, .aab or .apk, recognised by its content and not by its name. Whatever the size of the file, only the
 * central directory and the few entries that matter are read. Never throws: a file that is not a build, is damaged or
 * hostile gives a failure with a message that says what to do.
 */
export async function readBuild(
  file: ByteSource & { readonly name: string },
  { signal, onProgress }: ReadBuildOptions = {},
): Promise<ReadResult> {
  try {
    onProgress?.('Reading the table of contents', 0);
    const archive = await openZip(file, { signal });
    const source = { archive, fileName: file.name, fileSize: file.size, signal, onProgress };
    const kind = androidKind((name) => archive.find(name));
    if (kind) return { ok: true, value: capTexts(await readAndroid(source, kind)) };
    const folders = appFolders(archive.entries);
    if (folders.length === 0) throw whyNoApp(archive);
    return { ok: true, value: capTexts(await readIpa(source, folders)) };
  } catch (error) {
    const isNamed = error instanceof BuildError || error instanceof ZipError;
    // Anything else is damage that no reader has a message for.
    return { ok: false, failure: (isNamed ? error : new ZipError('damaged')).failure };
  }
}

/** Files by which the folder of a listing is known, whichever tool wrote it. */
const LISTING =
  /(?:^|\/)(?:fastlane\/(?:metadata|screenshots)\/|play\/listings\/|store\.config\.json$|(?:metadata|android)\/[^/]+\/(?:name|title|full_description|description)\.txt$)/;

/** Describes a zip archive that is not a build: the likeliest mistake, and what to do instead. */
function whyNoApp({ entries }: ZipArchive): BuildError {
  const names = entries.map((entry) => entry.name).filter((name) => !name.startsWith('__MACOSX/'));
  const inner = names.find((name) => /\.(?:ipa|aab|apk)$/i.test(name));
  if (inner) {
    return buildError(
      'archive-of-builds',
      `This archive contains a build (${inner.slice(-80)}) instead of being one. Unpack it and choose the build inside.`,
    );
  }
  const app = names.map((name) => /(?:^|\/)([^/]{1,200}\.app)\//.exec(name)?.[1]).find((name) => name);
  if (app && names.some((name) => name.includes(`${app}/Contents/`))) {
    return buildError(
      'mac-app',
      `${app} is a Mac app. StorePilot reads builds for iPhone, iPad and Android.`,
    );
  }
  if (app) {
    return buildError(
      'app-outside-payload',
      `${app} is not inside a Payload folder, so this is not an .ipa; builds for the simulator look like this. Export the app for App Store distribution in Xcode or your app builder.`,
    );
  }
  if (names.some((name) => LISTING.test(name))) {
    return buildError(
      'no-app',
      'This zip archive contains a store listing, not an app. Import it as a listing; the build is the file that Xcode, Android Studio or your app builder exported.',
    );
  }
  return buildError(
    'no-app',
    'This zip archive contains no app: neither a Payload folder (.ipa) nor an Android manifest (.aab, .apk). Choose the file that Xcode, Android Studio or your app builder exported.',
  );
}
