import { basename, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { compileGlob } from '@/domain/glob';
import { STORES } from '@/domain/stores/stores';
import { countOf } from '@/domain/texts';
import type { Side } from '@/domain/store-plan/merge-fields';
import type { LiveStore, StorePlan, WantedBuild, WantedStore } from '@/model/store-plan';
import { checkFiles, readBuildFile } from '../check-files';
import { openFileSource } from '../files/file-source';
import { isResumed } from '../stores/core/apply-rounds';
import { shownPlan } from '../stores/core/shown-plan';
import { openJournal, type Journal } from '../stores/core/journal';
import { lockApp } from '../stores/core/lock';
import { withRedaction } from '../stores/core/redacted-terminal';
import type { Redactor } from '../stores/core/redact';
import type { ApplyOptions, ApplyOutcome } from '../stores/core/store-client';
import { StoreError } from '../stores/core/store-error';
import { readRecord, recordOf, writeRecord } from '../stores/core/store-record';
import type { PushChoices, StoreSide } from '../stores/core/store-side';
import { KEY_HELP } from '../stores/keys/find-key';
import { openSides, PREVIEW, readLive, SIDE_HELP, SIDE_OPTIONS } from '../stores/open-sides';
import { openProject, type StoreProject } from '../stores/project/open-project';
import { exitCodeOf, failureText } from '../stores/text/failure-text';
import { planText } from '../stores/text/plan-text';
import { dayOf, parseCommand } from '../terminal/arguments';
import { printable, printableJson, type ExitCode, type Terminal } from '../terminal/terminal';
import { fileProblem, UsageError } from '../terminal/usage-error';
import type { Platform } from '@/model/app';
import { withConfig } from './check';
import { readRequest } from './check-options';

export const PUSH_HELP = `storepilot push [paths…] [--yes PLAN]

Sends this project to the stores: texts, screenshots, categories, age rating and review details, and what is named
below. Without --yes it only shows the plan: each change word by word. Checks come first, and a blocker stops it.
What somebody changed in the console since your last pull is shown and never overwritten without --mine.

  storepilot push                          shows the plan
  storepilot push --yes 4f0c2a91d7b35e68   does exactly that plan
  storepilot push --version 1.3 --build app.ipa --submit

Options
  --version NAME        the version to change or create (App Store)
  --build FILE          upload this build and use it; --build-number N uses one that is there
  --release WHEN        manual, automatic or a day such as 2026-12-01 (App Store)
  --phased, --no-phased release over seven days, or to everyone (App Store)
  --submit              send the version, or all changes on Google Play, to review
  --track NAME          the track of the release, e.g. internal or production (Google Play)
  --rollout SHARE       release to this share of the users, e.g. 10%; by default to everybody (Google Play)
  --draft, --halt       leave the release as a draft; halt a rollout (Google Play)
  --data-safety FILE    replace all answers of Data safety with this CSV, immediately (Google Play)
  --mine PATH           in a conflict, your content counts for these fields, e.g. "texts/de-DE/*"; also "**"
  --live PATH           in a conflict, the store's content counts
  --json                the plan for a program
${SIDE_HELP}${KEY_HELP}
Exit code: 0 done or nothing to change, 1 changes that --yes would make, or blockers, 2 wrong usage or no answer,
3 a conflict, or the plan is another one now, 4 refused by the store, 5 unknown whether something was done (run it
again: it looks first), 130 cancelled.

${PREVIEW}`;

interface PushRequest {
  paths: readonly string[];
  choices: PushChoices;
  /** Bundle ID or package name of the build. */
  buildApp: string | undefined;
  yes: string | undefined;
  isJson: boolean;
  sideOf: (path: string) => Side | undefined;
}

/** Runs `storepilot push`. */
export async function runPush(args: readonly string[], given: Terminal): Promise<ExitCode> {
  const { terminal, redactor } = withRedaction(given);
  const { values, positionals } = parseCommand('push', args, {
    ...SIDE_OPTIONS,
    yes: { type: 'string' },
    version: { type: 'string' },
    build: { type: 'string' },
    'build-number': { type: 'string' },
    release: { type: 'string' },
    phased: { type: 'boolean' },
    'no-phased': { type: 'boolean' },
    submit: { type: 'boolean' },
    track: { type: 'string' },
    rollout: { type: 'string' },
    draft: { type: 'boolean' },
    halt: { type: 'boolean' },
    'data-safety': { type: 'string' },
    mine: { type: 'string', multiple: true },
    live: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  if (values.phased && values['no-phased'])
    throw new UsageError('--phased and --no-phased exclude each other.');
  const { release } = values;
  if (release !== undefined && release !== 'manual' && release !== 'automatic') dayOf('--release', release);
  const signal = values.yes === undefined ? undefined : terminal.interrupted();
  const build = values.build === undefined ? undefined : await wantedBuild(values.build, terminal);
  const sides = openSides(values, terminal, signal, build);
  if (build && sides.some(({ store }) => store !== build.platform))
    throw new UsageError(`${printable(build.path)} is a build for ${STORES[build.platform].name}.`);
  if (values.yes !== undefined && sides.length > 1)
    throw new UsageError('--yes confirms the plan of one store. Name it with --store.');
  const request: PushRequest = {
    paths: positionals.length > 0 ? positionals : ['.'],
    choices: {
      version: values.version,
      build,
      buildNumber: values['build-number'],
      release,
      isPhased: values.phased ? true : values['no-phased'] ? false : undefined,
      isSubmitted: values.submit,
      track: values.track,
      rollout: rolloutOf(values),
      dataSafety:
        values['data-safety'] === undefined ? undefined : readDataSafety(values['data-safety'], terminal),
    },
    buildApp: build?.app,
    yes: values.yes,
    isJson: values.json === true,
    sideOf: sideChooser(values.mine ?? [], values.live ?? []),
  };
  let code: ExitCode = 0;
  try {
    for (const side of sides) {
      const result = await pushSide(side, request, terminal, redactor, signal);
      if (result > code) code = result;
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    terminal.err(await failureText(error.failure, terminal));
    return exitCodeOf(error.failure);
  }
  return code;
}

/** @throws UsageError */
function rolloutOf({
  rollout,
  draft,
  halt,
  track,
}: {
  rollout?: string | undefined;
  draft?: boolean | undefined;
  halt?: boolean | undefined;
  track?: string | undefined;
}): PushChoices['rollout'] {
  const given = [rollout !== undefined, draft === true, halt === true].filter(Boolean).length;
  if (given > 1) throw new UsageError('--rollout, --draft and --halt exclude each other.');
  if (given > 0 && track === undefined)
    throw new UsageError('Name the track of the release: --track production');
  if (draft) return 'draft';
  if (halt) return 'halted';
  if (rollout === undefined) return undefined;
  const share = Number(/^(\d{1,3}(?:\.\d{1,3})?)%?$/.exec(rollout)?.[1]) / 100;
  if (!(share > 0 && share <= 1))
    throw new UsageError(`--rollout takes a share such as 10%; “${printable(rollout)}” is not one.`);
  return share;
}

function readDataSafety(path: string, { cwd, files }: Terminal): { path: string; csv: string } {
  try {
    return { path, csv: new TextDecoder().decode(files.read(resolve(cwd, path))) };
  } catch (error) {
    throw new UsageError(`${printable(path)}: ${fileProblem(error)}`);
  }
}

/** The choices for a store: a build is for one of them. */
function choicesFor(store: Platform, choices: PushChoices): PushChoices {
  const isOther = choices.build !== undefined && /\.ipa$/i.test(choices.build.path) !== (store === 'ios');
  return isOther ? { ...choices, build: undefined } : choices;
}

function sideChooser(mine: readonly string[], live: readonly string[]): PushRequest['sideOf'] {
  const compiled = (globs: readonly string[], side: Side) =>
    globs.map((text) => {
      const glob = compileGlob(text, true);
      if (!glob) throw new UsageError(`--${side} ${printable(text)}: this pattern matches nothing.`);
      return { glob, side };
    });
  const all = [...compiled(mine, 'mine'), ...compiled(live, 'live')];
  return (path) => all.find(({ glob }) => glob.test(path))?.side;
}

async function pushSide(
  side: StoreSide,
  given: PushRequest,
  terminal: Terminal,
  redactor: Redactor,
  signal: AbortSignal | undefined,
): Promise<ExitCode> {
  const { cwd, files, out, err, network } = terminal;
  const { store, client } = side;
  const request = { ...given, choices: choicesFor(store, given.choices) };
  const project = await openProject({ paths: request.paths, cwd, files, store });
  hidePassword(project, redactor);
  refuseNothing(project, request, store);
  if (side.client.readingNote !== undefined) err(`${printable(side.client.readingNote)}\n`);
  const live = await readLive(side, redactor);
  refuseOtherApp(request, live);
  const blockers = await blockersOf(project, side.isNewApp(live), request, store, terminal);
  if (blockers.length > 0) {
    for (const line of blockers) err(`${line}\n`);
    err(`Nothing was sent: ${countOf(blockers.length, 'blocker')}. See storepilot check.\n`);
    return 1;
  }
  const base = readRecord(cwd, files, store, live.appId);
  const { wanted, notes } = side.wanted(project, live, request.choices);
  const input = { wanted, base, sideOf: request.sideOf };
  const plan = client.plan(live, input);
  const shown: StorePlan = { ...shownPlan(plan), notes: [...notes, ...plan.notes, ...side.notesOf(live)] };
  out(request.isJson ? printableJson(shown) : planText(shown, terminal));
  if (plan.conflicts.length > 0) {
    err('Nothing was sent. Choose a side with --mine or --live, or take over the changes: storepilot pull\n');
    return 3;
  }
  if (plan.blocks.length > 0) return 4;
  const undone: ExitCode = plan.byHand ? 1 : 0;
  if (plan.steps.length === 0) return undone;
  if (request.yes === undefined) {
    err(`Nothing was sent. To do this, add --yes ${plan.digest}\n`);
    return 1;
  }
  const release = await lockApp(terminal.env, store, live.appId);
  try {
    const journal = await openJournal(terminal.env, store, live.appId, network.now);
    if (request.yes !== plan.digest && !isResumed(plan, request.yes, journal)) {
      err(
        `Nothing was sent: this is another plan than ${printable(request.yes)}. Look at it, then add --yes ${plan.digest}\n`,
      );
      return 3;
    }
    const outcome = await client.apply(plan, {
      ...input,
      files: filesOf(project, wanted, terminal),
      journal,
      signal,
      onProgress: ({ done, all, title }) => err(`${done}/${all} ${printable(title)}\n`),
    });
    const code = await report(outcome, { side, plan, project, base, journal }, terminal);
    return code === 0 ? undone : code;
  } finally {
    await release();
  }
}

/** @throws UsageError when there is neither a listing nor anything else to send */
function refuseNothing(
  { read, paths }: StoreProject,
  { choices }: PushRequest,
  store: StoreSide['store'],
): void {
  if (read || Object.values(choices).some((each) => each !== undefined)) return;
  const where = paths.map((path) => (path === '.' ? 'this folder' : printable(path))).join(', ');
  throw new UsageError(
    `Found no listing for ${STORES[store].name} in ${where}. Name its folder, or begin with: storepilot pull`,
  );
}

function hidePassword({ read }: StoreProject, redactor: Redactor): void {
  redactor.hide(read?.details.demoPassword?.text);
}

/** @throws UsageError for a build of another app */
function refuseOtherApp({ choices: { build }, buildApp }: PushRequest, live: LiveStore): void {
  if (build && buildApp !== undefined && buildApp !== live.identifier)
    throw new UsageError(
      `${printable(build.path)} is ${printable(buildApp)}, and the app is ${printable(live.identifier)}. Choose the other build, or name the app with --app.`,
    );
}

type NamedBuild = WantedBuild & { platform: Platform; app: string };

async function wantedBuild(given: string, terminal: Terminal): Promise<NamedBuild> {
  const problems: { path: string; message: string }[] = [];
  const build = await readBuildFile(given, terminal.cwd, problems);
  if (!build)
    throw new UsageError(problems.map(({ path, message }) => `${printable(path)}: ${message}`).join('\n'));
  const { bundleId, version, buildNumber } = build.identity;
  if (version === undefined || buildNumber === undefined)
    throw new UsageError(`${printable(given)}: the build has no version or no build number.`);
  const source = await openFileSource(resolve(terminal.cwd, given));
  try {
    const hash = createHash('sha256');
    for (let at = 0; at < source.size; at += CHUNK_BYTES)
      hash.update(
        new Uint8Array(await source.slice(at, Math.min(at + CHUNK_BYTES, source.size)).arrayBuffer()),
      );
    return {
      path: given,
      size: source.size,
      version,
      number: buildNumber,
      sha256: hash.digest('hex'),
      platform: build.platform,
      app: bundleId,
    };
  } finally {
    await source.close();
  }
}

/** Bytes of a build that are read together. */
const CHUNK_BYTES = 8 * 1024 * 1024;

/** The findings that stop a push, as lines. */
async function blockersOf(
  { read }: StoreProject,
  isNewApp: boolean,
  { choices }: PushRequest,
  store: StoreSide['store'],
  terminal: Terminal,
): Promise<string[]> {
  const paths = [
    ...(read ? [read.set.root === '' ? '.' : read.set.root] : []),
    ...(choices.build ? [choices.build.path] : []),
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

function filesOf(project: StoreProject, { build }: WantedStore, { cwd }: Terminal): ApplyOptions['files'] {
  return {
    picture: ({ path, sha256 }) => {
      const found = project.pictures.find((each) => each.path === path && each.sha256 === sha256);
      if (!found) throw new UsageError(`${printable(path)}: the file changed while it was sent.`);
      return Promise.resolve(found.bytes);
    },
    build: async (path, start, end) => {
      const source = await openFileSource(resolve(cwd, path));
      try {
        if (source.size !== build?.size)
          throw new UsageError(`${printable(basename(path))}: the file changed.`);
        return new Uint8Array(await source.slice(start, end).arrayBuffer());
      } finally {
        await source.close();
      }
    },
  };
}

interface Done {
  side: StoreSide;
  plan: StorePlan;
  project: StoreProject;
  base: ReturnType<typeof readRecord>;
  journal: Journal;
}

async function report(
  outcome: ApplyOutcome,
  { side, plan, project, base, journal }: Done,
  terminal: Terminal,
): Promise<ExitCode> {
  const { cwd, files, network, out, err } = terminal;
  switch (outcome.kind) {
    case 'done': {
      const readAt = new Date(network.now()).toISOString();
      const known = new Map(
        Object.entries(base?.pictures ?? {}).flatMap(([path, pictures]) =>
          pictures.flatMap(({ id, file }): [string, string][] =>
            file === undefined ? [] : [[`${path} ${id}`, file]],
          ),
        ),
      );
      const { live } = outcome;
      const fileOf = (path: string, id: string) => {
        const checksum = live.pictures[path]?.find((each) => each.id === id)?.checksum ?? '';
        const [kind, digits = ''] = checksum.split(':');
        const sent = project.pictures.find(({ sha256, md5 }) =>
          digits === '' ? false : kind === 'md5' ? md5 === digits : sha256.startsWith(digits),
        );
        return sent?.sha256 ?? known.get(`${path} ${id}`);
      };
      const recordFile = await writeRecord(cwd, files, recordOf(live, readAt, side.isSecret, fileOf));
      out(
        `Done: ${countOf(plan.steps.length, 'step')}. Recorded in ${recordFile}. Journal: ${printable(journal.path)}\n`,
      );
      return 0;
    }
    case 'changed':
      err(
        `${STORES[side.store].name} changed since the plan was made, so the rest was not sent. Now it is:\n`,
      );
      out(planText(outcome.plan, terminal));
      return 3;
    case 'failed': {
      const at = outcome.step === undefined ? '' : ` at “${printable(outcome.step)}”`;
      err(`Stopped${at} after ${outcome.done} of ${countOf(plan.steps.length, 'step')}.\n`);
      err(await failureText(outcome.failure, terminal));
      err(`The same command resumes it. Journal: ${printable(journal.path)}\n`);
      return exitCodeOf(outcome.failure);
    }
  }
}
