import { LoadFailure } from './load-failure';
import { capitalized } from '@/domain/texts';

/**
 * Shown in a card while stored data is read, and when it could not be read. While loading, a tall one keeps what follows
 * out of sight, so that nothing visible moves.
 */
export function LoadingOrError({
  stored,
  what,
  isTall = false,
}: {
  stored: { hasFailed: boolean; retry: () => void };
  /** e.g. `your plan`. */
  what: string;
  isTall?: boolean;
}) {
  if (stored.hasFailed) {
    return <LoadFailure what={capitalized(what)} onRetry={stored.retry} />;
  }
  return (
    <p role="status" className={`py-8 text-center text-ink-soft ${isTall ? 'min-h-screen' : ''}`}>
      Loading {what}…
    </p>
  );
}
