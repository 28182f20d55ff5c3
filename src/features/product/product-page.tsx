import { Link } from 'react-router-dom';
import { SampleBadge } from '@/components/badge';
import { COLUMN } from '@/components/column';
import { ClosingCall, PageIntro, PublicPage } from '@/components/pages/public-page';
import { ToolRow } from './components/tool-row';
import { TOOLS } from './data/tools';

export function ProductPage() {
  return (
    <PublicPage>
      <PageIntro
        name="Product"
        statement="Six tools between your build and the stores."
        lead="Each one prevents something that first submissions are often rejected for. Use one, or work through them in order."
      >
        <nav aria-label="Tools" className="mt-6">
          <ol className="grid gap-x-6 border-t text-base sm:grid-cols-2">
            {TOOLS.map(({ id, name }, index) => (
              <li key={id} className="border-b">
                <Link
                  to={`#${id}`}
                  className="flex gap-3 rounded-control py-2 font-medium text-ink underline-offset-4 hover:underline"
                >
                  <span className="text-ink-faint tabular-nums">{index + 1}</span>
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      </PageIntro>
      <ul className="border-t">
        {TOOLS.map((tool) => (
          <ToolRow key={tool.id} tool={tool} />
        ))}
      </ul>
      <div className={`${COLUMN} flex flex-wrap items-center gap-x-4 gap-y-2 py-10`}>
        <SampleBadge kind="Simulated" />
        <p className="max-w-prose text-sm text-ink-soft">
          Suggestions and scores are simulated in your browser for now, and are marked as simulated. Reading
          builds, checking listings, drawing images and writing packages is real.
        </p>
      </div>
      <ClosingCall title="All six are in every plan." text="Start free, with 1 app submission per month." />
    </PublicPage>
  );
}
