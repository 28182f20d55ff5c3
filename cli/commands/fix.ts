import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { encodeTextLike } from '@/readers/listings/tree';
import { checkFiles } from '../check-files';
import { printable, styled, type ExitCode, type Terminal } from '../terminal/terminal';
import { UsageError, writeProblem } from '../terminal/usage-error';
import { withConfig } from './check';
import { readRequest } from './check-options';
import { countOf } from '@/domain/texts';

export const FIX_HELP = `storepilot fix [paths…] [--write]

Shows what can be fixed in the texts of fastlane, gradle-play-publisher and
upload-google-play without a decision:
spaces, control characters, separators, repeated keywords, the length. Nothing is written without --write.

  storepilot fix                 shows the changes; exit code 1 if there are any
  storepilot fix --write         makes them

Takes --store, --locale, --new-app, --update and --config as storepilot check does.
`;

/** Files that contain one text each. Release notes for Google Play have no ending. */
const TEXT_FILE = /\.txt$|(?:^|\/)whatsnew-[^./]+$/;
/** Largest number of rounds. Each fixes one thing per file; what is left after the last one stays. */
const MAX_ROUNDS = 12;

/** Runs `storepilot fix`. */
export async function runFix(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const request = await readRequest('fix', args, terminal);
  const { cwd, files } = terminal;
  const before = new Map<string, Uint8Array>();
  const changed = new Map<string, Uint8Array>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const outcome = await checkFiles({
      ...request,
      cwd,
      files,
      customWords: request.config.config.words,
      changed,
    });
    if (outcome.inputs.length === 0)
      throw new UsageError('Found no listing to fix. storepilot check says where it looks.');
    const fixes = new Map<string, string>();
    for (const { finding, place, ignored } of withConfig(outcome, request, terminal)) {
      const isText = TEXT_FILE.test(place.path) && !place.path.includes('.zip/');
      if (finding.fixedText !== undefined && isText && !ignored && !fixes.has(place.path))
        fixes.set(place.path, finding.fixedText);
    }
    if (fixes.size === 0) break;
    for (const [path, text] of fixes) {
      const old = changed.get(path) ?? (await readFile(resolve(cwd, path)));
      if (!before.has(path)) before.set(path, old);
      changed.set(path, encodeTextLike(text, old));
    }
  }
  for (const [path, bytes] of changed)
    terminal.out(diffText(path, decoded(before.get(path)), decoded(bytes), terminal));
  if (changed.size === 0) terminal.out('Nothing to fix.\n');
  else if (request.writes) await writeAll(changed, terminal);
  else terminal.err('Nothing was written. Give --write to make these changes.\n');
  return changed.size > 0 && !request.writes ? 1 : 0;
}

async function writeAll(
  changed: ReadonlyMap<string, Uint8Array>,
  { cwd, files, err }: Terminal,
): Promise<void> {
  let count = 0;
  for (const [path, bytes] of changed) {
    try {
      await files.write(resolve(cwd, path), bytes);
    } catch (error) {
      const before =
        count === 0
          ? 'Nothing was changed.'
          : `Before that, ${countOf(count, 'file was', 'files were')} changed.`;
      throw new UsageError(`${printable(path)}: ${writeProblem(error)} ${before}`);
    }
    count += 1;
  }
  err(`Changed ${countOf(count, 'file')}.\n`);
}

function decoded(bytes: Uint8Array | undefined): string[] {
  return new TextDecoder().decode(bytes).split(/\r\n|\r|\n/);
}

/** The lines that differ, between the first and the last of them. */
function diffText(
  path: string,
  before: readonly string[],
  after: readonly string[],
  terminal: Terminal,
): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  return [
    styled(terminal, 'underline', printable(path)),
    ...before
      .slice(start, before.length - end)
      .map((line) => styled(terminal, 'red', `- ${printable(line)}`)),
    ...after
      .slice(start, after.length - end)
      .map((line) => styled(terminal, 'green', `+ ${printable(line)}`)),
    '',
    '',
  ].join('\n');
}
