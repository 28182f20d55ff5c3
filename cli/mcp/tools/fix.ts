import * as z from 'zod';
import { changedLines, linesOf, planFixes } from '../../commands/fix';
import { countFindings } from '../../report';
import { defineTool, isNewApp, paths, store, userText } from '../tool';
import { requestOf } from './request';

export const FIX = defineTool({
  name: 'fix',
  title: 'Show safe fixes',
  description:
    'Shows what can be fixed in text files without a decision: characters that a store refuses, separators of keywords, keywords given twice, spaces. Writes nothing. The user runs `storepilot fix --write` to make these changes.',
  input: { paths, store, newApp: isNewApp },
  head: {
    written: z.literal(false),
    command: z.string().describe('For the user to run; do not run it unasked.'),
    left: z
      .object({ blocker: z.number(), warning: z.number(), note: z.number(), ignored: z.number() })
      .describe('Findings that need a decision.'),
  },
  item: z.object({
    path: z.string(),
    userTextBefore: z.array(userText),
    userTextAfter: z.array(userText),
  }),
  run: async (input, terminal) => {
    const { before, changed, left } = await planFixes(requestOf('fix', input, terminal), terminal);
    return {
      head: {
        written: false as const,
        command: 'npx @storepilot/cli fix --write',
        left: countFindings(left),
      },
      items: [...changed].map(([path, bytes]) => {
        const { removed, added } = changedLines(linesOf(before.get(path)), linesOf(bytes));
        return { path, userTextBefore: removed, userTextAfter: added };
      }),
    };
  },
});
