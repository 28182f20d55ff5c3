import type { ReactNode } from 'react';
import type { DataTable } from '../model/report';

/** Figures as a table. A wide one scrolls in its own frame. */
export function TableView({
  table: { title, columns, rows },
  renderCell,
}: {
  table: DataTable;
  /** For cells that are more than text, e.g. a badge. */
  renderCell?: (value: string | number, column: number) => ReactNode;
}) {
  return (
    <div role="region" aria-label={`Table: ${title}`} tabIndex={0} className="-mx-1 overflow-x-auto px-1">
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b text-ink-soft">
            {columns.map(({ label, isNumber }) => (
              <th
                key={label}
                scope="col"
                className={`py-2 pr-4 font-medium last:pr-0 ${isNumber ? 'text-end' : 'text-start'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} className="border-b last:border-0">
              {row.map((value, index) => {
                const content = renderCell?.(value, index) ?? value;
                return index === 0 ? (
                  <th key={index} scope="row" className="py-2.5 pr-4 text-start font-medium">
                    {content}
                  </th>
                ) : (
                  <td
                    key={index}
                    className={`py-2.5 pr-4 last:pr-0 ${columns[index]?.isNumber ? 'text-end tabular-nums' : ''}`}
                  >
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
