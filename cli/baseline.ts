import { resolve } from 'node:path';
import { writeInside, type ProjectFiles } from './files/project-files';
import { readLimited } from './files/read-limited';
import type { ReportedFinding } from './report';
import { printable } from './terminal/terminal';
import { fileProblem, UsageError, writeProblem } from './terminal/usage-error';

/** The usual name of the file. */
export const BASELINE_FILE = 'storepilot-baseline.json';
const REASON = 'In the baseline';

interface BaselineEntry {
  rule: string;
  path: string;
  fingerprint: string;
}

/** Reads the fingerprints of a baseline. @throws UsageError when the file cannot be read */
export function readBaseline(folder: string, path: string): Set<string> {
  let text: string;
  try {
    text = new TextDecoder().decode(readLimited(resolve(folder, path)));
  } catch (error) {
    throw new UsageError(
      `${printable(path)}: ${fileProblem(error)} Write it with storepilot check --update-baseline.`,
    );
  }
  try {
    const { findings } = JSON.parse(text) as { findings: BaselineEntry[] };
    return new Set(findings.map(({ fingerprint }) => String(fingerprint)));
  } catch {
    throw new UsageError(
      `${printable(path)}: this is not a baseline. Create it again with storepilot check --update-baseline.`,
    );
  }
}

/** Writes the findings that the config does not ignore as a baseline. */
export async function writeBaseline(
  folder: string,
  path: string,
  findings: readonly ReportedFinding[],
  files: ProjectFiles,
): Promise<number> {
  const entries = findings
    .filter(({ ignored }) => !ignored || ignored.reason === REASON)
    .map(({ finding, place, fingerprint }) => ({ rule: finding.rule, path: place.path, fingerprint }))
    .sort((a, b) =>
      `${a.path} ${a.rule} ${a.fingerprint}` < `${b.path} ${b.rule} ${b.fingerprint}` ? -1 : 1,
    );
  const text = `${JSON.stringify({ schemaVersion: 1, findings: entries }, null, 2)}\n`;
  try {
    await writeInside(files, resolve(folder, path), text, folder);
  } catch (error) {
    throw new UsageError(`${printable(path)}: ${writeProblem(error)}`);
  }
  return entries.length;
}

/** Ignores the findings of a baseline, and counts its entries that are no longer found. */
export function applyBaseline(
  findings: readonly ReportedFinding[],
  baseline: ReadonlySet<string>,
): { findings: ReportedFinding[]; gone: number } {
  const found = new Set(findings.map(({ fingerprint }) => fingerprint));
  return {
    findings: findings.map((each) =>
      each.ignored || !baseline.has(each.fingerprint) ? each : { ...each, ignored: { reason: REASON } },
    ),
    gone: [...baseline].filter((fingerprint) => !found.has(fingerprint)).length,
  };
}
