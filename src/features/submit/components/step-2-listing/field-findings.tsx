import { Wand } from 'lucide-react';
import type { ListingFinding } from '@/domain/listings/listing-finding';
import { STORES } from '@/domain/stores/stores';
import { Button } from '@/components/button';
import { SEVERITY_LOOKS, SourceLink } from '@/components/severity-looks';

const COLORS = { blocker: 'text-bad', warning: 'text-warn', note: 'text-info' } as const;

/** The findings about one field: one line each, the reasons on demand, and a fix where a click can do it. */
export function FieldFindings({
  findings,
  onFix,
}: {
  findings: readonly ListingFinding[];
  onFix: (text: string, finding: ListingFinding) => void;
}) {
  if (findings.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-sm">
      {findings.map((finding) => {
        const { fixedText } = finding;
        const look = SEVERITY_LOOKS[finding.severity];
        return (
          <li key={finding.id} className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <details className="min-w-0 flex-1 basis-56">
              <summary
                className={`flex list-none items-start gap-1.5 rounded-control [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&::-webkit-details-marker]:hidden ${COLORS[finding.severity]}`}
              >
                {look.icon}
                <span className="[overflow-wrap:anywhere] underline decoration-dotted underline-offset-4">
                  <span className="font-medium">{look.label}:</span> {finding.title}
                </span>
              </summary>
              <div className="mt-1 pl-5.5 text-[0.8125rem]">
                <p className="text-ink-soft">{finding.why}</p>
                <p>
                  <span className="font-medium">To do: </span>
                  {finding.fix}
                </p>
                <p className="text-ink-faint">
                  {finding.subject.store && `${STORES[finding.subject.store].name} · `}
                  <SourceLink {...finding.source} />
                </p>
              </div>
            </details>
            {fixedText !== undefined && (
              <Button variant="secondary" size="small" onClick={() => onFix(fixedText, finding)}>
                <Wand className="size-3.5" aria-hidden="true" />
                Fix
                <span className="sr-only">: {finding.title}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
