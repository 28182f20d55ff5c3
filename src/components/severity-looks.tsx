import { CircleAlert, Info, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Finding } from '@/domain/findings';
import type { RuleSource, Severity } from '@/domain/rules/rule';
import type { Tone } from './badge';
import { countOf } from '@/domain/texts';

/** One look per severity, wherever a finding is shown. */
export const SEVERITY_LOOKS: Record<
  Severity,
  {
    label: string;
    tone: Tone;
    icon: ReactNode;
    /** Classes of a coloured left edge, of a dot and of a text. */
    edge: string;
    dot: string;
    text: string;
  }
> = {
  blocker: {
    label: 'Blocker',
    tone: 'bad',
    icon: <OctagonAlert />,
    edge: 'border-l-bad',
    dot: 'bg-bad',
    text: 'text-bad',
  },
  warning: {
    label: 'Warning',
    tone: 'warn',
    icon: <CircleAlert />,
    edge: 'border-l-warn',
    dot: 'bg-warn',
    text: 'text-warn',
  },
  note: {
    label: 'Note',
    tone: 'info',
    icon: <Info />,
    edge: 'border-l-info',
    dot: 'bg-info',
    text: 'text-info',
  },
};

/** Links to where a rule is published. */
export function SourceLink({ label, url }: RuleSource) {
  if (url === undefined) return label;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-2 hover:text-ink">
      {label}
    </a>
  );
}

/** `2 blockers, 1 warning`, as text that is also read aloud; nothing for none. */
export function severityCounts(findings: readonly Finding[]): string {
  return (Object.keys(SEVERITY_LOOKS) as Severity[])
    .map((severity) => {
      const count = findings.filter((finding) => finding.severity === severity).length;
      if (count === 0) return '';
      return countOf(count, SEVERITY_LOOKS[severity].label.toLowerCase());
    })
    .filter(Boolean)
    .join(', ');
}
