import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure';
import { PageBody } from './page-header';
import { PageSpinner } from '../spinner';

/**
 * Returns a page whose stored data is not read: a spinner, or a message and another try when reading failed. Not a
 * component, so that the header, which may have the focus, stays when the page follows.
 * @param what the data, as the start of a sentence
 * @param onRetry undefined while it is being read
 */
export function unreadPage(header: ReactNode, what: string, onRetry: (() => void) | undefined) {
  return (
    <PageBody>
      {header}
      {onRetry ? <LoadFailure what={what} onRetry={onRetry} /> : <PageSpinner />}
    </PageBody>
  );
}
