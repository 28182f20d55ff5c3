import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { PLATFORMS, type Platform } from '@/model/app';
import { type OpenPlan, type OpenStates, type OpenStore, type OpenWork } from '@/model/open-api';
import { appfileText } from '@/formats/parts/appfile';
import type { PlanProgress, PlanStep } from '@/model/store-plan';
import { findProductLocale } from '@/domain/locales/locale-map';
import { productLocale } from '@/domain/locales/product-locales';
import { STORES } from '@/domain/stores/stores';
import { clipText, countOf } from '@/domain/texts';
import type { Terminal } from '../../terminal/terminal';
import type { Redactor } from '../core/redact';
import { createAppStoreApi } from '../app-store/api';
import { listApps } from '../app-store/live-states';
import { StoreError } from '../core/store-error';
import { failureMessage } from '../text/failure-text';
import { writeRecord } from '../core/store-record';
import { makePrivateFolder, stateFolder } from '../core/user-folders';
import { findAppleKey, findGoogleKey, type KeyValues } from '../keys/find-key';
import { openSides } from '../open-sides';
import { applyPush, preparePush, recordPush, type PreparedPush } from '../project/prepare-push';
import { readPull, type ReadPull } from '../project/read-pull';
import { isForUser, messageOf, OperationError } from './operation-error';
import { removedIn, unpack } from './page-package';

/** Largest package, in bytes. */
export const MAX_PACKAGE_BYTES = 512 * 1024 * 1024;
/** A plan that was not confirmed within this time has to be made again. */
const PLAN_LIFE_MS = 30 * 60_000;

/** A pull or a push. */
interface Work extends OpenWork {
  stop: AbortController;
}

/** The operations of the page, by name. Each takes the query and the body of its request, and answers with JSON or a zip. */
export type Operations = Readonly<
  Record<string, (query: URLSearchParams, body: Uint8Array) => Promise<object | Uint8Array>>
>;

/**
 * The fixed list of what the page can ask for. Keys stay in here; a push needs the ID of a plan that this program made, which
 * is valid once.
 */
