import { DATA_SAFETY_HEADER } from '@/domain/privacy/data-safety-rows';
import type { Result } from '@/domain/result';
import { countOf, listOf, formatNumber } from '@/domain/texts';

/** Where the product has a use for a file. */
export type DropPlace =
  | 'build'
  /** Belongs to a listing that is opened together with the other files of the kind. */
  | 'listing-file'
  /** A zip to be looked into like a folder. */
  | 'archive'
  | 'picture'
  | 'workspace'
  /** A newer catalogue. */
  | 'rules'
  | 'data-safety'
  | 'app-privacy'
  | 'age-rating'
  | 'design'
  | 'check-config';

/** A file as far as it was looked at. */
export interface SeenFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Its beginning. */
  head: Uint8Array;
  /** Paths in it, of a zip archive that could be opened. */
  entries?: readonly string[] | undefined;
}

/** Bytes of a file that are enough to sort it. */
export const HEAD_BYTES = 4096;

const BUILD_NAME = /\.(?:ipa|aab|apk|apks|xapk)$/i;
const PICTURE_NAME = /\.(?:png|jpe?g|webp|gif|heic|heif|avif|bmp|tiff?|svg|psd)$/i;
const INSIDE_BUILD =
  /^(?:AndroidManifest\.xml|base\/manifest\/AndroidManifest\.xml|BundleConfig\.pb|Payload\/[^/]+\.app\/.*)$/;
const APP_INSIDE = /(?:^|\/)[^/]+\.app\//;
const LISTING_TEXT = /\.(?:csv|tsv|txt|json|xlsx?|xlsm|ods|numbers)$/i;
const MAC_METADATA = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|\._)/;

/** Files that people drop and the product has no use for, with what to do instead. */
const REFUSALS: readonly (readonly [name: RegExp, why: string])[] = [
  [
    /\.(?:p8|p12|pfx|pem|key|jks|keystore|cer)$/i,
    'A signing key or certificate. StorePilot does not need it; keep it to yourself.',
  ],
  [/\.mobileprovision$/i, 'A provisioning profile. The one inside the build is what counts.'],
  [/\.(?:mp4|mov|m4v|webm|avi)$/i, 'A video. Add previews in App Store Connect and the Play Console.'],
  [/\.(?:pdf|docx?|pages|md|rtf|odt|key|pptx?)$/i, 'A document. Copy its texts into step 2, App Listing.'],
  [
    /\.(?:rar|7z|tar|t?gz|bz2|xz)$/i,
    'Packed in a way that is not read here. Unpack it, or pack it as a zip.',
  ],
  [
    /\.(?:dmg|pkg|exe|msi|deb|appimage)$/i,
    'A program for computers, not a build for iPhone, iPad or Android.',
  ],
  [
    /\.(?:swift|m|kt|kts|java|dart|tsx?|jsx?|cs|py|gradle|plist|xml|ya?ml|html?|css)$/i,
    'Part of a project’s source. Drop the build that the project makes.',
  ],
  [
    /\.(?:aia|fla|unitypackage|xcconfig|pbxproj)$/i,
    'A project file. Export the app in its tool and drop the build.',
  ],
  [/\.(?:ttf|otf|woff2?)$/i, 'A font. Add it in step 3, in the text settings of a screenshot.'],
];
const NO_USE = 'StorePilot has no use for this kind of file.';

/** Decides by content, and by name where the content does not tell, where a dropped file belongs. */
export function placeOfFile({ name, size, head, entries }: SeenFile): Result<DropPlace> {
  if (size === 0) return refused('The file is empty (0 bytes). Download or copy it again.');
  if (entries?.some((path) => INSIDE_BUILD.test(path))) return taken('build');
  // The reader of builds has a message for each way in which such a file is no build.
  if (BUILD_NAME.test(name) || entries?.some((path) => APP_INSIDE.test(path))) return taken('build');
  if (isPicture(head)) return taken('picture');
  if (isZip(head)) {
    if (entries?.includes('[Content_Types].xml') && !LISTING_TEXT.test(name)) return refusedByName(name);
    return taken(LISTING_TEXT.test(name) ? 'listing-file' : 'archive');
  }
  if (/\.zip$/i.test(name)) return taken('archive');
  const text = textOf(head);
  const place = placeOfText(name, text);
  if (place !== undefined) return taken(place);
  if (PICTURE_NAME.test(name)) return taken('picture');
  return LISTING_TEXT.test(name) ? taken('listing-file') : refusedByName(name);
}

function placeOfText(name: string, text: string): DropPlace | undefined {
  if (text.startsWith(DATA_SAFETY_HEADER[0] ?? '') || text.startsWith(`"${DATA_SAFETY_HEADER[0] ?? ''}"`))
    return 'data-safety';
  if (!/^\s*[[{]/.test(text)) return undefined;
  if (/"format"\s*:\s*"storepilot-workspace"/.test(text)) return 'workspace';
  if (/"format"\s*:\s*"storepilot-rules"/.test(text)) return 'rules';
  if (/"kind"\s*:\s*"storepilot-screenshot-design"/.test(text)) return 'design';
  if (/"data_protections"\s*:/.test(text) || /^app_privacy_details\.json$/i.test(name)) return 'app-privacy';
  if (/^storepilot\.config\.jsonc?$/i.test(name)) return 'check-config';
  if (
    /^app_rating_config\.json$/i.test(name) ||
    /"(?:gamblingSimulated|violenceCartoonOrFantasy)"/.test(text)
  )
    return /"apple"\s*:/.test(text) ? undefined : 'age-rating';
  return undefined;
}

function isZip(head: Uint8Array): boolean {
  return head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5);
}

function isPicture(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, 16));
  return (
    text.startsWith('\u0089PNG') ||
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('GIF8') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    /^ftyp(?:heic|heix|mif1|avif)/.test(text.slice(4))
  );
}

