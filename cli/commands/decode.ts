import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { PlanTask, RecoveryPlan } from '@/decoder/plan';
import { buildWords } from '@/decoder/plan-parts/build-words';
import { replyLabel } from '@/decoder/plan-parts/reply-label';
import { SENDERS, type Sender } from '@/model/message-sender';
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
import type { DecodedText } from './decode-text';

export const DECODE_HELP = `storepilot decode [FILE…] [--from SENDER] [--case CASE…] [--json]

Says what to do about a refusal, step by step: a rejection mail, a message of App Store Connect or Play
Console, or the log of a pipeline, from files or standard input (also as -).

  --from SENDER  who wrote it: app-review, app-store-connect (also an upload), google-play (mail or policy
                 status), play-upload, person. Guessed from the text by default.
  --case CASE    a case that they wrote, where several fit: its ID is beside each of them; none for
                 "None of these"
  --json         the sections with their causes, cases and evidence, the plan, and headings of parts that
                 were not understood (unmatched)

  storepilot decode mail.txt
  storepilot decode --from app-review sentence.txt
  fastlane deliver 2>&1 | storepilot decode

Exit code: 0 no refusal recognised, 1 a refusal, 2 wrong usage or a file that cannot be read.
`;

/** Runs `storepilot decode`. */
export async function runDecode(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseCommand('decode', args, {
    json: { type: 'boolean' },
    from: { type: 'string' },
    case: { type: 'string', multiple: true },
  });
  const from = senderNamed(values.from);
  // A file of its own in the package, because no other command needs the phrases and the advice.
  const { decodeText, isCase, NONE } = await import('./decode-text');
  const chosen = values.case ?? [];
  const unknown = chosen.find((id) => id !== NONE && !isCase(id));
  if (unknown !== undefined)
    throw new UsageError(
      `--case ${printable(unknown)}: expected the ID of a case, as decode prints it, or ${NONE}.`,
    );
  const decoded = await decodeText(await readTexts(positionals, terminal), from, chosen);
  const { letter } = decoded;
  if (letter.kind === 'empty') throw new UsageError('There is no text to decode: the input is empty.');
  terminal.out(values.json ? jsonText(decoded) : letterText(decoded, terminal));
  const isRefused = letter.sections.some(({ causes }) => causes.length > 0) || letter.unknown.length > 0;
  return isRefused ? 1 : 0;
}

