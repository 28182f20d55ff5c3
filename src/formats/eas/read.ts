import type { ReadConfig } from '../parts/format';
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import type { ListingField } from '@/model/listing';
import { SCREENSHOT_SLOTS } from '@/domain/screenshots/slots';
import { appleCategoryChoice } from '@/domain/stores/apple-categories';
import { findListingLocale } from '../parts/listing-locale';
import type { DetailField } from '@/model/draft';
import { parsedObject, readRatingObject } from '../parts/rating-json';
import type { ReadSet, ReadText } from '../parts/set-contents';
import { positionAt } from '@/readers/text-position';
import { readText, listedFile, type TreeFile } from '../parts/tree';

export const READ_EAS: ReadConfig = { readConfig: readEasConfig };

/** Keys of `apple.info.<locale>` (sources 3.3). */
export const EAS_INFO_KEYS = {
  title: 'title',
  subtitle: 'subtitle',
  description: 'description',
  releaseNotes: 'releaseNotes',
  promotionalText: 'promoText',
  marketingUrl: 'marketingUrl',
  supportUrl: 'supportUrl',
  privacyUrl: 'privacyPolicyUrl',
} as const satisfies Partial<Record<ListingField, string>>;

/** Keys of `apple.review`. */
export const EAS_REVIEW_KEYS = {
  reviewFirstName: 'firstName',
  reviewLastName: 'lastName',
  reviewEmail: 'email',
  reviewPhone: 'phone',
  reviewNotes: 'notes',
  demoUser: 'demoUsername',
  demoPassword: 'demoPassword',
} as const satisfies Partial<Record<DetailField, string>>;

/**
 * Reads `store.config.json` of EAS Metadata into the set: texts with their lines, details, and paths of screenshots.
 * @param choices product locale that the user chose for an unknown key; an empty text leaves the locale out
 */
async function readEasConfig(
  file: TreeFile,
  tree: ReadonlyMap<string, TreeFile>,
  choices: Readonly<Record<string, string>>,
  result: ReadSet,
): Promise<void> {
  const content = await readText(file);
  if (!content.ok) {
    const isEmpty = content.failure === 'empty';
    result.skipped.push({
      path: file.path,
      reason: isEmpty ? 'broken-config' : content.failure,
      ...(isEmpty && { detail: 'it is empty' }),
    });
    return;
  }
  const { text } = content.value;
  const parsed = parsedObject(text);
  if (!parsed.ok) {
    result.skipped.push({ path: file.path, reason: 'broken-config', detail: parsed.failure });
    return;
  }
  const root = parsed.value;
  if (findNodeAtLocation(root, ['apple'])?.type !== 'object') {
    result.skipped.push({ path: file.path, reason: 'no-listing' });
    return;
  }
  const read = (path: (string | number)[]) => textAt(root, path, text, file.path);
  for (const [field, key] of Object.entries(EAS_REVIEW_KEYS) as [DetailField, string][]) {
    const text = read(['apple', 'review', key]);
    if (text) result.details[field] = text;
  }
  const copyright = read(['apple', 'copyright']);
  if (copyright) result.details.copyright = copyright;
  const version = read(['apple', 'version']);
  if (version) result.version = version;
  readCategories(root, text, file.path, result);
  const advisory = findNodeAtLocation(root, ['apple', 'advisory']);
  if (advisory?.type === 'object') result.ratings = readRatingObject(advisory, file.path, result.skipped);
  const info = findNodeAtLocation(root, ['apple', 'info']);
  for (const property of info?.type === 'object' ? (info.children ?? []) : []) {
    const folder = String(property.children?.[0]?.value ?? '');
    readLocale(folder, { read, root, text: text, path: file.path, tree, choices, result });
  }
}

interface Config {
  read: (path: (string | number)[]) => ReadText | undefined;
  root: Node;
  text: string;
  path: string;
  tree: ReadonlyMap<string, TreeFile>;
  choices: Readonly<Record<string, string>>;
  result: ReadSet;
}

