import type { OpenWork } from '@/model/open-api';
import { createRedactor } from '../../../cli/stores/core/redact';
import { pageOperations } from '../../../cli/stores/open/operations';
import { folderWith, terminalFor } from '../cli';
import { KEY_ENV } from '../fake-app-store/apps';
import type { FakeAppStore } from '../fake-app-store/fake';
import { storeKeyFiles } from '../store-keys';
import type { FakePlay } from '../stores/fake-play';

const GOOGLE = /(?:^|\.)google(?:apis|usercontent)\.com$/;
/** Apple shows a picture packed in its own way. */
const APPLE_PICTURES = 'is1-ssl.mzstatic.com';

/** A network that reaches both fakes. Pictures arrive with other bytes than were sent, as from the stores. */
export function networkOfBoth(apple: Pick<FakeAppStore, 'fetch'>, play: Pick<FakePlay, 'network'>) {
  const both: typeof fetch = async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    if (GOOGLE.test(hostname)) return play.network.fetch(input, init);
    const answer = await apple.fetch(input, init);
    if (hostname !== APPLE_PICTURES) return answer;
    return new Response(new Uint8Array([...new Uint8Array(await answer.arrayBuffer()), 0]));
  };
  return { fetch: both, wait: () => Promise.resolve(), now: Date.now };
}

/** The operations of `storepilot open` on a computer with both keys, and how the page waits for them. */
export function openOperations(apple: Pick<FakeAppStore, 'fetch'>, play: Pick<FakePlay, 'network'>) {
  const cwd = folderWith({ 'play.json': storeKeyFiles().google.json });
  const state = folderWith({});
  const printed: string[] = [];
  const terminal = terminalFor(cwd, {
    env: { ...KEY_ENV, STOREPILOT_STATE_DIR: state, STOREPILOT_CONFIG_DIR: state },
    network: networkOfBoth(apple, play),
    out: (text) => printed.push(text),
    err: (text) => printed.push(text),
  });
  const operations = pageOperations({ 'play-key': 'play.json' }, terminal, createRedactor());
  const call = async <Answer>(name: string, query: Record<string, string> = {}, body = new Uint8Array()) => {
    const operation = operations[name];
    if (!operation) throw new Error(`There is no ${name}.`);
    return (await operation(new URLSearchParams(query), body)) as Answer;
  };
  return {
    state,
    printed,
    operations,
    call,
    /** Starts a pull or a push, and waits for its end. */
    finish: async (name: string, query: Record<string, string>): Promise<NonNullable<OpenWork['end']>> => {
      await call(name, query);
      for (;;) {
        const { end } = await call<OpenWork>('progress');
        if (end) return end;
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}
