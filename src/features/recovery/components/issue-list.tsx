import { Eye, Wand2 } from 'lucide-react';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { ISSUE_LOOKS } from '../model/looks';
import { durationText, type RecoveryIssue } from '../model/recovery';

/** The issues in the order in which to fix them. */
export function IssueList({
  issues,
  onAutoFix,
  onPreview,
}: {
  issues: readonly RecoveryIssue[];
  onAutoFix: (issue: RecoveryIssue) => void;
  onPreview: (issue: RecoveryIssue) => void;
}) {
  return (
    <ol className="flex flex-col divide-y">
      {issues.map((issue, index) => {
        const { label, tone } = ISSUE_LOOKS[issue.severity];
        return (
          <li key={issue.id} className="flex gap-4 py-5 first:pt-0 last:pb-0">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-sunken text-sm font-semibold tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="font-semibold">{issue.title}</h3>
              <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.8125rem] text-ink-soft tabular-nums">
                <Badge tone={tone}>{label}</Badge>
                <span>{issue.category}</span>
                <span>{issue.confidence}% confidence</span>
                <span>{durationText(issue.estimatedTime)}</span>
              </div>
              <p className="mt-2.5 text-sm">{issue.description}</p>
              <p className="mt-1 text-sm text-ink-soft">{issue.suggestion}</p>
              <div className="mt-3 flex flex-wrap gap-2">
                {issue.autoFixAvailable && (
                  <Button size="small" onClick={() => onAutoFix(issue)}>
                    <Wand2 className="size-3.5" />
                    Auto-fix <span className="sr-only">for {issue.title}</span>
                  </Button>
                )}
                <Button size="small" variant="secondary" onClick={() => onPreview(issue)}>
                  <Eye className="size-3.5" />
                  Preview <span className="sr-only">for {issue.title}</span>
                </Button>
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
