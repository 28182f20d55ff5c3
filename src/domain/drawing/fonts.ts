/** A font of captions and banners. */
export interface FontChoice {
  id: string;
  label: string;
  /** CSS font family list that ends in a generic family, so that every script of the device can be drawn. */
  family: string;
  /** Scripts that a bundled font contains. Undefined for the device's own fonts. */
  scripts?: string;
}

const SYSTEM_SANS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';
const SYSTEM_SERIF = 'ui-serif, "New York", Georgia, Cambria, "Noto Serif", "Times New Roman", serif';

/** Prefix of the family names of bundled and own fonts: a font of the same name on the device must not replace them. */
const PREFIX = 'StorePilot';

/**
 * Names the CSS family under which a bundled font is registered.
 * @param name file name prefix of its package, e.g. `source-serif-4`
 */
export function bundledFamily(name: string): string {
  return `${PREFIX} ${name}`;
}

/** Names the CSS family of a font file of the user's own. `id` is that of the stored file. */
export function ownFontFamily(id: string): string {
  return `"${PREFIX} own ${id.replaceAll(/[^\w-]/g, '')}", ${SYSTEM_SANS}`;
}

function bundled(id: string, label: string, scripts: string, fallback: string): FontChoice {
  return { id, label, family: `"${bundledFamily(id)}", ${fallback}`, scripts };
}

/** Fonts of the device. Nothing is downloaded, but two devices draw different pictures. The first is the default. */
export const SYSTEM_FONTS = [
  { id: 'sans', label: 'Sans', family: SYSTEM_SANS },
  {
    id: 'rounded',
    label: 'Rounded',
    family:
      'ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Quicksand, Nunito, "Arial Rounded MT Bold", system-ui, sans-serif',
  },
  { id: 'serif', label: 'Serif', family: SYSTEM_SERIF },
  {
    id: 'mono',
    label: 'Mono',
    family: 'ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  },
] as const satisfies readonly FontChoice[];

/** Fonts that are part of the app: every device draws the same picture. Other scripts use the device's fonts. */
export const BUNDLED_FONTS: readonly FontChoice[] = [
  bundled('inter', 'Inter', 'Latin, Cyrillic, Greek', SYSTEM_SANS),
  bundled('rubik', 'Rubik', 'Latin, Cyrillic, Hebrew, Arabic', SYSTEM_SANS),
  bundled('nunito', 'Nunito', 'Latin, Cyrillic', SYSTEM_SANS),
  bundled('figtree', 'Figtree', 'Latin', SYSTEM_SANS),
  bundled('source-serif-4', 'Source Serif', 'Latin, Cyrillic, Greek', SYSTEM_SERIF),
];

/** All fonts that a caption or banner can choose. */
export const FONT_CHOICES: readonly FontChoice[] = [...SYSTEM_FONTS, ...BUNDLED_FONTS];

/** The font of new designs. */
export const DEFAULT_FONT: FontChoice = SYSTEM_FONTS[0];
