import { CERTAINTY_LABELS } from '@/domain/certainty';
import type { OfferedTargets } from '@/domain/screenshots/offered-targets';
import type { RenderTarget } from '@/domain/screenshots/render-targets';
import { slotById } from '@/domain/screenshots/slots';
import { STORES } from '@/domain/stores/stores';
import { Disclosure } from '@/components/disclosure';

/** Which of the stores' sizes are drawn. */
export function TargetChoice({
  offered,
  chosen,
  onChange,
}: {
  offered: OfferedTargets;
  chosen: readonly string[];
  onChange: (targetIds: string[]) => void;
}) {
  const handleToggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const boxes = (targets: readonly RenderTarget[]) => (
    <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
      {targets.map((target) => (
        <TargetBox
          key={target.id}
          target={target}
          isChosen={chosen.includes(target.id)}
          onToggle={() => handleToggle(target.id)}
        />
      ))}
    </div>
  );
  const chosenMore = offered.more.filter(({ id }) => chosen.includes(id)).length;
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Sizes to draw</legend>
      {boxes(offered.usual)}
      {offered.more.length > 0 && (
        <Disclosure
          title="More sizes"
          aside={chosenMore > 0 ? `${chosenMore} chosen` : undefined}
          isOpenAtFirst={chosenMore > 0}
        >
          <p className="text-[0.8125rem] text-ink-soft">
            Other devices, landscape, and sizes that the App Store otherwise scales down from the largest.
          </p>
          {boxes(offered.more)}
        </Disclosure>
      )}
    </fieldset>
  );
}

function TargetBox({
  target: { slotId, label, width, height },
  isChosen,
  onToggle,
}: {
  target: RenderTarget;
  isChosen: boolean;
  onToggle: () => void;
}) {
  const { store, certainty } = slotById(slotId) ?? {};
  return (
    <label className="flex items-start gap-2 text-sm">
      <input
        type="checkbox"
        className="mt-1 size-4 shrink-0 accent-accent"
        checked={isChosen}
        onChange={onToggle}
      />
      <Outline width={width} height={height} isChosen={isChosen} />
      <span className="min-w-0">
        {label}
        <span className="block text-[0.8125rem] text-ink-faint tabular-nums">
          {width}x{height}
          {store && ` · ${STORES[store].name}`}
        </span>
        {certainty && certainty.level !== 'official' && (
          <span className="block text-[0.8125rem] text-warn">
            {CERTAINTY_LABELS[certainty.level]}. {certainty.note}
          </span>
        )}
      </span>
    </label>
  );
}

const OUTLINE_PX = 32;

/** The shape of a picture, drawn small. */
function Outline({ width, height, isChosen }: { width: number; height: number; isChosen: boolean }) {
  const scale = OUTLINE_PX / Math.max(width, height);
  return (
    <span aria-hidden="true" className="flex size-8 shrink-0 items-center justify-center">
      <span
        className={`rounded-xs border ${isChosen ? 'border-accent bg-accent-soft' : 'border-line-strong bg-sunken'}`}
        style={{ width: width * scale, height: height * scale }}
      />
    </span>
  );
}
