/** A few answers next to each other, as native radio buttons. */
export function Choice<Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
}: {
  /** Name of the controls, by which a link finds them, e.g. `ratings/lootBox`. */
  name: string;
  /** Name for screen readers, where no legend names the question. */
  label?: string | undefined;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}) {
  return (
    <span
      role="radiogroup"
      aria-label={label}
      className="inline-flex max-w-full gap-px overflow-hidden rounded-control border border-line-strong bg-line-strong max-sm:flex-wrap"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={`cursor-pointer bg-surface py-1.5 max-sm:grow ${options.length > 2 ? 'px-3.5 max-sm:px-2' : 'px-3.5'} text-sm transition-colors duration-quick select-none hover:bg-sunken has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent has-checked:has-focus-visible:outline-on-accent`}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </span>
  );
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** The two answers of a question. */
export function YesNo({
  value,
  onChange,
  ...rest
}: {
  name: string;
  label?: string;
  value: boolean | undefined;
  onChange: (value: boolean) => void;
}) {
  return (
    <Choice
      {...rest}
      options={YES_NO}
      value={value === undefined ? undefined : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
}
