import { rm } from 'node:fs/promises';
import { PLATFORMS, type Platform } from '@/model/app';
import { checkListing } from '@/checks/listing/check-listing';
import { LISTING_LIMITS } from '@/domain/listings/limits';
import { EMPTY_LISTING, type Listing } from '@/model/listing';
import { screenshotSource } from '@/checks/pictures/image-rules';
import { newChecks } from '@/checks/rules/new-checks';
import { isRuleId, RULES, type RuleId } from '@/checks/rules/rules';
import type { Rule } from '@/checks/define-rule';
import { nearestName } from '@/domain/nearest';
import type { RuleSource } from '@/model/finding';
import { daysBetween } from '@/domain/dates';
import { ruleChanges } from '@/domain/rule-book/rule-changes';
import { rulesAge, rulesAgeText, rulesDay } from '@/domain/rule-book/rules-age';
import { whatIsNew, type NewRule } from '@/domain/rule-book/what-is-new';
import { STORES } from '@/domain/stores/stores';
import { countOf } from '@/domain/texts';
import { examplesOf } from '../rules/examples';
import { storedRulesPath } from '../rules/stored-rules';
import { warnOfAge } from '../rules/warn-of-age';
import { dayOf, parseCommand, wholeNumber } from '../terminal/arguments';
import {
  printable,
  printableJson,
  styled,
  wrapped,
  type ExitCode,
  type Terminal,
} from '../terminal/terminal';
import { UsageError, writeProblem } from '../terminal/usage-error';

