import type { ReactNode } from 'react';
import { groupByAction, type FixAction } from '@/domain/finding-groups';
import type { Finding } from '@/model/finding';
import { Disclosure } from '../disclosure';
import { FindingList } from './finding-list';

/** Below the heading of a group that has several findings. */
const HINTS: Partial<Record<FixAction, string>> = {
  build: 'One new export can fix all of these.',
};

/** Findings grouped by what the publisher does about them: a heading, and a folded line for each. Ideas are folded. */
export function FindingGroups({
  findings,
  headingLevel = 3,
  action,
  groupAction,
  more,
  instead,
}: {
  findings: readonly Finding[];
  headingLevel?: 3 | 4;
  /** The one thing to do, beside the line. */
  action?: (finding: Finding, group: FixAction) => ReactNode;
  /** The one thing to do for all findings of a group, beside its heading. */
  groupAction?: (group: FixAction) => ReactNode;
  /** Secondary buttons, shown once the line is unfolded. */
  more?: (finding: Finding, group: FixAction) => ReactNode;
  /** Another list for a group, with what its heading says of the number of lines. */
  instead?: Partial<Record<FixAction, { count: string; list: ReactNode }>>;
}) {
  const Heading = `h${headingLevel}` as const;
  return groupByAction(findings).map(({ action: group, title, findings: ofGroup }) => {
    const other = instead?.[group];
    const list = other?.list ?? (
      <FindingList
        label={title}
        findings={ofGroup}
        action={action && ((finding) => action(finding, group))}
        more={more && ((finding) => more(finding, group))}
      />
    );
    if (group === 'search')
      return (
        <Disclosure key={group} title={title} aside={other?.count ?? ofGroup.length}>
          {list}
        </Disclosure>
      );
    return (
      <section key={group} aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Heading className="text-sm font-semibold">
            {title}{' '}
            <span className="font-normal text-ink-soft tabular-nums">({other?.count ?? ofGroup.length})</span>
          </Heading>
          {ofGroup.length > 1 && HINTS[group] && (
            <p className="text-[0.8125rem] text-ink-soft">{HINTS[group]}</p>
          )}
          {groupAction && <div className="ml-auto empty:hidden">{groupAction(group)}</div>}
        </div>
        {list}
      </section>
    );
  });
}
