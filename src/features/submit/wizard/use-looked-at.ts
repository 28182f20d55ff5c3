import { useMemo } from 'react';
import type { RenderTarget } from '@/domain/screenshots/render-targets';
import { slotById } from '@/domain/screenshots/slots';
import type { Design } from '@/domain/studio/design';
import { plannedShots, shotJob, type SetSources } from '../studio/studio-export';

/**
 * The picture whose file is looked at before the export: the selected one, otherwise the first, at the size and in the
 * language that are shown. It is the same object as long as nothing changes that would be drawn; the format of the file
 * does not change the drawing.
 */
export function useLookedAt(
  { design, mainLocale, screens, assets, fonts }: SetSources,
  target: RenderTarget | undefined,
  locale: string,
  selectedId: string | undefined,
) {
  const { version, style, shots, order, perTarget, isPanorama, skipsGap, hasEvenText } = design;
  const drawn = useMemo(
    (): Design => ({ version, style, shots, order, perTarget, isPanorama, skipsGap, hasEvenText }),
    [hasEvenText, isPanorama, order, perTarget, shots, skipsGap, style, version],
  );
  return useMemo(() => {
    const sources: SetSources = { design: drawn, mainLocale, screens, assets, ...(fonts && { fonts }) };
    const planned = target ? plannedShots(sources, [target], [locale]) : [];
    const shot = planned.find(({ shotId }) => shotId === selectedId) ?? planned[0];
    if (!target || !shot) return undefined;
    return {
      job: shotJob(sources, shot),
      number: shot.index + 1,
      isForPlay: slotById(target.slotId)?.store === 'android',
    };
  }, [assets, drawn, fonts, locale, mainLocale, screens, selectedId, target]);
}
