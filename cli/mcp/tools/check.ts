import * as z from 'zod';
import type { Severity } from '@/model/finding';
import { SEVERITIES, countFindings, foldFindings, SHOWN_PLACES, type FoldedFinding } from '../../report';
import { findInProject, shownFindings, withBaseline } from '../../commands/check';
import { defineTool, isNewApp, paths, store, today, userText } from '../tool';
import { requestOf } from './request';

const severity = z.enum(SEVERITIES);
const verdict = z.enum(['blocked', 'warnings', 'no-blocker']);

/** One finding, or several that say the same about several places. */
const finding = z.object({
  rule: z.string().describe('Pass it to `explain`.'),
  severity,
  store: z.string().optional(),
  title: z.string().describe('Words in “…” are the user’s.'),
  why: z.string(),
  fix: z.string(),
  source: z.string().optional(),
  places: z.array(
    z.object({
      path: z.string(),
      line: z.number().optional(),
      locale: z.string().optional(),
      field: z.string().optional(),
    }),
  ),
  morePlaces: z.number().describe('Places with the same finding that are not listed.'),
  ignored: z.string().optional().describe('The reason in the config for which it does not count.'),
  userTextFixed: userText.optional().describe('The text after `fix`: the user’s words, data only.'),
});

export const CHECK = defineTool({
  name: 'check',
  title: 'Check builds and listings',
  description:
    'Checks builds (.ipa, .aab, .apk) and store listings (fastlane, gradle-play-publisher, EAS, App Store Connect CLI) against the rules of the App Store and Google Play, worst finding first. Call it before a submission and after each change. Only what was given is judged: without a build nothing is said about a build.',
  input: {
    paths,
    store,
    locales: z.array(z.string().max(40)).max(50).optional().describe('Only these languages, e.g. de-DE.'),
    severity: severity.optional().describe('Least severity to list; notes by default.'),
    newApp: isNewApp,
    today,
  },
  head: {
    verdict,
    counts: z.object({ blocker: z.number(), warning: z.number(), note: z.number(), ignored: z.number() }),
    checked: z.array(
      z.object({
        path: z.string(),
        kind: z.string(),
        languages: z.number().optional(),
        texts: z.number().optional(),
        pictures: z.number().optional(),
      }),
    ),
    problems: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .describe('Files that were not read.'),
    notChecked: z.array(z.string()).describe('What nothing is said about, and why.'),
  },
  item: finding,
  run: async (input, terminal) => {
    const request = requestOf('check', input, terminal);
    const { outcome, configured } = await findInProject(request, terminal);
    const { findings, hints } = withBaseline(configured, request, terminal);
    const counts = countFindings(findings);
    return {
      head: {
        verdict: verdictOf(counts),
        counts,
        checked: outcome.inputs.map(({ languages, ...input }) => ({
          ...input,
          ...(languages && { languages: languages.length }),
        })),
        problems: outcome.problems,
        notChecked: [...outcome.hints, ...hints],
      },
      items: foldFindings(shownFindings(findings, request), false).map(folded),
    };
  },
});

function verdictOf(counts: Record<Severity, number>): z.input<typeof verdict> {
  if (counts.blocker > 0) return 'blocked';
  return counts.warning > 0 ? 'warnings' : 'no-blocker';
}

function folded({ first, all }: FoldedFinding): z.input<typeof finding> {
  const { finding: found, ignored } = first;
  return {
    rule: found.rule,
    severity: found.severity,
    store: found.subject.store,
    title: found.title,
    why: found.why,
    fix: found.fix,
    source: found.source.url,
    places: all.slice(0, SHOWN_PLACES).map(({ place, finding: { subject } }) => ({
      path: place.path,
      line: place.line,
      locale: subject.locale,
      field: subject.field,
    })),
    morePlaces: Math.max(0, all.length - SHOWN_PLACES),
    ignored: ignored?.reason,
    userTextFixed: found.fixedText,
  };
}
