import type { SkippedFile } from '@/model/skipped-file';
import { findNodeAtLocation } from 'jsonc-parser';
import type { ListingField } from '@/model/listing';
import { pairsOf } from '@/domain/packages/package-locales';
import type { AscPart } from '../parts/set-contents';
import { ascFileOf } from './files';
import type { ReadFormat } from '../parts/format';
import { parsedObject } from '../parts/rating-json';
import type { ReadText } from '../parts/set-contents';
import { positionAt } from '@/readers/text-position';

export const READ_ASC: ReadFormat = {
  hasDefault: true,
  classify(_set, path) {
    const file = ascFileOf(path);
    return file ? { kind: 'asc-texts', folder: file.locale, part: file.part } : { kind: 'other' };
  },
};

/** Keys of the files of the App Store Connect CLI (sources 3.6). */
const ASC_KEYS = {
  'app-info': { title: 'name', subtitle: 'subtitle', privacyUrl: 'privacyPolicyUrl' },
  version: {
    description: 'description',
    keywords: 'keywords',
    releaseNotes: 'whatsNew',
    promotionalText: 'promotionalText',
    supportUrl: 'supportUrl',
    marketingUrl: 'marketingUrl',
  },
} as const satisfies Record<AscPart, Partial<Record<ListingField, string>>>;

/** The keys of a part with the fields that they are for. */
export function ascKeys(part: AscPart): [ListingField, string][] {
  return part === 'app-info' ? pairsOf(ASC_KEYS['app-info']) : pairsOf(ASC_KEYS.version);
}

/** Reads the texts of one file, each with its line. What cannot be used is added to `skipped`. */
export function readAscTexts(
  { text, path, line = 1 }: ReadText,
  part: AscPart,
  skipped: SkippedFile[],
): Partial<Record<ListingField, ReadText>> {
  const root = parsedObject(text);
  if (!root.ok) {
    skipped.push({ path, reason: 'broken-config', detail: root.failure });
    return {};
  }
  const texts: Partial<Record<ListingField, ReadText>> = {};
  for (const [field, key] of ascKeys(part)) {
    const node = findNodeAtLocation(root.value, [key]);
    const value: unknown = node?.value;
    if (!node || node.type === 'null') continue;
    if (typeof value !== 'string') skipped.push({ path, reason: 'not-text', detail: key });
    else if (value.trim() !== '')
      texts[field] = {
        text: value.replace(/\r\n?/g, '\n').trim(),
        path,
        line: line + positionAt(text, node.offset).line - 1,
      };
  }
  return texts;
}
