import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { directionOf } from '@/domain/locales/product-locales';
import type { DesignTarget, GraphicId, ShotStyle } from '@/domain/studio/design';
import type { Drawing } from '@/domain/studio/drawing/drawing-command';
import type { FindImage } from '@/lib/images/paint';
import { PartHandle, type PartNames } from '../canvas/part-handle';
import { ShotCanvas } from '../canvas/shot-canvas';
import { ShotGuides } from '../canvas/shot-guides';

const PARTS: PartNames = { device: 'Picture', caption: 'Text', second: 'Second line' };
const NAMES: Record<GraphicId, string> = { icon: 'the icon', feature: 'the feature graphic' };
/** Widest canvas in CSS pixels. */
const MOST: Record<GraphicId, number> = { icon: 320, feature: 620 };

/** A graphic as it will be drawn, with handles over its parts. */
export function GraphicCanvas({
  id,
  drawing,
  target,
  style,
  locale,
  findImage,
  hasGuides,
  onHold,
  onRelease,
  onCancel,
  onStyle,
}: {
  id: GraphicId;
  drawing: Drawing;
  target: DesignTarget;
  style: ShotStyle;
  locale: string;
  findImage: FindImage;
  hasGuides: boolean;
  onHold: (change: Partial<ShotStyle>) => void;
  onRelease: () => void;
  onCancel: () => void;
  onStyle: (change: Partial<ShotStyle>, group: string) => void;
}) {
  const [container, available] = useElementWidth<HTMLDivElement>(MOST[id]);
  const width = Math.max(1, Math.round(Math.min(MOST[id], available)));
  const size = { width, height: Math.round((width * target.height) / target.width) };
  const scale = width / target.width;
  return (
    <div ref={container} className="grid w-full justify-items-center">
      <div className="relative overflow-hidden rounded-lg shadow-card" style={size}>
        <ShotCanvas drawing={drawing} target={target} findImage={findImage} {...size} />
        {hasGuides && <ShotGuides target={target} padding={style.padding} scale={scale} />}
        {drawing.parts.map((part) => (
          <PartHandle
            key={part.kind}
            part={part}
            names={PARTS}
            of={NAMES[id]}
            style={style}
            scale={scale}
            size={size}
            direction={directionOf(locale) === 'rtl' ? -1 : 1}
            isShown
            onClick={() => undefined}
            onHold={onHold}
            onRelease={onRelease}
            onCancel={onCancel}
            onChange={onStyle}
          />
        ))}
      </div>
    </div>
  );
}

/** Width of an element in CSS pixels, as the page lays it out; `fallback` until it is known. */
function useElementWidth<Element extends HTMLElement>(fallback: number): [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
