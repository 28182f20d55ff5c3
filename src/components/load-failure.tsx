import { TriangleAlert } from 'lucide-react';
import { Button } from './button';
import { Notice } from './notice';

/** Says which stored data could not be read (as the start of a sentence), that nothing is lost, and what to do next. */
export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice
        tone="bad"
        title={`${what} could not be read`}
        icon={<TriangleAlert className="size-5 shrink-0 text-bad" aria-hidden="true" />}
        actions={
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p className="mt-1">
          The storage of this browser did not answer. Nothing is lost: it is still in this browser. Try again,
          or reload the page; if it keeps failing, check that the disk is not full.
        </p>
      </Notice>
    </div>
  );
}
