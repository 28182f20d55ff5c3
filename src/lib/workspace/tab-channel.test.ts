import { afterEach, expect, it, vi } from 'vitest';
import { openTabChannel, type TabMessage } from './tab-channel';

afterEach(() => vi.unstubAllGlobals());

/** Collects what arrives in a channel, one after the other. */
function listenTo(channel: ReturnType<typeof openTabChannel>) {
  const waiting: ((message: TabMessage) => void)[] = [];
  channel.listen((message) => waiting.shift()?.(message));
  return () => new Promise<TabMessage>((resolve) => waiting.push(resolve));
}

it('carries a message from one tab to another, and ignores anything else', async () => {
  const [here, there] = [openTabChannel('user-7'), openTabChannel('user-7')];
  const stranger = new BroadcastChannel('user-7');
  const next = listenTo(there);
  const arrived = next();
  for (const nonsense of [null, 'hello', 7, {}, { kind: 'from-tomorrow' }]) stranger.postMessage(nonsense);
  here.post({ kind: 'changed', collection: 'apps' });
  expect(await arrived).toEqual({ kind: 'changed', collection: 'apps' });
  const second = next();
  here.post({ kind: 'replaced' });
  expect(await second).toEqual({ kind: 'replaced' });
  for (const line of [here, there, stranger]) line.close();
});

it.each([
  ['missing', undefined],
  [
    'refused',
    class {
      constructor() {
        throw new DOMException('No', 'SecurityError');
      }
    },
  ],
])('reads again when the tab becomes visible, where the channel is %s', (_why, channelType) => {
  vi.stubGlobal('BroadcastChannel', channelType);
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const channel = openTabChannel('user-7');
  const heard: TabMessage[] = [];
  channel.listen((message) => heard.push(message));
  channel.post({ kind: 'replaced' });
  page.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual([{ kind: 'changed' }]);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  channel.close();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveLength(1);
});
