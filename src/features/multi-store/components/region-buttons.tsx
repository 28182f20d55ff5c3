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
          className="segment min-h-8 px-3 text-sm transition-colors duration-quick"
        >
          {each.label}
        </button>
      ))}
    </div>
  );
}
