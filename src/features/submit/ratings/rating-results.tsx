import { causeText } from '@/domain/ratings/apple-questions';
import { appleRating, UNRATED, type RegionRating } from '@/domain/ratings/apple-rating';
import type { RatingAnswers } from '@/model/rating-answers';
import { countOf, listOf } from '@/domain/texts';
import { Badge } from '@/components/badge';

/** Apple's rating in each region with the answers that lead to it. */
export function RatingResults({ ratings }: { ratings: RatingAnswers }) {
  const { regions, open } = appleRating(ratings);
  const [main] = regions;
  const isOpen = open.length > 0;
  // Without any answer the lowest rating would look like a result.
  if (Object.keys({ ...ratings.apple, ...ratings.options }).length === 0) {
    return (
      <section aria-label="Apple’s ratings">
        <p role="status" className="text-sm text-ink-soft">
          Your App Store rating appears here with the first answer.
        </p>
      </section>
    );
  }
  return (
    <section aria-label="Apple’s ratings" className="grid gap-3 rounded-control border p-4">
      <p role="status" className="text-sm">
        <span className="font-medium">
          {isOpen ? 'App Store, so far' : 'App Store'}: {main?.rating}
        </span>
        {main && reasonOf(main) !== '' && <span className="text-ink-soft"> {reasonOf(main)}.</span>}
        {isOpen && (
          <span className="text-ink-soft"> {countOf(open.length, 'open question')} may raise it.</span>
        )}
      </p>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        {regions.map((each) => (
          <div key={each.region} className="contents">
            <dt className="text-ink-soft">{each.label}</dt>
            <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <Badge tone={each.rating === UNRATED ? 'bad' : each.causes.length > 0 ? 'accent' : 'neutral'}>
                {each.unlisted.length > 0 ? `at least ${each.rating}` : each.rating}
              </Badge>
              <span className="min-w-0 text-[0.8125rem] text-ink-soft">{reasonOf(each)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function reasonOf({ causes, unlisted, isOverridden }: RegionRating): string {
  if (isOverridden) return 'chosen by you';
  const known = causes.length > 0 ? `because of ${listOf(causes.map(causeText))}` : '';
  const unknown =
    unlisted.length > 0 ? `Apple names no rating there for ${listOf(unlisted.map(causeText))}` : '';
  return [known, unknown].filter((text) => text !== '').join('; ');
}
