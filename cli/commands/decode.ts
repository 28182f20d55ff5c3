import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { DecodedRejection, RejectionFinding } from '@/decoder/decode-rejection';
import { STORES } from '@/domain/stores/stores';
import { textByMark } from '@/readers/text-by-mark';
import { MAX_FILE_BYTES } from '../files/read-limited';
import { parseCommand } from '../terminal/arguments';
import {
  printable,
  printableJson,
  styled,
  wrapped,
  type ExitCode,
  type Terminal,
} from '../terminal/terminal';
import { fileProblem, UsageError } from '../terminal/usage-error';

export const DECODE_HELP = `storepilot decode [FILE…] [--json]

Names the cause and the fix of a refusal: a rejection mail, a message of App Store Connect or Play Console,
or the log of a pipeline, from files or standard input (also as -).

  storepilot decode mail.txt
  fastlane deliver 2>&1 | storepilot decode

Exit code: 0 no refusal recognised, 1 a refusal, 2 wrong usage or a file that cannot be read.
`;

/** Runs `storepilot decode`. */
export async function runDecode(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseCommand('decode', args, { json: { type: 'boolean' } });
  // A file of its own in the package, because no other command needs the phrases, which are half of the program.
  const { decodeRejection, MAX_TEXT } = await import('@/decoder/decode-rejection');
  // A log says at the end why it failed.
  const decoded = decodeRejection((await readTexts(positionals, terminal)).slice(-MAX_TEXT));
  if (decoded.isEmpty) throw new UsageError('There is no text to decode: the input is empty.');
  terminal.out(values.json ? jsonText(decoded) : decodedText(decoded, terminal));
  return decoded.findings.length + decoded.unknown.length > 0 ? 1 : 0;
}

async function readTexts(paths: readonly string[], { cwd, stdin, isInteractive }: Terminal): Promise<string> {
  if (paths.length === 0) {
    if (isInteractive)
      throw new UsageError(
        'storepilot decode needs a text. Give a file, or pipe a log into it:\n  fastlane deliver 2>&1 | storepilot decode',
      );
    return stdin();
  }
  const texts: string[] = [];
  for (const path of paths) {
    try {
      texts.push(path === '-' ? await stdin() : textByMark(await readLog(resolve(cwd, path))));
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`${printable(path)}: ${fileProblem(error)}`);
    }
  }
  return texts.join('\n');
}

/** Reads a log, which a shell may also give as a pipe. */
async function readLog(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_FILE_BYTES)
      throw new UsageError(
        `${printable(path)}: it is larger than 64 MB. Give its end: tail -c 1000000 FILE | storepilot decode`,
      );
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function decodedText(decoded: DecodedRejection, terminal: Terminal): string {
  const { findings, likely, unknown, guess, other } = decoded;
  if (other) return `${other.title}. ${other.advice}\n`;
  const parts = findings.map((finding) => findingText(finding, terminal));
  if (likely.length > 0) {
    parts.push(
      findings.length > 0
        ? 'The wording also suggests (a guess, compare it with the message):'
        : 'No cause is certain. The wording suggests (a guess, compare it with the message):',
      ...likely.map((finding) => findingText(finding, terminal)),
    );
  }
  if (unknown.length > 0) {
    const names = unknown.map(({ name, chapter }) => (chapter ? `${name} (${chapter})` : name));
    parts.push(`Not in the tables: ${names.map(printable).join(', ')}`);
  }
  if (guess)
    parts.push(
      `${guess.isGeneral ? 'No cause is known. The rules' : 'Probably about'}: ${printable(guess.title)}, ${guess.url}`,
    );
  return parts.length === 0
    ? 'No refusal of a store was recognised in the text. Without its message, name the problem in a few words.\n'
    : `${parts.join('\n\n')}\n`;
}

function findingText({ cause, quote, meaning, fix, snippet }: RejectionFinding, terminal: Terminal): string {
  const indented = (label: string, text: string) =>
    wrapped(`${label}: ${printable(text)}`, Math.min(110, terminal.columns), '  ');
  return [
    `${styled(terminal, 'red', cause.name)}  ${styled(terminal, 'bold', cause.title)}  ${styled(terminal, 'dim', STORES[cause.store].name)}`,
    indented('Found', quote),
    indented('Cause', meaning),
    indented('Fix', fix),
    ...(snippet === undefined ? [] : snippet.split('\n').map((line) => `      ${printable(line)}`)),
    ...(cause.page?.url ? [styled(terminal, 'dim', `  Source: ${cause.page.url}`)] : []),
  ].join('\n');
}

function jsonText({ findings, likely, unknown, guess, other }: DecodedRejection): string {
  return printableJson({
    schemaVersion: 1,
    refusals: findings.map(refusalOf),
    likely: likely.map(refusalOf),
    unknown,
    ...(guess && { guess }),
    ...(other && { other }),
  });
}

function refusalOf({ cause, quote, meaning, fix, snippet }: RejectionFinding) {
  return {
    id: cause.id,
    store: cause.store,
    kind: cause.kind,
    name: cause.name,
    title: cause.title,
    cause: meaning,
    fix,
    quote,
    ...(snippet !== undefined && { snippet }),
    ...(cause.page && { source: cause.page }),
  };
}
