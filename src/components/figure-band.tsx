import { COLUMN } from './column';

export interface Figure {
  value: string;
  label: string;
  /** In small letters before the value, e.g. `up to`. */
  prefix?: string;
}

const COLUMNS = { 4: 'lg:grid-cols-4', 5: 'sm:grid-cols-3 lg:grid-cols-5' };

/** A band of large figures over the whole width. */
export function FigureBand({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label} className="border-y bg-surface">
      <dl
        className={`${COLUMN} grid grid-cols-2 gap-y-6 py-8 lg:divide-x ${COLUMNS[figures.length === 4 ? 4 : 5]}`}
      >
        {figures.map((figure) => (
          <div key={figure.label} className="flex flex-col-reverse justify-end lg:px-6 lg:first:pl-0">
            <dt className="mt-1 text-sm text-ink-soft">{figure.label}</dt>
            <dd className="text-3xl font-semibold tracking-tight tabular-nums lg:text-4xl">
              {figure.prefix && (
                <span className="mr-1.5 text-sm font-normal tracking-normal text-ink-soft">
                  {figure.prefix}
                </span>
              )}
              {figure.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
