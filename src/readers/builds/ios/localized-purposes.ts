import type { ZipEntry } from '../../archives/zip-directory';
import { textByMark } from '../../text-by-mark';
import { mapSome, readSpareEntry, type BuildSource } from '../build-parts';
import { parsePlist } from './plist';
import { emptyDict, type PlistDict } from './plist-values';

const STRINGS = /^([A-Za-z0-9-]{2,20})\.lproj\/InfoPlist\.strings$/;
/** The App Store has some 40 languages; a hostile build has thousands of folders. */
const MAX_LANGUAGES = 80;
const MAX_STRINGS_BYTES = 256 * 1024;
const PURPOSE_KEY = /^NS\w+UsageDescription$/;
/** One line of the format that Xcode copies where it does not compile it. */
const PAIR = /"?(NS\w{1,80}UsageDescription)"?\s*=\s*"((?:[^"\\]|\\[^])*)"\s*;/g;

/** Reads the purpose strings of each language. `folder` is the app's, with the slash. */
export async function readLocalizedPurposes(
  source: BuildSource,
  folder: string,
): Promise<Record<string, Record<string, string>>> {
  const files = source.archive.entries
    .flatMap((entry): { entry: ZipEntry; language: string }[] => {
      const [, language] = entry.name.startsWith(folder)
        ? (STRINGS.exec(entry.name.slice(folder.length)) ?? [])
        : [];
      return language === undefined ? [] : [{ entry, language }];
    })
    .slice(0, MAX_LANGUAGES);
  const texts = await mapSome(files, async ({ entry, language }) => {
    const bytes = await readSpareEntry(source, entry, MAX_STRINGS_BYTES);
    return [language, bytes ? purposesIn(bytes) : {}] as const;
  });
  return Object.fromEntries(texts.filter(([, purposes]) => Object.keys(purposes).length > 0));
}

function purposesIn(bytes: Uint8Array): Record<string, string> {
  const plist = parsePlist(bytes);
  const dict: PlistDict = plist.ok ? plist.value : plainStrings(bytes);
  return Object.fromEntries(
    Object.entries(dict).filter(
      (pair): pair is [string, string] => PURPOSE_KEY.test(pair[0]) && typeof pair[1] === 'string',
    ),
  );
}

function plainStrings(bytes: Uint8Array): PlistDict {
  const dict = emptyDict();
  for (const [, key = '', text = ''] of textByMark(bytes).matchAll(PAIR)) {
    dict[key] = text.replaceAll(/\\(["\\'])/g, '$1').replaceAll(/\\[nrt]/g, ' ');
  }
  return dict;
}
