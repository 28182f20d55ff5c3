import { useState, useSyncExternalStore } from 'react';
import { Button, SmallButton } from '@/components/button';
import { noticeQueue } from '@/lib/notify';

const MOST_VISIBLE = 3;

/** Shows notices when the toaster's code is unavailable, until they are closed. */
export function PlainNotices() {
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
