import { isRecord } from '@/domain/is-record';

/** A message from one tab to the others of the same user. */
export type TabMessage = { kind: 'changed'; collection?: string } | { kind: 'replaced' };

/** A channel to the other tabs of the same user. */
export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  close(): void;
}

/**
 * The browser's own channel between tabs. Where it is missing or refused, a tab reads again whenever it becomes
 * visible.
 */
export function openTabChannel(name: string): TabChannel {
  try {
    return openBroadcast(new BroadcastChannel(name));
  } catch {
    return openLookAgain();
  }
}

function openBroadcast(channel: BroadcastChannel): TabChannel {
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) listener(data);
      };
    },
    close: () => channel.close(),
  };
}

function openLookAgain(): TabChannel {
  let stop: (() => void) | undefined;
  return {
    post: () => undefined,
    listen(listener) {
      const look = () => {
        if (document.visibilityState === 'visible') listener({ kind: 'changed' });
      };
      document.addEventListener('visibilitychange', look);
      stop = () => document.removeEventListener('visibilitychange', look);
    },
    close: () => stop?.(),
  };
}

/** The sender may be another version of StorePilot. */
function isTabMessage(data: unknown): data is TabMessage {
  return isRecord(data) && (data.kind === 'changed' || data.kind === 'replaced');
}
