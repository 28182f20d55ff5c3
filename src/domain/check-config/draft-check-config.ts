import type { Finding } from '@/model/finding';
import { isRuleId } from '@/checks/rules/rules';
import { applyConfig } from './apply-config';
import type { DraftCheckConfig, Ignored, IgnoreEntry } from '@/model/check-config';

/** A finding that does not count, with the reason. */
export interface IgnoredFinding {
  finding: Finding;
  ignored: Ignored;
}

/**
 * Separates accepted findings from those that count. A blocker always counts in a draft, because the store refuses it
 * whatever was agreed. An entry past its last day adds a finding, as in the terminal.
 * @param today `YYYY-MM-DD`
 */
export function applyDraftConfig(
  findings: readonly Finding[],
  config: DraftCheckConfig | undefined,
  today: string,
): { counted: Finding[]; ignored: IgnoredFinding[] } {
  const { findings: applied, aboutIgnores } = applyConfig(
    findings.map((finding) => ({ finding })),
    { ignore: config?.ignore ?? [] },
    today,
  );
  const counted: Finding[] = [];
  const accepted: IgnoredFinding[] = [];
  for (const { finding, ignored } of applied) {
    if (ignored && finding.severity !== 'blocker') accepted.push({ finding, ignored });
    else counted.push(finding);
  }
  // An entry may concern files that a draft does not have, so only those that ended are reported.
  for (const { finding } of aboutIgnores)
    if (finding.rule === 'config-ignore-expired') counted.push({ ...finding, where: 'policy' });
  return { counted, ignored: accepted };
}

/** The entry that accepts a finding, and others of its rule in the same store, language and field. */
export function ignoreEntryFor(
  { rule, subject: { store, locale, field } }: Pick<Finding, 'rule' | 'subject'>,
  { reason, until }: Ignored,
): IgnoreEntry {
  return {
    rule,
    ...(locale !== undefined && { locale }),
    ...(store !== undefined && { store }),
    ...(field !== undefined && { field }),
    reason: reason.trim(),
    ...(until !== undefined && until !== '' && { until }),
  };
}

/** Adds the ignores and words of a config; an entry for the same findings is replaced. */
export function mergeDraftConfig(own: DraftCheckConfig, added: DraftCheckConfig): DraftCheckConfig {
  // A newer version may have stored entries for rules that only it has: those stay.
  const known = (added.ignore ?? []).filter(({ rule }) => isRuleId(rule));
  const entries = new Map([...(own.ignore ?? []), ...known].map((entry) => [keyOf(entry), entry]));
  return {
    ...own,
    ignore: [...entries.values()],
    words: [...new Set([...(own.words ?? []), ...(added.words ?? [])])],
  };
}

function keyOf({ rule, path, locale, store, field }: IgnoreEntry): string {
  return JSON.stringify([rule, path, locale, store, field]);
}

/** The content of `storepilot.config.json` for a draft's ignores and words. */
export function checkConfigText({ ignore = [], words = [] }: DraftCheckConfig): string {
  const config = {
    $schema: './node_modules/@storepilot/cli/config.schema.json',
    ...(words.length > 0 && { words }),
    ...(ignore.length > 0 && { ignore }),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
