import { Lightbulb } from 'lucide-react';
import { Badge } from '@/components/badge';
import { Card } from '@/components/card';
import { Tabs, type TabItem } from '@/components/tabs';
import type { AnalyticsData } from '../model/analytics';
import { insightsOf } from '../model/insights';
import { formatMonth } from '@/domain/long-dates';
import { ANALYTICS_TABS, type AnalyticsTab } from '../model/periods';
import {
  approvalTimesTable,
  regionalTable,
  rejectionsTable,
  reviewLengthsTable,
  timelineTable,
} from '../model/report';
import { BarChart } from './bar-chart';
import { ChartCard } from './chart-card';
import { ColumnChart } from './column-chart';
import { LineChart } from './line-chart';
import { TableView } from './table-view';

export function AnalyticsTabs({
  data,
  tab,
  onChange,
}: {
  data: AnalyticsData;
  tab: AnalyticsTab;
  onChange: (tab: AnalyticsTab) => void;
}) {
  const contents = {
    overview: <Overview data={data} />,
    regional: <Regional data={data} />,
    rejections: <Rejections data={data} />,
    timeline: <Timeline data={data} />,
    insights: <Insights data={data} />,
  };
  const items: TabItem<AnalyticsTab>[] = ANALYTICS_TABS.map(({ id, label }) => ({
    id,
    label,
    content: contents[id],
  }));
  return <Tabs label="Analytics" items={items} value={tab} onChange={onChange} />;
}

function Overview({ data }: { data: AnalyticsData }) {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <ChartCard
        table={approvalTimesTable(data)}
        description="Average hours from submission to approval, both stores."
        chart={
          <BarChart
            rows={data.approvalTimes.map(({ region, hours }) => ({ label: region, values: [hours] }))}
            unit="h"
          />
        }
      />
      <ChartCard
        table={reviewLengthsTable(data)}
        description="Average hours in review, without the wait before it."
        chart={
          <BarChart
            rows={data.reviewLengths.map(({ region, apple, google }) => ({
              label: region,
              values: [apple, google],
            }))}
            series={['App Store', 'Google Play']}
            unit="h"
          />
        }
      />
    </div>
  );
}

function Regional({ data }: { data: AnalyticsData }) {
  const table = regionalTable(data);
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <ChartCard
        table={{ ...table, title: 'Approval rate by region' }}
        description="Share of submissions that were approved."
        chart={
          <BarChart
            rows={data.regionalPerformance.map(({ region, approvalRate }) => ({
              label: region,
              values: [approvalRate],
            }))}
            max={100}
            unit="%"
            mark={{ value: 90, label: 'Above 90% is Excellent' }}
          />
        }
      />
      <Card title={table.title} description="Above 90% approval is Excellent, else Good.">
        <TableView
          table={table}
          renderCell={(value, column) =>
            column === 2 ? <Badge tone={value === 'Excellent' ? 'good' : 'info'}>{value}</Badge> : undefined
          }
        />
      </Card>
    </div>
  );
}

function Rejections({ data }: { data: AnalyticsData }) {
  return (
    <ChartCard
      table={rejectionsTable(data)}
      description={`Why ${data.rejected} submissions were rejected.`}
      chart={
        <BarChart
          rows={data.rejectionReasons.map(({ reason, share }) => ({ label: reason, values: [share] }))}
          unit="%"
        />
      }
    />
  );
}

function Timeline({ data }: { data: AnalyticsData }) {
  const table = timelineTable(data);
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <ChartCard
        table={table}
        description="Submissions per month, by result."
        chart={
          <ColumnChart
            columns={data.timeline.map(({ month, approved, rejected }) => ({
              label: formatMonth(month).slice(0, 3),
              values: [approved, rejected] as const,
            }))}
            series={['Approved', 'Rejected']}
          />
        }
      />
      <ChartCard
        table={{
          title: 'Approval time by month',
          columns: [{ label: 'Month' }, { label: 'Hours', isNumber: true }],
          rows: data.timeline.map(({ month, approvalHours }) => [formatMonth(month), approvalHours]),
        }}
        description="Average hours from submission to approval."
        chart={
          <LineChart
            points={data.timeline.map(({ month, approvalHours }) => ({
              label: formatMonth(month).slice(0, 3),
              value: approvalHours,
            }))}
            unit="h"
          />
        }
      />
    </div>
  );
}

function Insights({ data }: { data: AnalyticsData }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {insightsOf(data).map(({ id, title, text }) => (
        <Card key={id} as="li">
          <div className="flex gap-3">
            <Lightbulb className="mt-0.5 size-5 shrink-0 text-accent" />
            <div className="min-w-0">
              <h2 className="font-semibold">{title}</h2>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}
