import { CircleAlert, OctagonAlert } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { localeLabel } from '@/domain/locales/product-locales';
import type { Finding } from '@/model/finding';
import { layoutPreview, type PreviewPage } from '@/domain/previews/layout-preview';
import type { AppleLook } from '@/domain/previews/app-store-parts';
import type { PreviewTheme } from '@/domain/previews/measures';
import type { PreviewContent, PreviewDevice } from '@/domain/previews/preview-content';
import type { PreviewLayout, PreviewPart, PreviewRegion } from '@/domain/previews/preview-layout';
import { findingsOfPart, PREVIEW_PARTS } from '@/domain/previews/preview-targets';
import { findingCounts } from '../findings/severity-looks';
import { measureFor } from './measure-text';
import { PreviewDrawing } from './preview-drawing';
import { usePictureUrls, type PictureSources } from './use-picture-urls';

export const STORE_LOOKS = { ios: 'App Store look', android: 'Google Play look' } as const;

export interface PreviewOptions {
  page: PreviewPage;
  device: PreviewDevice;
  theme: PreviewTheme;
  look: AppleLook;
}

/** Lays out a preview with the browser’s own fonts. */
export function usePreviewLayout(
  content: PreviewContent,
  { page, device, look }: PreviewOptions,
  isCardOnly = false,
): PreviewLayout {
  return useMemo(
    () => layoutPreview(content, { page, device, look, isCardOnly }, measureFor(content.store)),
    [content, page, device, look, isCardOnly],
  );
}

/** Says what a preview shows, for screen readers. */
export function previewLabel(content: PreviewContent, { page, device, theme }: PreviewOptions): string {
  const where = page === 'search' ? 'search result' : 'product page';
  const schematic = device === 'tablet' ? ', schematic' : '';
  return `${STORE_LOOKS[content.store]}: ${where} on a ${device}, ${theme}, ${localeLabel(content.locale)}${schematic}`;
}

/** One preview: the drawing, whose parts lead to their fields with a click. PreviewParts is the same for the keyboard. */
export function StorePreview({
  content,
  layout,
  options,
  sources,
  findings = [],
  onPart,
}: {
  content: PreviewContent;
  layout: PreviewLayout;
  options: PreviewOptions;
  sources: PictureSources;
  findings?: readonly Finding[];
  /** Called with the clicked part; omit it to make the preview read-only. */
  onPart?: (part: PreviewPart) => void;
}) {
  const keys = layout.items.flatMap((item) => (item.kind === 'picture' ? item.picture : []));
  const urls = usePictureUrls(sources, keys);
  const { fold } = layout;
  return (
    <div className="relative">
      <PreviewDrawing
        layout={layout}
        theme={options.theme}
        urls={urls}
        label={previewLabel(content, options)}
        locale={content.locale}
      />
      {layout.regions.map((region, index) => (
        <Part
          key={`${region.part}${index}`}
          region={region}
          layout={layout}
          findings={findingsOfPart(findings, region.part, content)}
          onPart={onPart}
        />
      ))}
      {fold !== undefined && fold < layout.height && (
        <div
          className="pointer-events-none absolute inset-x-0 border-t-2 border-dashed border-warn"
          style={{ top: `${(100 * fold) / layout.height}%` }}
        >
          <span className="absolute end-0 top-0 rounded-es-control bg-warn-soft px-2 py-0.5 text-xs font-medium text-warn">
            The screen ends
            {/* The whole sentence would cover most of a tablet's page on a phone. */}
            <span className={options.device === 'tablet' ? 'max-sm:hidden' : undefined}> about here</span>
          </span>
        </div>
      )}
    </div>
  );
}

function Part({
  region,
  layout,
  findings,
  onPart,
}: {
  region: PreviewRegion;
  layout: PreviewLayout;
  findings: readonly Finding[];
  onPart: ((part: PreviewPart) => void) | undefined;
}) {
  const { part, isCut = false } = region;
  const isCutShown = isCut && !layout.isSchematic;
  const { label } = PREVIEW_PARTS[part];
  const counts = findingCounts(findings);
  const words = [isCutShown && 'cut about here', counts].filter(Boolean).join(', ');
  const place = {
    left: `${(100 * region.x) / layout.width}%`,
    top: `${(100 * region.y) / layout.height}%`,
    width: `${(100 * region.width) / layout.width}%`,
    height: `${(100 * region.height) / layout.height}%`,
  };
  const look = `absolute rounded-sm ${isCutShown ? 'border-b-2 border-dashed border-warn' : ''}`;
  const marker = findings.length > 0 && <Marker findings={findings} />;
  if (!onPart) {
    if (!isCutShown && !marker) return null;
    return (
      <span className={`pointer-events-none ${look}`} style={place} aria-hidden="true">
        {marker}
      </span>
    );
  }
  // For the pointer alone: a store’s lines are too close together for buttons, which are in the list of parts.
  return (
    <span
      title={`${label}${words === '' ? '' : `: ${words}`}`}
      aria-hidden="true"
      onClick={() => onPart(part)}
      className={`cursor-pointer ${look} transition-shadow duration-quick hover:ring-2 hover:ring-accent`}
      style={place}
    >
      {marker}
    </span>
  );
}

/** The parts of a preview as buttons, with what is found about them. */
export function PreviewParts({
  content,
  layout,
  findings,
  onPart,
}: {
  content: PreviewContent;
  layout: PreviewLayout;
  findings: readonly Finding[];
  onPart: (part: PreviewPart) => void;
}) {
  const parts = [...new Set(layout.regions.map(({ part }) => part))];
  return (
    <ul aria-label="Parts of the page" className="flex flex-wrap gap-1.5">
      {parts.map((part) => {
        const found = findingsOfPart(findings, part, content);
        const counts = findingCounts(found);
        const isWrong = found.some(({ isMissing }) => !isMissing);
        return (
          <li key={part}>
            <button
              type="button"
              onClick={() => onPart(part)}
              className={`min-h-7 rounded-full border px-2.5 text-xs ${isWrong ? 'border-warn font-medium text-warn' : 'text-ink-soft'} hover:bg-sunken`}
            >
              {PREVIEW_PARTS[part].label}
              {counts !== '' && `: ${counts}`}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Marker({ findings }: { findings: readonly Finding[] }): ReactNode {
  const problems = findings.filter(({ isMissing }) => !isMissing);
  const isBlocked = problems.some(({ severity }) => severity === 'blocker');
  if (!isBlocked && problems.every(({ severity }) => severity === 'note')) return null;
  const Icon = isBlocked ? OctagonAlert : CircleAlert;
  return (
    <span
      className={`absolute -end-2 -top-2 rounded-full p-0.5 shadow-card ${isBlocked ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'}`}
    >
      <Icon className="size-3.5" />
    </span>
  );
}