export function pageOperations(values: KeyValues, terminal: Terminal, redactor: Redactor): Operations {
  const { network } = terminal;
  const home = join(stateFolder(terminal.env), 'open');
  const plans = new Map<
    string,
    { prepared: PreparedPush; until: number; terminal: Terminal; stop: AbortController }
  >();
  let work: Work | undefined;
  let zip: Uint8Array | undefined;

  const refuseWhileBusy = () => {
    if (work && !work.end) throw new OperationError(409, 'The program is still at work. Wait for its end.');
  };
  /** Starts what takes longer than one request: the page asks how far it is. */
  const start = (
    stop: AbortController,
    all: number,
    run: (report: (progress: PlanProgress) => void) => Promise<NonNullable<OpenWork['end']>>,
  ) => {
    const current: Work = { progress: { done: 0, all, title: '' }, stop };
    work = current;
    void run((progress) => {
      current.progress = progress;
    })
      .catch(async (error: unknown) => {
        if (!isForUser(error)) terminal.err(redactor.clean(`A bug: ${String(error)}\n`));
        const isCancelled = error instanceof StoreError && error.failure.kind === 'cancelled';
        return {
          kind: isCancelled ? ('cancelled' as const) : ('failed' as const),
          message: redactor.clean(await messageOf(error)),
        };
      })
      .then((end) => {
        current.end = end;
      });
  };
  const keyFor = (store: Platform) =>
    store === 'ios' ? findAppleKey(values, terminal) : findGoogleKey(values, terminal);
  const openSide = ({ store, app }: Target, quiet: Terminal, signal?: AbortSignal) => {
    // The paths of keys are relative to where the program was started.
    const [side] = openSides({ ...values, store, app }, { ...quiet, cwd: terminal.cwd }, signal);
    if (!side) throw new OperationError(409, `There is no key for ${STORES[store].name}.`);
    return side;
  };
  const quietIn = (cwd: string): Terminal => ({
    ...terminal,
    cwd,
    out: () => undefined,
    err: () => undefined,
  });

  return {
    apps: async () => {
      const stores: OpenStore[] = [];
      for (const store of PLATFORMS) {
        const found = keyFor(store);
        if (!found) continue;
        const { key, from } = found;
        if (key.store === 'android') stores.push({ store, key: from });
        else
          stores.push(
            await listApps(createAppStoreApi({ key, network })).then(
              (apps) => ({ store, key: from, apps }),
              async (error: unknown) => ({
                store,
                key: from,
                problem: redactor.clean(await messageOf(error)),
              }),
            ),
          );
      }
      return { stores };
    },

    pull: (query) => {
      refuseWhileBusy();
      const targets = PLATFORMS.flatMap((store) =>
        query.has(store) ? [targetOf(store, query.get(store))] : [],
      );
      const [first] = targets;
      if (!first) throw new OperationError(400, 'Name an app.');
      const stop = new AbortController();
      const sides = targets.map((each) => openSide(each, quietIn(home), stop.signal));
      zip = undefined;
      start(stop, sides.length, async (report) => {
        const pulls = join(home, PULLS);
        await makePrivateFolder(pulls);
        const notes: string[] = [];
        const read: ReadPull[] = [];
        const files: Record<string, Uint8Array> = {};
        const options = {
          paths: [],
          overwrites: true,
          withPictures: true,
          withPassword: false,
          isComplete: true,
        };
        for (const [index, side] of sides.entries()) {
          report({ done: index, all: sides.length, title: `Reading ${STORES[side.store].name}` });
          const each = await readPull(side, { ...options, onProgress: report }, quietIn(pulls), redactor);
          read.push(each);
          // The parts that no API has are not missing from this pull.
          notes.push(...each.pulled.notes.filter((note) => note !== side.byHand).map(forPage));
          for (const change of each.pulled.changes)
            if (change.kind === 'write') files[change.path] = await bytesOf(change.content);
        }
        if (Object.keys(files).length === 0)
          throw new OperationError(422, 'The store has nothing of this app yet.');
        const ids = Object.fromEntries(targets.map(({ store, app }) => [store, app]));
        files['fastlane/Appfile'] = new TextEncoder().encode(appfileText(ids));
        const name = pullName(read[0]?.live.name ?? first.app, network.now());
        const folder = pullFolder(home, name);
        if (folder !== undefined) {
          await makePrivateFolder(folder);
          for (const { record } of read) await writeRecord(folder, terminal.files, record);
        }
        zip = zipSync(files, { level: 0 });
        await removeOldPulls(pulls);
        return { kind: 'done', message: name, notes };
      });
      return Promise.resolve({});
    },

    pulled: () => {
      const found = zip;
      zip = undefined;
      if (!found) throw new OperationError(409, 'Get it from the stores again.');
      return Promise.resolve(found);
    },

    plan: async (query, body) => {
      refuseWhileBusy();
      const target = targetOf(query.get('store'), query.get('app'));
      const track = query.get('track') ?? undefined;
      const folder = join(home, `${target.store}-${target.app.replace(/[^\w.-]/g, '_')}`);
      const quiet = quietIn(folder);
      const removed = await unpack(body, folder);
      const stop = new AbortController();
      const side = openSide(target, quiet, stop.signal);
      const version = /^\d+(?:\.\d+){0,2}$/.exec(query.get('version') ?? '')?.[0];
      const choices = { isSubmitted: query.get('submit') === 'true' || undefined, track, version };
      const sideOf = () => (query.get('side') === 'mine' ? ('mine' as const) : undefined);
      const pulledInto = pullFolder(home, query.get('pulled'));
      // It has the password of the demo account; the pictures are in memory by then.
      let prepared: PreparedPush;
      try {
        prepared = await preparePush(
          side,
          { paths: ['project'], choices, sideOf, pulledInto, isRemoved: removedIn(removed) },
          quiet,
          redactor,
        );
      } finally {
        await rm(join(folder, 'project'), { recursive: true, force: true });
      }
      const { plan, shown, blockers } = prepared;
      const canSend =
        blockers.length + plan.blocks.length + plan.conflicts.length === 0 && plan.steps.length > 0;
      const stays = removed.languages.map(
        (code) =>
          `${languageName(code, target.store)} was removed here and stays in the store. Remove it in ${target.store === 'ios' ? 'App Store Connect' : 'Play Console'}.`,
      );
      const steps = shown.steps.map((step) => ({ ...step, title: withLanguage(step, target.store) }));
      const [blocks, notes] = [shown.blocks, [...stays, ...shown.notes]].map((texts) => texts.map(forPage));
      const answer: OpenPlan = {
        plan: { ...shown, steps, ...(blocks && { blocks }), ...(notes && { notes }) },
        blockers,
      };
      if (plan.steps.length + plan.conflicts.length === 0) await recordPush(prepared, quiet);
      plans.clear(); // only the one that is shown can be confirmed
      if (!canSend) return answer;
      const id = randomBytes(24).toString('base64url');
      plans.set(id, { prepared, until: network.now() + PLAN_LIFE_MS, terminal: quiet, stop });
      return { ...answer, id };
    },

    push: (query) => {
      refuseWhileBusy();
      const id = query.get('plan') ?? '';
      const found = plans.get(id);
      plans.delete(id);
      if (!found || found.until < network.now())
        throw new OperationError(409, 'Show the plan again: it was confirmed already, or it is too old.');
      const { prepared, stop } = found;
      const { digest, steps, store } = prepared.plan;
      const titles = new Map(steps.map((step) => [step.title, withLanguage(step, store)]));
      start(stop, steps.length, async (report) => {
        const onProgress = ({ title, ...rest }: PlanProgress) =>
          report({ ...rest, title: titles.get(title) ?? title });
        const options = { signal: stop.signal, onProgress };
        return endOf(await applyPush(prepared, digest, found.terminal, options), steps.length);
      });
      return Promise.resolve({});
    },

    progress: () => {
      if (!work) throw new OperationError(409, 'Nothing was started.');
      const { progress, end } = work;
      const answer: OpenWork = { progress, ...(end && { end }) };
      return Promise.resolve(answer);
    },

    cancel: () => {
      if (work && !work.end) {
        work.stop.abort();
        work.progress = { ...work.progress, title: 'Stopping after this request' };
      }
      return Promise.resolve({});
    },

    status: async (query) => {
      const { client } = openSide(targetOf(query.get('store'), query.get('app')), quietIn(home));
      const states = client.readStates ? await client.readStates() : (await client.read()).states;
      const answer: OpenStates = {
        states: states.map((each) => ({ ...each, ...(each.action && { action: forPage(each.action) }) })),
      };
      return answer;
    },
  };
}

