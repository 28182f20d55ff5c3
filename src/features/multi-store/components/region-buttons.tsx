import { REGION_FILTERS, type RegionFilter } from '../model/regions';

export function RegionButtons({
  region,
  onChange,
}: {
  region: RegionFilter;
  onChange: (region: RegionFilter) => void;
}) {
  return (
    <div role="group" aria-label="Region" className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
      {REGION_FILTERS.map((each) => (
        <button
          key={each.id}
          type="button"
          aria-pressed={each.id === region.id}
          onClick={() => onChange(each)}
          className="min-h-8 rounded-md px-3 text-sm font-medium text-ink-soft transition-colors duration-quick hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card"
        >
          {each.label}
        </button>
      ))}
    </div>
  );
}
