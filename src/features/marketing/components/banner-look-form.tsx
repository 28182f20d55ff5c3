import { SelectField } from '@/components/field';
import { BANNER_STYLES } from '@/model/artwork-style';
import { PALETTES } from '../data/palettes';
import type { BannerLook } from '../records';

const STYLE_OPTIONS = BANNER_STYLES.map(({ id, label }) => ({ value: id, label }));
const OWN = 'own';

/** Style and colours of the banners. */
export function BannerLookForm({
  look,
  onChange,
}: {
  look: BannerLook;
  onChange: (look: BannerLook) => void;
}) {
  const palette = PALETTES.find(
    ({ primary, secondary }) => primary === look.primary && secondary === look.secondary,
  );
  const handlePalette = (value: string) => {
    const chosen = PALETTES.find(({ id }) => id === value);
    if (chosen) onChange({ ...look, primary: chosen.primary, secondary: chosen.secondary });
  };
  return (
    <div className="mb-5 grid grid-cols-2 gap-4 rounded-control bg-sunken p-4 lg:grid-cols-[1fr_1fr_auto_auto]">
      <SelectField
        label="Style"
        value={look.style}
        options={STYLE_OPTIONS}
        onChoose={(style) => onChange({ ...look, style })}
      />
      <SelectField
        label="Colors"
        value={palette?.id ?? OWN}
        options={[
          ...PALETTES.map(({ id, label }) => ({ value: id, label })),
          ...(palette ? [] : [{ value: OWN, label: 'Your own' }]),
        ]}
        onChoose={handlePalette}
      />
      <ColorField
        label="Main color"
        value={look.primary}
        onChange={(primary) => onChange({ ...look, primary })}
      />
      <ColorField
        label="Second color"
        value={look.secondary}
        onChange={(secondary) => onChange({ ...look, secondary })}
      />
    </div>
  );
}

function ColorField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (color: string) => void;
}) {
  return (
    <label className="flex flex-col gap-1.5 text-sm font-medium whitespace-nowrap">
      {label}
      <input
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-10.5 w-full min-w-16 rounded-control border border-line-strong bg-surface p-1"
      />
    </label>
  );
}