function readLocale(folder: string, config: Config) {
  const { read, root, text, path, choices, result } = config;
  const { code: found, nearest } = findListingLocale(folder, 'ios');
  const code = Object.hasOwn(choices, folder) ? choices[folder] : found;
  if (!code) {
    result.skipped.push({ path, reason: 'unknown-locale', folder, nearest });
    return;
  }
  if (result.texts[code]) {
    result.skipped.push({ path, reason: 'duplicate-locale', folder });
    return;
  }
  result.folders[folder] = code;
  const texts: Partial<Record<ListingField, ReadText>> = {};
  for (const [field, key] of Object.entries(EAS_INFO_KEYS) as [ListingField, string][]) {
    const value = read(['apple', 'info', folder, key]);
    if (value) texts[field] = value;
    else if (isOtherThan('string', findNodeAtLocation(root, ['apple', 'info', folder, key])))
      result.skipped.push({ path, reason: 'not-text', detail: `${folder}.${key}` });
  }
  const keywords = findNodeAtLocation(root, ['apple', 'info', folder, 'keywords']);
  const words: unknown = keywords && getNodeValue(keywords);
  if (isOtherThan('array', keywords))
    result.skipped.push({ path, reason: 'not-list', detail: `${folder}.keywords` });
  if (keywords && Array.isArray(words)) {
    const list = words.filter((word) => typeof word === 'string').join(',');
    if (list !== '') texts.keywords = { text: list, path, line: positionAt(text, keywords.offset).line };
  }
  result.texts[code] = texts;
  readScreenshots(folder, code, config);
}

function isOtherThan(type: Node['type'], node: Node | undefined): boolean {
  return node !== undefined && node.type !== type && node.type !== 'null';
}

/** Screenshots are paths beside the config, by display type. */
function readScreenshots(folder: string, locale: string, { root, text, path, tree, result }: Config) {
  const sets = findNodeAtLocation(root, ['apple', 'info', folder, 'screenshots']);
  for (const property of sets?.type === 'object' ? (sets.children ?? []) : []) {
    const [displayType, paths] = property.children ?? [];
    const slotId = SCREENSHOT_SLOTS.find((slot) => slot.displayType === displayType?.value)?.id;
    for (const { value, offset } of paths?.type === 'array' ? (paths.children ?? []) : []) {
      if (typeof value !== 'string') continue;
      const target = listedFile(path, value);
      const picture = target === undefined ? undefined : tree.get(target);
      if (!picture) {
        const { line } = positionAt(text, offset);
        result.skipped.push({ path: value, reason: 'missing-picture', listedIn: { path, line } });
      } else
        result.pictures.push({
          path: picture.path,
          size: picture.size,
          locale,
          role: { kind: 'screenshot', ...(slotId !== undefined && { slotId }) },
        });
    }
  }
}

/** `categories` contains ids, or a list of a category and its subcategories, which say more than the category. */
function readCategories(root: Node, text: string, path: string, result: ReadSet) {
  const node = findNodeAtLocation(root, ['apple', 'categories']);
  const value: unknown = node && getNodeValue(node);
  if (!node || !Array.isArray(value)) return;
  const ids = value.flatMap((entry: unknown) => {
    const list: unknown[] = Array.isArray(entry) ? entry : [entry];
    const [category, ...subcategories] = list.filter((id): id is string => typeof id === 'string');
    return subcategories.length > 0 ? subcategories : (category ?? []);
  });
  const fields = ['primaryCategory', 'secondaryCategory'] as const;
  fields.forEach((field, index) => {
    const id = ids[index];
    if (id === undefined) return;
    if (appleCategoryChoice(id))
      result.details[field] = { text: id, path, line: positionAt(text, node.offset).line };
    else result.skipped.push({ path, reason: 'unknown-category', detail: id });
  });
}

function textAt(root: Node, at: (string | number)[], text: string, path: string): ReadText | undefined {
  const node = findNodeAtLocation(root, at);
  const value: unknown = node && getNodeValue(node);
  if (!node || typeof value !== 'string' || value.trim() === '') return undefined;
  return { text: value.replace(/\r\n?/g, '\n').trim(), path, line: positionAt(text, node.offset).line };
}
