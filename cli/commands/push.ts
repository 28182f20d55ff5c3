import { resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { compileGlob } from '@/domain/glob';
import { STORES } from '@/domain/stores/stores';
import { countOf } from '@/domain/texts';
import type { PlanProgress } from '@/model/store-plan';
import { readBuildFile } from '../check-files';
import { openFileSource } from '../files/file-source';
import { withRedaction } from '../stores/core/redacted-terminal';
import type { Redactor } from '../stores/core/redact';
import { StoreError } from '../stores/core/store-error';
import type { PushChoices, StoreSide } from '../stores/core/store-side';
import { KEY_HELP } from '../stores/keys/find-key';
import { openSides, PREVIEW, SIDE_HELP, SIDE_OPTIONS } from '../stores/open-sides';
import {
  applyPush,
  preparePush,
  recordPush,
  type NamedBuild,
  type PreparedPush,
  type PushInput,
  type PushResult,
} from '../stores/project/prepare-push';
import { exitCodeOf, failureText } from '../stores/text/failure-text';
import { planText } from '../stores/text/plan-text';
import { dayOf, oneOf, parseCommand } from '../terminal/arguments';
import { printable, printableJson, type ExitCode, type Terminal } from '../terminal/terminal';
import { fileProblem, UsageError } from '../terminal/usage-error';

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
  --encryption yes|no   whether the build uses encryption that is not exempt (App Store)
  --third-party-content yes|no   whether the app has third-party content: Content Rights (App Store)
  --track NAME          the track of the release, e.g. internal or production (Google Play)
  --rollout SHARE       release to this share of the users, e.g. 10%; by default to everybody (Google Play)
  --draft, --halt       leave the release as a draft; halt a rollout (Google Play)
  --data-safety FILE    replace all answers of Data safety with this CSV, immediately (Google Play)
  --mine PATH           in a conflict, your content counts for these fields, e.g. "texts/de-DE/*"; also "**"
  --live PATH           in a conflict, the store's content counts
  --remove PATH         take out of the store what the project no longer has, e.g. "pictures/en-US/*"
  --json                the plan for a program
${SIDE_HELP}${KEY_HELP}
Exit code: 0 done or nothing to change, 1 changes that --yes would make, or blockers, 2 wrong usage or no answer,
3 a conflict, or the plan is another one now, 4 refused by the store, 5 unknown whether something was done (run it
again: it looks first), 130 cancelled.

${PREVIEW}`;

interface PushRequest extends PushInput {
  yes: string | undefined;
  isJson: boolean;
}

/** Runs `storepilot push`. */
export function runPush(args: readonly string[], given: Terminal): Promise<ExitCode> {
  return withRedaction(given, (terminal, redactor) => pushStores(args, terminal, redactor));
}

async function pushStores(
  args: readonly string[],
  terminal: Terminal,
  redactor: Redactor,
): Promise<ExitCode> {
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
    encryption: { type: 'string' },
    'third-party-content': { type: 'string' },
    track: { type: 'string' },
    rollout: { type: 'string' },
    draft: { type: 'boolean' },
    halt: { type: 'boolean' },
    'data-safety': { type: 'string' },
    mine: { type: 'string', multiple: true },
    live: { type: 'string', multiple: true },
    remove: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  if (values.phased && values['no-phased'])
    throw new UsageError('--phased and --no-phased exclude each other.');
  terminal.err(PREVIEW);
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
      usesEncryption: yesOrNo('--encryption', values.encryption),
      usesOthersContent: yesOrNo('--third-party-content', values['third-party-content']),
      track: values.track,
      rollout: rolloutOf(values),
      dataSafety:
        values['data-safety'] === undefined ? undefined : readDataSafety(values['data-safety'], terminal),
    },
    yes: values.yes,
    isJson: values.json === true,
    sideOf: sideChooser(values.mine ?? [], values.live ?? []),
    isRemoved: anyPath('--remove', values.remove ?? []),
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
function yesOrNo(option: string, value: string | undefined): boolean | undefined {
  return value === undefined ? undefined : oneOf(option, value, ['yes', 'no'] as const) === 'yes';
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

function sideChooser(mine: readonly string[], live: readonly string[]): PushRequest['sideOf'] {
  const [isMine, isLive] = [anyPath('--mine', mine), anyPath('--live', live)];
  return (path) => (isMine(path) ? 'mine' : isLive(path) ? 'live' : undefined);
}

/** @throws UsageError for a pattern that matches nothing */
function anyPath(option: string, patterns: readonly string[]): (path: string) => boolean {
  const globs = patterns.map((text) => {
    const glob = compileGlob(text, true);
    if (!glob) throw new UsageError(`${option} ${printable(text)}: this pattern matches nothing.`);
    return glob;
  });
  return (path) => globs.some((glob) => glob.test(path));
}

async function pushSide(
  side: StoreSide,
  { yes, isJson, ...request }: PushRequest,
  terminal: Terminal,
  redactor: Redactor,
  signal: AbortSignal | undefined,
): Promise<ExitCode> {
  const { out, err } = terminal;
  const prepared = await preparePush(side, request, terminal, redactor);
  const { plan, shown, blockers } = prepared;
  if (blockers.length > 0) {
    for (const line of blockers) err(`${line}\n`);
    err(`Nothing was sent: ${countOf(blockers.length, 'blocker')}. See storepilot check.\n`);
    return 1;
  }
  out(isJson ? printableJson(shown) : planText(shown, terminal));
  if (plan.conflicts.length > 0) {
    err('Nothing was sent. Choose a side with --mine or --live, or take over the changes: storepilot pull\n');
    return 3;
  }
  if (plan.blocks.length > 0) return 4;
  const undone: ExitCode = plan.byHand ? 1 : 0;
  if (plan.steps.length === 0) {
    if (yes !== undefined) await recordPush(prepared, terminal);
    return undone;
  }
  if (yes === undefined) {
    err(`Nothing was sent. To do this, add --yes ${plan.digest}\n`);
    return 1;
  }
  const result = await applyPush(prepared, yes, terminal, {
    signal,
    onProgress: progressLines(err),
  });
  if (result.kind === 'other-plan') {
    err(
      `Nothing was sent: this is another plan than ${printable(yes)}. Look at it, then add --yes ${plan.digest}\n`,
    );
    return 3;
  }
  const code = await report(result, prepared, terminal);
  return code === 0 ? undone : code;
}

/** Prints each step once, when it begins. */
function progressLines(err: Terminal['err']): (progress: PlanProgress) => void {
  let last = '';
  return ({ done, all, title }) => {
    if (title !== last) err(`${Math.min(done + 1, all)}/${all} ${printable(title)}\n`);
    last = title;
  };
}

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

async function report(
  { outcome, journal, recordFile = '' }: PushResult & { kind: 'applied' },
  { side, plan }: PreparedPush,
  terminal: Terminal,
): Promise<ExitCode> {
  const { out, err } = terminal;
  switch (outcome.kind) {
    case 'done':
      out(
        `Done: ${countOf(plan.steps.length, 'step')}. Recorded in ${recordFile}. Journal: ${printable(journal.path)}\n`,
      );
      return 0;
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
