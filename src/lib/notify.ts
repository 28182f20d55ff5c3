/** A toast of the product. `destructive` is sonner's error toast. */
export interface Notice {
  tone: 'success' | 'destructive' | 'info';
  title: string;
  description?: string;
  /** One button, e.g. Undo. With `stays`, the toast remains until it is closed or the button is pressed. */
  action?: { label: string; onClick: () => void; stays?: boolean };
}

type Listener = (notices: readonly Notice[]) => void;

/** Notices are queued until the toaster, which loads with the first of them, takes them. */
let waiting: Notice[] = [];
const listeners = new Set<Listener>();

function publish(notice: Notice) {
  waiting = [...waiting, notice];
  for (const listener of listeners) listener(waiting);
}

/** Shows a toast. Only the page, tab or card that the user acted on calls this: in a handler, or when a job is done. */
export const notify = {
  success: (title: string, description?: string, action?: Notice['action']) =>
    publish({ tone: 'success', title, description, action }),
  error: (title: string, description?: string) => publish({ tone: 'destructive', title, description }),
  info: (title: string, description?: string, action?: Notice['action']) =>
    publish({ tone: 'info', title, description, action }),
};

/** Used by the toaster only. */
export const noticeQueue = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  peek: (): readonly Notice[] => waiting,
  take(): readonly Notice[] {
    const taken = waiting;
    waiting = [];
    return taken;
  },
};
