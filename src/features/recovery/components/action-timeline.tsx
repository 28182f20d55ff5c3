import { durationText, timelineOf, type RecoveryPlan } from '../model/recovery';

/** The actions one after the other, with the time passed. */
export function ActionTimeline({ plan }: { plan: RecoveryPlan }) {
  return (
    <ol className="ms-2">
      {timelineOf(plan).map(({ issue, from, to }) => (
        <li key={issue.id} className="relative border-s-2 pb-6 ps-6">
          <Dot />
          <p className="text-[0.8125rem] text-ink-soft tabular-nums">
            {durationText(from)} to {durationText(to)}
          </p>
          <p className="font-medium">{issue.title}</p>
          <p className="text-sm text-ink-soft">{issue.suggestion}</p>
        </li>
      ))}
      <li className="relative border-s-2 border-transparent ps-6">
        <Dot isEnd />
        <p className="text-[0.8125rem] text-ink-soft tabular-nums">
          After {durationText(plan.totalEstimatedTime)}
        </p>
        <p className="font-medium">Send the updated submission</p>
      </li>
    </ol>
  );
}

function Dot({ isEnd = false }: { isEnd?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -start-[0.4375rem] top-1 size-3 rounded-full border-2 ${isEnd ? 'border-good bg-good' : 'border-accent bg-surface'}`}
    />
  );
}
