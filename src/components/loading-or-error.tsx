import { Button } from './button';
import { Notice } from './notice';

/** What stands in a card or on a page while stored data is read, and when it could not be. */
export function LoadingOrError({
  stored,
  what,
}: {
  stored: { hasFailed: boolean; retry: () => void };
  /** e.g. `your plan`. */
  what: string;
}) {
  if (!stored.hasFailed) {
    return (
      <p role="status" className="py-8 text-center text-ink-soft">
        Loading {what}…
      </p>
    );
  }
  return (
    <div role="alert">
      <Notice
        tone="bad"
        title={`StorePilot could not read ${what}`}
        actions={
          <Button variant="secondary" size="small" onClick={stored.retry}>
            Try again
          </Button>
        }
      >
        The storage of this browser did not answer. Nothing is lost: it is still in this browser. Try again,
        or reload the page.
      </Notice>
    </div>
  );
}
