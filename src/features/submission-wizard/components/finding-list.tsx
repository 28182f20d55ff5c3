import { CircleAlert, Info, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Finding, Severity } from '@/domain/findings';
import { localeLabel } from '@/domain/locales/product-locales';
import { STORES } from '@/domain/stores/stores';
import { Badge, type Tone } from '@/components/badge';

/** One look per severity, wherever a finding stands. */
export const SEVERITY_LOOKS: Record<Severity, { label: string; tone: Tone; icon: ReactNode; edge: string }> =
  {
    blocker: {
      label: 'Blocker',
      tone: 'bad',
      icon: <OctagonAlert aria-hidden="true" />,
      edge: 'border-l-bad',
    },
    warning: {
      label: 'Warning',
      tone: 'warn',
      icon: <CircleAlert aria-hidden="true" />,
      edge: 'border-l-warn',
    },
    note: { label: 'Note', tone: 'info', icon: <Info aria-hidden="true" />, edge: 'border-l-info' },
  };

/** Findings with why, what to do and where the rule is written. `action` adds a way to mend one. */
export function FindingList<Each extends Finding>({
  findings,
  label,
  action,
}: {
  findings: readonly Each[];
  /** What the list is about, for screen readers. */
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
  return (
    <li
      className={`break-inside-avoid rounded-control border border-l-4 bg-surface px-3 py-2.5 text-sm ${look.edge}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={look.tone} icon={look.icon}>
              {look.label}
            </Badge>
            <span className="font-medium [overflow-wrap:anywhere]">{finding.title}</span>
          </p>
          <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">{finding.why}</p>
          <p className="mt-1 [overflow-wrap:anywhere]">
            <span className="font-medium">To do: </span>
            {finding.fix}
          </p>
          <p className="mt-1 text-[0.8125rem] text-ink-faint">
            {[
              finding.store && STORES[finding.store].name,
              finding.locale && localeLabel(finding.locale),
              finding.ruleDate && `since ${finding.ruleDate}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            {(finding.store ?? finding.locale ?? finding.ruleDate) && ' · '}
            <Source {...finding.source} />
          </p>
        </div>
        {action}
      </div>
    </li>
  );
}

function Source({ label, url }: { label: string; url?: string }) {
  if (url === undefined) return label;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-2 hover:text-ink">
      {label}
    </a>
  );
}

/** `2 blockers, 1 warning`, in words that are also read aloud; nothing for none. */
export function severityCounts(findings: readonly Finding[]): string {
  return (Object.keys(SEVERITY_LOOKS) as Severity[])
    .map((severity) => {
      const count = findings.filter((finding) => finding.severity === severity).length;
      if (count === 0) return '';
      return `${count} ${SEVERITY_LOOKS[severity].label.toLowerCase()}${count === 1 ? '' : 's'}`;
    })
    .filter(Boolean)
    .join(', ');
}
