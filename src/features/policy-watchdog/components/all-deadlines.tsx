import type { StoreDeadline } from '@/domain/policies/store-deadline';
import { Summary } from '@/components/disclosure';
import { STORE_DEADLINES } from '@/domain/policies/store-deadlines';
import { STORES } from '@/domain/stores/stores';
import { DeadlineDay, DeadlineSource } from './deadline-facts';

const GROUPS: readonly { title: string; rules: readonly StoreDeadline[] }[] = [
  { title: STORES.ios.name, rules: STORE_DEADLINES.filter(({ store }) => store === 'ios') },
  { title: STORES.android.name, rules: STORE_DEADLINES.filter(({ store }) => store === 'android') },
  { title: 'Both stores', rules: STORE_DEADLINES.filter(({ store }) => store === undefined) },
];

/** The whole list of dated rules, closed at first, grouped by store. */
export function AllDeadlines({ today }: { today: string }) {
  return (
    <details className="mt-5 rounded-control border">
      <Summary title={`All ${STORE_DEADLINES.length} dated rules`} />
      {GROUPS.map(({ title, rules }) => (
        <section key={title} aria-label={`${title}: dated rules`} className="p-4 pb-0">
          <h3 className="text-sm font-semibold">
            {title} <span className="font-normal text-ink-faint">({rules.length})</span>
          </h3>
          <ol className="divide-y">
            {rules.map((deadline) => (
              <li key={deadline.id} className="py-3 text-sm">
                <p className="font-medium">{deadline.title}</p>
                <p className="text-[0.8125rem] text-ink-soft tabular-nums">
                  <DeadlineDay deadline={deadline} today={today} />
                </p>
                <p className="mt-1 max-w-prose">{deadline.rule}</p>
                <p className="mt-1 max-w-prose text-[0.8125rem] text-ink-soft">
                  Applies to: {deadline.scope}
                </p>
                <DeadlineSource deadline={deadline} today={today} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  );
}