export const RULES_HELP = `storepilot rules [options]

Lists every rule: its id, usual severity and what it is about. storepilot explain RULE says more.

  storepilot rules --new-since 2026-11-01    dated rules and checks that are new since
  storepilot rules --update rules.json       use newer dates, causes, builders and consoles from now on

Options
  --new-since YYYY-MM-DD  only what is new since that day
  --max-rules-age DAYS    exit with 2 when the rules are older
  --update FILE|URL       take a newer rule file, signed by StorePilot. An https:// address is downloaded:
                          the only use of a network here, and only when you ask for it
  --built-in              remove it again, and use the rules that came with this program
  --today YYYY-MM-DD      as of this day
  --json                  for programs

Exit code: 0, or 2 for wrong usage, a rule file that is refused, or rules that are too old.
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

const OPTIONS = {
  'new-since': { type: 'string' },
  'max-rules-age': { type: 'string' },
  update: { type: 'string' },
  'built-in': { type: 'boolean' },
  today: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** The ids of all rules, in the order of the families. */
export const RULE_IDS = Object.keys(RULES) as RuleId[];

/** Runs `storepilot rules`. */
export async function runRules(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values } = parseCommand('rules', args, OPTIONS);
  const today = values.today === undefined ? terminal.today : dayOf('--today', values.today);
  const maxAge =
    values['max-rules-age'] === undefined
      ? undefined
      : wholeNumber('--max-rules-age', values['max-rules-age']);
  if (values.update !== undefined) return takeRules(values.update, today, terminal);
  if (values['built-in']) return removeRules(terminal);
  if (values['new-since'] === undefined) listRules(values.json ?? false, today, terminal);
  else listNews(dayOf('--new-since', values['new-since']), values.json ?? false, today, terminal);
  return warnOfAge(today, terminal, maxAge) ? 2 : 0;
}

function listRules(isJson: boolean, today: string, terminal: Terminal): void {
  if (isJson) {
    const rules = RULE_IDS.map((id) => ({ id, ...RULES[id], ...explanationOf(id) }));
    terminal.out(printableJson({ schemaVersion: 1, day: rulesDay(), ageDays: rulesAge(today), rules }));
  } else {
    const width = Math.max(...RULE_IDS.map((id) => id.length));
    for (const id of RULE_IDS)
      terminal.out(`${id.padEnd(width)}  ${RULES[id].severity.padEnd(7)}  ${RULES[id].title}\n`);
    terminal.err(`${rulesAgeText(today)}.\n`);
  }
}

const NEWS: Record<NewRule['kind'], string> = { new: 'New', changed: 'Changed', 'in-force': 'In force' };

/** Lists the dated rules and the checks that are new since a day. */
function listNews(since: string, isJson: boolean, today: string, terminal: Terminal): void {
  const found = whatIsNew({ day: since, rules: since }, { stores: PLATFORMS, today });
  const checks = newChecks(since, PLATFORMS);
  if (isJson) {
    const news = found.map(({ deadline, kind, change }) => ({
      ...{ id: deadline.id, kind, store: deadline.store ?? null, date: deadline.date, title: deadline.title },
      ...{ change: change ?? null, scope: deadline.scope, action: deadline.action },
      ...{ certainty: deadline.certainty, source: deadline.source },
    }));
    terminal.out(
      printableJson({ schemaVersion: 1, day: rulesDay(), ageDays: rulesAge(today), since, news, checks }),
    );
    return;
  }
  if (found.length === 0 && checks.length === 0) terminal.out(`Nothing is new since ${since}.\n`);
  const width = Math.min(110, terminal.columns);
  for (const { deadline, kind, change } of found) {
    const { date, title, store, scope, action, certainty } = deadline;
    const lines = [
      `${styled(terminal, 'yellow', NEWS[kind].padEnd(8))}  ${date}  ${styled(terminal, 'bold', title)}  ${styled(terminal, 'dim', store ? STORES[store].name : 'Both stores')}`,
      ...(change === undefined ? [] : [wrapped(change, width, '  ')]),
      wrapped(`For: ${scope}`, width, '  '),
      wrapped(`Do: ${action}`, width, '  '),
      ...(certainty.level === 'official' ? [] : [wrapped(`How sure: ${certainty.note}`, width, '  ')]),
    ];
    terminal.out(`${lines.join('\n')}\n\n`);
  }
  if (checks.length > 0) {
    terminal.out(`${countOf(checks.length, 'new check')}; “storepilot explain RULE” says what it is about\n`);
    const wide = Math.max(...checks.map(({ id }) => id.length));
    for (const { id, severity, title } of checks)
      terminal.out(`  ${id.padEnd(wide)}  ${severity.padEnd(7)}  ${title}\n`);
  }
  terminal.err(`${rulesAgeText(today)}.\n`);
}

/** Takes a newer rule file for the commands to come. */
async function takeRules(from: string, today: string, terminal: Terminal): Promise<ExitCode> {
  const before = rulesDay();
  // The schemas of the catalogue, which no other command needs.
  const { updateRules } = await import('../rules/update-rules');
  const rules = await updateRules(from, terminal);
  const age = countOf(Math.max(0, daysBetween(rules.day, today)), 'day');
  terminal.out(`Rules of ${rules.day}, ${age} old, are used from now on, instead of those of ${before}.\n`);
  for (const { title, date, change } of ruleChanges(rules, before))
    terminal.out(
      `  ${date.padEnd(10)}  ${printable(title)}${change === undefined ? '' : `: ${printable(change)}`}\n`,
    );
  return 0;
}

async function removeRules({ env, out }: Terminal): Promise<ExitCode> {
  const path = storedRulesPath(env);
  try {
    await rm(path, { force: true });
  } catch (error) {
    throw new UsageError(`${printable(path)}: ${writeProblem(error)}`);
  }
  out('The rules that came with this program are used from now on.\n');
  return 0;
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
  return { sources: sourcesOf(id), why: RULES[id].why, example: exampleOf(id) };
}

function ruleText(id: RuleId, terminal: Terminal): string {
  const { title, severity, checked, effort, why, fix } = RULES[id];
  const example = exampleOf(id);
  return [
    `${styled(terminal, 'bold', id)}  ${severity}`,
    '',
    `What     ${title}`,
    `Why      ${why}`,
    `Fix      ${fix}`,
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

/** Texts of one listing to which a rule objects, and the same texts as the rule accepts them. */
interface ListingExample {
  kind: 'listing';
  store: Platform;
  /** Product locale; English unless given. */
  locale?: string;
  fires: Partial<Listing>;
  passes: Partial<Listing>;
}

/** Something other than a listing, in words or as written in a file. */
interface WordedExample {
  kind: 'worded';
  fires: string;
  passes: string;
}

export type RuleExample = ListingExample | WordedExample;

function exampleOf(id: RuleId): RuleExample | undefined {
  const { stores = ['ios'] } = RULES[id];
  const examples = examplesOf(id);
  if (examples === undefined) return undefined;
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
