import { STORES } from '@/domain/stores/stores';
import type { Platform } from '@/model/app';
import type { StoreState } from '@/model/store-plan';
import { withRedaction } from '../stores/core/redacted-terminal';
import { StoreError } from '../stores/core/store-error';
import { KEY_HELP } from '../stores/keys/find-key';
import { openSides, PREVIEW, SIDE_HELP, SIDE_OPTIONS } from '../stores/open-sides';
import { exitCodeOf, failureText } from '../stores/text/failure-text';
import { parseCommand } from '../terminal/arguments';
import { printable, printableJson, styled, type ExitCode, type Terminal } from '../terminal/terminal';

export const STATUS_HELP = `storepilot status [--watch] [--json]

The state of each version, build, track and submission in the stores, and what to do about it. Reads only.

  storepilot status                     once
  storepilot status --watch             until nothing waits for the store any more
  storepilot status --json              for a program; "timeline" has the steps that App Detail shows

Options
  --watch               look again every two minutes
${SIDE_HELP}${KEY_HELP}
Exit code: 0 nothing to do, 1 a state needs you, 2 wrong usage or no answer, 4 refused by the store.

${PREVIEW}`;

/** Time between two looks, in milliseconds: a state changes a few times a day. */
const WATCH_MS = 120_000;

interface AppStates {
  store: Platform;
  /** As it was named. */
  app: string;
  states: readonly StoreState[];
}

/** Runs `storepilot status`. */
export function runStatus(args: readonly string[], given: Terminal): Promise<ExitCode> {
  return withRedaction(given, (terminal) => statusStores(args, terminal));
}

async function statusStores(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values } = parseCommand('status', args, {
    ...SIDE_OPTIONS,
    watch: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  terminal.err(PREVIEW);
  const sides = openSides(values, terminal);
  let last = '';
  for (;;) {
    const apps: AppStates[] = [];
    try {
      for (const { store, app, client } of sides) {
        const states = client.readStates ? await client.readStates() : (await client.read()).states;
        apps.push({ store, app, states });
      }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      terminal.err(await failureText(error.failure, terminal));
      return exitCodeOf(error.failure);
    }
    const text = values.json ? printableJson(statusJson(apps, terminal)) : statusText(apps, terminal);
    if (text !== last) terminal.out(text);
    last = text;
    const states = apps.flatMap((app) => app.states);
    if (values.watch && states.some(({ level }) => level === 'waiting')) {
      await terminal.network.wait(WATCH_MS);
      continue;
    }
    return states.some(({ level }) => level === 'action' || level === 'refused') ? 1 : 0;
  }
}

function statusText(apps: readonly AppStates[], terminal: Terminal): string {
  return `${apps
    .map(({ store, app, states }) =>
      [
        styled(terminal, 'bold', `${STORES[store].name}  ${printable(app)}`),
        ...(states.length === 0
          ? ['  There is no version yet.']
          : states.map((state) => stateText(state, terminal))),
      ].join('\n'),
    )
    .join('\n\n')}\n`;
}

const KINDS: Record<StoreState['kind'], string> = {
  version: 'version',
  build: 'build',
  track: 'track',
  submission: 'submission',
  'phased-release': '',
};

const COLORS = { refused: 'red', action: 'yellow', waiting: 'cyan', done: 'green', none: 'dim' } as const;

function stateText({ kind, name, words, action, level }: StoreState, terminal: Terminal): string {
  const what = `${KINDS[kind]} ${printable(name)}`.trim();
  const line = `  ${what.padEnd(28)} ${styled(terminal, COLORS[level], printable(words))}`;
  return action === undefined ? line : `${line}\n    ${printable(action)}`;
}

function statusJson(apps: readonly AppStates[], { today }: Terminal): unknown {
  return {
    schemaVersion: 1,
    today,
    apps,
    timeline: apps.flatMap(({ store, app, states }) =>
      states.flatMap(({ kind, name, reported, since }) =>
        reported === undefined || (kind !== 'version' && kind !== 'track')
          ? []
          : [
              {
                platform: store,
                bundleId: app,
                version: name,
                state: reported,
                day: since?.slice(0, 10) ?? today,
              },
            ],
      ),
    ),
  };
}
