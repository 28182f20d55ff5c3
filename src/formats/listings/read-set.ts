import type { ListingFormat } from '@/domain/baseline/baseline';
import type { ListingField } from '@/model/listing';
import { ascVersion } from '../asc/files';
import { READ_ASC, readAscTexts } from '../asc/read';
import { READ_DELIVER } from '../deliver/read';
import { READ_EAS } from '../eas/read';
import type { ReadConfig, ReadFormat } from '../parts/format';
import { READ_GRADLE } from '../gradle-play-publisher/read';
import { READ_SUPPLY } from '../supply/read';
import { READ_WHATSNEW } from '../whatsnew/read';
import { findListingLocale } from '../parts/listing-locale';
import type {
  FileRole,
  ListingSet,
  ReadPicture,
  ReadSet,
  ReadText,
  Subcategories,
} from '../parts/set-contents';
import { isStoredLink, readText, storedLinkTarget, type TreeFile } from '../parts/tree';

const READ_FORMATS: Readonly<Record<ListingFormat, ReadFormat | ReadConfig>> = {
  deliver: READ_DELIVER,
  supply: READ_SUPPLY,
  'gradle-play-publisher': READ_GRADLE,
  eas: READ_EAS,
  asc: READ_ASC,
  'upload-google-play': READ_WHATSNEW,
};

/** How the files of a set are read; undefined for a config. */
export function fileFormatOf({ format }: Pick<ListingSet, 'format'>): ReadFormat | undefined {
  const read = READ_FORMATS[format];
  return 'classify' in read ? read : undefined;
}

export interface ReadSetOptions {
  signal?: AbortSignal;
  onProgress?: (doneFiles: number, allFiles: number) => void;
  /** Product locale that the user chose for a folder with an unknown name; an empty text leaves the folder out. */
  localeChoices?: Readonly<Record<string, string>>;
}

/**
 * Reads one set: texts are decoded, pictures are listed.
 * @throws the signal's reason when it fires
 */
export async function readListingSet(
  set: ListingSet,
  tree: ReadonlyMap<string, TreeFile>,
  { signal, onProgress, localeChoices = {} }: ReadSetOptions = {},
): Promise<ReadSet> {
  const result: ReadSet = {
    set,
    texts: {},
    fallbackTexts: {},
    details: {},
    pictures: [],
    skipped: [],
    folders: {},
  };
  const format = READ_FORMATS[set.format];
  if ('readConfig' in format) {
    const file = tree.get(set.root);
    if (file) await format.readConfig(file, tree, localeChoices, result);
    return result;
  }
  const version = set.format === 'asc' ? ascVersion(set.paths) : undefined;
  if (version) result.version = version;
  const files = set.paths.flatMap((path) => {
    const file = tree.get(path);
    return file ? [{ file, role: format.classify(set, path) }] : [];
  });
  const localeOf = resolveLocales(set, files, localeChoices, result);
  // A folder spelt exactly as the store spells it is read before others of the same locale.
  files.sort(
    (a, b) =>
      Number(isOtherName(a.role)) - Number(isOtherName(b.role)) ||
      Number(isExact(b.role, set)) - Number(isExact(a.role, set)),
  );
  const changelogs = newestChangelogs(format, files, localeOf);
  const subcategories: Subcategories = {};
  let done = 0;
  for (const { file, role } of files) {
    signal?.throwIfAborted();
    await readOne(file, role, { format, localeOf, changelogs, subcategories, tree, result });
    done += 1;
    onProgress?.(done, files.length);
  }
  // Google Play's tools sort names as plain text (sources 3.2 and 3.4).
  result.pictures.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  await format.finish?.(result, { tree, choices: localeChoices, subcategories });
  return result;
}

function isOtherName(role: FileRole): boolean {
  return role.kind === 'text' && role.isOtherName === true;
}

function isExact(role: FileRole, { store }: ListingSet): boolean {
  return 'folder' in role && findListingLocale(role.folder, store).isExact;
}

