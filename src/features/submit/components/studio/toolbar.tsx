import { Grid2x2, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { localeLabel } from '@/domain/locales/product-locales';

/** Heights of a picture at each zoom, as a factor of the usual one. */
export const ZOOMS = [0.55, 0.75, 1, 1.3, 1.7] as const;
export const USUAL_ZOOM = 2;

/** The bar over the strip: history, what is shown, and how. */
export function Toolbar({
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  locales,
  locale,
  onLocale,
  zoom,
  onZoom,
  hasGuides,
  onGuides,
  children,
}: {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  locales: readonly string[];
  locale: string;
  onLocale: (locale: string) => void;
  /** Index of `ZOOMS`. */
  zoom: number;
  onZoom: (zoom: number) => void;
  hasGuides: boolean;
  onGuides: (isOn: boolean) => void;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-1 flex-wrap items-center gap-x-3 gap-y-2">
      <span className="flex">
        <IconButton label="Undo" hint="Ctrl+Z" isDisabled={!canUndo} onClick={onUndo}>
          <Undo2 className="size-4.5" aria-hidden="true" />
        </IconButton>
        <IconButton label="Redo" hint="Ctrl+Shift+Z" isDisabled={!canRedo} onClick={onRedo}>
          <Redo2 className="size-4.5" aria-hidden="true" />
        </IconButton>
      </span>
      <LanguageSelect locales={locales} locale={locale} onLocale={onLocale} />
      <span className="flex">
        <IconButton label="Smaller" isDisabled={zoom === 0} onClick={() => onZoom(zoom - 1)}>
          <ZoomOut className="size-4.5" aria-hidden="true" />
        </IconButton>
        <IconButton label="Larger" isDisabled={zoom === ZOOMS.length - 1} onClick={() => onZoom(zoom + 1)}>
          <ZoomIn className="size-4.5" aria-hidden="true" />
        </IconButton>
        <IconButton label="Guides" isPressed={hasGuides} onClick={() => onGuides(!hasGuides)}>
          <Grid2x2 className="size-4.5" aria-hidden="true" />
        </IconButton>
      </span>
      <span className="ms-auto flex flex-wrap items-center gap-2">{children}</span>
    </div>
  );
}

/** Whose texts and pictures are shown and edited; nothing for a draft in one language. */
export function LanguageSelect({
  locales,
  locale,
  onLocale,
}: {
  locales: readonly string[];
  locale: string;
  onLocale: (locale: string) => void;
}) {
  return locales.length < 2 ? null : (
    <BarSelect
      label="Language of the screenshots"
      options={locales.map((code) => ({ value: code, label: localeLabel(code) }))}
      value={locale}
      onChoose={onLocale}
    />
  );
}

function BarSelect({
  label,
  options,
  value,
  onChoose,
}: {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}) {
  return (
    <select
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className="min-h-9 max-w-48 rounded-control border border-line bg-surface px-2 text-[0.8125rem] hover:border-line-strong"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** A button of a studio's bar. */
export function IconButton({
  label,
  hint,
  isDisabled = false,
  isPressed,
  onClick,
  children,
}: {
  label: string;
  hint?: string;
  isDisabled?: boolean;
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      title={hint === undefined ? label : `${label} (${hint})`}
      disabled={isDisabled}
      onClick={onClick}
      className="inline-flex size-9 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-35 aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
    >
      {children}
    </button>
  );
}
