import { Card } from '@/components/card';
import { lazyPart } from '@/components/lazy-part';
import type { ListingFinding } from '@/checks/listing/check-listing';
import type { OptimizationInput } from '../model/optimization';

const ListingFindings = lazyPart(() => import('./listing-findings').then((module) => module.ListingFindings));

/** The listing check next to the form. Its code loads with the first letter typed. */
export function ListingCheck({
  input,
  onFix,
}: {
  input: OptimizationInput;
  onFix: (finding: ListingFinding) => void;
}) {
  const hasText = input.currentTitle.trim() !== '' || input.currentDescription.trim() !== '';
  return (
    <Card
      title="Store check of your text"
      description="Checked as you type, against the limits and wording rules of both stores."
    >
      {hasText ? (
        <ListingFindings input={input} onFix={onFix} />
      ) : (
        <p className="text-sm text-ink-soft">Type a title and a description to check them.</p>
      )}
    </Card>
  );
}
