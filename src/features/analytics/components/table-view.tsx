import type { ReactNode } from 'react';
import { DataTable } from '@/components/data-table';
import type { FigureTable } from '../model/report';

/** Figures as a table; the first column names the row. */
export function TableView({
  table: { title, columns, rows },
  renderCell,
}: {
  table: FigureTable;
  /** Renders cells that are more than text, e.g. a badge. */
  renderCell?: (value: string | number, column: number) => ReactNode;
}) {
  return (
    <DataTable
      label={`Table: ${title}`}
      rows={rows}
      rowKey={(row) => String(row[0])}
      columns={columns.map(({ label, isNumber }, index) => ({
        title: label,
        isNumeric: isNumber ?? false,
        isRowHeader: index === 0,
        cell: (row: FigureTable['rows'][number]) => {
          const value = row[index] ?? '';
          return renderCell?.(value, index) ?? value;
        },
      }))}
    />
  );
}
