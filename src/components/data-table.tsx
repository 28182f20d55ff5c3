import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Aligns figures to the right. */
  isNumeric?: boolean;
  /** Marks the column whose cells are the rows' headings. */
  isRowHeader?: boolean;
  /** Shows the column's title to screen readers only, e.g. above buttons. */
  isTitleHidden?: boolean;
  /** On a narrow screen, shows its cells below those of the first column instead of in a column of their own. */
  isFolded?: boolean;
  /** Makes the rows sortable by this column, under this name. */
  sortKey?: string;
}

export interface TableSort {
  key: string;
  isDescending: boolean;
}

/** A plain table that scrolls on its own when it is wider than the page. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How the rows are sorted; the caller sorts them. */
  sort?: TableSort;
  onSort?: (key: string) => void;
}) {
  const folded = columns.filter(({ isFolded }) => isFolded);
  return (
    <div
      className="edge-shadows relative -mx-1 overflow-x-auto px-1"
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b text-left text-xs text-ink-faint">
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                aria-sort={ariaSort(column, sort)}
                className={`px-2 py-2 align-bottom font-medium first:pl-0 last:pr-0 sm:px-3 sm:whitespace-nowrap ${column.isNumeric ? 'text-right' : ''} ${column.isFolded ? 'max-sm:hidden' : ''}`}
              >
                <Title column={column} sort={sort} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b last:border-b-0">
              {columns.map((column, index) => {
                const Cell = column.isRowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.title}
                    {...(column.isRowHeader && { scope: 'row' })}
                    className={`px-2 py-2.5 align-middle first:pl-0 last:pr-0 max-sm:not-first:whitespace-nowrap max-sm:first:min-w-28 sm:px-3 ${column.isNumeric ? 'text-right tabular-nums' : ''} ${column.isRowHeader ? 'text-left font-medium' : ''} ${column.isFolded ? 'max-sm:hidden' : ''}`}
                  >
                    {column.cell(row)}
                    {index === 0 && folded.length > 0 && (
                      <div className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs font-normal text-ink-soft sm:hidden">
                        {folded.map((each, at) => (
                          <Fragment key={each.title}>
                            {at > 0 && ' '}
                            <span>{each.cell(row)}</span>
                          </Fragment>
                        ))}
                      </div>
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ariaSort<Row>({ sortKey }: Column<Row>, sort: TableSort | undefined) {
  if (!sort || sortKey !== sort.key) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}

function Title<Row>({
  column: { title, isTitleHidden, sortKey },
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort?: TableSort;
  onSort?: (key: string) => void;
}) {
  if (isTitleHidden) return <span className="sr-only">{title}</span>;
  if (sortKey === undefined || !onSort) return title;
  const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => onSort(sortKey)}
      className="-mx-1.5 inline-flex items-center gap-1 rounded px-1.5 py-1 hover:bg-sunken hover:text-ink"
    >
      {title}
      <Arrow className={`size-3.5 ${sort?.key === sortKey ? 'text-ink' : 'invisible'}`} />
    </button>
  );
}
