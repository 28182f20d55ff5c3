import { resolve } from 'node:path';
import * as z from 'zod';
import { SENDERS } from '@/model/message-sender';
import { textByMark } from '@/readers/text-by-mark';
import { taskJson } from '../../commands/decode';
import type { Terminal } from '../../terminal/terminal';
import { fileProblem, UsageError } from '../../terminal/usage-error';
import { pathInside } from '../project-folder';
import { defineTool, path, userText } from '../tool';

/** Longest message as an argument, in characters; a longer log is a file. */
const MAX_MESSAGE = 200_000;

export const DECODE = defineTool({
  name: 'decode',
  title: 'Decode a rejection',
  description:
    'Finds the cause of a rejection mail, a message of App Store Connect or Play Console, or an upload log, and returns numbered steps that put it right, whether a new build is needed, and what to answer. Give the text, or a file with it. Where no cause is certain, items are the closest matches to compare with the message.',
  input: {
    text: z.string().max(MAX_MESSAGE).optional().describe('The message or the end of the log.'),
    path: path.optional().describe('A file with it, instead of `text`.'),
    from: z.enum(SENDERS).optional().describe('Who wrote it; guessed by default.'),
  },
  head: {
    kind: z.string().describe('refusal, approval, news, log, unknown …'),
    isCertain: z.boolean().describe('false: the items are only the closest matches.'),
    notUnderstood: z
      .array(z.string())
      .describe('Headings of parts that no item is about: read these yourself.'),
    summary: z.string().optional(),
    severity: z.string().optional(),
    newBuild: z.enum(['yes', 'no', 'maybe']).optional(),
    finish: z.array(z.string()).describe('Steps after all items.'),
    about: z.string().optional().describe('About a message that refuses nothing.'),
    unknown: z.array(z.string()).describe('Numbers of rules that are in no table.'),
  },
  item: z.object({
    cause: z.string().describe('Entry storepilot://rejections/{cause}.'),
    case: z.string().optional(),
    isCertain: z.boolean().describe('false: only a close match.'),
    rule: z.string(),
    title: z.string(),
    means: z.string(),
    newBuild: z.enum(['yes', 'no', 'maybe']),
    steps: z.array(z.string()),
    reply: z.object({ do: z.string(), say: z.string().optional() }).optional(),
    question: z.string().optional().describe('Ask the user, where there are candidates and no steps.'),
    candidates: z
      .array(
        z.object({
          caseId: z.string(),
          told: z.string(),
          means: z.string(),
          build: z.enum(['yes', 'no', 'maybe']),
          steps: z.array(z.string()),
        }),
      )
      .describe('Possible answers, each with its steps.'),
    userTextFound: z.array(userText).describe('Words of the message that show it.'),
  }),
  run: async (input, terminal) => {
    if ((input.text === undefined) === (input.path === undefined))
      throw new UsageError('Give either `text` or `path`.');
    const text = input.text ?? readMessage(input.path ?? '', terminal);
    // Loaded here, because no other tool needs the phrases and the advice.
    const { decodeText } = await import('../../commands/decode-text');
    const { letter, plan, guesses } = await decodeText(text, input.from);
    if (letter.kind === 'empty') throw new UsageError('There is no text to decode: it is empty.');
    return {
      head: {
        kind: letter.kind,
        isCertain: guesses.length === 0 || plan !== undefined,
        notUnderstood: letter.unmatched,
        summary: plan?.summary,
        severity: letter.severity?.title,
        newBuild: plan?.build,
        finish: plan?.finish.map((step) => step.text) ?? [],
        about: letter.notice && `${letter.notice.title}. ${letter.notice.advice}`,
        unknown: letter.unknown.map(({ name }) => name),
      },
      items: [...(plan?.tasks ?? []), ...guesses].map((task, index) => {
        const { causeId, caseId, name, build, candidates, ...rest } = taskJson(task);
        return {
          ...rest,
          cause: causeId,
          case: caseId,
          isCertain: index < (plan?.tasks.length ?? 0),
          rule: name,
          newBuild: build,
          candidates: candidates ?? [],
          userTextFound: task.match.evidence.map(({ quote }) => quote),
        };
      }),
    };
  },
});

function readMessage(given: string, { cwd, files }: Terminal): string {
  const inside = pathInside(given, cwd);
  try {
    return textByMark(files.read(resolve(cwd, inside)));
  } catch (error) {
    throw new UsageError(`${inside}: ${fileProblem(error)}`);
  }
}
