import { Badge, SampleBadge } from '@/components/badge';
import { Card } from '@/components/card';
import { formatDay } from '@/domain/dates';
import { STATUS_LOOKS } from '../model/looks';
import type { Rejection } from '../model/recovery';
import { STORE_NAMES } from '@/domain/stores/stores';

/** Recent rejections; one is selected by click or key. */
export function RejectionList<Item extends Rejection>({
  rejections,
  selectedId,
  onSelect,
}: {
  rejections: readonly Item[];
  selectedId: string | undefined;
  onSelect: (id: Item['id']) => void;
}) {
  return (
    <Card title="Recent Rejections" aside={<SampleBadge kind="Sample data" />}>
      <ul className="-mx-2 flex flex-col gap-1">
        {rejections.map(({ id, appName, store, rejectedDate, reason, status }) => {
          const isSelected = id === selectedId;
          const { label, tone } = STATUS_LOOKS[status];
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={isSelected}
                onClick={() => onSelect(id)}
                className={`w-full rounded-control border px-3 py-2.5 text-start transition-colors duration-quick ${isSelected ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-sunken'}`}
              >
                <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <span className="font-medium">{appName}</span>
                  <Badge tone={tone}>{label}</Badge>
                </span>
                <span className="mt-0.5 block text-sm text-ink-soft">{reason}</span>
                <span className="mt-1 block text-[0.8125rem] text-ink-soft tabular-nums">
                  {STORE_NAMES[store]}, {formatDay(rejectedDate)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
