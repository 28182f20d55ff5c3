import { useMemo } from 'react';
import type { Platform } from '@/domain/apps/app';
import { listingFor, type StoreTexts } from '@/domain/listings/store-texts';
import { bareContent, previewContent, type PreviewContent } from '@/domain/previews/preview-content';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { useDraftsWithImages } from '@/lib/workspace/draft-images';
import { draftSources } from './draft-sources';
import { PreviewControls } from './preview-controls';
import { PreviewFrame } from './preview-frame';
import { PreviewNotes } from './preview-notes';
import type { PreviewChoice } from './records';
import { StorePreview, usePreviewLayout } from './store-preview';
import type { PictureSources } from './use-picture-urls';
import { usePreviewChoice } from './use-preview-choice';

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
  const { choice: stored, isRead, change } = usePreviewChoice();
  const drafts = useDraftsWithImages();
  const draft = drafts.data?.find(({ id }) => id === draftId);
  const store = platforms.includes(stored.store) ? stored.store : (platforms[0] ?? 'ios');
  const choice: PreviewChoice = { ...stored, store, device: 'phone', look: 'ios-26' };
  const sources = useMemo(() => (draft ? draftSources(draft.images, draft.builds) : NO_SOURCES), [draft]);
  if (!isRead) return null;
  const side = ({ label, texts }: PairSide) => (
    <Side label={label} choice={choice} sources={sources} content={contentOf(texts, draft, store, locale)} />
  );
  return (
    <div className="grid gap-4">
      <PreviewControls choice={choice} stores={platforms} locale={locale} isShort onChange={change} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        {side(before)}
        {side(after)}
      </div>
    </div>
  );
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

function Side({
  label,
  choice,
  sources,
  content,
}: {
  label: string;
  choice: PreviewChoice;
  sources: PictureSources;
  content: PreviewContent;
}) {
  const layout = usePreviewLayout(content, choice);
  return (
    <section aria-label={label} className="grid min-w-0 content-start gap-3">
      <h3 className="text-center text-sm font-semibold">{label}</h3>
      <PreviewFrame label={`${label}: preview`}>
        <StorePreview content={content} layout={layout} options={choice} sources={sources} />
      </PreviewFrame>
      <PreviewNotes layout={layout} />
    </section>
  );
}
