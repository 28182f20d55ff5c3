import { localeLabel } from '@/domain/locales/product-locales';
import { keywordList } from '@/domain/packages/package-locales';
import { likeliestSlot } from '@/domain/screenshots/slots';
import type { Platform } from '@/model/app';
import type { DetailField } from '@/model/draft';
import type { CheckedImage } from '@/model/draft-image';
import type { ListingField } from '@/model/listing';
import { fileFormatOf } from '@/formats/listings/read-set';
import type { ReadSet } from '@/formats/parts/set-contents';
import type { FieldValue, WantedPicture } from '@/model/store-plan';
import type { ProjectPicture, StoreProject } from './open-project';

/** How a store names what a project has. */
export interface ContentTerms {
  store: Platform;
  /** The store's code of a language; undefined where it has none. */
  localeOf: (code: string) => string | undefined;
  texts: readonly ListingField[];
  details: readonly DetailField[];
  /** The set of a picture; undefined where the store has none for it. */
  setOf: (picture: ProjectPicture) => string | undefined;
}

export interface WantedContent {
  fields: Record<string, FieldValue>;
  pictures: Record<string, WantedPicture[]>;
  notes: string[];
}

/** The texts and pictures of a project, in the terms of a store. */
export function wantedContent({ read, pictures }: StoreProject, terms: ContentTerms): WantedContent {
  const { store, localeOf, texts, details, setOf } = terms;
  const content: WantedContent = { fields: {}, pictures: {}, notes: [] };
  if (read) Object.assign(content.fields, emptiedFields(read, terms));
  for (const field of details) {
    const value = read?.details[field]?.text;
    if (value !== undefined) content.fields[`details/${field}`] = value;
  }
  const missing: string[] = [];
  for (const [code, own] of Object.entries(read?.texts ?? {})) {
    const locale = localeOf(code);
    if (locale === undefined) missing.push(localeLabel(code));
    else
      for (const field of texts) {
        const value = (own[field] ?? read?.fallbackTexts[field])?.text;
        if (value === undefined) continue;
        content.fields[`texts/${locale}/${field}`] =
          field === 'keywords' ? keywordList(value).join(',') : value;
      }
  }
  const name = store === 'ios' ? 'the App Store' : 'Google Play';
  if (missing.length > 0) content.notes.push(`Not available on ${name} and left out: ${missing.join(', ')}.`);
  for (const picture of pictures) {
    const { image, path } = picture;
    const locale = localeOf(image.locale);
    if (locale === undefined || (store === 'ios' && image.kind !== 'screenshot')) continue;
    const set = setOf(picture);
    if (set === undefined)
      content.notes.push(
        `${path}: the console has no place for ${image.width} x ${image.height} here. Add it by hand.`,
      );
    else (content.pictures[`pictures/${locale}/${set}`] ??= []).push(wantedPicture(picture));
  }
  return content;
}

/** Fields whose file is there and empty: with a pull that had a text, the text was removed here. */
function emptiedFields(read: ReadSet, { localeOf, texts, details }: ContentTerms): Record<string, ''> {
  const paths = read.skipped.flatMap(({ path, reason }): string[] => {
    const role = reason === 'empty' ? fileFormatOf(read.set)?.classify(read.set, path) : undefined;
    if (role?.kind === 'detail') return details.includes(role.field) ? [`details/${role.field}`] : [];
    if (role?.kind !== 'text' || !texts.includes(role.field)) return [];
    const locale = localeOf(read.folders[role.folder] ?? '');
    // fastlane's folder “default” serves every language without a text of its own.
    return locale === undefined || read.fallbackTexts[role.field] ? [] : [`texts/${locale}/${role.field}`];
  });
  return Object.fromEntries(paths.map((path) => [path, '']));
}

export function wantedPicture({ image, path, bytes, sha256, md5 }: ProjectPicture): WantedPicture {
  const { fileName: name, width, height } = image;
  return { name, path, size: bytes.length, width, height, sha256, md5 };
}

export function slotIdOf(image: CheckedImage, store: Platform): string | undefined {
  return image.slotId ?? likeliestSlot(image, [store])?.id;
}
