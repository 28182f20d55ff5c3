import { useMemo } from 'react';
import type { Platform } from '@/model/app';
import type { StoreTexts } from '@/model/listing';
import { listingFor } from '@/domain/listings/store-texts';
import { bareContent, previewContent, type PreviewContent } from '@/domain/previews/preview-content';
import type { SubmissionDraft } from '@/model/draft';
import { useDraftsWithImages } from '@/lib/workspace/draft-images';
import { draftSources } from './draft-sources';
import { PreviewSides, type PreviewSide } from './preview-sides';
import type { PictureSources } from './use-picture-urls';

interface PairSide {
  label: string;
  texts: StoreTexts;
}

const NO_SOURCES: PictureSources = new Map();

/** Two versions of a listing beside each other as a store shows them, e.g. before and after a change. */
export function PreviewPair({
  before,
  after,
  locale,
  platforms,
  draftId,
}: {
  before: PairSide;
  after: PairSide;
  locale: string;
  platforms: readonly Platform[];
  /** The draft whose pictures and facts are shown with the texts, where there is one. */
  draftId?: string | undefined;
}) {
  const drafts = useDraftsWithImages();
  const draft = drafts.data?.find(({ id }) => id === draftId);
  const sources = useMemo(() => (draft ? draftSources(draft.images, draft.builds) : NO_SOURCES), [draft]);
  const side = ({ label, texts }: PairSide): PreviewSide => ({
    label,
    sources,
    contentIn: (store) => contentOf(texts, draft, store, locale),
  });
  return <PreviewSides sides={[side(before), side(after)]} stores={platforms} locale={locale} />;
}

function contentOf(
  { listings, playTexts }: StoreTexts,
  draft: SubmissionDraft | undefined,
  store: Platform,
  locale: string,
): PreviewContent {
  if (!draft) return bareContent(listingFor({ listings, playTexts }, store, locale), store, locale);
  return previewContent(
    { ...draft, listings: { ...draft.listings, ...listings }, playTexts: playTexts ?? {} },
    { store, locale, device: 'phone' },
  );
}
