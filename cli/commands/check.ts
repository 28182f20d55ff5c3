import { appendFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findProductLocale } from '@/domain/locales/locale-map';
import { checkFiles } from '../check-files';
import { jsonReport } from '../formats/json';
import { prettyReport } from '../formats/pretty';
import { countFindings, isAtLeast, SEVERITIES, type CheckReport } from '../report';
import { dayOf, oneOf, parseCommand, wholeNumber } from '../terminal/arguments';
import { printable, type ExitCode, type Terminal } from '../terminal/terminal';
import { fileProblem, UsageError } from '../terminal/usage-error';
import { VERSION } from '../version';

const OPTIONS = {
  store: { type: 'string' },
  locale: { type: 'string', multiple: true },
  severity: { type: 'string' },
  'fail-on': { type: 'string' },
  'max-warnings': { type: 'string' },
  'new-app': { type: 'boolean' },
  update: { type: 'boolean' },
  format: { type: 'string', multiple: true },
  today: { type: 'string' },
  quiet: { type: 'boolean', short: 'q' },
} as const;

export const CHECK_HELP = `storepilot check [paths…]

Checks builds (.ipa, .aab, .apk) and store listings (fastlane, gradle-play-publisher,
EAS store.config.json, a StorePilot package) under the paths; the current folder by default.

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
  --format NAME[=FILE]      pretty, json; to a file if one is given (repeatable)
  --today YYYY-MM-DD        apply the dated rules as of this day
  --quiet, -q               print findings only, no hints

Exit code: 0 nothing at or above --fail-on, 1 findings, 2 wrong use or a file that cannot be read.
`;

const STORES = ['ios', 'android'] as const;

type Writer = (report: CheckReport, terminal: Terminal) => string;

const FORMATS = {
  pretty: prettyReport,
  json: jsonReport,
} as const satisfies Record<string, Writer>;
type FormatName = keyof typeof FORMATS;
const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];

/** Runs `storepilot check`. */
export async function runCheck(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseCommand('check', args, OPTIONS);
  if (values.help) {
    terminal.out(CHECK_HELP);
    return 0;
  }
  if (values['new-app'] && values.update)
    throw new UsageError('--new-app and --update exclude each other. Give one of them.');
  const failOn = oneOf('--fail-on', values['fail-on'] ?? 'blocker', SEVERITIES);
  const severity = oneOf('--severity', values.severity ?? 'note', SEVERITIES);
  const maxWarnings =
    values['max-warnings'] === undefined ? undefined : wholeNumber('--max-warnings', values['max-warnings']);
  const today = values.today === undefined ? terminal.today : dayOf('--today', values.today);
  const formats = (values.format ?? ['pretty']).map(formatOf);
  const paths = positionals.length > 0 ? positionals : ['.'];
  const started = performance.now();
  const outcome = await checkFiles({
    paths,
    cwd: terminal.cwd,
    today,
    isNewApp: values['new-app'] ?? false,
    store: values.store === undefined ? undefined : oneOf('--store', values.store, STORES),
    locales: values.locale?.map(localeOf),
  });
  if (outcome.inputs.length === 0 && outcome.problems.length === 0) throw nothingFound(paths);
  const findings = outcome.findings
    .filter(({ finding }) => isAtLeast(finding.severity, severity))
    .sort((a, b) => SEVERITIES.indexOf(a.finding.severity) - SEVERITIES.indexOf(b.finding.severity));
  const report: CheckReport = {
    ...outcome,
    findings,
    version: VERSION,
    today,
    durationMs: performance.now() - started,
  };
  for (const { name, file } of formats) await write(FORMATS[name](report, terminal), file, terminal);
  for (const { path, message } of outcome.problems)
    terminal.err(`${printable(path)}: ${printable(message)}\n`);
  if (!values.quiet) for (const hint of outcome.hints) terminal.err(`${printable(hint)}\n`);
  if (outcome.problems.length > 0) return 2;
  const counts = countFindings(outcome.findings);
  const isOver = maxWarnings !== undefined && counts.warning > maxWarnings;
  const isFailing = SEVERITIES.some((each) => isAtLeast(each, failOn) && counts[each] > 0);
  return isOver || isFailing ? 1 : 0;
}

function formatOf(value: string): { name: FormatName; file: string | undefined } {
  const [name = '', ...rest] = value.split('=');
  return { name: oneOf('--format', name, FORMAT_NAMES), file: rest.length > 0 ? rest.join('=') : undefined };
}

function localeOf(value: string): string {
  const code = findProductLocale(value);
  if (code === undefined)
    throw new UsageError(`--locale takes a language of the stores such as de-DE; “${value}” is none.`);
  return code;
}

function nothingFound(paths: readonly string[]): UsageError {
  return new UsageError(
    [
      `Found neither a build nor a listing in ${paths.map(printable).join(', ')}. Looked for:`,
      '  builds         *.ipa, *.aab, *.apk',
      '  fastlane       metadata/<locale>/name.txt, metadata/android/<locale>/title.txt',
      '  Gradle         src/<flavor>/play/listings/<locale>/title.txt',
      '  EAS            store.config.json',
      'Files named in .gitignore are left out; name a build to check it: storepilot check build/app.aab',
    ].join('\n'),
  );
}

async function write(text: string, file: string | undefined, { out, cwd, env }: Terminal): Promise<void> {
  if (file === undefined) {
    out(text);
    return;
  }
  try {
    // The step summary of GitHub Actions is added to by several steps.
    if (file === env.GITHUB_STEP_SUMMARY) await appendFile(file, text);
    else await writeFile(resolve(cwd, file), text);
  } catch (error) {
    throw new UsageError(`${printable(file)}: ${fileProblem(error)}`);
  }
}
