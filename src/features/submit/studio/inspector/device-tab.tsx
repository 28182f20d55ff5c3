import { startTransition, type ReactNode } from 'react';
import { FRAME_IDS, type FrameId, type LayoutId } from '@/domain/studio/design';
import { LAYOUTS } from '@/domain/studio/layouts';
import type { RatioClass } from '@/domain/studio/ratio-class';
import { LayoutPicture } from './layout-picture';
import { ChoiceRow, editing, RangeRow, SelectRow, StyleRow, type StyleControls } from './style-rows';

const FRAME_NAMES: Record<FrameId, string> = {
  none: 'No frame',
  thin: 'Thin edge',
  hole: 'Thin edge, camera hole',
  flat: 'Wide edge',
  outline: 'Outline',
};

const TONES = [
  { value: 'dark', name: 'Dark', label: 'Dark' },
  { value: 'light', name: 'Light', label: 'Light' },
] as const;

/** Layout, frame, and the place of the picture. */
export function DeviceTab({
  controls,
  layouts = LAYOUTS,
  ratio,
  hasFrames = true,
  children,
}: {
  controls: StyleControls;
  layouts?: readonly { id: LayoutId; label: string; hint: string }[];
  /** Shape of the diagrams; a tall phone's by default. */
  ratio?: RatioClass;
  hasFrames?: boolean;
  /** Between the layouts and the rest. */
  children?: ReactNode;
}) {
  const { style, onChange } = controls;
  return (
    <div className="grid gap-3">
      <StyleRow label="Layout" keys={['layout']} controls={controls} isStacked>
        {(id) => (
          <div id={id} role="group" aria-label="Layout" className="grid grid-cols-4 gap-1.5">
            {layouts.map(({ id: layout, label, hint }) => (
              <button
                key={layout}
                type="button"
                aria-pressed={style.layout === layout}
                title={hint}
                onClick={() => startTransition(() => onChange({ layout }))}
                className={`grid justify-items-center gap-1 rounded-control border px-1 py-1.5 text-[0.6875rem] leading-tight ${style.layout === layout ? 'border-accent bg-accent-soft font-medium text-accent-strong' : 'border-line text-ink-soft hover:border-line-strong hover:bg-sunken'}`}
              >
                <LayoutPicture layout={layout} ratio={ratio} />
                {label}
              </button>
            ))}
          </div>
        )}
      </StyleRow>
      {children}
      {hasFrames && (
        <SelectRow
          label="Frame"
          {...editing(controls, 'frame')}
          options={FRAME_IDS.map((id) => ({ value: id, label: FRAME_NAMES[id] }))}
        />
      )}
      {style.frame === 'none' || !hasFrames ? (
        <RangeRow label="Corners" name="corner" controls={controls} />
      ) : (
        <ChoiceRow label="Frame colour" {...editing(controls, 'frameTone')} options={TONES} />
      )}
      <RangeRow label="Size" name="deviceZoom" controls={controls} />
      <RangeRow label="Tilt" name="tilt" controls={controls} unit="degrees" />
      <RangeRow label="Left and right" name="deviceX" controls={controls} />
      <RangeRow label="Up and down" name="deviceY" controls={controls} />
      <RangeRow label="Shadow" name="shadow" controls={controls} />
      <RangeRow label="Margin" name="padding" controls={controls} />
      <RangeRow label="Enlarge inside" name="cropZoom" controls={controls} />
      {style.cropZoom > 1 && (
        <>
          <RangeRow label="Visible part ↔" name="cropX" controls={controls} />
          <RangeRow label="Visible part ↕" name="cropY" controls={controls} />
        </>
      )}
    </div>
  );
}
