import { Badge, SampleBadge } from '@/components/badge';
import { Card } from '@/components/card';
import { DataTable, type Column } from '@/components/data-table';
import { formatDay } from '@/domain/dates';
import { useSamples } from '@/lib/workspace/samples';
import { MONITORED_SOURCES } from '../data/monitored-sources';
import { STORE_NAMES } from '@/domain/stores/stores';

type Source = (typeof MONITORED_SOURCES)[number];

const COLUMNS: readonly Column<Source>[] = [
  { title: 'Source', cell: ({ source }) => <span className="font-medium">{source}</span> },
  { title: 'Store', isFolded: true, cell: ({ store }) => STORE_NAMES[store] },
  { title: 'Read', isFolded: true, cell: ({ frequency }) => frequency },
  { title: 'Changes in 30 days', cell: ({ changes }) => changes, isNumeric: true },
  { title: 'Last change', cell: ({ lastChange }) => formatDay(lastChange) },
  { title: 'Status', isFolded: true, cell: () => <Badge tone="good">Active</Badge> },
];

/** Which sources are watched. */
export function MonitoringTab({ watchedApps }: { watchedApps: readonly string[] }) {
  const { areShown } = useSamples();
  return (
    <div className="space-y-6">
      {areShown && (
        <Card
          title="Monitored sources"
          description="Where policy changes would come from. No page is contacted."
          aside={<SampleBadge kind="Sample data" />}
        >
          <DataTable
            label="Monitored sources"
            columns={COLUMNS}
            rows={MONITORED_SOURCES}
            rowKey={({ source }) => source}
          />
        </Card>
      )}
      <Card title="Watched apps" description="Every app of your workspace.">
        {watchedApps.length === 0 ? (
          <p className="text-sm text-ink-soft">
            There are no apps in your workspace yet. Your first draft appears here.
          </p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {watchedApps.map((name, index) => (
              <li key={`${name} ${index}`}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
