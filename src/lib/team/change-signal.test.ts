import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '@tests/support/manual-clock';
import { openChangeSignal, type SignalSocket, type SocketEvents } from './change-signal';

const TOPIC = 'realtime:team:t1';
const OTHER = 'realtime:team:t2';

interface FakeSocket extends SignalSocket {
  url: string;
  sent: Record<string, unknown>[];
  isClosed: boolean;
  events: SocketEvents;
  receive: (message: object) => void;
}

let clock: ManualClock;
let sockets: FakeSocket[];
let tokens: { token: string; asked: boolean[] };
let signals: number;
let states: boolean[];

beforeEach(() => {
  clock = createManualClock();
  sockets = [];
  tokens = { token: 'first', asked: [] };
  signals = 0;
  states = [];
});

function openSocket(url: string, events: SocketEvents): SignalSocket {
  const socket: FakeSocket = {
    url,
    sent: [],
    isClosed: false,
    events,
    send: (text) => void socket.sent.push(JSON.parse(text) as Record<string, unknown>),
    close: () => void (socket.isClosed = true),
    receive: (message) => events.onMessage(JSON.stringify(message)),
  };
  sockets.push(socket);
  return socket;
}

/** Starts to listen to two teams; the service answers. */
async function listen({ isAccepted = true } = {}) {
  const stop = openChangeSignal({
    origin: 'https://abcd.supabase.co',
    anonKey: 'sb_publishable_a1+b2',
    teamIds: ['t1', 't2'],
    clock,
    accessToken: (isRefused) => {
      tokens.asked.push(isRefused);
      return Promise.resolve({ kind: 'token', token: tokens.token });
    },
    openSocket,
    onSignal: () => void (signals += 1),
    onConnected: (isConnected) => void states.push(isConnected),
  });
  await clock.advance(0);
  if (isAccepted) accept();
  return stop;
}
const newest = () => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('Nothing was opened');
  return socket;
};
function accept() {
  newest().events.onOpen();
  for (const topic of [TOPIC, OTHER]) {
    newest().receive({ topic, event: 'phx_reply', payload: { status: 'ok', response: {} }, ref: '1' });
  }
}
const eventsOf = ({ sent }: FakeSocket) => sent.map(({ event }) => event);

describe('the change signal of a hosted project', () => {
  it('joins the private channel of each team with the token, and then signals once', async () => {
    await listen();
    const { url, sent } = newest();
    expect(url).toBe('wss://abcd.supabase.co/realtime/v1/websocket?apikey=sb_publishable_a1%2Bb2&vsn=1.0.0');
    expect(sent).toMatchObject(
      [TOPIC, OTHER].map((topic) => ({
        topic,
        event: 'phx_join',
        payload: { access_token: 'first', config: { private: true } },
      })),
    );
    expect([signals, states]).toEqual([1, [true]]);
  });

  it.each<[string, object, number]>([
    ['a broadcast of a team', { topic: TOPIC, event: 'broadcast', payload: { event: 'changed' } }, 1],
    ['a broadcast of no team of the user', { topic: 'realtime:team:t3', event: 'broadcast', payload: {} }, 0],
    ['a reply', { topic: TOPIC, event: 'phx_reply', payload: { status: 'ok' } }, 0],
    ['a system message', { topic: TOPIC, event: 'system', payload: { status: 'ok' } }, 0],
    ['something else', [1, 2], 0],
  ])('signals a change and nothing else: %s', async (_, message, times) => {
    await listen();
    newest().receive(message);
    newest().events.onMessage('{');
    newest().events.onMessage(new ArrayBuffer(1));
    expect(signals).toBe(1 + times);
  });

  it('sends a heartbeat, and a new token once there is one', async () => {
    await listen();
    await clock.advance(25_000);
    expect(eventsOf(newest()).slice(2)).toEqual(['heartbeat']);
    newest().receive({ topic: 'phoenix', event: 'phx_reply', payload: { status: 'ok' } });
    tokens.token = 'second';
    await clock.advance(25_000);
    expect(eventsOf(newest()).slice(3)).toEqual(['heartbeat', 'access_token', 'access_token']);
    expect(newest().sent.at(-1)).toMatchObject({ payload: { access_token: 'second' } });
    expect(sockets).toHaveLength(1);
  });

  it.each<[string, () => void]>([
    ['the connection ends', () => newest().events.onClose()],
    ['a channel ends', () => newest().receive({ topic: TOPIC, event: 'phx_close', payload: {} })],
    ['a channel fails', () => newest().receive({ topic: OTHER, event: 'phx_error', payload: {} })],
  ])('connects again when %s, and polling continues until then', async (_, end) => {
    await listen();
    end();
    expect(states.at(-1)).toBe(false);
    await clock.advance(5000);
    expect(sockets).toHaveLength(2);
    accept();
    expect([states.at(-1), signals]).toEqual([true, 2]);
  });

  it('connects again when a heartbeat stays without an answer', async () => {
    await listen();
    await clock.advance(50_000);
    expect([states.at(-1), newest().isClosed]).toEqual([false, true]);
    await clock.advance(5000);
    expect(sockets).toHaveLength(2);
  });

  it('asks for a fresh token when it was refused, and waits longer each time', async () => {
    await listen({ isAccepted: false });
    newest().events.onOpen();
    newest().receive({ topic: TOPIC, event: 'phx_reply', payload: { status: 'error' } });
    await clock.advance(5000);
    expect(tokens.asked).toEqual([false, true]);
    newest().events.onClose();
    await clock.advance(9999);
    expect(sockets).toHaveLength(2);
    await clock.advance(1);
    expect(sockets).toHaveLength(3);
    expect(states).not.toContain(true);
  });

  it('closes its connection and timers when it stops', async () => {
    const stop = await listen();
    stop();
    expect([newest().isClosed, states.at(-1), clock.pending()]).toEqual([true, false, 0]);
    newest().events.onClose();
    newest().receive({ topic: TOPIC, event: 'broadcast', payload: {} });
    await clock.advance(120_000);
    expect([sockets.length, signals]).toEqual([1, 1]);
  });
});
