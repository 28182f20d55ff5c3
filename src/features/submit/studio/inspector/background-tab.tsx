import { COMPOSITION_PRESETS } from '@/domain/screenshots/composition-presets';
import { PATTERN_IDS, fillColors, type Design, type Fill, type PatternId } from '@/domain/studio/design';
import { FileDrop } from '@/components/file-drop';
import { SwitchField } from '@/components/switch-field';
import { colorsOf } from '../../pictures/artwork';
import { ChoiceRow, ColorRow, SelectRow, StyleRow, type StyleControls } from './style-rows';

const KINDS = [
  { value: 'color', name: 'Colour', label: 'Colour' },
  { value: 'gradient', name: 'Gradient', label: 'Gradient' },
  { value: 'pattern', name: 'Pattern', label: 'Pattern' },
  { value: 'image', name: 'Own picture', label: 'Picture' },
] as const;

const PATTERN_NAMES: Record<PatternId, string> = {
  dots: 'Dots',
  grid: 'Grid',
  stripes: 'Stripes',
  rings: 'Rings',
  waves: 'Waves',
  glow: 'Glow',
};

/** Background of the device and the texts, of one picture or of the whole set. */
export function BackgroundTab({
  controls,
  design,
  onPanorama,
  onOwnImage,
}: {
  controls: StyleControls;
  design: Design;
  /** Undefined where the whole set is not edited. */
  onPanorama?: ((change: Partial<Pick<Design, 'isPanorama' | 'skipsGap'>>) => void) | undefined;
  onOwnImage: (file: File) => void;
}) {
  const { fill } = controls.style;
  const setFill = (next: Fill) => controls.onChange({ fill: next });
  const [first, last] = fillColors(fill);
  const colorRow = (label: string, value: string, onChoose: (color: string) => void) => (
    <ColorRow label={label} name="fill" controls={controls} value={value} onChoose={onChoose} />
  );
  return (
    <div className="grid gap-3">
      <ChoiceRow
        label="Kind"
        name="fill"
        controls={controls}
        options={KINDS}
        isStacked
        value={fill.kind}
        onChoose={(kind) => {
          const next = fillOfKind(kind, fill);
          if (next) setFill(next);
        }}
      />
      {fill.kind !== 'image' && (
        <StyleRow label="Ready-made looks" keys={[]} controls={controls} isStacked>
          {(id) => (
            <div id={id} role="group" aria-label="Ready-made looks" className="flex flex-wrap gap-1.5">
              {COMPOSITION_PRESETS.map(({ id: preset, label, style }) => {
                const [from, to] = colorsOf(style.background);
                return (
                  <button
                    key={preset}
                    type="button"
                    aria-label={label}
                    title={label}
                    aria-pressed={first === from && (fill.kind !== 'gradient' || last === to)}
                    onClick={() =>
                      controls.onChange({ fill: withColors(fill, from, to), textColor: style.textColor })
                    }
                    className="size-8 rounded-full border border-line-strong aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-accent"
                    style={{ background: `linear-gradient(160deg, ${from}, ${to})` }}
                  />
                );
              })}
            </div>
          )}
        </StyleRow>
      )}
      {fill.kind === 'color' && colorRow('Colour', fill.color, (color) => setFill({ ...fill, color }))}
      {fill.kind === 'gradient' && (
        <>
          {colorRow('From', fill.from, (from) => setFill({ ...fill, from }))}
          {colorRow('To', fill.to, (to) => setFill({ ...fill, to }))}
          <StyleRow label="Direction" keys={['fill']} controls={controls}>
            {(id) => (
              <input
                id={id}
                type="range"
                min={0}
                max={350}
                step={10}
                value={fill.angle}
                aria-valuetext={`${fill.angle} degrees`}
                onChange={(event) => setFill({ ...fill, angle: Number(event.target.value) })}
                className="h-6 accent-accent"
              />
            )}
          </StyleRow>
        </>
      )}
      {fill.kind === 'pattern' && (
        <>
          <SelectRow
            label="Pattern"
            name="fill"
            controls={controls}
            options={PATTERN_IDS.map((id) => ({ value: id, label: PATTERN_NAMES[id] }))}
            value={fill.pattern}
            onChoose={(pattern) => setFill({ ...fill, pattern })}
          />
          {colorRow('Background', fill.color, (color) => setFill({ ...fill, color }))}
          {colorRow('Pattern colour', fill.ink, (ink) => setFill({ ...fill, ink }))}
        </>
      )}
      <FileDrop
        label={fill.kind === 'image' ? 'Choose another picture' : 'Use a picture of your own'}
        hint="PNG, JPEG or WebP; it fills the background."
        accept="image/png,image/jpeg,image/webp"
        isCompact
        onFiles={([file]) => file && onOwnImage(file)}
      />
      {onPanorama && (
        <>
          <SwitchField
            label="Panorama"
            hint="One background through all pictures of the set."
            isOn={design.isPanorama}
            onChange={(isPanorama) => onPanorama({ isPanorama })}
          />
          {design.isPanorama && (
            <SwitchField
              label="Skip the store’s gap"
              hint="Leaves out what would be behind the gap, so that lines stay straight."
              isOn={design.skipsGap}
              onChange={(skipsGap) => onPanorama({ skipsGap })}
            />
          )}
        </>
      )}
    </div>
  );
}

/** A fill of another kind in the same colours; none for a picture, which is chosen as a file. */
function fillOfKind(kind: Fill['kind'], fill: Fill): Fill | undefined {
  const [first, last] = fillColors(fill);
  switch (kind) {
    case 'color':
      return { kind, color: first };
    case 'gradient':
      return { kind, from: first, to: last === first ? '#7a2fd8' : last, angle: 160 };
    case 'pattern':
      return { kind, pattern: 'dots', color: first, ink: last === first ? '#ffffff' : last };
    case 'image':
      return undefined;
  }
}

function withColors(fill: Fill, from: string, to: string): Fill {
  switch (fill.kind) {
    case 'color':
      return { ...fill, color: from };
    case 'pattern':
      return { ...fill, color: from, ink: to };
    case 'gradient':
      return { ...fill, from, to };
    case 'image':
      return { kind: 'gradient', from, to, angle: 160 };
  }
}
