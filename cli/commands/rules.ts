import { PLATFORMS } from '@/model/app';
import { checkListing } from '@/checks/listing/check-listing';
import { LISTING_LIMITS } from '@/domain/listings/limits';
import { EMPTY_LISTING } from '@/model/listing';
import { screenshotSource } from '@/domain/screenshots/image-finding';
import { RULE_EXAMPLES, type ListingExample, type RuleExample } from '@/checks/rules/rule-examples';
import { RULE_REASONS } from '@/checks/rules/rule-reasons';
import { isRuleId, RULES, type RuleId } from '@/checks/rules/rules';
import type { Rule as DefinedRule } from '@/checks/define-rule';
import { nearestName } from '@/domain/nearest';
import type { RuleSource } from '@/model/finding';
import type { Rule } from '@/domain/rules/rule';
import { parseCommand } from '../terminal/arguments';
import { printable, printableJson, styled, type ExitCode, type Terminal } from '../terminal/terminal';
import { UsageError } from '../terminal/usage-error';

export const RULES_HELP = `storepilot rules [--json]

Lists every rule: its id, usual severity and what it is about. storepilot explain RULE says more.
`;
export const EXPLAIN_HELP = `storepilot explain RULE

Says what a rule is about, why it exists, what fixing it takes, its source and when the source was last read,
with an example that it finds and one that it does not.

  storepilot explain listing-too-long
`;

const EFFORTS: Record<Rule['effort'], string> = {
  build: 'a new build',
  account: 'something in the store’s console or the account',
  graphics: 'new or changed images',
  texts: 'a changed text',
  field: 'one answer or setting',
};

/** The ids of all rules, in the order of the families. */
export const RULE_IDS = Object.keys(RULES) as RuleId[];

/** Runs `storepilot rules`. */
export function runRules(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values } = parseCommand('rules', args, { json: { type: 'boolean' } });
  if (values.json) {
    const rules = RULE_IDS.map((id) => ({ id, ...RULES[id], ...explanationOf(id) }));
    terminal.out(printableJson({ schemaVersion: 1, rules }));
  } else {
    const width = Math.max(...RULE_IDS.map((id) => id.length));
    for (const id of RULE_IDS)
      terminal.out(`${id.padEnd(width)}  ${RULES[id].severity.padEnd(7)}  ${RULES[id].title}\n`);
  }
  return Promise.resolve(0);
}

/** Runs `storepilot explain`. */
export function runExplain(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [id] = parseCommand('explain', args, {}).positionals;
  if (id === undefined) throw new UsageError('storepilot explain needs a rule. storepilot rules lists them.');
  terminal.out(ruleText(ruleNamed(id), terminal));
  return Promise.resolve(0);
}

/** The id of a rule as somebody wrote it. @throws UsageError that names the nearest one */
export function ruleNamed(id: string): RuleId {
  if (isRuleId(id)) return id;
  const near = nearestName(id, RULE_IDS);
  throw new UsageError(
    `There is no rule “${printable(id)}”.${near ? ` Did you mean ${near}?` : ''}\nstorepilot rules lists them.`,
  );
}

/** Where a rule is written down, why it exists and its example. */
export function explanationOf(id: RuleId) {
  return { sources: sourcesOf(id), why: whyOf(id), example: exampleOf(id) };
}

function ruleText(id: RuleId, terminal: Terminal): string {
  const { title, severity, checked, effort, fix }: Rule & Partial<DefinedRule> = RULES[id];
  const why = whyOf(id);
  const example = exampleOf(id);
  return [
    `${styled(terminal, 'bold', id)}  ${severity}`,
    '',
    `What     ${title}`,
    ...(why === undefined ? [] : [`Why      ${why}`]),
    ...(fix === undefined ? [] : [`Fix      ${fix}`]),
    `Takes    ${EFFORTS[effort]}`,
    ...sourcesOf(id).map(
      ({ label, url }, index) =>
        `${index === 0 ? 'Source  ' : '        '} ${label}${url === undefined ? '' : `\n         ${url}`}`,
    ),
    `Read     ${checked}`,
    '',
    ...(example ? exampleLines(example, terminal) : []),
    'Accept one finding: an entry under "ignore" in storepilot.config.json, with a reason.',
    '',
  ].join('\n');
}

/** Where a rule is written down: each store that has it may say so in its own place. */
function sourcesOf(id: RuleId): RuleSource[] {
  const example = exampleOf(id);
  const found =
    example?.kind === 'listing'
      ? PLATFORMS.flatMap((store) =>
          checkListing(
            { ...EMPTY_LISTING, ...example.fires },
            { locale: example.locale ?? 'en-US', platforms: [store], isUpdate: true },
          )
            .filter(({ rule }) => rule === id)
            .map(({ source }) => source),
        )
      : [];
  const all = found.length > 0 ? found : [RULES[id].source, ...(isOfScreenshots(id) ? SCREENSHOTS : [])];
  return [...new Map(all.map((source) => [JSON.stringify(source), source])).values()];
}

const SCREENSHOTS: readonly RuleSource[] = PLATFORMS.map(screenshotSource);

function isOfScreenshots(id: RuleId): boolean {
  return SCREENSHOTS.some(({ url }) => url === RULES[id].source.url);
}

function whyOf(id: RuleId): string | undefined {
  return RULES[id].why ?? RULE_REASONS[id];
}

function exampleOf(id: RuleId): RuleExample | undefined {
  const { examples, stores = ['ios'] }: Partial<DefinedRule> = RULES[id];
  if (examples === undefined) return RULE_EXAMPLES[id];
  const { fires, holds, store = stores[0] ?? 'ios' } = examples;
  if (typeof fires === 'string' && typeof holds === 'string') return { kind: 'worded', fires, passes: holds };
  if (typeof fires !== 'object' || typeof holds !== 'object') return undefined;
  if (id.startsWith('listing-')) return { kind: 'listing', store, fires, passes: holds };
  return { kind: 'worded', fires: factsText(fires, holds), passes: factsText(holds, fires) };
}

/** The facts of an example in which its other side differs. */
function factsText(facts: Facts, other: Facts): string {
  const told = Object.entries(facts).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(other[key]),
  );
  return told.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', ') || 'without it';
}

type Facts = Readonly<Record<string, unknown>>;

/** An example in the columns of the explanation: what is found, what is not. */
function exampleLines(example: RuleExample, terminal: Terminal): string[] {
  const [fires, passes] =
    example.kind === 'worded'
      ? [[example.fires], [example.passes]]
      : [textLines(example, example.fires), textLines(example, example.passes)];
  return [
    ...fires.map(
      (text, index) => `${styled(terminal, 'red', index === 0 ? 'Found   ' : '        ')} ${text}`,
    ),
    ...passes.map(
      (text, index) => `${styled(terminal, 'green', index === 0 ? 'Accepted' : '        ')} ${text}`,
    ),
    '',
  ];
}

function textLines({ store }: ListingExample, texts: ListingExample['fires']): string[] {
  return Object.entries(texts).map(([field, text]) => {
    const label = LISTING_LIMITS.find((limit) => limit.store === store && limit.field === field)?.label;
    const shown = printable(text.replaceAll(/\s*\n\s*/g, ' '));
    return `${label ?? field}: ${text === '' ? '(empty)' : text === text.trim() ? shown : `“${shown}”`}`;
  });
}