function textOf(head: Uint8Array): string {
  return new TextDecoder().decode(head).replace(/^\uFEFF/, '');
}

/** Use of a dropped folder, or of an archive. */
export interface SortedFolder {
  /** Whether its listing is imported. */
  hasListing: boolean;
  /** Paths of the files that are sorted one by one. */
  inside: readonly string[];
  /** Parts that are not taken, and why. */
  left: readonly LeftItem[];
}

/** Something that was not taken. */
export interface LeftItem {
  name: string;
  why: string;
}

/** Tools by the files that only their projects have. */
const PROJECTS: readonly (readonly [file: RegExp, name: string])[] = [
  [/(?:^|\/)pubspec\.yaml$/, 'a Flutter project'],
  [/(?:^|\/)capacitor\.config\.(?:json|ts|js)$/, 'a Capacitor project'],
  [/(?:^|\/)eas\.json$|(?:^|\/)app\.config\.(?:ts|js)$/, 'an Expo project'],
  [/(?:^|\/)ProjectSettings\/ProjectVersion\.txt$/, 'a Unity project'],
  [/(?:^|\/)react-native\.config\.js$|(?:^|\/)metro\.config\.js$/, 'a React Native project'],
  [/(?:^|\/)[^/]+\.(?:xcodeproj|xcworkspace)\//, 'an Xcode project'],
  [/(?:^|\/)(?:settings|build)\.gradle(?:\.kts)?$/, 'an Android Studio project'],
  [/(?:^|\/)[^/]+\.csproj$/, 'a .NET project'],
  [/(?:^|\/)package\.json$/, 'the source of a web or React Native app'],
];

/** More loose files than this in a folder without a listing are no submission. */
const MOST_LOOSE_FILES = 200;

/**
 * Decides what a dropped folder is: a listing, a project, or loose files. Builds in it are used when there is one of a
 * kind: of several, only the user knows which is meant.
 * @param hasListing whether a listing was found in it
 */
export function sortFolder(name: string, allPaths: readonly string[], hasListing: boolean): SortedFolder {
  const paths = allPaths.filter((path) => !MAC_METADATA.test(path));
  const nothing = (why: string): SortedFolder => ({ hasListing: false, inside: [], left: [{ name, why }] });
  if (/\.xcarchive$/i.test(name))
    return nothing('An archive of Xcode. Open Organizer, choose Distribute App, and drop the exported .ipa.');
  if (/\.app$/i.test(name) || (paths.includes('Info.plist') && paths.includes('PkgInfo')))
    return nothing('An unpacked app. Export it for the App Store and drop the .ipa.');
  const { builds, left } = buildsIn(name, paths);
  if (hasListing) return { hasListing, inside: builds, left };
  if (paths.length === 0) return nothing('There are no files in it.');
  const project = PROJECTS.find(([file]) => paths.some((path) => file.test(path)))?.[1];
  if (project !== undefined) {
    const what = builds.length > 0 ? 'Only the build in it was read.' : 'Drop the build that it makes.';
    return {
      hasListing,
      inside: builds,
      left: [
        { name, why: `This is ${project}, not a listing. ${left.length > 0 ? '' : what}`.trim() },
        ...left,
      ],
    };
  }
  if (paths.length > MOST_LOOSE_FILES)
    return nothing(
      `It has ${formatNumber(paths.length)} files and no store texts. Drop only the files for this submission.`,
    );
  const isLeftBuild = (path: string) => BUILD_NAME.test(path) && !builds.includes(path);
  return { hasListing, inside: paths.filter((path) => !isLeftBuild(path)), left };
}

function buildsIn(folder: string, paths: readonly string[]): { builds: string[]; left: LeftItem[] } {
  const builds: string[] = [];
  const left: LeftItem[] = [];
  for (const extension of ['ipa', 'aab', 'apk']) {
    const found = paths.filter((path) => path.toLowerCase().endsWith(`.${extension}`));
    const [only, ...more] = found;
    if (only === undefined) continue;
    if (more.length === 0) builds.push(only);
    else
      left.push({
        name: folder,
        why: `It contains ${countOf(found.length, `.${extension} file`)}: ${listOf(found.slice(0, 4))}${found.length > 4 ? ' …' : ''}. Drop the one that you mean.`,
      });
  }
  return { builds, left };
}

const taken = (place: DropPlace): Result<DropPlace> => ({ ok: true, value: place });
const refused = (failure: string): Result<DropPlace> => ({ ok: false, failure });

function refusedByName(name: string): Result<DropPlace> {
  return refused(REFUSALS.find(([pattern]) => pattern.test(name))?.[1] ?? NO_USE);
}
