import { playRatingSheet } from '@/domain/ratings/play-rating-sheet';
import type { RatingAnswers } from '@/model/rating-answers';
import { countOf } from '@/domain/texts';
import { Disclosure } from '@/components/disclosure';

/** The prepared answers to Google's form, line by line in its order. */
export function PlaySheet({ ratings, contactEmail }: { ratings: RatingAnswers; contactEmail: string }) {
  const { groups, open } = playRatingSheet(ratings, contactEmail);
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <section aria-label="Google’s content rating" className="grid gap-3">
      <p role="status" className="text-sm">
        <span className="font-medium">
          Google Play: {total - open} of {total} answers prepared.
        </span>{' '}
        <span className="text-ink-soft">
          {open > 0
            ? `The form needs ${countOf(open, 'more answer')}; IARC then calculates the rating, and no table of it is public.`
            : 'IARC calculates the rating at the end of the form; how is not public.'}
        </span>
      </p>
      <Disclosure title="Answers for Google’s form" aside={`${total - open} of ${total}`}>
        <p className="text-sm text-ink-soft">
          In the Play Console under App content, Content ratings. A new form may already contain a “No”:
          compare its summary with every line. The package contains this sheet for printing.
        </p>
        {groups.map(({ title, rows }) => (
          <section key={title} className="grid gap-1.5">
            <h3 className="text-sm font-semibold">{title}</h3>
            <dl className="grid gap-1.5 text-sm">
              {rows.map(({ asks, answer, note, depth }) => (
                <div
                  key={asks}
                  className={`grid gap-x-4 border-b pb-1.5 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_minmax(6rem,auto)] ${depth === 1 ? 'pl-4' : ''}`}
                >
                  <dt>
                    {asks}
                    {note !== '' && <span className="block text-[0.8125rem] text-ink-soft">{note}</span>}
                  </dt>
                  <dd
                    className={`font-medium [overflow-wrap:anywhere] sm:text-right ${answer === undefined ? 'text-warn' : ''}`}
                  >
                    {answer ?? 'Not answered'}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Disclosure>
    </section>
  );
}
