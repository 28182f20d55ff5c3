import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PLATFORMS, type Platform } from '@/model/app';
import type { OpenPlan, OpenPush, OpenStates, OpenStore } from '@/model/open-api';
import { openZip } from '@/readers/archives/zip-reader';
import { STORES } from '@/domain/stores/stores';
import { countOf } from '@/domain/texts';
import { isInside } from '../../files/project-files';
import type { Terminal } from '../../terminal/terminal';
import { UsageError } from '../../terminal/usage-error';
import type { Redactor } from '../core/redact';
import { describeFailure, StoreError } from '../core/store-error';
import { makePrivateFolder, stateFolder } from '../core/user-folders';
import { findAppleKey, findGoogleKey, type KeyValues } from '../keys/find-key';
import { openSides } from '../open-sides';
import { applyPush, preparePush, type PreparedPush } from '../project/prepare-push';

/** A request that cannot be served. The message is for the user. */
export class OperationError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Largest package, in bytes. */
export const MAX_PACKAGE_BYTES = 512 * 1024 * 1024;
/** Largest file of a package, and all of them together, in bytes. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_TOTAL_BYTES = 1024 * 1024 * 1024;
/** A plan that was not confirmed within this time has to be made again. */
const PLAN_LIFE_MS = 30 * 60_000;

interface Running extends OpenPush {
  stop: AbortController;
}

/** The operations of the page, by name. Each takes the query and the body of its request. */
export type Operations = Readonly<
  Record<string, (query: URLSearchParams, body: Uint8Array) => Promise<object>>
>;

/**
 * The fixed list of what the page can ask for. Keys stay in here; a push needs the ID of a plan that this program made, which
 * is valid once.
 */
export function pageOperations(values: KeyValues, terminal: Terminal, redactor: Redactor): Operations {
  const { network } = terminal;
  const plans = new Map<string, { prepared: PreparedPush; until: number; terminal: Terminal }>();
  let running: Running | undefined;

  return {
    stores: () => {
      const found: OpenStore[] = PLATFORMS.flatMap((store) => {
        const key = store === 'ios' ? findAppleKey(values, terminal) : findGoogleKey(values, terminal);
        return key ? [{ store, key: key.from }] : [];
      });
      return Promise.resolve({ stores: found });
    },

    plan: async (query, body) => {
      if (running && !running.end) throw new OperationError(409, 'A push is running. Wait for its end.');
      const { store, app } = target(query);
      const track = query.get('track') ?? undefined;
      const folder = join(stateFolder(terminal.env), 'open', `${store}-${app.replace(/[^\w.-]/g, '_')}`);
      const quiet = { ...terminal, cwd: folder, out: () => undefined, err: () => undefined };
      await unpack(body, folder);
      const { signal, ...stop } = stopper();
      // The paths of keys are relative to where the program was started.
      const [side] = openSides({ ...values, store, app }, { ...quiet, cwd: terminal.cwd }, signal);
      if (!side) throw new OperationError(409, `There is no key for ${STORES[store].name}.`);
      const choices = { isSubmitted: query.get('submit') === 'true' || undefined, track };
      const sideOf = () => (query.get('side') === 'mine' ? ('mine' as const) : undefined);
      // It has the password of the demo account; the pictures are in memory by then.
      let prepared: PreparedPush;
      try {
        prepared = await preparePush(side, { paths: ['project'], choices, sideOf }, quiet, redactor);
      } finally {
        await rm(join(folder, 'project'), { recursive: true, force: true });
      }
      const { plan, shown, blockers } = prepared;
      const canSend =
        blockers.length + plan.blocks.length + plan.conflicts.length === 0 && plan.steps.length > 0;
      const answer: OpenPlan = { plan: shown, blockers };
      if (!canSend) return answer;
      const id = randomBytes(24).toString('base64url');
      plans.clear(); // only the one that is shown can be confirmed
      plans.set(id, { prepared, until: network.now() + PLAN_LIFE_MS, terminal: quiet });
      running = { progress: { done: 0, all: plan.steps.length, title: '' }, ...stop, end: NOT_STARTED };
      return { ...answer, id };
    },

    push: (query) => {
      const id = query.get('plan') ?? '';
      const found = plans.get(id);
      plans.delete(id);
      if (!found || found.until < network.now() || !running)
        throw new OperationError(409, 'Show the plan again: it was confirmed already, or it is too old.');
      const { prepared } = found;
      const current: Running = { progress: running.progress, stop: running.stop };
      running = current;
      const { signal } = current.stop;
      void applyPush(prepared, prepared.plan.digest, found.terminal, {
        signal,
        onProgress: (progress) => {
          current.progress = progress;
        },
      }).then(
        (result) => {
          current.end = endOf(result);
        },
        (error: unknown) => {
          current.end = { kind: 'failed', message: redactor.clean(messageOf(error)) };
        },
      );
      return Promise.resolve({});
    },

    progress: () => {
      if (!running || running.end === NOT_STARTED) throw new OperationError(409, 'No push was started.');
      const { progress, end } = running;
      const answer: OpenPush = { progress, ...(end && { end }) };
      return Promise.resolve(answer);
    },

    cancel: () => {
      running?.stop.abort();
      return Promise.resolve({});
    },

    status: async (query) => {
      const { store, app } = target(query);
      const [side] = openSides({ ...values, store, app }, terminal);
      const states = side?.client.readStates
        ? await side.client.readStates()
        : (await side?.client.read())?.states;
      const answer: OpenStates = { states: states ?? [] };
      return answer;
    },
  };
}

