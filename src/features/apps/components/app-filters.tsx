import { memo } from 'react';
import { SearchField } from '@/components/search-field';
import { PLATFORM_LABELS } from '@/model/app';
import { PLATFORM_FILTERS, type AppFilter, type PlatformFilter } from '../model/app-filter';

/** Search and platform buttons above the list. */
export const AppFilters = memo(function AppFilters({
  filter,
  onSearch,
  onSearchEnd,
  onPlatform,
}: {
  filter: AppFilter;
  onSearch: (search: string) => void;
  /** Called when the field loses the focus: the text is final. */
  onSearchEnd: () => void;
  onPlatform: (platform: PlatformFilter) => void;
}) {
  return (
    <div role="search" className="mb-4 flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-72">
        <SearchField
          label="Search apps"
          placeholder="Search by name or bundle id"
          value={filter.search}
          onChange={onSearch}
          onLeave={onSearchEnd}
        />
      </div>
      <div role="group" aria-label="Platform" className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
        {PLATFORM_FILTERS.map((platform) => (
          <button
            key={platform}
            type="button"
            aria-pressed={filter.platform === platform}
            onClick={() => onPlatform(platform)}
            className="segment min-h-8 px-3 text-sm transition-colors duration-quick"
          >
            {platform === 'all' ? 'All Platforms' : PLATFORM_LABELS[platform]}
          </button>
        ))}
      </div>
    </div>
  );
});
