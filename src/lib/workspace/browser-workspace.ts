import { openIndexedDbEngine } from './engine';
import { openRepository, type Repository, type TabChannel } from './repository';

/** The lasting workspace of a user in this browser. */
export function openBrowserWorkspace(userId: string): Promise<Repository> {
  const name = `storepilot-${userId}`;
  return openRepository({ openEngine: () => openIndexedDbEngine(name), channel: openTabChannel(name) });
}

function openTabChannel(name: string): TabChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  const channel = new BroadcastChannel(name);
  return {
    post: (collection) => channel.postMessage({ collection }),
    listen(listener) {
      channel.onmessage = (event: MessageEvent<{ collection?: string }>) => listener(event.data.collection);
    },
    close: () => channel.close(),
  };
}
