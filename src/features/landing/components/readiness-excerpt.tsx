import { Badge, SampleBadge, type Tone } from '@/components/badge';

const FINDINGS: readonly { severity: string; tone: Tone; text: string; rule: string }[] = [
  {
    severity: 'Blocker',
    tone: 'bad',
    text: 'Targets API 34; Google Play asks for 36.',
    rule: 'Since 31 August 2026',
  },
  {
    severity: 'Warning',
    tone: 'warn',
    text: 'The description names another platform.',
    rule: 'App Review Guideline 2.3.10',
  },
  {
    severity: 'Note',
    tone: 'info',
    text: 'No tablet screenshots: phones only.',
    rule: 'Google Play graphics',
  },
];

/** Three lines of a readiness report, one per severity. */
export function ReadinessExcerpt() {
  return (
    <div className="w-full max-w-sm rounded-card border bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-semibold">Readiness</p>
        <SampleBadge kind="Sample data" />
      </div>
      <ul className="mt-4 divide-y text-sm">
        {FINDINGS.map(({ severity, tone, text, rule }) => (
          <li key={severity} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Badge tone={tone}>{severity}</Badge>
              <span className="text-xs text-ink-faint">{rule}</span>
            </p>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
