import * as z from 'zod';
import { RULES } from '@/checks/rules/rules';
import { explanationOf, RULE_IDS, ruleNamed, type RuleExample } from '../../commands/rules';
import { SEVERITIES } from '../../report';
import { defineTool } from '../tool';

export const LIST_RULES = defineTool({
  name: 'rules',
  title: 'List rules',
  description: 'Lists every rule that `check` applies, with its id and usual severity.',
  input: {
    containing: z.string().max(100).optional().describe('Only rules with this in their id or title.'),
    severity: z.enum(SEVERITIES).optional(),
  },
  head: {},
  item: z.object({ id: z.string(), severity: z.string(), title: z.string() }),
  run: (input) => {
    const words = input.containing?.toLowerCase() ?? '';
    return Promise.resolve({
      head: {},
      items: RULE_IDS.map((id) => ({ id, severity: RULES[id].severity, title: RULES[id].title })).filter(
        (rule) =>
          `${rule.id} ${rule.title.toLowerCase()}`.includes(words) &&
          (input.severity === undefined || rule.severity === input.severity),
      ),
    });
  },
});

export const EXPLAIN = defineTool({
  name: 'explain',
  title: 'Explain a rule',
  description:
    'Explains one rule of `check`: why it exists, what fixing it takes, its sources with the day they were read, an example that it finds and one that it accepts.',
  input: { rule: z.string().max(100).describe('Its id, e.g. listing-too-long.') },
  head: {
    id: z.string(),
    severity: z.string(),
    title: z.string(),
    why: z.string().optional(),
    fix: z.string().optional(),
    takes: z.string().describe('build, account, graphics, texts or field: what has to change.'),
    checked: z.string().describe('The day the sources were last read.'),
    found: z.string().optional().describe('An example that it finds.'),
    accepted: z.string().optional().describe('An example that it does not find.'),
  },
  item: z.object({ source: z.string(), url: z.string().optional() }),
  run: (input) => {
    const id = ruleNamed(input.rule);
    const rule = RULES[id];
    const { why, sources, example } = explanationOf(id);
    return Promise.resolve({
      head: {
        id,
        severity: rule.severity,
        title: rule.title,
        why,
        fix: rule.fix,
        takes: rule.effort,
        checked: rule.checked,
        found: sideText(example?.fires),
        accepted: sideText(example?.passes),
      },
      items: sources.map(({ label, url }) => ({ source: label, url })),
    });
  },
});

function sideText(side: RuleExample['fires'] | undefined): string | undefined {
  return side === undefined || typeof side === 'string' ? side : JSON.stringify(side);
}