interface Classified {
  file: TreeFile;
  role: FileRole;
}

/** Settles which folder is for which locale: exact spellings win over others of the same locale. */
function resolveLocales(
  { store }: ListingSet,
  files: readonly Classified[],
  choices: Readonly<Record<string, string>>,
  result: ReadSet,
): (folder: string) => string | undefined {
  const names = new Set(files.flatMap(({ role }) => ('folder' in role ? [role.folder] : [])));
  const byFolder = new Map<string, string>();
  const taken = new Map<string, string>();
  const readings = [...names].map((folder) => ({ folder, ...findListingLocale(folder, store) }));
  readings.sort((a, b) => Number(b.isExact) - Number(a.isExact) || (a.folder < b.folder ? -1 : 1));
  for (const { folder, code: likeliest, nearest } of readings) {
    if (folder === 'default') continue;
    // Beside Brazil's folder, translation services mean Portugal by the bare language.
    const isPortugal = folder.toLowerCase() === 'pt' && taken.has('pt-BR') && !taken.has('pt-PT');
    const found = isPortugal ? 'pt-PT' : likeliest;
    const code = Object.hasOwn(choices, folder) ? choices[folder] : found;
    // Screenshots may be in a folder whose name differs in case from that of the texts.
    const before = code === undefined ? undefined : taken.get(code);
    if (!code) result.skipped.push({ path: folder, reason: 'unknown-locale', folder, nearest });
    else if (before !== undefined && before.toLowerCase() !== folder.toLowerCase())
      result.skipped.push({ path: folder, reason: 'duplicate-locale', folder, detail: before });
    else {
      taken.set(code, before ?? folder);
      byFolder.set(folder, code);
    }
  }
  result.folders = Object.fromEntries(byFolder);
  return (folder) => byFolder.get(folder);
}

/**
 * The path of the changelog of each locale that the next upload sends. supply looks for that of the build, else `default`,
 * so that a language without notes for the newest build has none; those of older builds are history.
 */
function newestChangelogs(
  { sendsNewestNotesOnly = false }: ReadFormat,
  files: readonly Classified[],
  localeOf: (folder: string) => string | undefined,
): ReadonlyMap<string, string> {
  const codes = files.map(({ role }) => (role.kind === 'changelog' ? role.versionCode : -1));
  const newestCode = codes.reduce((a, b) => Math.max(a, b), -1);
  const newest = new Map<string, { path: string; code: number }>();
  for (const { file, role } of files) {
    if (role.kind !== 'changelog') continue;
    const { folder, versionCode: code } = role;
    const locale = localeOf(folder);
    const isOld = sendsNewestNotesOnly && code !== -1 && code !== newestCode;
    if (locale === undefined || isOld) continue;
    const before = newest.get(locale);
    if (!before || before.code < code) newest.set(locale, { path: file.path, code });
  }
  return new Map([...newest].map(([locale, { path }]) => [locale, path]));
}

interface Reading {
  format: ReadFormat;
  localeOf: (folder: string) => string | undefined;
  changelogs: ReadonlyMap<string, string>;
  subcategories: Subcategories;
  tree: ReadonlyMap<string, TreeFile>;
  result: ReadSet;
}

