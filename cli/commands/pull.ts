import { STORES } from '@/domain/stores/stores';
import { countOf } from '@/domain/texts';
import type { LiveStore } from '@/model/store-plan';
import { withRedaction } from '../stores/core/redacted-terminal';
import type { Redactor } from '../stores/core/redact';
import { StoreError } from '../stores/core/store-error';
import { RECORD_FILES, recordChange } from '../stores/core/store-record';
import type { StoreSide } from '../stores/core/store-side';
import { KEY_HELP } from '../stores/keys/find-key';
import { openSides, PREVIEW, SIDE_HELP, SIDE_OPTIONS } from '../stores/open-sides';
import { readPull } from '../stores/project/read-pull';
import { writeProjectFiles } from '../stores/project/write-files';
import { exitCodeOf, failureText } from '../stores/text/failure-text';
import { fieldTitle } from '@/domain/store-plan/field-title';
import { parseCommand } from '../terminal/arguments';
import { printable, styled, type ExitCode, type Terminal } from '../terminal/terminal';

export const PULL_HELP = `storepilot pull [paths…]

Writes what the stores have into this project: texts in all languages, screenshots, categories, age rating and
review details. Uses the layout that it finds under the paths, otherwise that of fastlane. Changes nothing in the
stores. What you changed since the last pull stays; the last pull is recorded in storepilot-live.*.json, which
belongs into the repository.

  storepilot pull --app com.example.app

Options
  --overwrite           replace your own changes, too
  --no-pictures         texts only
  --demo-password       write the password of the demo account for App Review as well
${SIDE_HELP}${KEY_HELP}
Exit code: 0 done, 2 wrong usage or no answer, 4 refused by the store.

${PREVIEW}`;

interface PullRequest {
  paths: readonly string[];
  overwrites: boolean;
  withPictures: boolean;
  withPassword: boolean;
}

/** Runs `storepilot pull`. */
export function runPull(args: readonly string[], given: Terminal): Promise<ExitCode> {
  return withRedaction(given, (terminal, redactor) => pullStores(args, terminal, redactor));
}

async function pullStores(
  args: readonly string[],
  terminal: Terminal,
  redactor: Redactor,
): Promise<ExitCode> {
  const { values, positionals } = parseCommand('pull', args, {
    ...SIDE_OPTIONS,
    overwrite: { type: 'boolean' },
    'no-pictures': { type: 'boolean' },
    'demo-password': { type: 'boolean' },
  });
  terminal.err(PREVIEW);
  const request: PullRequest = {
    paths: positionals.length > 0 ? positionals : ['.'],
    overwrites: values.overwrite === true,
    withPictures: values['no-pictures'] !== true,
    withPassword: values['demo-password'] === true,
  };
  try {
    for (const side of openSides(values, terminal)) await pullSide(side, request, terminal, redactor);
    return 0;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    terminal.err(await failureText(error.failure, terminal));
    return exitCodeOf(error.failure);
  }
}

async function pullSide(
  side: StoreSide,
  request: PullRequest,
  terminal: Terminal,
  redactor: Redactor,
): Promise<void> {
  const { cwd, files, out, err } = terminal;
  const { store } = side;
  const { live, pulled, record } = await readPull(side, request, terminal, redactor);
  // The record with the content, or neither: a record alone would make the next push undo what the store has.
  await writeProjectFiles([...pulled.changes, recordChange(record)], cwd, files);
  out(`${pullText(live, pulled.changes.length, terminal)}\n`);
  for (const change of pulled.changes)
    out(`  ${change.kind === 'delete' ? '-' : change.isNew ? '+' : '~'} ${printable(change.path)}\n`);
  if (pulled.kept.length > 0) {
    out(`Kept, because you changed them since the last pull; --overwrite takes the store's:\n`);
    for (const path of pulled.kept) out(`  ${printable(fieldTitle(path, store))}\n`);
  }
  out(`Recorded in ${RECORD_FILES[store]}.\n`);
  for (const note of pulled.notes) err(`${printable(note)}\n`);
}

function pullText(
  { store, name, identifier, version }: LiveStore,
  count: number,
  terminal: Terminal,
): string {
  const head = `${STORES[store].name}  ${printable(name)} (${printable(identifier)})`;
  const of = version ? `, version ${printable(version.name)}` : '';
  const what = count === 0 ? 'nothing new' : `${countOf(count, 'file')} written`;
  return `${styled(terminal, 'bold', head)}${of}: ${what}`;
}
