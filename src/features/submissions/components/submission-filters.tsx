import { SearchField } from '@/components/search-field';
import { SelectField, type SelectOption } from '@/components/field';
import { STORES } from '@/domain/stores/stores';
import { statusLabel } from '@/model/submission';
import { STATUS_FILTERS, type SubmissionFilter } from '../model/submission-list';

const STATUS_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'All statuses' },
  ...STATUS_FILTERS.map((status) => ({ value: status, label: statusLabel(status) })),
];
const STORE_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'All stores' },
  ...Object.values(STORES).map((store) => ({ value: store.platform, label: store.name })),
];

export function SubmissionFilters({
  filter,
  onSearch,
  onSearchEnd,
  onPick,
}: {
  filter: SubmissionFilter;
  onSearch: (search: string) => void;
  onSearchEnd: () => void;
  onPick: (picked: { status?: string; store?: string }) => void;
}) {
  return (
    <div
      role="search"
      className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_11rem_11rem]"
    >
      <div className="max-md:col-span-2">
        <SearchField
          label="Search submissions"
          placeholder="Search by app, bundle id or version"
          value={filter.search}
          onChange={onSearch}
          onLeave={onSearchEnd}
        />
      </div>
      <SelectField
        label="Status"
        options={STATUS_OPTIONS}
        value={filter.status ?? ''}
        onChoose={(status) => onPick({ status })}
      />
      <SelectField
        label="Store"
        options={STORE_OPTIONS}
        value={filter.store ?? ''}
        onChoose={(store) => onPick({ store })}
      />
    </div>
  );
}
