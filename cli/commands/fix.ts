import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { losslessFix } from '@/domain/listings/lossless-fix';
import { countOf } from '@/domain/texts';
import { decodeText, encodeTextLike } from '@/formats/parts/tree';
import { checkFiles } from '../check-files';
import { countFindings, countsText, withoutIdeas, type ReportedFinding } from '../report';
import { isInside } from '../files/project-files';
import type { StagedFile } from '../files/staged-file';
import { printable, styled, type ExitCode, type Terminal } from '../terminal/terminal';
import { UsageError, writeProblem } from '../terminal/usage-error';
import { withConfig } from './check';
import { readRequest, type CheckRequest } from './check-options';

export const FIX_HELP = `storepilot fix [paths…] [--write]

Shows what can be fixed without a decision in the text files of fastlane,
gradle-play-publisher and upload-google-play: characters that a store refuses,
separators of keywords, keywords given twice, spaces. No word is lost or added;
a text that is too long is yours to shorten. Nothing is written without --write.

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
  const request = readRequest('fix', args, terminal);
  const { before, changed, left } = await planFixes(request, terminal);
  for (const [path, bytes] of changed)
    terminal.out(diffText(path, linesOf(before.get(path)), linesOf(bytes), terminal));
  if (changed.size === 0) terminal.out('No change that needs no decision.\n');
  else if (request.writes) await writeAll(changed, terminal);
  else terminal.err('Nothing was written. Give --write to make these changes.\n');
  if (!request.isQuiet) for (const hint of leftHints(left)) terminal.err(`${printable(hint)}\n`);
  return changed.size > 0 && !request.writes ? 1 : 0;
}

/** The files that would change, before and after, and the findings that stay. */
export interface PlannedFixes {
  before: ReadonlyMap<string, Uint8Array>;
  changed: ReadonlyMap<string, Uint8Array>;
  left: ReportedFinding[];
}

/** Finds what can be fixed without a decision; writes nothing. @throws UsageError when there is no listing */
export async function planFixes(request: CheckRequest, terminal: Terminal): Promise<PlannedFixes> {
  const { cwd, files } = terminal;
  const before = new Map<string, Uint8Array>();
  const changed = new Map<string, Uint8Array>();
  let left: ReportedFinding[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const outcome = await checkFiles({
      ...request,
      cwd,
      files,
      customWords: request.config.config.words,
      competitors: request.config.config.competitors,
      changed,
    });
    if (outcome.inputs.length === 0)
      throw new UsageError('Found no listing to fix. storepilot check says where it looks.');
    left = withConfig(outcome, request, terminal).filter(({ ignored }) => !ignored);
    const fixes = new Map<string, Uint8Array>();
    for (const { finding, place } of left) {
      if (finding.fixedText === undefined || !isTextFile(place.path) || fixes.has(place.path)) continue;
      const old = changed.get(place.path) ?? files.read(resolve(cwd, place.path));
      const text = decodeText(old);
      // The file itself has to contain the text: it may be a stored link to another, or have changed since.
      const isSafe =
        text.ok &&
        losslessFix(text.value.text, finding.fixedText, finding.subject.field === 'keywords') !== undefined;
      if (!isSafe) continue;
      if (!before.has(place.path)) before.set(place.path, old);
      fixes.set(place.path, encodeTextLike(finding.fixedText, old));
    }
    if (fixes.size === 0) break;
    for (const [path, bytes] of fixes) changed.set(path, bytes);
  }
  return { before, changed, left };
}

function isTextFile(path: string): boolean {
  return TEXT_FILE.test(path) && !path.includes('.zip/');
}

/** Steps left for the user, and why this command doesn't take them. */
function leftHints(all: readonly ReportedFinding[]): string[] {
  const { findings: left } = withoutIdeas(all);
  const elsewhere = left.filter(
    ({ finding, place }) => finding.fixedText !== undefined && !isTextFile(place.path),
  );
  const paths = [...new Set(elsewhere.map(({ place }) => place.path))];
  const counts = countFindings(left);
  return [
    ...paths
      .slice(0, 3)
      .map(
        (path) =>
          `${path}: not changed, as fix edits text files only. storepilot check --format json has the fixed texts.`,
      ),
    ...(paths.length > 3 ? [`${countOf(paths.length - 3, 'more file')} of this kind.`] : []),
    ...(left.length > 0
      ? [`Left to you: ${countsText(counts)}. See storepilot check.`]
      : ['storepilot check has no findings left.']),
  ];
}

/** Writes all files or none: each beside the old one first, then all in their places. */
async function writeAll(
  changed: ReadonlyMap<string, Uint8Array>,
  { cwd, files, err }: Terminal,
): Promise<void> {
  const staged: { path: string; file: StagedFile }[] = [];
  let count = 0;
  let current = '';
  try {
    const root = await realpath(cwd);
    for (const [path, bytes] of changed) {
      current = path;
      const target = await realpath(resolve(cwd, path));
      if (isInside(resolve(cwd, path), cwd) && !isInside(target, root))
        throw Object.assign(new Error(`${path} is behind a link`), { code: 'ELINK' });
      staged.push({ path, file: await files.stage(target, bytes) });
    }
    for (const { path, file } of staged) {
      current = path;
      await file.commit();
      count += 1;
    }
  } catch (error) {
    for (const { file } of staged.slice(count)) await file.discard();
    const done =
      count === 0
        ? 'Nothing was changed.'
        : `Before that, ${countOf(count, 'file was', 'files were')} changed.`;
    throw new UsageError(`${printable(current)}: ${writeProblem(error)} ${done}`);
  }
  err(`Changed ${countOf(count, 'file')}.\n`);
}

/** The lines of a text file. */
export function linesOf(bytes: Uint8Array | undefined): string[] {
  return new TextDecoder().decode(bytes).split(/\r\n|\r|\n/);
}

/** The lines that differ, between the first and the last of them. */
export function changedLines(
  before: readonly string[],
  after: readonly string[],
): { removed: string[]; added: string[] } {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  return {
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
  };
}

function diffText(
  path: string,
  before: readonly string[],
  after: readonly string[],
  terminal: Terminal,
): string {
  const { removed, added } = changedLines(before, after);
  return [
    styled(terminal, 'underline', printable(path)),
    ...removed.map((line) => styled(terminal, 'red', `- ${visible(line)}`)),
    ...added.map((line) => styled(terminal, 'green', `+ ${visible(line)}`)),
    '',
    '',
  ].join('\n');
}

/** A line that is safe to print, with signs for what does not show: invisible characters, and space at its ends. */
function visible(line: string): string {
  return printable(line)
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '\uFFFD')
    .replace(/^ +| +$| {2,}/g, (spaces) => '·'.repeat(spaces.length));
}
