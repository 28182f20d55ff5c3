import type { Finding } from '@/model/finding';
import { checkIgnore } from '@/checks/config/ignores';
import { compileGlob, type Glob } from '../glob';
import type { CheckConfig, Ignored, IgnoreEntry } from '@/model/check-config';

interface Checked {
  finding: Finding;
  /** The file, relative to the config; undefined where there are no files. */
  path?: string | undefined;
}

export interface ConfigResult<Each extends Checked> {
  /** Without those of rules that are off. */
  findings: (Each & { ignored?: Ignored })[];
  /** Index of the ignore entry in the config, and what is wrong with it. */
  aboutIgnores: { index: number; finding: Finding }[];
}

/**
 * Applies severities and ignores to findings.
 * @param today `YYYY-MM-DD`: an entry whose last day has passed no longer ignores
 */
export function applyConfig<Each extends Checked>(
  findings: readonly Each[],
  config: Pick<CheckConfig, 'rules' | 'ignore'>,
  today: string,
): ConfigResult<Each> {
  const entries = (config.ignore ?? []).map((entry) => ({
    entry,
    glob: entry.path === undefined ? undefined : compileGlob(entry.path.replace(/^\.\//, ''), true),
    isUsed: false,
  }));
  const result = findings.flatMap((each): (Each & { ignored?: Ignored })[] => {
    const severity = config.rules?.[each.finding.rule];
    if (severity === 'off') return [];
    const changed = severity ? { ...each, finding: { ...each.finding, severity } } : each;
    const match = entries.find(({ entry, glob }) => !isExpired(entry, today) && matches(entry, glob, each));
    if (!match) return [changed];
    match.isUsed = true;
    const { reason, until } = match.entry;
    return [{ ...changed, ignored: { reason, ...(until !== undefined && { until }) } }];
  });
  const aboutIgnores = entries.flatMap(({ entry, isUsed }, index) =>
    checkIgnore({ entry, isUsed, isExpired: isExpired(entry, today) }).map((finding) => ({ index, finding })),
  );
  return { findings: result, aboutIgnores };
}

function isExpired({ until }: IgnoreEntry, today: string): boolean {
  return until !== undefined && until < today;
}

function matches(entry: IgnoreEntry, glob: Glob | undefined, { finding, path }: Checked): boolean {
  const { rule, subject } = finding;
  return (
    entry.rule === rule &&
    (entry.path === undefined || (path !== undefined && (glob?.test(path) ?? false))) &&
    (entry.locale === undefined || entry.locale === subject.locale) &&
    (entry.store === undefined || entry.store === subject.store) &&
    (entry.field === undefined || entry.field === subject.field)
  );
}
