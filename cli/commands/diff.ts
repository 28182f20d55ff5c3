import { checkNewer } from '@/checks/build/check-newer';
import { releaseOfBuild } from '@/domain/builds/earlier-release';
import { buildLabel } from '@/domain/builds/build-label';
import {
  changeSummary,
  compareBuilds,
  whyNotComparable,
  type BuildChange,
} from '@/domain/builds/compare-builds';
import type { ChangeSection } from '@/domain/change-sections';
import type { Finding } from '@/model/finding';
import { formatByteChange, formatBytes } from '@/domain/format-bytes';
import { readBuildFile } from '../check-files';
import { shownPath } from '../files/node-tree';
import { printProblems, type ReadProblem } from '../report';
import { parseCommand } from '../terminal/arguments';
import { printable, printableJson, styled, type ExitCode, type Terminal } from '../terminal/terminal';
import { UsageError } from '../terminal/usage-error';

export const DIFF_HELP = `storepilot diff OLD NEW [--json]

Compares two builds of an app (.ipa, .aab, .apk), the previous version first: SDKs added, removed
and updated, permissions, purpose strings, privacy types, versions and the size of each part.
Says where the store would refuse the new one after the old one: a version code that is not
higher, a lower version, another signing key.

  storepilot diff 1.3.0.aab 1.4.0.aab
  storepilot diff old.ipa new.ipa --json | jq '.sections[] | select(.title == "Permissions")'

Exit code: 0 when both could be compared, whatever differs, else 2.
`;

const SEVERITY_WORDS = { blocker: 'Blocker', warning: 'Warning', note: 'Note' } as const;

/** Runs `storepilot diff`. */
export async function runDiff(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseCommand('diff', args, { json: { type: 'boolean' } });
  const [oldPath, newPath, ...more] = positionals;
  if (oldPath === undefined || newPath === undefined || more.length > 0) {
    throw new UsageError('storepilot diff needs two builds, e.g. storepilot diff old.aab new.aab');
  }
  const problems: ReadProblem[] = [];
  const read = (path: string) => readBuildFile(shownPath(path, terminal.cwd), terminal.cwd, problems);
  const before = await read(oldPath);
  const after = await read(newPath);
  printProblems(problems, terminal);
  if (!before || !after) return 2;
  const why = whyNotComparable(before, after);
  if (why !== undefined) {
    terminal.err(`${printable(oldPath)}: ${printable(why)}\n`);
    return 2;
  }
  const change = compareBuilds(before, after);
  const findings = checkNewer(after, [releaseOfBuild(before)]);
  terminal.out(values.json ? printableJson({ ...change, findings }) : changeText(change, findings, terminal));
  return 0;
}

function changeText(change: BuildChange, findings: readonly Finding[], terminal: Terminal): string {
  const title = `${buildLabel(change.before)} → ${buildLabel(change.after)}: ${changeSummary(change)}`;
  const lines = [
    styled(terminal, 'bold', printable(title)),
    ...findings.map((each) =>
      printable(`${SEVERITY_WORDS[each.severity]}: ${each.title}. ${each.why} ${each.fix}`),
    ),
    ...change.sections.flatMap((section) => sectionLines(section, terminal)),
    '',
    styled(terminal, 'bold', 'Size by part'),
    ...change.sizes.map(
      ({ label, before, after }) =>
        `  ${printable(label).padEnd(26)} ${formatBytes(before).padStart(10)} → ${formatBytes(after).padStart(10)}  ${formatByteChange(after - before)}`,
    ),
    ...change.notes.map((note) => `\n${printable(note)}`),
  ];
  return `${lines.join('\n')}\n`;
}

function sectionLines({ title, added, removed, changed }: ChangeSection, terminal: Terminal): string[] {
  return [
    '',
    styled(terminal, 'bold', printable(title)),
    ...added.map((text) => `  + ${printable(text)}`),
    ...removed.map((text) => `  - ${printable(text)}`),
    ...changed.map(
      ({ name, before, after }) => `  ~ ${printable(name)}: ${printable(before)} → ${printable(after)}`,
    ),
  ];
}
