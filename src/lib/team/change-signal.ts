import { isRecord } from '@/domain/is-record';
import { parseJson } from '@/domain/parse-json';
import type { AccessToken } from '../auth/auth-gateway';
import type { Clock } from '../clock';

/** The part of a WebSocket that the change signal uses. */
export interface SignalSocket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  onOpen: () => void;
  onMessage: (data: unknown) => void;
  onClose: () => void;
}

export interface SignalOptions {
  /** Origin of the hosted project, e.g. `https://abcd.supabase.co`. */
  origin: string;
  anonKey: string;
  teamIds: readonly string[];
  clock: Clock;
  /** @param isRefused whether the last token was refused */
  accessToken: (isRefused: boolean) => Promise<AccessToken>;
  openSocket: (url: string, events: SocketEvents) => SignalSocket;
  /** Called when something has changed in a team; the next exchange finds out what. */
  onSignal: () => void;
  /** Called with whether the service announces changes; otherwise only polling finds them. */
  onConnected: (isConnected: boolean) => void;
}

/** The service closes a connection that is silent for a minute. */
const HEARTBEAT_MS = 25_000;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Listens to the realtime service of a hosted project, which broadcasts on the private channel of a team that something
 * has changed (supabase/migrations). The messages carry no data. When the connection or a channel ends, for example after
 * its token has expired during standby, a new connection is opened with a new token.
 * @returns a function that stops listening
 */
export function openChangeSignal(options: SignalOptions): () => void {
  const { origin, anonKey, teamIds, clock, accessToken, openSocket, onSignal, onConnected } = options;
  const address = `${origin.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${encodeURIComponent(anonKey)}&vsn=1.0.0`;
  const topics = teamIds.map((id) => `realtime:team:${id}`);
  let socket: SignalSocket | undefined;
  let timer: number | undefined;
  let failures = 0;
  let refs = 0;
  let isStopped = false;
  let isAnswered = true;
  let isRefused = false;
  let token: string | undefined;
  let joined = new Set<string>();

  const send = (topic: string, event: string, payload: object) =>
    socket?.send(JSON.stringify({ topic, event, payload, ref: String((refs += 1)), join_ref: topic }));

  function plan(ms: number, run: () => void) {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = isStopped ? undefined : clock.setTimeout(run, ms);
  }

  async function connect() {
    const access = await accessToken(isRefused);
    if (isStopped) return;
    if (access.kind !== 'token') {
      retry();
      return;
    }
    isRefused = false;
    token = access.token;
    joined = new Set();
    isAnswered = true;
    const opened = openSocket(address, {
      onOpen() {
        for (const topic of topics) {
          const config = { private: true, broadcast: { ack: false, self: false }, presence: { key: '' } };
          send(topic, 'phx_join', { config, access_token: token });
        }
        plan(HEARTBEAT_MS, () => void beat());
      },
      onMessage: (data) => socket === opened && receive(data),
      onClose: () => socket === opened && lose(),
    });
    socket = opened;
  }

  async function beat() {
    if (!isAnswered) {
      lose();
      return;
    }
    isAnswered = false;
    send('phoenix', 'heartbeat', {});
    plan(HEARTBEAT_MS, () => void beat());
    const access = await accessToken(false);
    if (access.kind !== 'token' || access.token === token) return;
    token = access.token;
    for (const topic of topics) send(topic, 'access_token', { access_token: token });
  }

  function receive(data: unknown) {
    const { topic, event, status } = parsed(data);
    if (topic === 'phoenix') isAnswered = true;
    else if (!topics.includes(topic)) return;
    else if (event === 'broadcast') onSignal();
    else if (event === 'phx_error' || event === 'phx_close') lose();
    else if (event === 'phx_reply' && status === 'error') {
      isRefused = true;
      lose();
    } else if (event === 'phx_reply' && status === 'ok' && !joined.has(topic)) {
      joined.add(topic);
      if (joined.size < topics.length) return;
      failures = 0;
      onConnected(true);
      onSignal(); // what changed while nobody listened
    }
  }

  function lose() {
    const lost = socket;
    socket = undefined;
    lost?.close();
    onConnected(false);
    retry();
  }

  function retry() {
    plan(Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS), () => void connect());
    failures += 1;
  }

  void connect();
  return () => {
    isStopped = true;
    if (timer !== undefined) clock.clearTimeout(timer);
    const lost = socket;
    socket = undefined;
    lost?.close();
    onConnected(false);
  };
}

/** The parts of a message that the change signal reads; empty texts for anything else. */
function parsed(data: unknown): { topic: string; event: string; status: string } {
  const message = parseJson(textOf(data));
  const { topic, event, payload } = isRecord(message) ? message : {};
  const { status } = isRecord(payload) ? payload : {};
  return { topic: textOf(topic), event: textOf(event), status: textOf(status) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
