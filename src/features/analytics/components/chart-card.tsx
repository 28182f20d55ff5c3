import { useState, type ReactNode } from 'react';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import type { FigureTable } from '../model/report';
import { TableView } from './table-view';

/** A chart with its title and description, and the same figures as a table behind a switch. */
export function ChartCard({
  table,
  description,
  chart,
}: {
  table: FigureTable;
  description: string;
  /** Hidden from screen readers, which get the description and the table. */
  chart: ReactNode;
}) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Card
      title={table.title}
      description={description}
      aside={
        <SmallButton onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show chart' : 'Show table'} <span className="sr-only">for {table.title}</span>
        </SmallButton>
      }
    >
      {isTable ? (
        <TableView table={table} />
      ) : (
        <div role="img" aria-label={`Chart: ${table.title}. ${summaryOf(table)}`}>
          {chart}
        </div>
      )}
    </Card>
  );
}

/** The figures in one sentence, for users who can't see the chart. */
function summaryOf({ columns, rows }: FigureTable): string {
  return rows
    .map(([label, ...values]) => {
      const parts = values.map((value, index) => `${columns[index + 1]?.label ?? ''} ${value}`);
      return `${label ?? ''}: ${parts.join(', ')}.`;
    })
    .join(' ');
}
