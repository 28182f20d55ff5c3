import { STORES } from '@/domain/stores/stores';
import { countOf } from '@/domain/texts';
import { CircleCheck } from 'lucide-react';
import { Badge } from '@/components/badge';
import { SmallButton } from '@/components/button';
import { MarkedText } from '@/components/findings/marked-text';
import { findingLook } from '@/components/findings/severity-looks';
import { worstFirst } from '@/domain/findings';
import { checkListingInSteps } from '@/checks/listing/check-listing';
import type { InSteps } from '@/domain/in-steps';
import { useFoundInTurns } from '@/lib/idle/found-in-turns';
import { EMPTY_LISTING } from '@/model/listing';
import type { ListingFinding } from '@/checks/listing/check-listing';
import { changePreview } from '@/domain/listings/text-changes';
import type { OptimizationInput } from '../model/optimization';

/** Checks the typed text against the stores' real rules. It is not simulated, so it has no badge. */
export function ListingFindings({
  input,
  onFix,
}: {
  input: OptimizationInput;
  onFix: (finding: ListingFinding) => void;
}) {
  const found = useFoundInTurns(input, check);
  if (!found) return null;
  const findings = found.result;
  if (findings.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm text-good">
        <CircleCheck className="size-4 shrink-0" />
        Title and description follow every rule we check.
      </p>
    );
  return (
    <>
      <Badge tone="neutral">{countOf(findings.length, 'finding')}</Badge>
      <ul className="mt-3 flex flex-col gap-3" aria-label="Findings">
        {worstFirst(findings).map((finding) => (
          <FindingRow
            key={finding.id}
            finding={finding as ListingFinding}
            input={found.asked}
            // The fix is the whole text, which a letter typed since is not in.
            onFix={(fixed) => found.asked === input && onFix(fixed)}
          />
        ))}
      </ul>
    </>
  );
}

/** The findings about the typed title and description. */
function* check({ appName, currentTitle, currentDescription }: OptimizationInput): InSteps<ListingFinding[]> {
  const listing = { ...EMPTY_LISTING, title: currentTitle, description: currentDescription };
  const checked = { title: currentTitle.trim() !== '', description: currentDescription.trim() !== '' };
  const findings = yield* checkListingInSteps(listing, {
    locale: 'en-US',
    platforms: ['ios', 'android'],
    appName,
    isUpdate: false,
  });
  return findings.filter(
    ({ subject: { field } }) => (field === 'title' || field === 'description') && checked[field],
  );
}

function FindingRow({
  finding,
  input: { currentTitle, currentDescription },
  onFix,
}: {
  finding: ListingFinding;
  input: OptimizationInput;
  onFix: (finding: ListingFinding) => void;
}) {
  const { tone, label } = findingLook(finding);
  const { fixedText, subject } = finding;
  const text = subject.field === 'title' ? currentTitle : currentDescription;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 border-t pt-3 first:border-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium [overflow-wrap:anywhere]">
          <Badge tone={tone}>{label}</Badge>
          {finding.title}
        </p>
        <p className="mt-0.5 text-[0.8125rem] text-ink-soft [overflow-wrap:anywhere]">
          {finding.subject.store ? STORES[finding.subject.store].name : 'Both stores'}: {finding.fix}
        </p>
      </div>
      {fixedText !== undefined && (
        <>
          <SmallButton onClick={() => onFix(finding)}>Fix it</SmallButton>
          <div className="basis-full rounded-control border bg-sunken px-3 py-1.5">
            <MarkedText changes={changePreview(text, fixedText)} side="both" />
          </div>
        </>
      )}
    </li>
  );
}
