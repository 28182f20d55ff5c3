import { useEffect } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { noticeQueue, type Notice } from '@/lib/notify';

/**
 * Width 356 px, gap 14 px, swipe threshold 20 px and removal after 200 ms are sonner 1.7's own values; the rest is set
 * here. sonner 2 moved the swipe threshold to 45 px and offers no setting for it.
 */
const DISPLAY_MS = 4000;
const MOST_VISIBLE = 3;

/** Shows the queued notices and all later ones. */
export function Toaster() {
  useEffect(() => {
    const drain = () => noticeQueue.take().forEach(show);
    drain();
    return noticeQueue.subscribe(drain);
  }, []);
  return (
    <SonnerToaster
      position="bottom-right"
      duration={DISPLAY_MS}
      visibleToasts={MOST_VISIBLE}
      gap={14}
      hotkey={['altKey', 'KeyT']}
      closeButton
      toastOptions={{
        unstyled: false,
        classNames: {
          toast: 'storepilot-toast',
          title: 'storepilot-toast-title',
          description: 'storepilot-toast-description',
        },
      }}
    />
  );
}

/** A handler that runs once, and lets go of what it holds when its toast ends: sonner keeps every toast of the visit. */
function once(handler: () => void) {
  let waiting: (() => void) | undefined = handler;
  const release = () => {
    const found = waiting;
    waiting = undefined;
    return found;
  };
  return { run: () => release()?.(), release };
}

function show(notice: Notice) {
  const press = notice.action && once(notice.action.onClick);
  const options = {
    description: notice.description,
    ...(press && {
      action: { label: notice.action?.label, onClick: press.run },
      onDismiss: press.release,
      onAutoClose: press.release,
    }),
    duration: notice.action?.stays ? Infinity : DISPLAY_MS,
  };
  switch (notice.tone) {
    case 'success':
      return toast.success(notice.title, options);
    case 'destructive':
      return toast.error(notice.title, options);
    case 'info':
      return toast(notice.title, options);
  }
}
