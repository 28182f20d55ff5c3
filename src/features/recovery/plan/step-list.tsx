import type { PlanStep } from '@/decoder/plan';

/** Numbered steps that can be ticked. */
export function StepList({
  steps,
  done,
  onToggle,
}: {
  steps: readonly PlanStep[];
  done: readonly string[];
  onToggle: (stepId: string, isDone: boolean) => void;
}) {
  return (
    <ol className="mt-3 grid gap-1.5">
      {steps.map(({ id, text }) => {
        const isDone = done.includes(id);
        return (
          <li key={id}>
            <label className="flex min-h-7 cursor-pointer items-start gap-3 rounded-control px-1 py-0.5 hover:bg-sunken">
              <input
                type="checkbox"
                checked={isDone}
                onChange={({ target }) => onToggle(id, target.checked)}
                className="mt-1 size-4 shrink-0 accent-accent"
              />
              <span className={`[overflow-wrap:anywhere] ${isDone ? 'text-ink-soft line-through' : ''}`}>
                {text}
              </span>
            </label>
          </li>
        );
      })}
    </ol>
  );
}
