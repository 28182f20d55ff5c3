/** A toast of the product. `destructive` is sonner's error toast. */
export interface Notice {
  tone: 'success' | 'destructive' | 'info';
  title: string;
  description?: string;
  /** One button, e.g. Undo. */
  action?: { label: string; onClick: () => void };
}

type Listener = (notices: readonly Notice[]) => void;

/** Notices wait here until the toaster, which is loaded with the first of them, has taken them. */
let waiting: Notice[] = [];
const listeners = new Set<Listener>();

function publish(notice: Notice) {
  waiting = [...waiting, notice];
  for (const listener of listeners) listener(waiting);
}

/** Only pages call this: in a handler, or when a job is done. */
export const notify = {
  success: (title: string, description?: string, action?: Notice['action']) =>
    publish({ tone: 'success', title, description, action }),
  error: (title: string, description?: string) => publish({ tone: 'destructive', title, description }),
  info: (title: string, description?: string, action?: Notice['action']) =>
    publish({ tone: 'info', title, description, action }),
};

/** For the toaster alone. */
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
