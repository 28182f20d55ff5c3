import { baselineSource, type Baseline } from '@/domain/baseline/baseline';
import { listingFor } from '@/domain/listings/store-texts';
import { appleLocale, playLocale } from '@/domain/locales/locale-map';
import type { Platform } from '@/model/app';
import type { DetailField, SubmissionDraft } from '@/model/draft';
import type { ListingField } from '@/model/listing';
import type { OpenRemovals } from '@/model/open-api';

/** Finds the parts of the listing imported for a store that a draft no longer has. */
export function removedSince(
  baseline: Baseline | undefined,
  draft: SubmissionDraft,
  store: Platform,
): OpenRemovals {
  const removed = { fields: [] as string[], languages: [] as string[] };
  const source = baselineSource(baseline, store);
  for (const [code, texts] of Object.entries(source?.texts ?? {})) {
    const locale = store === 'ios' ? appleLocale(code) : playLocale(code);
    if (locale === undefined) continue;
    if (!draft.listings[code]) removed.languages.push(locale);
    else {
      const now = listingFor(draft, store, code);
      const gone = (Object.keys(texts) as ListingField[]).filter((field) => now[field].trim() === '');
      removed.fields.push(...gone.map((field) => `texts/${locale}/${field}`));
    }
  }
  for (const field of Object.keys(source?.details ?? {}) as DetailField[])
    if (draft.details[field].trim() === '') removed.fields.push(pathOf(field));
  const images = new Set(draft.images.map(({ id }) => id));
  const gone = (source?.pictures ?? []).filter(({ imageId }) => !images.has(imageId));
  return { ...removed, pictures: [...new Set(gone.map(({ hash }) => hash))] };
}

function pathOf(field: DetailField): string {
  return field === 'primaryCategory' || field === 'secondaryCategory'
    ? `categories/${field}`
    : `details/${field}`;
}
