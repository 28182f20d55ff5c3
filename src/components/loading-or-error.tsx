import { Button } from './button';
import { Notice } from './notice';

/** What stands in a card while stored data is read, and when it could not be. */
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
    <Notice
      tone="bad"
      title={`StorePilot could not read ${what}`}
      actions={
        <Button variant="secondary" size="small" onClick={stored.retry}>
          Try again
        </Button>
      }
    >
      Nothing is lost: it is still in this browser.
    </Notice>
  );
}
