import { platformsOf, type Platform } from '@/model/app';
import { fieldLabel } from '../listings/field-label';
import { EMPTY_LISTING, type ListingField } from '@/model/listing';
import { textChanges, type TextChange } from '../listings/text-changes';
import type { DetailField, SubmissionDraft } from '@/model/draft';
import { baselineSource, type Baseline } from './baseline';
import { compareField, type FieldComparison } from './compare-texts';
import { countOf, storeText } from '../texts';

/** A changed text. */
export interface FieldDiff {
  /** Both stores where the change is the same for them. */
  stores: Platform[];
  /** A field of the listing or of the details. */
  field: ListingField | DetailField | 'version';
  label: string;
  state: 'changed' | 'new';
  before: string;
  after: string;
  /** The same, word by word. */
  changes: TextChange[];
}

/** How the pictures of a locale differ from the imported ones. */
export interface PictureDiff {
  added: number;
  removed: number;
  /** Whether those that stay are in another order. */
  isReordered: boolean;
}

/** Changes in one locale. */
export interface LocaleDiff {
  /** Product locale. */
  locale: string;
  state: 'changed' | 'new' | 'removed';
  fields: FieldDiff[];
  pictures?: PictureDiff;
}

/** Everything that an update changes. Locales and fields without a change are not listed. */
export interface DraftDiff {
  locales: LocaleDiff[];
  /** Changes outside of the locales: the version, the copyright, the categories and the contacts. */
  details: FieldDiff[];
}

const FIELDS = Object.keys(EMPTY_LISTING) as ListingField[];
const DETAIL_LABELS: Partial<Record<DetailField, string>> = {
  copyright: 'Copyright',
  primaryCategory: 'Primary category',
  secondaryCategory: 'Secondary category',
  contactEmail: 'Contact e-mail',
  contactPhone: 'Contact phone',
  contactWebsite: 'Contact website',
  reviewFirstName: 'Review contact, first name',
  reviewLastName: 'Review contact, last name',
  reviewEmail: 'Review contact, e-mail',
  reviewPhone: 'Review contact, phone',
  reviewNotes: 'Review notes',
  demoUser: 'Demo account, user',
};

/** Compares a draft with what was imported, one readable diff per locale. */
export function draftDiff(draft: SubmissionDraft, baseline: Baseline): DraftDiff {
  const imported = baseline.sources.flatMap(({ texts, pictures }) => [
    ...Object.keys(texts),
    ...pictures.map(({ locale }) => locale),
  ]);
  const locales = [...new Set([draft.defaultLocale, ...Object.keys(draft.listings), ...imported])];
  return {
    locales: locales.flatMap((locale) => localeDiff(draft, baseline, locale, imported.includes(locale))),
    details: detailDiffs(draft, baseline),
  };
}

function localeDiff(
  draft: SubmissionDraft,
  baseline: Baseline,
  locale: string,
  isKnown: boolean,
): LocaleDiff[] {
  const fields = FIELDS.flatMap((field) => fieldDiffs(compareField(draft, baseline, locale, field)));
  const pictures = pictureDiff(draft, baseline, locale);
  if (fields.length === 0 && !pictures) return [];
  const isRemoved = isKnown && draft.listings[locale] === undefined;
  return [
    {
      locale,
      state: isRemoved ? 'removed' : isKnown ? 'changed' : 'new',
      fields,
      ...(pictures && { pictures }),
    },
  ];
}

/** One entry for both stores where the texts before and after are the same. */
function fieldDiffs(comparisons: readonly FieldComparison[]): FieldDiff[] {
  const diffs: FieldDiff[] = [];
  for (const { store, field, state, before, after } of comparisons) {
    if (state === 'unchanged') continue;
    const same = diffs.find((diff) => diff.before === before && diff.after === after);
    if (same) {
      same.stores.push(store);
      same.label = fieldLabel(field, same.stores);
    } else diffs.push(diffOf([store], field, fieldLabel(field, [store]), state, before, after));
  }
  return diffs;
}

function diffOf(
  stores: Platform[],
  field: FieldDiff['field'],
  label: string,
  state: FieldDiff['state'],
  before: string,
  after: string,
): FieldDiff {
  return { stores, field, label, state, before, after, changes: textChanges(before, after) };
}

function pictureDiff(draft: SubmissionDraft, baseline: Baseline, locale: string): PictureDiff | undefined {
  const before = baseline.sources
    .flatMap(({ pictures }) => pictures)
    .filter((picture) => picture.locale === locale)
    .map(({ imageId }) => imageId);
  const now = draft.images
    .filter((image) => image.locale === locale && image.kind !== 'picture')
    .map(({ id }) => id);
  const stayed = now.filter((id) => before.includes(id));
  const isReordered = before.filter((id) => stayed.includes(id)).join() !== stayed.join();
  const added = now.length - stayed.length;
  const removed = before.length - stayed.length;
  return added + removed > 0 || isReordered ? { added, removed, isReordered } : undefined;
}

function detailDiffs(draft: SubmissionDraft, baseline: Baseline): FieldDiff[] {
  const stores = platformsOf(draft.platform).filter((store) => baselineSource(baseline, store));
  const labels = Object.entries(DETAIL_LABELS) as [DetailField, string][];
  const versions = baseline.sources.flatMap(({ version }) => version ?? []);
  const pairs = [
    ...(versions[0]
      ? [{ field: 'version' as const, label: 'Version', before: versions[0].text, after: draft.version }]
      : []),
    ...labels.map(([field, label]) => ({
      field,
      label,
      before: baseline.sources.map(({ details }) => details[field]?.text).find((text) => text) ?? '',
      after: draft.details[field],
    })),
  ];
  return pairs.flatMap(({ field, label, before, after }) =>
    before === storeText(after)
      ? []
      : [diffOf(stores, field, label, before === '' ? 'new' : 'changed', before, after)],
  );
}

/** Says what differs among the pictures, e.g. `Pictures: 2 pictures added, the others reordered.` */
export function pictureDiffText({ added, removed, isReordered }: PictureDiff): string {
  const parts = [
    ...(added > 0 ? [`${countOf(added, 'picture')} added`] : []),
    ...(removed > 0 ? [`${countOf(removed, 'picture')} removed`] : []),
    ...(isReordered ? ['the others reordered'] : []),
  ];
  return `Pictures: ${parts.join(', ')}.`;
}
