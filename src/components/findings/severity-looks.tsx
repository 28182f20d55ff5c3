import { CircleAlert, CircleDashed, Info, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Finding } from '@/model/finding';
import type { RuleSource, Severity } from '@/model/finding';
import type { Tone } from '../badge';
import { countOf } from '@/domain/texts';

interface FindingLook {
  label: string;
  tone: Tone;
  icon: ReactNode;
  /** Classes of a coloured left edge, of a dot and of a text. */
  edge: string;
  dot: string;
  text: string;
}

/** One look per severity, wherever a finding is shown. */
export const SEVERITY_LOOKS: Record<Severity, FindingLook> = {
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

const MISSING_LOOK: FindingLook = {
  label: 'To fill in',
  tone: 'neutral',
  icon: <CircleDashed />,
  edge: 'border-l-line-strong',
  dot: 'bg-line-strong',
  text: 'text-ink-soft',
};

/** The look of a finding. What is not filled in yet is no mistake, so it does not look like one. */
export function findingLook(finding: Finding): FindingLook {
  return finding.isMissing ? MISSING_LOOK : SEVERITY_LOOKS[finding.severity];
}

/** Links to where a rule is published. */
export function SourceLink({ label, url }: RuleSource) {
  if (url === undefined) return label;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-2 hover:text-ink">
      {label}
    </a>
  );
}

/** `3 to fill in, 2 blockers, 1 warning`, as text that is also read aloud; nothing for none. */
export function findingCounts(findings: readonly Finding[]): string {
  const problems = findings.filter((finding) => !finding.isMissing);
  const missing = findings.length - problems.length;
  const counts = (Object.keys(SEVERITY_LOOKS) as Severity[]).map((severity) => {
    const count = problems.filter((finding) => finding.severity === severity).length;
    return count > 0 && countOf(count, SEVERITY_LOOKS[severity].label.toLowerCase());
  });
  return [missing > 0 && `${missing} to fill in`, ...counts].filter(Boolean).join(', ');
}
