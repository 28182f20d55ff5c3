import { Wand } from 'lucide-react';
import type { Finding } from '@/model/finding';
import { changePreview } from '@/domain/listings/text-changes';
import { countOf } from '@/domain/texts';
import { STORES } from '@/domain/stores/stores';
import { SmallButton } from '@/components/button';
import { MarkedText } from '@/components/findings/marked-text';
import { findingLook, SourceLink } from '@/components/findings/severity-looks';

interface FieldFix {
  label: string;
  apply: () => void;
  /** The text before and after it, of which the change is shown. */
  change?: { before: string; after: string };
}

interface FieldFindingsProps<Each extends Finding> {
  findings: readonly Each[];
  /** The fix of a finding; undefined where it takes more than a click. */
  fixOf?: ((finding: Each) => FieldFix | undefined) | undefined;
}

/**
 * The findings about one field or question: one line each, the reasons on demand, and a fix where a click can do it. Ideas
 * for search are folded.
 */
export function FieldFindings<Each extends Finding>({ findings, fixOf }: FieldFindingsProps<Each>) {
  const ideas = findings.filter(({ isSearchIdea }) => isSearchIdea);
  return (
    <>
      <FindingLines findings={findings.filter(({ isSearchIdea }) => !isSearchIdea)} fixOf={fixOf} />
      {ideas.length > 0 && (
        <details className="text-sm">
          <summary className="w-fit rounded-control text-ink-soft underline decoration-dotted underline-offset-4">
            {countOf(ideas.length, 'idea')} for search
          </summary>
          <div className="mt-1.5 pl-5.5">
            <FindingLines findings={ideas} fixOf={fixOf} />
          </div>
        </details>
      )}
    </>
  );
}

function FindingLines<Each extends Finding>({ findings, fixOf }: FieldFindingsProps<Each>) {
  if (findings.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-sm">
      {findings.map((finding) => {
        const fix = fixOf?.(finding);
        const look = findingLook(finding);
        return (
          <li key={finding.id} className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <details className="min-w-0 flex-1 basis-56">
              <summary
                className={`flex list-none items-start gap-1.5 rounded-control [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&::-webkit-details-marker]:hidden ${look.text}`}
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
            {fix?.change && (
              <div className="order-1 basis-full rounded-control border bg-sunken px-3 py-1.5">
                <MarkedText changes={changePreview(fix.change.before, fix.change.after)} side="both" />
              </div>
            )}
            {fix && (
              <SmallButton onClick={fix.apply}>
                <Wand className="size-3.5" />
                {fix.label}
                <span className="sr-only">: {finding.title}</span>
              </SmallButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
