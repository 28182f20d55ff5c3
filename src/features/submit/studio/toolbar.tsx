import { Grid2x2, LayoutTemplate, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { localeLabel } from '@/domain/locales/product-locales';
import { SmallButton } from '@/components/button';
import type { DesignHandle } from './use-design';

/** Heights of a picture at each zoom, as a factor of the usual one. */
export const ZOOMS = [0.55, 0.75, 1, 1.3, 1.7] as const;
export const USUAL_ZOOM = 2;

/** The bar of a studio: history, what is shown and how, templates. */
export function Toolbar({
  start,
  history: { canUndo, canRedo, undo, redo },
  locales,
  locale,
  onLocale,
  zoom,
  hasGuides,
  onGuides,
  onTemplates,
  children,
}: {
  /** Heading or choice at the beginning of the bar. */
  start: ReactNode;
  history: Pick<DesignHandle, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
  locales: readonly string[];
  locale: string;
  onLocale: (locale: string) => void;
  /** Index of `ZOOMS`, and its change; undefined for a picture that is always shown whole. */
  zoom?: { value: number; onChange: (zoom: number) => void };
  hasGuides: boolean;
  onGuides: (isOn: boolean) => void;
  onTemplates: () => void;
  /** Shown at the end of the bar. */
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b px-3 py-1.5">
      {start}
      <div className="flex flex-auto flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex">
          <IconButton label="Undo" hint="Ctrl+Z" disabled={!canUndo} onClick={undo}>
            <Undo2 className="size-4.5" />
          </IconButton>
          <IconButton label="Redo" hint="Ctrl+Shift+Z" disabled={!canRedo} onClick={redo}>
            <Redo2 className="size-4.5" />
          </IconButton>
        </span>
        <LanguageSelect locales={locales} locale={locale} onLocale={onLocale} />
        <span className="flex">
          {zoom && (
            <>
              <IconButton
                label="Smaller"
                disabled={zoom.value === 0}
                onClick={() => zoom.onChange(zoom.value - 1)}
              >
                <ZoomOut className="size-4.5" />
              </IconButton>
              <IconButton
                label="Larger"
                disabled={zoom.value === ZOOMS.length - 1}
                onClick={() => zoom.onChange(zoom.value + 1)}
              >
                <ZoomIn className="size-4.5" />
              </IconButton>
            </>
          )}
          <IconButton label="Guides" aria-pressed={hasGuides} onClick={() => onGuides(!hasGuides)}>
            <Grid2x2 className="size-4.5" />
          </IconButton>
        </span>
        <span className="ms-auto flex flex-wrap items-center gap-2">
          <SmallButton onClick={onTemplates}>
            <LayoutTemplate className="size-4" />
            Templates
          </SmallButton>
          {children}
        </span>
      </div>
    </div>
  );
}

/** The language whose texts and pictures are shown and edited; not shown for a draft in one language. */
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
    <select
      aria-label="Language of the screenshots"
      title="Language of the screenshots"
      value={locale}
      onChange={(event) => onLocale(event.target.value)}
      className="min-h-9 max-w-52 rounded-control border border-line bg-surface px-2 text-[0.8125rem] hover:border-line-strong"
    >
      {locales.map((code) => (
        <option key={code} value={code}>
          {localeLabel(code)}
        </option>
      ))}
    </select>
  );
}

function IconButton({ label, hint, ...rest }: { label: string; hint?: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={hint === undefined ? label : `${label} (${hint})`}
      className="inline-flex size-9 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-35 aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
      {...rest}
    />
  );
}
