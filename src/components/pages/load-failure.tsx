import { TriangleAlert } from 'lucide-react';
import { SmallButton } from '../button';
import { Notice } from '../notice';

/** Says which stored data could not be read (as the start of a sentence), that nothing is lost, and what to do next. */
export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice
        tone="bad"
        title={`${what} could not be read`}
        icon={<TriangleAlert className="size-5 shrink-0 text-bad" />}
        actions={<SmallButton onClick={onRetry}>Try again</SmallButton>}
      >
        <p className="mt-1">
          This browser’s storage did not respond. Nothing is lost: your work is still stored in it. Try again,
          or reload the page; if it keeps failing, check that the disk is not full.
        </p>
      </Notice>
    </div>
  );
}
