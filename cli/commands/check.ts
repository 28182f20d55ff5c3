import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { applyConfig } from '@/domain/check-config/apply-config';
import { applyBaseline, BASELINE_FILE, readBaseline, writeBaseline } from '../baseline';
import { rulesDay } from '@/domain/rule-book/rules-age';
import { checkFiles, type CheckOutcome } from '../check-files';
import { shownPath } from '../files/node-tree';
import { writeInside } from '../files/project-files';
import { FORMATS } from '../formats/formats';
import {
  countFindings,
  fingerprintOf,
  isAtLeast,
  printProblems,
  SEVERITIES,
  type CheckReport,
  type ReportedFinding,
} from '../report';
import { warnOfAge } from '../rules/warn-of-age';
import { printable, type ExitCode, type Terminal } from '../terminal/terminal';
import { UsageError, writeProblem } from '../terminal/usage-error';
import { VERSION } from '../version';
import { readRequest, type CheckRequest } from './check-options';
import { countOf } from '@/domain/texts';

export const CHECK_HELP = `storepilot check [paths…]

Checks builds (.ipa, .aab, .apk) and store listings (fastlane, gradle-play-publisher,
EAS store.config.json, App Store Connect CLI, upload-google-play, a StorePilot package) under
the paths; the current folder by default.

  storepilot check                             everything in this folder
  storepilot check build/app.aab fastlane      a build and its texts
  storepilot check --format sarif=report.sarif

Options
  --store ios|android       only this store
  --locale CODE             only this language, e.g. de-DE (repeatable)
  --new-app | --update      the first version, or an update of a published app (the default)
  --severity LEVEL          show blocker, warning or note and worse (note)
  --fail-on LEVEL           exit with 1 from this severity on (blocker)
  --max-warnings N          exit with 1 if there are more warnings
  --all                     list each of many equal findings
  --pictures                look into PNG screenshots, too: debug banners, blank ones, repeats
  --format NAME[=FILE]      pretty, json, sarif, junit, github, markdown; to a file if given (repeatable)
  --config FILE             instead of storepilot.config.json here or in a folder above
  --baseline FILE           findings in this file do not count; --update-baseline writes it
  --today YYYY-MM-DD        apply the dated rules as of this day
  --max-rules-age DAYS      exit with 2 when the rules are older
  --quiet, -q               print findings only, no hints

Exit code: 0 nothing at or above --fail-on, 1 findings, 2 wrong usage, a file that cannot be read, or rules older than
--max-rules-age.
`;

/** Runs `storepilot check`. */
export async function runCheck(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const request = readRequest('check', args, terminal);
  const started = performance.now();
  const { outcome, configured } = await findInProject(request, terminal);
  if (request.updatesBaseline) return updateBaseline(configured, request, terminal);
  const { findings, hints } = withBaseline(configured, request, terminal);
  const report: CheckReport = {
    ...outcome,
    hints: [...outcome.hints, ...hints],
    findings: shownFindings(findings, request),
    showsAll: request.showsAll,
    version: VERSION,
    today: request.today,
    rulesDay: rulesDay(),
    durationMs: performance.now() - started,
  };
  for (const { name, file } of request.formats) await write(FORMATS[name](report, terminal), file, terminal);
  printProblems(report.problems, terminal);
  if (!request.isQuiet) for (const hint of report.hints) terminal.err(`${printable(hint)}\n`);
  const areTooOld = warnOfAge(request.today, terminal, request.maxRulesAge);
  return areTooOld ? 2 : exitCode(outcome, findings, request);
}

/**
 * Checks what a request names, with the severities and ignores of the config.
 * @throws UsageError when there is nothing to check
 */
export async function findInProject(
  request: CheckRequest,
  terminal: Terminal,
): Promise<{ outcome: CheckOutcome; configured: ReportedFinding[] }> {
  const outcome = await checkFiles({
    ...request,
    cwd: terminal.cwd,
    files: terminal.files,
    customWords: request.config.config.words,
    competitors: request.config.config.competitors,
  });
  if (outcome.inputs.length === 0 && outcome.problems.length === 0)
    throw nothingFound(request.paths, outcome.hints);
  return { outcome, configured: withConfig(outcome, request, terminal) };
}

/** The findings of a report, worst first. */
export function shownFindings(
  findings: readonly ReportedFinding[],
  { severity }: Pick<CheckRequest, 'severity'>,
): ReportedFinding[] {
  return worstFirst(findings.filter(({ finding }) => isAtLeast(finding.severity, severity)));
}

