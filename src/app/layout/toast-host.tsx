import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticeQueue } from '@/lib/notify';
import { PlainNotices } from './plain-notices';

const loadToaster = () => import('@/components/toaster').then((module) => ({ default: module.Toaster }));

// A deploy may have removed the toaster or its style sheet: notices are shown without it. The failure is caught here,
// because the bundler puts what follows an import directly inside its own wait for style sheets.
const Toaster = lazy(() => loadToaster().catch(() => ({ default: PlainNotices })));

let isWanted = false;
const subscribe = (listener: () => void) =>
  noticeQueue.subscribe(() => {
    isWanted = true;
    listener();
  });

/** Loads the toaster with the first notice; public pages never need its code. */
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
