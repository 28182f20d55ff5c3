import * as z from 'zod';
import { deadlineReport, deadlineRows } from '../../commands/deadlines';
import { pathInside } from '../project-folder';
import { defineTool, paths, store, today } from '../tool';
import { buildInside } from './inspect';

export const DEADLINES = defineTool({
  name: 'deadlines',
  title: 'List dated rules',
  description:
    'Lists the dated rules of both stores that are still to come; with builds, those that a build misses come first, also when they are in effect.',
  input: {
    builds: paths.describe('Builds inside the project to test.'),
    store,
    withinDays: z.number().int().min(0).max(9999).optional().describe('Only rules that take effect by then.'),
    today,
  },
  head: { today: z.string() },
  item: z.object({
    id: z.string(),
    store: z.string().nullable(),
    date: z.string(),
    days: z.number().describe('From today; negative when in effect.'),
    title: z.string(),
    scope: z.string(),
    action: z.string(),
    certainty: z.string(),
    source: z.string(),
    missedBy: z.array(z.string()),
    metBy: z.array(z.string()),
  }),
  run: async (input, terminal) => {
    const day = input.today ?? terminal.today;
    const builds = [];
    for (const given of input.builds ?? [])
      builds.push({ path: pathInside(given, terminal.cwd), build: await buildInside(given, terminal) });
    const rows = deadlineRows(builds, { store: input.store, within: input.withinDays, today: day });
    return {
      head: { today: day },
      items: rows.map(deadlineReport).map((row) => ({
        ...row,
        certainty: row.certainty.level,
        source: row.source.url,
      })),
    };
  },
});
