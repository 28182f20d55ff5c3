import type { ImportedDraft } from '@/formats/parts/import-draft';
import type { ImportReport, LeftOut } from '@/formats/parts/import-report';
import type { DecodedImport } from '@/lib/imports/decode-import';
import type { DraftChange } from '../wizard/draft-changes';
import type { Purchases } from '@/model/purchases';
import { nextKey, productIdFor } from '@/domain/purchases/products';

/**
 * Puts the imported texts and answers into a draft. Its builds, its IDs and a version without a new one stay.
 * @param isUpdate whether the app is in the store already, which no file says
 */
export function applyImport(
  { content, ids = {} }: Pick<ImportedDraft, 'content' | 'ids'>,
  isUpdate: boolean,
): DraftChange {
  return (draft) => {
    const details = { ...content.details, isUpdate };
    const next = { ...draft, ...content, details, version: content.version || draft.version };
    const { ios, android } = ids;
    if (next.bundleId.trim() === '') next.bundleId = ios ?? android ?? '';
    if (android !== undefined && (next.androidId ?? '').trim() === '' && android !== next.bundleId)
      next.androidId = android;
    if (!content.playTexts) delete next.playTexts;
    // Files contain no answers for Google Play.
    if (content.ratings && draft.ratings) next.ratings = { ...content.ratings, play: draft.ratings.play };
    if (content.purchases && draft.purchases)
      next.purchases = withImportedProducts(draft.purchases, content.purchases);
    if (next.ratings && content.ratings)
      next.answersBefore = { ...draft.answersBefore, ratings: next.ratings };
    delete next.sample;
    delete next.proposedPlatform;
    return next;
  };
}

/** The report once the pictures are decoded: it counts those that were taken and names the others. */
export function withPictures(
  report: ImportReport,
  { baseline, leftOut, kept }: Pick<DecodedImport, 'baseline' | 'leftOut' | 'kept'>,
): ImportReport {
  return {
    ...report,
    taken: report.taken.map((row) => ({
      ...row,
      pictures:
        baseline.sources
          .find(({ store }) => store === row.store)
          ?.pictures.filter(({ locale }) => locale === row.locale).length ?? 0,
    })),
    leftOut: [...report.leftOut, ...leftOut.filter((item) => !isNamed(report, item))],
    kept: [...report.kept, ...kept],
  };
}

/** A file that could not be read may be named already, where its text was read. */
function isNamed({ leftOut }: ImportReport, { path, reason }: LeftOut): boolean {
  return leftOut.some((known) => known.path === path && known.reason === reason);
}

/** The products of a draft with those of an import that it does not have; what the publisher entered stays. */
function withImportedProducts(own: Purchases, imported: Purchases): Purchases {
  const known = new Set(Object.values(own.products).map((product) => productIdFor(product, 'android')));
  const products = { ...own.products };
  for (const product of Object.values(imported.products)) {
    if (!known.has(productIdFor(product, 'android'))) products[nextKey(products, 'read')] = product;
  }
  return { ...own, sells: true, products };
}
