import { basename, resolve } from 'node:path';
import { STORES } from '@/domain/stores/stores';
import type { Platform } from '@/model/app';
import { mergeField, type Side } from '@/domain/store-plan/merge-fields';
import { planPictures } from '@/domain/store-plan/merge-pictures';
import type { LiveStore, StorePlan, StoreRecord, WantedBuild } from '@/model/store-plan';
import { checkFiles } from '../../check-files';
import { withConfig } from '../../commands/check';
import { readRequest } from '../../commands/check-options';
import { openFileSource } from '../../files/file-source';
import { printable, type Terminal } from '../../terminal/terminal';
import { UsageError } from '../../terminal/usage-error';
import { isResumed } from '../core/apply-rounds';
import { openJournal, type Journal } from '../core/journal';
import { lockApp } from '../core/lock';
import type { Redactor } from '../core/redact';
import type { ApplyOptions, ApplyOutcome, PlanInput } from '../core/store-client';
import { shownPlan } from '../core/shown-plan';
import { readRecord, recordOf, writeRecord } from '../core/store-record';
import type { PushChoices, StoreSide } from '../core/store-side';
import { readLive } from '../open-sides';
import { openProject, type StoreProject } from './open-project';
import { withRemovals, type IsRemoved } from './removed-content';

/** A build with the app that it says it is of. */
export type NamedBuild = WantedBuild & { platform: Platform; app: string };

/** A push that was planned and not confirmed. */
export interface PreparedPush {
  side: StoreSide;
  live: LiveStore;
  project: StoreProject;
  input: PlanInput;
  plan: StorePlan;
  /** The plan with all notes, for people. */
  shown: StorePlan;
  /** Findings that stop the push, as lines. */
  blockers: readonly string[];
}

export interface PushInput {
  paths: readonly string[];
  choices: PushChoices & { build?: NamedBuild | undefined };
  sideOf: (path: string) => Side | undefined;
  isRemoved: IsRemoved;
  /** A folder with another record of the store; the newest counts. */
  pulledInto?: string | undefined;
}

/**
 * Reads project and store, runs the checks, and computes the plan. Changes nothing.
 * @throws StoreError, and UsageError for what the user has to correct
 */
export async function preparePush(
  side: StoreSide,
  { paths, choices, sideOf, isRemoved, pulledInto }: PushInput,
  terminal: Terminal,
  redactor: Redactor,
): Promise<PreparedPush> {
  const { cwd, files, err } = terminal;
  const { store, client } = side;
  const project = await openProject({ paths, cwd, files, store });
  hidePassword(project, redactor);
  refuseNothing(project, choices, store);
  if (client.readingNote !== undefined) err(`${printable(client.readingNote)}\n`);
  const live = await readLive(side, redactor);
  refuseOtherApp(choices, live);
  const blockers = await blockersOf(project, side.isNewApp(live), choices, store, terminal);
  const [base] = [cwd, ...(pulledInto === undefined ? [] : [pulledInto])]
    .flatMap((folder) => readRecord(folder, files, store, live.appId) ?? [])
    .sort((a, b) => (a.readAt < b.readAt ? 1 : -1));
  const { wanted: own, notes } = side.wanted(project, live, choices);
  const wanted = withRemovals(own, base, isRemoved);
  const input = { wanted, base, sideOf };
  const plan = client.plan(live, input);
  const shown: StorePlan = {
    ...shownPlan(plan),
    notes: [...notes, ...plan.notes, ...side.notesOf(live), side.byHand],
  };
  return { side, live, project, input, plan, shown, blockers };
}

/** A push that was done, with where its journal and the new record are. */
export type PushResult =
  /** The digest that was confirmed is of another plan. */
  | { kind: 'other-plan' }
  | { kind: 'applied'; outcome: ApplyOutcome; journal: Journal; recordFile?: string | undefined };

/**
 * Does a prepared plan, alone on this computer for this app, and records the state of the store after it.
 * @param digest of the plan that the user confirmed
 */
export async function applyPush(
  { side, project, input, plan }: PreparedPush,
  digest: string,
  terminal: Terminal,
  { signal, onProgress }: Pick<ApplyOptions, 'signal' | 'onProgress'>,
): Promise<PushResult> {
  const { env, network } = terminal;
  const release = await lockApp(env, side.store, plan.appId);
  try {
    const journal = await openJournal(env, side.store, plan.appId, network.now);
    if (digest !== plan.digest && !isResumed(plan, digest, journal)) return { kind: 'other-plan' };
    const sent = filesOf(project, terminal);
    const outcome = await side.client.apply(plan, { ...input, files: sent, journal, signal, onProgress });
    if (outcome.kind !== 'done') return { kind: 'applied', outcome, journal };
    const recordFile = await recordPush({ side, live: outcome.live, project, input }, terminal);
    return { kind: 'applied', outcome, journal, recordFile };
  } finally {
    await release();
  }
}

/**
 * Records the state of the store after a push, also after one that was cut off at its very end: otherwise the next change here
 * would look like a conflict. @returns the file
 */
