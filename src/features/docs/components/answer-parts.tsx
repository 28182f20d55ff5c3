import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A list of points in an answer. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-1.5 pl-5">{children}</ul>;
}

export function Steps({ children }: { children: ReactNode }) {
  return <ol className="flex list-decimal flex-col gap-1.5 pl-5 marker:text-ink-faint">{children}</ol>;
}

export function To({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link to={path} className="text-accent underline">
      {children}
    </Link>
  );
}

export function Code({ children }: { children: ReactNode }) {
  return (
    <code className="rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.875em] text-ink">{children}</code>
  );
}

/** Lines to type or to read; scrolls on its own where the screen is narrow, by keyboard too. */
export function Lines({ label, children }: { label: string; children: string }) {
  return (
    <pre
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-card border bg-sunken p-4 font-mono text-[0.8125rem] leading-relaxed text-ink"
    >
      {children}
    </pre>
  );
}

/** A table of texts and figures; the first cell of a row is its heading. */
export function Table({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-2 text-left font-semibold text-ink">{caption}</caption>
      <thead>
        <tr className="border-b">
          {columns.map((column, index) => (
            <th key={column} scope="col" className={`py-2 font-medium ${alignment(index)}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading} className="border-b">
            <th scope="row" className="py-2 pr-4 text-left font-normal text-ink">
              {heading}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={`py-2 ${alignment(index + 1)}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function alignment(column: number): string {
  return column === 0 ? 'text-left' : 'pl-4 text-right';
}
