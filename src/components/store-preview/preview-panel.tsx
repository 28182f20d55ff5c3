import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { platformsOf } from '@/model/app';
import type { Finding } from '@/model/finding';
import type { WizardStep } from '@/model/wizard-step';
import { previewContent } from '@/domain/previews/preview-content';
import type { PreviewPart } from '@/domain/previews/preview-layout';
import { editorOf } from '@/domain/previews/preview-targets';
import type { SubmissionDraft } from '@/model/draft';
import { withTeamPictures } from '@/domain/submissions/shared-pictures';
import { useTeamPreviews } from '@/lib/team/team-previews';
import type { PreviewPictureJob } from '@/lib/images/draw-preview';
import { loadCode } from '@/lib/load-code';
import { SmallButton } from '../button';
import { draftSources } from './draft-sources';
import { PreviewControls } from './preview-controls';
import { PreviewFrame } from './preview-frame';
import { PreviewNotes } from './preview-notes';
import { HowDrawn } from './how-drawn';
import { PreviewParts, previewLabel, StorePreview, usePreviewLayout } from './store-preview';
import { choiceFor, usePreviewChoice } from './use-preview-choice';

export interface PreviewPanelProps {
  draft: SubmissionDraft;
  locale: string;
  findings?: readonly Finding[] | undefined;
  /** `side` is narrow, beside the fields; `whole` has all switches and is as large as there is space. */
  variant: 'side' | 'whole';
  onLocale?: (locale: string) => void;
  onGoTo: (step: WizardStep, locale: string, field: string | undefined) => void;
}

/** The store’s page of a draft with its switches, and in words what a reader sees of it. */
export function PreviewPanel({ draft, locale, findings = [], variant, onLocale, onGoTo }: PreviewPanelProps) {
  const { choice: stored, isRead, change } = usePreviewChoice();
  const stores = platformsOf(draft.platform);
  const choice = choiceFor(stored, stores, variant === 'side');
  const { images, builds } = draft;
  const previews = useTeamPreviews(draft);
  const sources = useMemo(() => draftSources(images, builds, previews), [images, builds, previews]);
  const content = useMemo(
    () => previewContent(withTeamPictures(draft), { store: choice.store, locale, device: choice.device }),
    [draft, choice.store, choice.device, locale],
  );
  const layout = usePreviewLayout(content, choice);
  const handlePart = (part: PreviewPart) => {
    const { step, field } = editorOf(part, choice.store);
    onGoTo(step, locale, field);
  };
  if (!isRead) return null;

  const drawing = (
    <StorePreview
      content={content}
      layout={layout}
      options={choice}
      sources={sources}
      findings={findings}
      onPart={handlePart}
    />
  );
  const controls = (
    <PreviewControls
      choice={choice}
      stores={stores}
      locale={locale}
      locales={Object.keys(draft.listings)}
      isShort={variant === 'side'}
      onChange={change}
      onLocale={onLocale}
    />
  );
  const notes = <PreviewNotes layout={layout} onPart={handlePart} />;
  const parts = <PreviewParts content={content} layout={layout} findings={findings} onPart={handlePart} />;
  const download = (
    <DownloadButton
      fileName={`${content.listing.title.trim() || 'app'}-${choice.store}-${choice.page}-${locale}-${choice.theme}.png`}
      caption={`${previewLabel(content, choice)}. Drawn by StorePilot; sample values are marked.`}
      job={{ layout, theme: choice.theme, sources }}
    />
  );
  if (variant === 'side') {
    return (
      <div className="grid gap-4">
        {controls}
        <PreviewFrame label="Preview">{drawing}</PreviewFrame>
        {notes}
        {parts}
        {download}
      </div>
    );
  }
  const isTablet = choice.device === 'tablet';
  return (
    <div className="grid gap-5">
      {controls}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="rounded-card bg-sunken p-3 sm:p-8">
          <div
            className={`mx-auto w-full overflow-hidden border-[6px] border-line-strong shadow-float ${isTablet ? 'max-w-[820px] rounded-[1.5rem] border-dashed' : 'max-w-[426px] rounded-[2.5rem]'}`}
          >
            {drawing}
          </div>
        </div>
        <div className="grid gap-5 lg:sticky lg:top-40">
          <section>
            <h3 className="mb-2 text-sm font-semibold">What a reader sees</h3>
            {notes}
          </section>
          <section>
            <h3 className="mb-2 text-sm font-semibold">Go to a field</h3>
            {parts}
          </section>
          {download}
          <HowDrawn store={choice.store} page={choice.page} device={choice.device} />
        </div>
      </div>
    </div>
  );
}

function DownloadButton({
  fileName,
  caption,
  job,
}: {
  fileName: string;
  caption: string;
  job: Omit<PreviewPictureJob, 'caption'>;
}) {
  const [state, setState] = useState<'idle' | 'drawing' | 'done' | 'failed'>('idle');
  const handleDownload = async () => {
    setState('drawing');
    const code = await loadCode(() => import('./download-preview'));
    const isDone = code.ok && (await code.value.downloadPreview(fileName, { ...job, caption }));
    setState(isDone ? 'done' : 'failed');
  };
  return (
    <div className="flex flex-wrap items-center gap-3" data-print="hide">
      <SmallButton disabled={state === 'drawing'} onClick={() => void handleDownload()}>
        <Download className="size-3.5" />
        Download as PNG
      </SmallButton>
      <p role="status" className="text-[0.8125rem] text-ink-soft">
        {state === 'done' && 'Downloaded.'}
        {state === 'failed' &&
          'The picture could not be made. Allow downloads for this page, close other tabs, and try again.'}
      </p>
    </div>
  );
}
