/** Two series at most, distinguishable by lightness as well as by hue, and by their names. */
export const SERIES_FILL = [
  'bg-accent forced-color-adjust-none forced-colors:bg-[Highlight]',
  'bg-warn forced-color-adjust-none forced-colors:bg-[GrayText]',
] as const;

export function Legend({ names }: { names: readonly string[] }) {
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-2">
          <span className={`size-3 rounded-sm ${SERIES_FILL[index] ?? SERIES_FILL[0]}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}
