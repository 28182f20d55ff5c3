import { useState } from 'react';
import { platformsOf } from '@/model/app';
import type { GraphicId } from '@/domain/studio/design';
import type { Pictures } from '../pictures/use-pictures';
import { useDesign } from './use-design';
import type { DraftImages } from '../records';
import type { StepProps, WizardEvents } from '../wizard/wizard-events';
import { GraphicStudio } from './graphics/graphic-studio';
import { PictureChip } from './picture-chip';
import { Studio, type StudioProps } from './studio';

type Part = 'screenshots' | GraphicId;

const PARTS: readonly { id: Part; label: string }[] = [
  { id: 'screenshots', label: 'Screenshots' },
  { id: 'icon', label: 'App icon' },
  { id: 'feature', label: 'Feature graphic' },
];
/** Names of the controls that other steps ask for, and where they are. */
const PART_OF_CONTROL: Partial<Record<string, Part>> = {
  screenshots: 'screenshots',
  icon: 'icon',
  'feature-graphic': 'feature',
};

/** The studio of a draft: its screenshots, its icon and its feature graphic, with one design and one history. */
export function StudioParts({
  draft,
  images,
  pictures,
  locale,
  requestedField,
  onLocale,
  onChange,
  onDownload,
}: Pick<StepProps, 'draft' | 'locale' | 'requestedField' | 'onLocale' | 'onChange'> &
  Pick<WizardEvents, 'onDownload'> & { images: DraftImages; pictures: Pictures }) {
  const handle = useDesign(draft, images, onChange);
  const [chosen, setChosen] = useState<Part>(partWith(requestedField) ?? 'screenshots');
  const [asked, setAsked] = useState(requestedField);
  if (asked !== requestedField) {
    setAsked(requestedField);
    setChosen(partWith(requestedField) ?? chosen);
  }
  const parts = PARTS.filter(({ id }) => id !== 'feature' || platformsOf(draft.platform).includes('android'));
  const part = parts.some(({ id }) => id === chosen) ? chosen : 'screenshots';
  const common: StudioProps = { draft, images, pictures, handle, locale, onLocale, onChange };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div
          role="group"
          aria-label="What the studio shows"
          className="flex w-fit max-w-full flex-wrap gap-1 rounded-control bg-sunken p-1"
        >
          {parts.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-pressed={part === id}
              onClick={() => setChosen(id)}
              className="segment min-h-9 px-3 text-sm"
            >
              {label}
            </button>
          ))}
        </div>
        <PictureChip pictures={pictures} />
      </div>
      {part === 'screenshots' ? (
        <Studio {...common} onDownload={onDownload} />
      ) : (
        <GraphicStudio key={part} {...common} id={part} />
      )}
    </div>
  );
}

function partWith(control: string | undefined): Part | undefined {
  return control === undefined ? undefined : PART_OF_CONTROL[control];
}