const NOT_STARTED = { kind: 'failed' as const, message: '' };

function stopper() {
  const stop = new AbortController();
  return { stop, signal: stop.signal };
}

/** Says in the words of the terminal why something failed. */
export function messageOf(error: unknown): string {
  if (error instanceof StoreError) {
    const { failure } = error;
    const reasons =
      failure.kind === 'refused' || failure.kind === 'denied'
        ? failure.problems.map(({ detail }) => detail)
        : [];
    return [describeFailure(failure), ...reasons].join(' ');
  }
  if (error instanceof UsageError || error instanceof OperationError) return error.message;
  return 'StorePilot stopped because of a bug. The terminal has the details.';
}

function endOf(result: Awaited<ReturnType<typeof applyPush>>): NonNullable<OpenPush['end']> {
  if (result.kind === 'other-plan') return { kind: 'changed', message: 'The plan changed. Show it again.' };
  const { outcome } = result;
  switch (outcome.kind) {
    case 'done':
      return { kind: 'done', message: `${countOf(outcome.done, 'step')} done.` };
    case 'changed':
      return {
        kind: 'changed',
        message: 'The store changed meanwhile, so the rest was not sent. Show the plan again.',
      };
    case 'failed':
      return {
        kind: outcome.failure.kind === 'cancelled' ? 'cancelled' : 'failed',
        message: messageOf(new StoreError(outcome.failure)),
      };
  }
}

function target(query: URLSearchParams): { store: Platform; app: string } {
  const store = PLATFORMS.find((each) => each === query.get('store'));
  const app = query.get('app') ?? '';
  if (!store) throw new OperationError(400, 'Name the store: ios or android.');
  if (!/^[A-Za-z][\w-]*(?:\.[\w-]+)+$/.test(app) || app.length > 155)
    throw new OperationError(400, 'The draft has no bundle ID or package name yet. Enter it in step 1.');
  return { store, app };
}

/** Writes the page's package into a folder of this program, in place of the last one. */
async function unpack(bytes: Uint8Array, folder: string): Promise<void> {
  const project = join(folder, 'project');
  await makePrivateFolder(folder);
  await rm(project, { recursive: true, force: true });
  const archive = await openZip(new Blob([new Uint8Array(bytes)])).catch(() => {
    throw new OperationError(400, 'The package of the page could not be read.');
  });
  let total = 0;
  for (const entry of archive.entries) {
    if (entry.name.endsWith('/')) continue;
    total += entry.size;
    const path = join(project, entry.name);
    if (!isInside(path, project) || total > MAX_TOTAL_BYTES)
      throw new OperationError(400, 'The package of the page has a file that is not accepted.');
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, await archive.read(entry, MAX_FILE_BYTES), { mode: 0o600 });
  }
}
