import { lazy, Suspense, useSyncExternalStore, useState } from 'react';
import { Button, SmallButton } from '@/components/button';
import { noticeQueue } from '@/lib/notify';

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

const MOST_VISIBLE = 3;

/** Shows notices when the toaster's code is unavailable, until they are closed. */
function PlainNotices() {
  const notices = useSyncExternalStore(noticeQueue.subscribe, noticeQueue.peek);
  const [closed, setClosed] = useState(0);
  const shown = notices.slice(closed).slice(-MOST_VISIBLE);
  return (
    <div
      role="status"
      className="fixed right-4 bottom-4 z-50 flex w-[356px] max-w-[calc(100vw-2rem)] flex-col gap-3"
    >
      {shown.map(({ title, description, action }, index) => (
        <div key={notices.length - index} className="rounded-card border bg-surface p-4 text-sm shadow-float">
          <p className="font-medium">{title}</p>
          {description !== undefined && <p className="text-ink-soft">{description}</p>}
          <div className="mt-2 flex gap-2">
            {action && (
              <Button size="small" onClick={action.onClick}>
                {action.label}
              </Button>
            )}
            <SmallButton onClick={() => setClosed(notices.length)}>Close</SmallButton>
          </div>
        </div>
      ))}
    </div>
  );
}
