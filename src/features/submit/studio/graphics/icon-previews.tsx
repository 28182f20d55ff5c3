import type { DesignTarget } from '@/domain/studio/design';
import type { Drawing } from '@/domain/studio/drawing/drawing-command';
import type { FindImage } from '@/lib/images/paint';
import { ShotCanvas } from '../canvas/shot-canvas';

/**
 * How each store cuts the square (share of the side): about 26 % in the App Store of iOS 26, measured; 30 % on Google
 * Play, by Google's icon specifications; a circle on Apple Watch and Vision Pro.
 */
const MASKS = [
  { name: 'App Store', radius: '26%', side: 88 },
  { name: 'Google Play', radius: '30%', side: 88 },
  { name: 'Watch, Vision Pro', radius: '50%', side: 88 },
  { name: 'In settings', radius: '26%', side: 32 },
] as const;

/** The icon with the corners that the stores and systems cut, and small. */
export function IconPreviews({
  drawing,
  target,
  findImage,
}: {
  drawing: Drawing;
  target: DesignTarget;
  findImage: FindImage;
}) {
  return (
    <section aria-label="As the stores show it">
      <ul className="flex flex-wrap items-end justify-center gap-x-5 gap-y-3">
        {MASKS.map(({ name, radius, side }) => (
          <li key={name} className="grid justify-items-center gap-1.5 text-xs text-ink-soft">
            <span className="overflow-hidden" style={{ borderRadius: radius, width: side, height: side }}>
              <ShotCanvas
                drawing={drawing}
                target={target}
                findImage={findImage}
                width={side}
                height={side}
              />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
