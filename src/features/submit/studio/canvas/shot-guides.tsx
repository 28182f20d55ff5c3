import type { DesignTarget } from '@/domain/studio/design';

/** Share of the width beside a seam in which a panorama should show nothing that matters. */
const SEAM = 0.04;

/** Lines over a picture: its margin, its middle, the edges near a seam and, where the store has one, the safe area. */
export function ShotGuides({
  target,
  padding,
  scale,
}: {
  target: DesignTarget;
  padding: number;
  scale: number;
}) {
  const margin = padding * Math.min(target.width, target.height) * scale;
  // A graphic has no other picture beside it.
  const seams = target.gap > 0 ? [{ left: 0 }, { right: 0 }] : [];
  const area = target.safeArea ?? target.guide;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <span
        className="absolute border border-dashed border-white/70 mix-blend-difference"
        style={{ inset: margin }}
      />
      <span className="absolute inset-y-0 left-1/2 border-l border-dashed border-white/50 mix-blend-difference" />
      <span className="absolute inset-x-0 top-1/2 border-t border-dashed border-white/50 mix-blend-difference" />
      {seams.map((side) => (
        <span
          key={Object.keys(side).join()}
          className="absolute inset-y-0 bg-accent/20"
          style={{ ...side, width: `${SEAM * 100}%` }}
        />
      ))}
      {area && (
        <span
          className="absolute border-2 border-accent"
          style={{
            left: area.x * scale,
            top: area.y * scale,
            width: area.width * scale,
            height: area.height * scale,
          }}
        />
      )}
    </div>
  );
}