function worstFirst(findings: readonly ReportedFinding[]): ReportedFinding[] {
  const rank = ({ finding }: ReportedFinding) => SEVERITIES.indexOf(finding.severity);
  return [...findings].sort((a, b) => rank(a) - rank(b));
}

function exitCode(
  { problems }: CheckOutcome,
  findings: readonly ReportedFinding[],
  { failOn, maxWarnings }: CheckRequest,
): ExitCode {
  if (problems.length > 0) return 2;
  const counts = countFindings(findings);
  const isOver = maxWarnings !== undefined && counts.warning > maxWarnings;
  return isOver || SEVERITIES.some((each) => isAtLeast(each, failOn) && counts[each] > 0) ? 1 : 0;
}

/** Applies severities and ignores, and adds findings about the ignores themselves. */
export function withConfig(
  { findings }: CheckOutcome,
  { config, today, stores, locales }: CheckRequest,
  { cwd }: Terminal,
): ReportedFinding[] {
  const relative = findings.map((each) => {
    const path = shownPath(resolve(cwd, each.place.path), config.folder);
    return { ...each, path, fingerprint: fingerprintOf(each, path) };
  });
  const applied = applyConfig(relative, config.config, today);
  const { path: file = '' } = config;
  // When only part of the project is checked, an entry may match in the rest of it.
  const isPart = stores.length < 2 || locales !== undefined;
  const about = applied.aboutIgnores
    .filter(({ finding }) => !(isPart && finding.rule === 'config-ignore-unused'))
    .map(({ index, finding }): ReportedFinding => {
      const line = config.ignoreLines[index];
      const placed = { finding, place: { path: file, ...(line !== undefined && { line }) } };
      return { ...placed, file, fingerprint: fingerprintOf(placed, file) };
    });
  return [...applied.findings, ...about];
}

/** Marks the findings that the baseline knows, and says how many of its entries are gone. */
export function withBaseline(
  findings: ReportedFinding[],
  { baseline, config }: CheckRequest,
  { cwd }: Terminal,
): { findings: ReportedFinding[]; hints: string[] } {
  if (baseline === undefined) return { findings, hints: [] };
  const folder = config.config.baseline === baseline ? config.folder : cwd;
  const applied = applyBaseline(findings, readBaseline(folder, baseline));
  const hint = `${countOf(applied.gone, 'entry', 'entries')} of ${baseline} no longer found. Remove them with --update-baseline.`;
  return { findings: applied.findings, hints: applied.gone > 0 ? [hint] : [] };
}

async function updateBaseline(
  findings: ReportedFinding[],
  { baseline, config }: CheckRequest,
  { cwd, files, out }: Terminal,
): Promise<ExitCode> {
  const isOfConfig = baseline === undefined || config.config.baseline === baseline;
  const file = baseline ?? BASELINE_FILE;
  const count = await writeBaseline(isOfConfig ? config.folder : cwd, file, findings, files);
  const use =
    config.config.baseline === undefined
      ? ` Name it in the config ("baseline") or give --baseline ${file}.`
      : '';
  out(`Wrote ${countOf(count, 'finding')} to ${printable(file)}.${use}\n`);
  return 0;
}

function nothingFound(paths: readonly string[], hints: readonly string[]): UsageError {
  return new UsageError(
    [
      `Found neither a build nor a listing in ${paths.map(placeName).join(', ')}. Looked for:`,
      '  builds         *.ipa, *.aab, *.apk',
      '  fastlane       metadata/<locale>/name.txt, metadata/android/<locale>/title.txt',
      '  Gradle         src/<flavor>/play/listings/<locale>/title.txt',
      '  EAS            store.config.json',
      '  ASC CLI        metadata/app-info/<locale>.json, metadata/version/<version>/<locale>.json',
      '  release notes  distribution/whatsnew/whatsnew-<locale>',
      'Files listed in .gitignore are left out; name a build to check it: storepilot check build/app.aab',
      ...hints.map(printable),
    ].join('\n'),
  );
}

function placeName(path: string): string {
  return path === '.' ? 'this folder' : printable(path);
}

async function write(text: string, file: string | undefined, terminal: Terminal): Promise<void> {
  const { out, cwd, env, files } = terminal;
  if (file === undefined) {
    out(text);
    return;
  }
  try {
    // Several steps add to the summary of a GitHub job.
    if (file === env.GITHUB_STEP_SUMMARY) await appendFile(resolve(cwd, file), text);
    else await writeInside(files, resolve(cwd, file), text, cwd);
  } catch (error) {
    throw new UsageError(`${printable(file)}: ${writeProblem(error)}`);
  }
}