function senderNamed(name: string | undefined): Sender | undefined {
  const sender = SENDERS.find((each) => each === name);
  if (name !== undefined && !sender)
    throw new UsageError(`--from ${printable(name)}: expected one of ${SENDERS.join(', ')}.`);
  return sender;
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

function letterText({ letter, plan, guesses }: DecodedText, terminal: Terminal): string {
  const { notice, unmatched, unknown, guess } = letter;
  const severity = plan ? plan.severity : letter.severity;
  const blocks: string[] = notice ? [`${notice.title.replace(/(?<!\?)$/, '.')} ${notice.advice}`] : [];
  if (severity)
    blocks.push(
      [
        styled(terminal, 'bold', plan?.summary ?? severity.title),
        ...[severity.live, severity.time, severity.next].map((line) => paragraph(line, terminal)),
      ].join('\n'),
    );
  if (plan && !severity) blocks.push(styled(terminal, 'bold', plan.summary));
  if (plan) blocks.push(...planBlocks(plan, terminal));
  if (unmatched.length > 0)
    blocks.push(`Not understood, so not covered by these steps: ${unmatched.map(printable).join('; ')}`);
  if (guesses.length > 0)
    blocks.push(
      `${plan ? 'Other close matches' : 'No cause is certain. Closest matches'}. For the steps, decode again with the --case that they wrote:`,
      ...guesses.map((task) => guessBlock(task, terminal)),
    );
  if (unknown.length > 0) {
    const names = unknown.map(({ name, chapter }) => (chapter ? `${name} (${chapter})` : name));
    blocks.push(`Not in the tables: ${names.map(printable).join(', ')}`);
  }
  if (guess) blocks.push(`No cause is known. The rules: ${printable(guess.title)}, ${guess.url}`);
  return blocks.length === 0
    ? 'No refusal of a store was recognised in the text. Give its sender with --from, or name the problem in a few words.\n'
    : `${blocks.join('\n\n')}\n`;
}

/** Numbers steps from 1 on. */
function numbering(terminal: Terminal): (step: { text: string }) => string {
  let number = 0;
  return ({ text }) => paragraph(`${(number += 1)} ${text}`, terminal);
}

function taskBlock(task: PlanTask, terminal: Terminal, numbered: ReturnType<typeof numbering>): string {
  const { reply, store } = task;
  const isAppeal = reply?.do === 'only-if-wrong' && reply.say !== undefined;
  return [
    ...headOf(task, terminal),
    ...task.steps.map(numbered),
    ...(isAppeal ? [paragraph(`${replyLabel(reply, store)}: ${reply.say}`, terminal)] : []),
    ...candidatesOf(task, terminal),
  ].join('\n');
}

/** A cause that is only near: its cases without steps, which are wrong where another case was meant. */
function guessBlock(task: PlanTask, terminal: Terminal): string {
  const { caseId, means, candidates } = task;
  const cases = caseId === undefined ? candidates : [{ caseId, means }];
  return [
    ...headOf({ ...task, means: task.title }, terminal),
    ...cases.map((each) => paragraph(`- ${each.means} (--case ${each.caseId})`, terminal)),
  ].join('\n');
}

/** The steps of all causes, numbered through. */
function planBlocks({ tasks, finish }: RecoveryPlan, terminal: Terminal): string[] {
  const numbered = numbering(terminal);
  const blocks = tasks.map((task) => taskBlock(task, terminal, numbered));
  const replies = tasks.flatMap(replyOf).map((say) => paragraph(say, terminal));
  return [
    ...blocks,
    ...titled(tasks.length > 1 ? 'Then' : 'Then, whichever it is', finish.map(numbered), terminal),
    ...titled('In the reply', replies, terminal),
  ];
}

/** A block of lines below a title; none without lines. */
function titled(title: string, lines: readonly string[], terminal: Terminal): string[] {
  return lines.length > 0 ? [[styled(terminal, 'bold', title), ...lines].join('\n')] : [];
}

/** The answer to the store; while a question is open, a sentence that is true after each of its answers. */
function replyOf({ reply, candidates, name, cause: { store, kind } }: PlanTask): string[] {
  if (reply?.do === 'yes' && reply.say) return [reply.say];
  const isAsked = !reply && candidates.length > 0 && store === 'ios' && kind === 'review';
  return isAsked ? [`${name}: say what you changed, and on which screen.`] : [];
}

function headOf(
  { match, name, title, means, notEnough, store, caseId, details, asks, named }: PlanTask,
  terminal: Terminal,
): string[] {
  const names = details.length > 0 ? details : caseId === undefined ? [] : [named.join(', ')].filter(Boolean);
  return [
    `${styled(terminal, 'red', name)}  ${styled(terminal, 'bold', title)}  ${styled(terminal, 'dim', STORES[store].name)}`,
    ...match.evidence.slice(0, 1).map(({ quote }) => paragraph(`Found: ${quote}`, terminal)),
    ...(means === title ? [] : [paragraph(`Cause: ${means}`, terminal)]),
    ...(notEnough === undefined ? [] : [paragraph(notEnough, terminal)]),
    ...(names.length > 0 ? [paragraph(`Named in the message: ${names.join(' / ')}`, terminal)] : []),
    ...(asks.length > 0 ? [paragraph(`They ask for: ${asks.join(' / ')}`, terminal)] : []),
    ...(match.snippet === undefined
      ? []
      : match.snippet.split('\n').map((line) => `      ${printable(line)}`)),
  ];
}

/** The question of an open task, and what to do after each answer. */
function candidatesOf({ steps, question, candidates, isOneOnly }: PlanTask, terminal: Terminal): string[] {
  if (steps.length > 0 || candidates.length === 0) return [];
  return [
    paragraph(`${question} Follow the steps of ${isOneOnly ? 'that one only' : 'each that fits'}.`, terminal),
    ...candidates.flatMap(({ caseId, means, build, buildIf, steps: own }) => [
      paragraph(`- ${means} ${buildWords({ build, buildIf })}. (--case ${caseId})`, terminal),
      paragraph(own.map(({ text }) => text).join(' '), terminal, '    '),
    ]),
  ];
}

function paragraph(text: string, terminal: Terminal, indent = '  '): string {
  return wrapped(printable(text), Math.min(110, terminal.columns), indent);
}

function jsonText({ letter, plan, guesses }: DecodedText): string {
  return printableJson({
    schemaVersion: 2,
    ...letter,
    ...(plan?.severity && { severity: plan.severity }),
    ...(plan && {
      plan: {
        summary: plan.summary,
        build: plan.build,
        tasks: plan.tasks.map(taskJson),
        finish: plan.finish.map(({ text }) => text),
      },
    }),
    ...(guesses.length > 0 && { guesses: guesses.map(taskJson) }),
  });
}

/** A task for programs. */
export function taskJson(task: PlanTask) {
  const { causeId, caseId, name, title, means, steps, build, reply, question, candidates } = task;
  return {
    causeId,
    ...(caseId !== undefined && { caseId }),
    name,
    title,
    means,
    build,
    steps: steps.map(({ text }) => text),
    ...(reply && { reply }),
    ...(candidates.length > 0 && {
      question,
      candidates: candidates.map((each) => ({ ...each, steps: each.steps.map(({ text }) => text) })),
    }),
  };
}
