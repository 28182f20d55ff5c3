import { localeLabel } from '@/domain/locales/product-locales';
import type { Finding } from '@/domain/findings';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { SelectField } from '@/components/field';
import { localesOf, type DraftChange } from '../../model/draft-changes';
import { useAskedControl } from '../../hooks/use-asked-control';
import type { DraftImages } from '../../records';
import { PreviewBeside } from '../preview-beside';
import type { GoToStep } from '../wizard-events';
import { Composer } from './composer';
import { GraphicsMaker } from './graphics-maker';
import { ImageSets } from './image-sets';
import { SizeOverview } from './size-overview';

// The images’ findings are listed below them, next to the image they concern.
const NO_FINDINGS: readonly Finding[] = [];

/** Step 3: screenshots, icons and the feature graphic. */
export function ScreenshotsStep({
  draft,
  images,
  locale,
  askedField,
  onLocale,
  onChange,
  onGoTo,
}: {
  draft: SubmissionDraft;
  images: DraftImages;
  /** Whose pictures are edited. */
  locale: string;
  askedField: string | undefined;
  onLocale: (locale: string) => void;
  onChange: (change: DraftChange) => void;
  onGoTo: GoToStep;
}) {
  const controls = useAskedControl(askedField);
  const locales = localesOf(draft);
  return (
    <PreviewBeside step={3} draft={draft} locale={locale} findings={NO_FINDINGS} onGoTo={onGoTo}>
      <div ref={controls} className="grid gap-5">
        {locales.length > 1 && (
          <div className="max-w-xs">
            <SelectField
              label="Language of the screenshots"
              hint="A language without its own shows those of the main one."
              options={locales.map((code) => ({ value: code, label: localeLabel(code) }))}
              value={locale}
              onChange={(event) => onLocale(event.target.value)}
            />
          </div>
        )}
        <SizeOverview draft={draft} />
        <Composer key={locale} draft={draft} images={images} locale={locale} onChange={onChange} />
        <GraphicsMaker draft={draft} images={images} onChange={onChange} />
        <ImageSets draft={draft} images={images} />
      </div>
    </PreviewBeside>
  );
}
