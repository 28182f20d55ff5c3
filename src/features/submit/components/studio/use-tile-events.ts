import { useState } from 'react';
import { useLatest } from '@/lib/use-latest';
import type { TileEvents } from './shot-tile';

/** The same functions with every rendering, so that only pictures that change are rendered again. */
export function useTileEvents(events: TileEvents): TileEvents {
  const latest = useLatest(events);
  const [stable] = useState<TileEvents>(() => ({
    onSelect: (...given) => latest.current.onSelect(...given),
    onKeyDown: (...given) => latest.current.onKeyDown(...given),
    onHold: (...given) => latest.current.onHold(...given),
    onRelease: () => latest.current.onRelease(),
    onCancel: () => latest.current.onCancel(),
    onStyle: (...given) => latest.current.onStyle(...given),
    onCaption: (...given) => latest.current.onCaption(...given),
    onCaptionDone: () => latest.current.onCaptionDone(),
    onReorder: (...given) => latest.current.onReorder(...given),
    onReorderEnd: (...given) => latest.current.onReorderEnd(...given),
  }));
  return stable;
}
