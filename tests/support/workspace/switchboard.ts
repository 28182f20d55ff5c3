import type { TabChannel, TabMessage } from '@/lib/workspace/tab-channel';

/** Channels between the tabs of one user, which deliver immediately. Each call is one tab's channel. */
export function createSwitchboard(): () => TabChannel {
  const lines = new Set<(message: TabMessage) => void>();
  return () => {
    let own: ((message: TabMessage) => void) | undefined;
    return {
      post: (message) => [...lines].filter((line) => line !== own).forEach((line) => line(message)),
      listen(listener) {
        own = listener;
        lines.add(listener);
      },
      close: () => void (own && lines.delete(own)),
    };
  };
}
