import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  isNumeric?: boolean;
  /** The column's title is only for screen readers, e.g. above buttons. */
  isTitleHidden?: boolean;
}

/** A plain table that scrolls in itself when it is wider than the page. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) {
  return (
    <div className="-mx-1 overflow-x-auto px-1" role="region" aria-label={label} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b text-left text-xs text-ink-faint">
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={`px-3 py-2 font-medium whitespace-nowrap first:pl-0 last:pr-0 ${column.isNumeric ? 'text-right' : ''}`}
              >
                {column.isTitleHidden ? <span className="sr-only">{column.title}</span> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b last:border-b-0">
              {columns.map((column) => (
                <td
                  key={column.title}
                  className={`px-3 py-2.5 align-middle first:pl-0 last:pr-0 ${column.isNumeric ? 'text-right tabular-nums' : ''}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
