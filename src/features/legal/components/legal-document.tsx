import type { Clause } from 'virtual:catalog/legal';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { COLUMN } from '@/components/column';
import { PublicPage } from '@/components/pages/public-page';
import { LegalBlock } from './legal-text';

/** A legal text: summary, table of contents, numbered clauses. */
export function LegalDocument({
  title,
  summary,
  clauses,
}: {
  title: string;
  summary: ReactNode;
  clauses: readonly Clause[];
}) {
  return (
    <PublicPage>
      <div className={`${COLUMN} grid gap-x-16 gap-y-10 pt-6 pb-20 sm:pt-10 lg:grid-cols-[18rem_1fr]`}>
        <div className="lg:col-start-2">
          <h1 className="display-small">{title}</h1>
          <p className="mt-3 text-ink-faint">
            Last updated: <time dateTime="2025-01">January 2025</time>
          </p>
          <p className="mt-6 max-w-prose text-lg font-medium">{summary}</p>
        </div>
        <nav aria-label="Contents" className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">
          <div className="lg:sticky lg:top-40">
            <h2 className="text-sm font-semibold">Contents</h2>
            <ol className="mt-2 text-sm">
              {clauses.map(({ id, title: clause }, index) => (
                <li key={id}>
                  <Link
                    to={`#${id}`}
                    className="grid grid-cols-[1.75rem_1fr] rounded-control py-1 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                  >
                    <span className="text-ink-faint tabular-nums">{index + 1}</span>
                    {clause}
                  </Link>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="flex max-w-prose flex-col gap-10 lg:col-start-2">
          {clauses.map(({ id, title: clause, body }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1} className="text-xl font-semibold">
                {index + 1}. {clause}
              </h2>
              <div className="mt-3 flex flex-col gap-3 text-base text-ink-soft">
                {body.map((block, at) => (
                  <LegalBlock key={at} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </PublicPage>
  );
}