async function readOne(file: TreeFile, role: FileRole, reading: Reading): Promise<void> {
  const { result, localeOf, changelogs } = reading;
  const { path } = file;
  if (role.kind === 'other') {
    result.skipped.push({ path, reason: PRIVATE_KEY.test(path) ? 'private-key' : 'not-in-product' });
    return;
  }
  if (role.kind === 'product') return;
  const isDefault = 'folder' in role && role.folder === 'default' && reading.format.hasDefault === true;
  const locale = 'folder' in role ? localeOf(role.folder) : undefined;
  // Named once, with its folder.
  if ('folder' in role && locale === undefined && !isDefault) return;
  if (file.linkTarget !== undefined && !reading.tree.has(file.linkTarget)) {
    result.skipped.push({ path, reason: 'link', detail: file.linkTarget });
    return;
  }
  if (role.kind === 'picture') {
    if (locale !== undefined) await readPicture(file, { locale, role: role.picture }, reading);
    return;
  }
  if (role.kind === 'changelog' && locale !== undefined && changelogs.get(locale) !== path) {
    result.skipped.push({ path, reason: 'older-changelog' });
    return;
  }
  const text = await readThroughLinks(file, reading);
  if (!text) return;
  if (role.kind === 'default-language') {
    const code = findListingLocale(text.text, result.set.store).code;
    if (code !== undefined) result.defaultLocale = code;
    return;
  }
  if (role.kind === 'subcategory') {
    reading.subcategories[`${role.field} ${role.isFirst}`] = text;
    return;
  }
  if (role.kind === 'asc-texts') {
    const texts = readAscTexts(text, role.part, result.skipped);
    if (isDefault) Object.assign(result.fallbackTexts, texts);
    else if (locale !== undefined) result.texts[locale] = { ...result.texts[locale], ...texts };
    return;
  }
  // Older trees contain some texts of the review information under two names.
  if (role.kind === 'detail') result.details[role.field] ??= text;
  else if (isDefault && role.kind === 'text') result.fallbackTexts[role.field] = text;
  else if (locale !== undefined) {
    const field: ListingField = role.kind === 'text' ? role.field : 'releaseNotes';
    const before = result.texts[locale]?.[field];
    if (before && isOtherName(role)) result.skipped.push({ path, reason: 'not-in-product' });
    else if (before) result.skipped.push({ path, reason: 'duplicate-text', detail: before.path });
    else result.texts[locale] = { ...result.texts[locale], [field]: text };
  }
}

/** Keys for signing and for the stores' interfaces, which some projects keep beside their listing. */
const PRIVATE_KEY = /\.(?:jks|keystore|p8|p12|pfx|pem|pepk|key)$/i;

/** Longest symbolic link that a picture is taken for, in bytes. */
const MAX_LINK_BYTES = 400;

/** Lists a picture, or the one that a symbolic link points to, however the tree stores links. */
async function readPicture(
  file: TreeFile,
  place: Pick<ReadPicture, 'locale' | 'role'>,
  { tree, result }: Reading,
): Promise<void> {
  const { path } = file;
  let linkedPath = file.linkTarget;
  if (linkedPath === undefined && file.size <= MAX_LINK_BYTES) {
    const content = await readText(file);
    const text = content.ok ? content.value.text : '';
    const isLink = isStoredLink(text);
    if (isLink) linkedPath = storedLinkTarget(path, text) ?? '';
    if (isLink && !tree.has(linkedPath ?? '')) {
      result.skipped.push({ path, reason: 'link', detail: text });
      return;
    }
  }
  const linked = linkedPath === undefined ? undefined : tree.get(linkedPath);
  result.pictures.push({
    path,
    ...(linked && { linkedPath: linked.path }),
    size: (linked ?? file).size,
    ...place,
  });
}

/** The text of a file, or of the file that a symbolic link points to, however the tree stores links. */
async function readThroughLinks(file: TreeFile, { tree, result }: Reading): Promise<ReadText | undefined> {
  const target = file.linkTarget === undefined ? file : tree.get(file.linkTarget);
  const content = target && (await readText(target));
  if (!content?.ok) {
    result.skipped.push({ path: file.path, reason: content?.failure ?? 'link' });
    return undefined;
  }
  const { text, firstLine } = content.value;
  if (!isStoredLink(text)) return { text, path: file.path, ...(firstLine > 1 && { line: firstLine }) };
  const linked = tree.get(storedLinkTarget(file.path, text) ?? '');
  const linkedContent = linked && (await readText(linked));
  if (linkedContent?.ok && !isStoredLink(linkedContent.value.text))
    return { text: linkedContent.value.text, path: file.path };
  result.skipped.push({ path: file.path, reason: 'link', detail: text });
  return undefined;
}
