import { SampleBadge } from '@/components/badge';

/** One sample submission along the wizard's five steps. The last time is the average that the statistics name. */
const LEGS = [
  { time: '0:00', step: 'Build Selection', note: 'pawpal-1.4.2.aab read, 38 MB' },
  { time: '0:25', step: 'App Listing', note: 'Name 21 of 30, subtitle 28 of 30' },
  { time: '1:10', step: 'Screenshots', note: '10 drawn at 1290 × 2796' },
  { time: '2:05', step: 'Policy Checks', note: '1 warning fixed, 0 blockers' },
  { time: '3:00', step: 'Submit', note: 'Package ready for both stores' },
] as const;

const STRIP = [
  ['App', 'PawPal'],
  ['Version', '1.4.2'],
  ['Stores', 'iOS, Android'],
] as const;

/** The hero's drawing: a submission as a flight plan, a strip of facts above and the route below. */
export function FlightPlan() {
  return (
    <figure className="rounded-card border bg-surface shadow-float" aria-labelledby="flight-plan-title">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b px-5 py-3.5">
        <span id="flight-plan-title" className="text-sm font-semibold">
          From build to submission
        </span>
        <SampleBadge kind="Sample data" />
      </figcaption>
      <dl className="grid grid-cols-[1fr_auto_1fr] divide-x border-b text-sm">
        {STRIP.map(([term, value]) => (
          <div key={term} className="min-w-0 px-3 py-2.5 sm:px-5">
            <dt className="text-xs text-ink-faint">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ol className="px-5 py-5">
        {LEGS.map(({ time, step, note }, index) => (
          <li key={step} className="group grid grid-cols-[2.25rem_1.25rem_1fr] gap-x-3 pb-5 last:pb-0">
            <span className="text-sm text-ink-faint tabular-nums">{time}</span>
            <span className="relative flex justify-center" aria-hidden="true">
              <span className="absolute top-5 -bottom-5 w-0.5 rounded-full bg-accent group-last:hidden" />
              <Waypoint isLast={index === LEGS.length - 1} />
            </span>
            <span className="min-w-0">
              <span className="block leading-snug font-semibold">{step}</span>
              <span className="text-sm text-ink-soft">{note}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Completed points have a check mark; the plane is at the last point. */
function Waypoint({ isLast }: { isLast: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className="relative mt-px size-5">
      <circle cx="10" cy="10" r="9" className="fill-accent" />
      {isLast ? (
        <path d="M4.8 10.2 15 5.2l-2.8 9.8-2.8-3.2-1.8 1.8-.3-3z" className="fill-on-accent" />
      ) : (
        <path d="m6.2 10.3 2.5 2.5 5-5.3" className="fill-none stroke-on-accent stroke-[1.8]" />
      )}
    </svg>
  );
}