/** Folder of the records of pulls. */
const PULLS = 'pulls';
const MAX_PULLS = 20;

const PULLED_AT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

/** Names the source of a draft: "the stores (Lantern, Nov 26, 2026, 10:04:27)". */
function pullName(app: string, now: number): string {
  return `the stores (${clipText(app.replaceAll(/[\p{C}/\\]/gu, ' ').trim(), 60)}, ${PULLED_AT.format(now)})`;
}

/** Where the record of a pull is: a draft that was imported from it knows its name, which may have letters of any script. */
function pullFolder(home: string, named: string | null): string | undefined {
  if (named === null || named === '') return undefined;
  return join(home, PULLS, createHash('sha256').update(named).digest('hex').slice(0, 32));
}

async function removeOldPulls(folder: string): Promise<void> {
  const names = await readdir(folder);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  dated.sort((a, b) => b.at - a.at);
  for (const { name } of dated.slice(MAX_PULLS))
    await rm(join(folder, name), { recursive: true, force: true });
}

async function bytesOf(content: Blob | Uint8Array): Promise<Uint8Array> {
  return content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content;
}

const PAGE_WORDS: readonly [RegExp, string][] = [
  [/^storepilot push --submit$/, 'Send it to review'],
  [/: storepilot push --submit/, ''],
  [/into: storepilot decode/, 'into Error Recovery'],
  [/with --version/, 'in step 2'],
  [/^App Privacy, prices/, 'App Privacy, app previews, attachments for App Review, prices'],
  [/add --submit/, 'choose “Send to review as well”'],
  [/ Add --encryption no, or yes\./, ' Answer it in App Store Connect > TestFlight.'],
];

/** A sentence of the terminal for people who have the page alone. */
function forPage(text: string): string {
  return PAGE_WORDS.reduce((left, [pattern, words]) => left.replace(pattern, words), text);
}

/** The name of a language by the store's code. */
function languageName(code: string, store: Platform): string {
  return productLocale(findProductLocale(code, store) ?? code)?.name ?? code;
}

/** The title of a step with the name of its language, where the terminal shows the store's code. */
function withLanguage({ key, title }: PlanStep, store: Platform): string {
  const code = key.split('/')[1] ?? '';
  return code === '' ? title : title.replace(code, languageName(code, store));
}

async function endOf(
  result: Awaited<ReturnType<typeof applyPush>>,
  all: number,
): Promise<NonNullable<OpenWork['end']>> {
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
        message: `${await failureMessage(outcome.failure)}\nDone: ${outcome.done} of ${countOf(all, 'step')}. Show the plan again to continue.`,
      };
  }
}

interface Target {
  store: Platform;
  app: string;
}

function targetOf(named: string | null, app: string | null): Target {
  const store = PLATFORMS.find((each) => each === named);
  if (!store) throw new OperationError(400, 'Name the store: ios or android.');
  if (app === null || !/^[A-Za-z][\w-]*(?:\.[\w-]+)+$/.test(app) || app.length > 155)
    throw new OperationError(400, 'There is no bundle ID or package name yet, such as com.example.app.');
  return { store, app };
}
