import { SampleBadge } from '@/components/badge';
import { Card } from '@/components/card';
import { MARKET_INSIGHTS } from '../data/market-insights';
import type { CatalogueStore } from '../data/stores';
import type { RegionFilter } from '../model/regions';

/** The market of the chosen region; for All the whole world's. */
export function MarketInsights({
  region,
  stores,
}: {
  region: RegionFilter;
  /** The stores that serve the region. */
  stores: readonly CatalogueStore[];
}) {
  const name = region.label === 'All' ? 'Global' : region.label;
  const { users, growth, advice } = MARKET_INSIGHTS[name];
  const average = Math.round(stores.reduce((sum, { successRate }) => sum + successRate, 0) / stores.length);
  return (
    <Card title="Market Insights" description={name} aside={<SampleBadge kind="Sample data" />}>
      <dl className="space-y-2 text-sm">
        <Row label="Audience" value={users} />
        <Row label="Growth" value={growth} />
        <Row label="Stores here" value={String(stores.length)} />
        <Row label="Average success rate" value={`${average}%`} />
      </dl>
      <p className="mt-4 border-t pt-4 text-sm text-ink-soft">{advice}</p>
    </Card>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right font-medium tabular-nums">{value}</dd>
    </div>
  );
}
