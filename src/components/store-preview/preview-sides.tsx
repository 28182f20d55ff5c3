import type { Platform } from '@/model/app';
import type { PreviewContent } from '@/domain/previews/preview-content';
import { PreviewControls } from './preview-controls';
import { PreviewFrame } from './preview-frame';
import { PreviewNotes } from './preview-notes';
import type { PreviewChoice } from './records';
import { StorePreview, usePreviewLayout } from './store-preview';
import type { PictureSources } from './use-picture-urls';
import { choiceFor, usePreviewChoice } from './use-preview-choice';

/** One version of a page. */
export interface PreviewSide {
  label: string;
  contentIn: (store: Platform) => PreviewContent;
  sources: PictureSources;
}

/** Versions of a page beside each other as a store shows them, with the same switches. */
export function PreviewSides({
  sides,
  stores,
  locale,
  locales,
  onLocale,
}: {
  sides: readonly PreviewSide[];
  stores: readonly Platform[];
  locale: string;
  locales?: readonly string[];
  onLocale?: (locale: string) => void;
}) {
  const { choice: stored, isRead, change } = usePreviewChoice();
  const choice = choiceFor(stored, stores, true);
  if (!isRead) return null;
  return (
    <div className="grid gap-4">
      <PreviewControls
        choice={choice}
        stores={stores}
        locale={locale}
        {...(locales && { locales })}
        isShort
        onChange={change}
        onLocale={onLocale}
      />
      <div className="grid items-start gap-6 md:grid-cols-2">
        {sides.map(({ label, contentIn, sources }) => (
          <Side
            key={label}
            label={label}
            choice={choice}
            sources={sources}
            content={contentIn(choice.store)}
          />
        ))}
      </div>
    </div>
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
