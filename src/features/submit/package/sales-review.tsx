import { purchaseSheet } from '@/domain/purchases/purchase-sheet';
import { productsOf } from '@/domain/purchases/products';
import { releaseSheet } from '@/domain/release/release-sheet';
import type { SheetRow } from '@/domain/answer-sheet';
import type { SubmissionDraft } from '@/model/draft';
import { QuietButton } from '@/components/button';
import { Card } from '@/components/card';
import { Summary } from '@/components/disclosure';
import { countOf } from '@/domain/texts';
import type { GoToStep } from '../wizard/wizard-events';

/** Purchases, price, countries and release as the package has them; nothing where none of it was decided. */
export function SalesReview({ draft, onGoTo }: { draft: SubmissionDraft; onGoTo: GoToStep }) {
  const release = releaseSheet(draft);
  const products = purchaseSheet(draft);
  const { purchases } = draft;
  if (release.length === 0 && purchases?.sells === undefined) return null;
  return (
    <Card
      title="Purchases, price and release"
      headingLevel={3}
      aside={
        <span data-print="hide">
          <QuietButton
            onClick={() =>
              onGoTo('listing', undefined, release.length === 0 ? 'purchases/sells' : 'release/pricing')
            }
          >
            Change in step 2<span className="sr-only">: Purchases, price and release</span>
          </QuietButton>
        </span>
      }
    >
      <div className="grid gap-4">
        {release.length > 0 && <Rows rows={release} />}
        {purchases?.sells === false && <p className="text-sm">The app sells nothing.</p>}
        {products.length > 0 && (
          // Not a Disclosure, which renders nothing while it is closed: a print has the products, too.
          <details className="rounded-control border">
            <Summary title={countOf(productsOf(draft).length, 'product')} />
            <div className="grid gap-4 border-t p-4">
              {products.map(({ title, rows }, index) => (
                <section key={`${index} ${title}`}>
                  <h4 className="mb-1 text-sm font-medium">
                    <bdi>{title}</bdi>
                  </h4>
                  <Rows rows={rows} />
                </section>
              ))}
            </div>
          </details>
        )}
      </div>
    </Card>
  );
}

function Rows({ rows }: { rows: readonly SheetRow[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm">
      {rows.map(({ asks, answer }, index) => (
        <div key={`${index} ${asks}`} className="grid gap-x-6 sm:grid-cols-[14rem_1fr]">
          <dt className="text-ink-soft">{asks}</dt>
          <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {answer ?? <span className="text-ink-faint">Not given</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
