import * as z from 'zod';
import { checkNewer } from '@/checks/build/check-newer';
import { changeSummary, compareBuilds, whyNotComparable } from '@/domain/builds/compare-builds';
import { releaseOfBuild } from '@/domain/builds/earlier-release';
import { formatByteChange, formatBytes } from '@/domain/format-bytes';
import { UsageError } from '../../terminal/usage-error';
import { defineTool, path, userText } from '../tool';
import { buildInside } from './inspect';

export const DIFF = defineTool({
  name: 'diff',
  title: 'Compare two builds',
  description:
    'Compares two builds of one app, the previous version first: SDKs, permissions, purpose strings, privacy types, entitlements, versions, sizes. Says where the store would refuse the new one after the old one.',
  input: {
    old: path.describe('The build of the previous version.'),
    new: path.describe('The new build.'),
  },
  head: {
    summary: z.string(),
    refusals: z.array(z.object({ severity: z.string(), title: z.string(), fix: z.string() })),
    notCompared: z.array(z.string()),
  },
  item: z.object({
    section: z.string(),
    change: z.enum(['added', 'removed', 'changed']),
    userTextName: userText,
    userTextBefore: userText.optional(),
    userTextAfter: userText.optional(),
  }),
  run: async (input, terminal) => {
    const before = await buildInside(input.old, terminal);
    const after = await buildInside(input.new, terminal);
    const why = whyNotComparable(before, after);
    if (why !== undefined) throw new UsageError(why);
    const change = compareBuilds(before, after);
    return {
      head: {
        summary: changeSummary(change),
        refusals: checkNewer(after, [releaseOfBuild(before)]),
        notCompared: change.notes,
      },
      items: [
        ...change.sections.flatMap(({ title: section, added, removed, changed }) => [
          ...added.map((userTextName) => ({ section, change: 'added' as const, userTextName })),
          ...removed.map((userTextName) => ({ section, change: 'removed' as const, userTextName })),
          ...changed.map(({ name, ...values }) => ({
            section,
            change: 'changed' as const,
            userTextName: name,
            userTextBefore: values.before,
            userTextAfter: values.after,
          })),
        ]),
        ...change.sizes
          .filter((size) => size.before !== size.after)
          .map((size) => ({
            section: `Size by part, ${formatByteChange(size.after - size.before)}`,
            change: 'changed' as const,
            userTextName: size.label,
            userTextBefore: formatBytes(size.before),
            userTextAfter: formatBytes(size.after),
          })),
      ],
    };
  },
});