export function recordPush(
  { side, live, project, input }: Pick<PreparedPush, 'side' | 'live' | 'project' | 'input'>,
  { network, cwd, files }: Terminal,
): Promise<string> {
  const readAt = new Date(network.now()).toISOString();
  const record = recordOf(live, readAt, side.isSecret, sentFiles(live, project, input.base));
  return writeRecord(cwd, files, withUnmerged(record, live, input));
}

/**
 * The record after a push. Where the store still differs from the project, the console's change was left alone: the last pull
 * stays the base there, or the next push would take that change for one that the project has undone.
 */
function withUnmerged(
  record: StoreRecord,
  { fields, pictures }: LiveStore,
  { wanted, base }: PlanInput,
): StoreRecord {
  const left = Object.entries(wanted.fields).filter(
    ([path, mine]) => mergeField(undefined, fields[path], mine) !== 'same',
  );
  const sets = Object.entries(wanted.pictures).filter(
    ([path, mine]) => planPictures(pictures[path] ?? [], mine, base?.pictures[path]) !== undefined,
  );
  return {
    ...record,
    fields: restored(record.fields, base?.fields, left),
    pictures: restored(record.pictures, base?.pictures, sets),
  };
}

/** Gives the named entries the values of another record, and none where it has none. */
function restored<Value>(
  entries: Readonly<Record<string, Value>>,
  before: Readonly<Record<string, Value>> | undefined,
  named: readonly [string, unknown][],
): Record<string, Value> {
  const result = { ...entries };
  for (const [path] of named) {
    const value = before?.[path];
    if (value === undefined) delete result[path];
    else result[path] = value;
  }
  return result;
}

/** Finds the file of the project that a picture of the store was made from. */
function sentFiles(live: LiveStore, { pictures }: StoreProject, base: StoreRecord | undefined) {
  const known = new Map(
    Object.entries(base?.pictures ?? {}).flatMap(([path, recorded]) =>
      recorded.flatMap(({ id, file }): [string, string][] =>
        file === undefined ? [] : [[`${path} ${id}`, file]],
      ),
    ),
  );
  return (path: string, id: string): string | undefined => {
    const checksum = live.pictures[path]?.find((each) => each.id === id)?.checksum ?? '';
    const [kind, digits = ''] = checksum.split(':');
    const sent = pictures.find(({ sha256, md5 }) =>
      digits === '' ? false : kind === 'md5' ? md5 === digits : sha256.startsWith(digits),
    );
    return sent?.sha256 ?? known.get(`${path} ${id}`);
  };
}

function hidePassword({ read }: StoreProject, redactor: Redactor): void {
  redactor.hide(read?.details.demoPassword?.text);
}

/** @throws UsageError when there is neither a listing nor anything else to send */
function refuseNothing({ read, paths }: StoreProject, choices: PushChoices, store: Platform): void {
  if (read || Object.values(choices).some((each) => each !== undefined)) return;
  const where = paths.map((path) => (path === '.' ? 'this folder' : printable(path))).join(', ');
  throw new UsageError(
    `Found no listing for ${STORES[store].name} in ${where}. Name its folder, or begin with: storepilot pull`,
  );
}

/** @throws UsageError for a build of another app */
function refuseOtherApp({ build }: PushInput['choices'], live: LiveStore): void {
  if (build && build.app !== live.identifier)
    throw new UsageError(
      `${printable(build.path)} is ${printable(build.app)}, and the app is ${printable(live.identifier)}. Choose the other build, or name the app with --app.`,
    );
}

/** The findings that stop a push, as lines. */
async function blockersOf(
  { read }: StoreProject,
  isNewApp: boolean,
  { build }: PushChoices,
  store: StoreSide['store'],
  terminal: Terminal,
): Promise<string[]> {
  const paths = [
    ...(read ? [read.set.root === '' ? '.' : read.set.root] : []),
    ...(build ? [build.path] : []),
  ];
  if (paths.length === 0) return [];
  const check = readRequest(
    'check',
    [...paths, '--store', store, isNewApp ? '--new-app' : '--update'],
    terminal,
  );
  const outcome = await checkFiles({
    ...check,
    cwd: terminal.cwd,
    files: terminal.files,
    customWords: check.config.config.words,
  });
  return [
    ...outcome.problems.map(({ path, message }) => `${printable(path)}: ${printable(message)}`),
    ...withConfig(outcome, check, terminal)
      .filter(({ finding, ignored }) => finding.severity === 'blocker' && !ignored)
      .map(({ finding, place }) => `${printable(place.path)}: ${printable(finding.title)} (${finding.rule})`),
  ];
}

function filesOf({ pictures }: StoreProject, { cwd }: Terminal): ApplyOptions['files'] {
  return {
    picture: ({ path, sha256 }) => {
      const found = pictures.find((each) => each.path === path && each.sha256 === sha256);
      if (!found) throw new UsageError(`${printable(path)}: the file changed while it was sent.`);
      return Promise.resolve(found.bytes);
    },
    part: async ({ path, size }, start, end) => {
      const picture = pictures.find((each) => each.path === path);
      if (picture) return picture.bytes.slice(start, end);
      const source = await openFileSource(resolve(cwd, path));
      try {
        if (source.size !== size) throw new UsageError(`${printable(basename(path))}: the file changed.`);
        return new Uint8Array(await source.slice(start, end).arrayBuffer());
      } finally {
        await source.close();
      }
    },
  };
}
