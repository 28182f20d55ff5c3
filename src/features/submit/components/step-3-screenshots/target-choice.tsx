import { CERTAINTY_LABELS } from '@/domain/certainty';
import type { RenderTarget } from '@/domain/screenshots/render-targets';
import { slotById } from '@/domain/screenshots/slots';
import { STORES } from '@/domain/stores/stores';

/** Which of the stores' sizes are drawn. */
export function TargetChoice({
  targets,
  chosen,
  onChange,
}: {
  targets: readonly RenderTarget[];
  chosen: readonly string[];
  onChange: (targetIds: string[]) => void;
}) {
  const handleToggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Sizes to draw</legend>
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        {targets.map(({ id, slotId, label, width, height }) => {
          const { store, certainty } = slotById(slotId) ?? {};
          return (
            <label key={id} className="flex items-start gap-2 text-sm">
              <input
                type="checkbox"
                className="mt-1 size-4 shrink-0 accent-accent"
                checked={chosen.includes(id)}
                onChange={() => handleToggle(id)}
              />
              <span>
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
        })}
      </div>
    </fieldset>
  );
}
