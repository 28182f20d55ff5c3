import type { ReactNode } from 'react';
import { formatDay } from '@/domain/dates';
import type { Finding } from '@/domain/findings';
import { findingPlace } from '@/domain/team-sync/comment-place';
import { localeLabel } from '@/domain/locales/product-locales';
import { STORES } from '@/domain/stores/stores';
import { Badge } from './badge';
import { Comments } from './comment-mark';
import { SEVERITY_LOOKS, SourceLink } from './severity-looks';

/** Findings with the reason, what to do and the source of the rule. `action` adds a way to fix one. */
export function FindingList<Each extends Finding>({
  findings,
  label,
  action,
}: {
  findings: readonly Each[];
  /** What the list contains, for screen readers. */
  label: string;
  action?: (finding: Each) => ReactNode;
}) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-2 lg:grid-cols-2">
      {findings.map((finding) => (
        <FindingItem key={finding.id} finding={finding} action={action?.(finding)} />
      ))}
    </ul>
  );
}

function FindingItem({ finding, action }: { finding: Finding; action: ReactNode }) {
  const look = SEVERITY_LOOKS[finding.severity];
  const { store, locale } = finding.subject;
  return (
    <li
      className={`break-inside-avoid rounded-control border border-l-4 bg-surface px-3 py-2.5 text-sm ${look.edge}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="[overflow-wrap:anywhere]">
            <Badge tone={look.tone} icon={look.icon}>
              {look.label}
            </Badge>{' '}
            <span className="font-medium">{finding.title}</span>{' '}
            <Comments place={findingPlace(finding)} label={finding.title} />
          </p>
          <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">{finding.why}</p>
          <p className="mt-1 [overflow-wrap:anywhere]">
            <span className="font-medium">To do: </span>
            {finding.fix}
          </p>
          <p className="mt-1 text-[0.8125rem] text-ink-faint">
            {[
              store && STORES[store].name,
              locale && localeLabel(locale),
              finding.ruleDate && `since ${formatDay(finding.ruleDate)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            {(store ?? locale ?? finding.ruleDate) && ' · '}
            <SourceLink {...finding.source} />
          </p>
        </div>
        {action}
      </div>
    </li>
  );
}
