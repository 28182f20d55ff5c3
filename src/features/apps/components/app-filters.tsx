import { Search } from 'lucide-react';
import { CONTROL_LOOK } from '@/components/field';
import { PLATFORM_LABELS } from '@/domain/apps/app';
import { PLATFORM_FILTERS, type AppFilter, type PlatformFilter } from '../model/app-filter';

/** Nobody searches for more; a pasted book should not become a URL. */
const LONGEST_SEARCH = 200;

/** Search and platform buttons above the list. */
export function AppFilters({
  filter,
  onSearch,
  onSearchEnd,
  onPlatform,
}: {
  filter: AppFilter;
  onSearch: (search: string) => void;
  /** The field was left: what was typed is final. */
  onSearchEnd: () => void;
  onPlatform: (platform: PlatformFilter) => void;
}) {
  return (
    <div role="search" className="mb-4 flex flex-wrap items-center gap-3">
      <div className="relative min-w-0 flex-1 basis-72">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
        />
        <input
          type="search"
          aria-label="Search apps"
          placeholder="Search by name or bundle id"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          value={filter.search}
          onChange={(event) => onSearch(event.target.value)}
          onBlur={onSearchEnd}
          className={`${CONTROL_LOOK} min-h-10 pl-9`}
        />
      </div>
      <div role="group" aria-label="Platform" className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
        {PLATFORM_FILTERS.map((platform) => (
          <button
            key={platform}
            type="button"
            aria-pressed={filter.platform === platform}
            onClick={() => onPlatform(platform)}
            className="min-h-8 rounded-md px-3 text-sm font-medium text-ink-soft transition-colors duration-quick hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card"
          >
            {platform === 'all' ? 'All Platforms' : PLATFORM_LABELS[platform]}
          </button>
        ))}
      </div>
    </div>
  );
}
