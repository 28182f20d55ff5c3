import { LoadFailure } from './load-failure';

/** Shown in a card while stored data is read, and when it could not be read. */
export function LoadingOrError({
  stored,
  what,
}: {
  stored: { hasFailed: boolean; retry: () => void };
  /** e.g. `your plan`. */
  what: string;
}) {
  if (stored.hasFailed) {
    return <LoadFailure what={what.charAt(0).toUpperCase() + what.slice(1)} onRetry={stored.retry} />;
  }
  return (
    <p role="status" className="py-8 text-center text-ink-soft">
      Loading {what}…
    </p>
  );
}
