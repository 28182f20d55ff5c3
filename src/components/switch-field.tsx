import { useId, type ReactNode } from 'react';
import { Comments } from './team/comment-mark';

/** A setting that takes effect immediately. */
export function SwitchField({
  label,
  hint,
  isOn,
  onChange,
  isDisabled,
  place,
}: {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  /** The draft path that comments attach to. */
  place?: string;
}) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <div className="flex items-baseline gap-x-3">
          <label htmlFor={id} className="text-sm font-medium">
            {label}
          </label>
          <Comments place={place} label={label} />
        </div>
        {hint !== undefined && (
          <p id={hintId} className="text-[0.8125rem] text-ink-faint">
            {hint}
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={isOn}
        aria-describedby={hint !== undefined ? hintId : undefined}
        disabled={isDisabled}
        onClick={() => onChange(!isOn)}
        className="group inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5 transition-colors duration-quick disabled:opacity-55 aria-checked:border-accent aria-checked:bg-accent"
      >
        <span className="block size-4.5 rounded-full bg-ink-soft transition-transform duration-quick group-aria-checked:translate-x-5 group-aria-checked:bg-on-accent" />
      </button>
    </div>
  );
}
