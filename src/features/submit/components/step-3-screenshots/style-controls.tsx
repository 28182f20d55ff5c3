import { isHexColor } from '@/domain/drawing/colors';
import { FONT_CHOICES } from '@/domain/drawing/fonts';
import { COMPOSITION_PRESETS } from '@/domain/screenshots/composition-presets';
import { MAX_PADDING, type CompositionStyle } from '@/domain/screenshots/composition';
import { SelectField } from '@/components/field';
import { SwitchField } from '@/components/switch-field';
import { colorsOf, fontIdOf, presetOf } from '../../model/artwork';
import { ColorField } from './color-field';

/** How the whole set looks. */
export function StyleControls({
  style,
  onChange,
}: {
  style: CompositionStyle;
  onChange: (style: CompositionStyle) => void;
}) {
  const chosen = presetOf(style);
  const [first, last] = colorsOf(style.background);
  const isGradient = style.background.kind === 'gradient';
  const setColors = (from: string, to: string) =>
    onChange({
      ...style,
      background: isGradient
        ? {
            kind: 'gradient',
            from,
            to,
            angle: style.background.kind === 'gradient' ? style.background.angle : 180,
          }
        : { kind: 'solid', color: from },
    });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-semibold">Look</legend>
      <div role="group" aria-label="Ready-made looks" className="flex flex-wrap gap-2">
        {COMPOSITION_PRESETS.map((preset) => {
          const [from, to] = colorsOf(preset.style.background);
          return (
            <button
              key={preset.id}
              type="button"
              aria-pressed={preset.id === chosen}
              onClick={() =>
                onChange({
                  ...style,
                  background: preset.style.background,
                  textColor: preset.style.textColor,
                })
              }
              className={`flex items-center gap-2 rounded-full border py-1 pr-3 pl-1 text-sm ${preset.id === chosen ? 'border-accent bg-accent-soft font-medium' : 'border-line-strong hover:bg-sunken'}`}
            >
              <span
                aria-hidden="true"
                className="size-6 rounded-full border"
                style={{ background: `linear-gradient(160deg, ${from}, ${to})` }}
              />
              {preset.label}
            </button>
          );
        })}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <ColorField
          label={isGradient ? 'Background from' : 'Background'}
          value={first}
          onChange={(color) => isHexColor(color) && setColors(color, last)}
        />
        {isGradient && (
          <ColorField
            label="Background to"
            value={last}
            onChange={(color) => isHexColor(color) && setColors(first, color)}
          />
        )}
        <ColorField
          label="Caption"
          value={style.textColor}
          onChange={(textColor) => isHexColor(textColor) && onChange({ ...style, textColor })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="Font"
          options={FONT_CHOICES.map(({ id, label }) => ({ value: id, label }))}
          value={fontIdOf(style.fontFamily)}
          onChange={(event) => {
            const font = FONT_CHOICES.find(({ id }) => id === event.target.value);
            if (font) onChange({ ...style, fontFamily: font.family });
          }}
        />
        <SelectField
          label="Caption place"
          options={[
            { value: 'top', label: 'Above the picture' },
            { value: 'bottom', label: 'Below the picture' },
          ]}
          value={style.captionPosition}
          onChange={(event) =>
            onChange({ ...style, captionPosition: event.target.value === 'bottom' ? 'bottom' : 'top' })
          }
        />
        <label className="flex min-w-0 flex-col gap-1.5 text-sm font-medium">
          Padding
          <input
            type="range"
            min={0}
            max={MAX_PADDING}
            step={0.01}
            value={style.padding}
            aria-valuetext={`${Math.round(style.padding * 100)} percent`}
            className="mt-2 accent-accent"
            onChange={(event) => onChange({ ...style, padding: Number(event.target.value) })}
          />
        </label>
      </div>
      <SwitchField
        label="Device frame"
        hint="A plain frame of our own; tablets get a tablet’s."
        isOn={style.frame !== 'none'}
        onChange={(isOn) => onChange({ ...style, frame: isOn ? 'phone' : 'none' })}
      />
    </fieldset>
  );
}
