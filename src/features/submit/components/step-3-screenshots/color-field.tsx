/** A native colour picker with its label. */
export function ColorField({
  label,
  value,
  onChange,
}: {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (color: string) => void;
}) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <input
        type="color"
        value={value}
        className="h-8 w-10 cursor-pointer rounded-control border border-line-strong bg-surface p-0.5"
        onChange={(event) => onChange(event.target.value)}
      />
      {label}
    </label>
  );
}
