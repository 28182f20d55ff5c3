import { platformsOf } from '@/model/app';
import type { SheetGroup } from '@/domain/answer-sheet';
import { appleRatingSheet } from '@/domain/ratings/apple-rating-sheet';
import { appleRating } from '@/domain/ratings/apple-rating';
import { playRatingSheet } from '@/domain/ratings/play-rating-sheet';
import { hasRatingAnswers } from '@/model/rating-answers';
import { STORES } from '@/domain/stores/stores';
import type { SubmissionDraft } from '@/model/draft';
import { Card } from '@/components/card';
import { Summary } from '@/components/disclosure';
import { QuietButton } from '@/components/button';
import type { GoToStep } from '../wizard/wizard-events';

/** The age rating answers of both stores, as the package has them. */
export function RatingReview({ draft, onGoTo }: { draft: SubmissionDraft; onGoTo: GoToStep }) {
  const { ratings, details, platform } = draft;
  return (
    <Card
      title="Age ratings"
      headingLevel={3}
      aside={
        <span data-print="hide">
          <QuietButton onClick={() => onGoTo('listing')}>
            Change in step 2<span className="sr-only">: Age ratings</span>
          </QuietButton>
        </span>
      }
    >
      {hasRatingAnswers(ratings) ? (
        <div className="grid gap-2">
          {platformsOf(platform).map((store) => {
            const groups =
              store === 'ios'
                ? appleRatingSheet(ratings)
                : playRatingSheet(ratings, details.contactEmail).groups;
            const worldwide = store === 'ios' ? appleRating(ratings).regions[0]?.rating : undefined;
            return (
              // Not a Disclosure, which renders nothing while it is closed: a print has the answers, too.
              <details key={store} className="rounded-control border">
                <Summary title={STORES[store].name} aside={worldwide ?? answeredOf(groups)} />
                <div className="border-t p-4">
                  <Answers groups={groups} />
                </div>
              </details>
            );
          })}
        </div>
      ) : (
        <p className="text-sm text-ink-soft">No question was answered.</p>
      )}
    </Card>
  );
}

/** e.g. `12 of 14 answered` */
function answeredOf(groups: readonly SheetGroup[]): string {
  const rows = groups.flatMap((group) => group.rows);
  return `${rows.filter(({ answer }) => answer !== undefined).length} of ${rows.length} answered`;
}

function Answers({ groups }: { groups: readonly SheetGroup[] }) {
  return (
    <div className="grid gap-4">
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h4 className="mb-1 text-sm font-medium">{title}</h4>
          <dl className="grid gap-x-6 gap-y-1 text-sm">
            {rows.map(({ asks, answer }) => (
              <div key={asks} className="grid gap-x-6 sm:grid-cols-[1fr_12rem]">
                <dt className="text-ink-soft">{asks}</dt>
                <dd>{answer ?? <span className="text-ink-faint">Not answered</span>}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
