import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticeQueue } from '@/lib/notify';
import { PlainNotices } from './plain-notices';

const loadToaster = () => import('@/components/toaster').then((module) => ({ default: module.Toaster }));

// A deploy may have taken the toaster or its style sheet away: what it had to say is said all the same. Caught out
// here, because the bundler puts what follows an import directly inside its own wait for style sheets.
const Toaster = lazy(() => loadToaster().catch(() => ({ default: PlainNotices })));

let isWanted = false;
const subscribe = (listener: () => void) =>
  noticeQueue.subscribe(() => {
    isWanted = true;
    listener();
  });

/** Brings the toaster in with the first notice; the public pages never need its code. */
export function ToastHost() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isWanted || noticeQueue.peek().length > 0,
    () => false,
  );
  return isShown ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
