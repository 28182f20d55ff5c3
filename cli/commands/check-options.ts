import { join } from 'node:path';
import { PLATFORMS, type Platform } from '@/model/app';
import { findProductLocale } from '@/domain/locales/locale-map';
import type { Severity } from '@/model/finding';
import { findConfig, type FoundConfig } from '../config-file';
import { FORMAT_NAMES, type FormatName } from '../formats/formats';
import { SEVERITIES } from '../report';
import { dayOf, oneOf, parseCommand, wholeNumber } from '../terminal/arguments';
import type { Terminal } from '../terminal/terminal';
import { UsageError } from '../terminal/usage-error';

const OPTIONS = {
  store: { type: 'string' },
  locale: { type: 'string', multiple: true },
  severity: { type: 'string' },
  'fail-on': { type: 'string' },
  'max-warnings': { type: 'string' },
  'new-app': { type: 'boolean' },
  update: { type: 'boolean' },
  format: { type: 'string', multiple: true },
  config: { type: 'string' },
  baseline: { type: 'string' },
  'update-baseline': { type: 'boolean' },
  today: { type: 'string' },
  quiet: { type: 'boolean', short: 'q' },
  all: { type: 'boolean' },
  pictures: { type: 'boolean' },
  'max-rules-age': { type: 'string' },
  write: { type: 'boolean' },
} as const;

/** The check to run and its reports, from the arguments and the config. */
export interface CheckRequest {
  paths: string[];
  config: FoundConfig;
  stores: readonly Platform[];
  locales: readonly string[] | undefined;
  isNewApp: boolean;
  today: string;
  /** Least severity that is shown. */
  severity: Severity;
  failOn: Severity;
  maxWarnings: number | undefined;
  formats: { name: FormatName; file: string | undefined }[];
  baseline: string | undefined;
  updatesBaseline: boolean;
  isQuiet: boolean;
  /** Whether equal findings are listed one by one. */
  showsAll: boolean;
  /** Whether the pixels of pictures are looked at. */
  looksAtPictures: boolean;
  /** Days that the rules may be old. */
  maxRulesAge: number | undefined;
  /** Whether `fix` writes the files. */
  writes: boolean;
}

/** Reads the arguments of `check` and `fix`; they take precedence over the config. @throws UsageError */
export function readRequest(
  command: string,
  args: readonly string[],
  { cwd, today, root }: Pick<Terminal, 'cwd' | 'today' | 'root'>,
): CheckRequest {
  const { values, positionals } = parseCommand(command, args, OPTIONS);
  if (values.write && command !== 'fix')
    throw new UsageError('--write is an option of storepilot fix; storepilot check changes nothing.');
  if (values['new-app'] && values.update)
    throw new UsageError('--new-app and --update cannot be used together. Give one of them.');
  const found = findConfig(cwd, values.config, root);
  const { config } = found;
  return {
    paths: positionals.length > 0 ? positionals : pathsOf(found, cwd),
    config: found,
    stores:
      values.store === undefined ? (config.stores ?? PLATFORMS) : [oneOf('--store', values.store, PLATFORMS)],
    locales: (values.locale ?? config.locales)?.map(localeOf),
    isNewApp: values.update ? false : (values['new-app'] ?? config.newApp ?? false),
    today: values.today === undefined ? today : dayOf('--today', values.today),
    severity: oneOf('--severity', values.severity ?? 'note', SEVERITIES),
    failOn: oneOf('--fail-on', values['fail-on'] ?? config.failOn ?? 'blocker', SEVERITIES),
    maxWarnings:
      values['max-warnings'] === undefined
        ? config.maxWarnings
        : wholeNumber('--max-warnings', values['max-warnings']),
    formats: (values.format ?? ['pretty']).map(formatOf),
    baseline: values.baseline ?? config.baseline,
    updatesBaseline: values['update-baseline'] ?? false,
    isQuiet: values.quiet ?? false,
    showsAll: values.all ?? false,
    looksAtPictures: values.pictures ?? false,
    maxRulesAge:
      values['max-rules-age'] === undefined
        ? undefined
        : wholeNumber('--max-rules-age', values['max-rules-age']),
    writes: values.write ?? false,
  };
}

function pathsOf({ config, folder }: FoundConfig, cwd: string): string[] {
  if (!config.paths || config.paths.length === 0) return ['.'];
  return config.paths.map((path) => (folder === cwd ? path : join(folder, path)));
}

function formatOf(value: string): { name: FormatName; file: string | undefined } {
  const [name = '', ...rest] = value.split('=');
  const file = rest.join('=');
  // As in other tools, a dash is standard output.
  return {
    name: oneOf('--format', name, FORMAT_NAMES),
    file: file === '' || file === '-' ? undefined : file,
  };
}

function localeOf(value: string): string {
  const code = findProductLocale(value);
  if (code === undefined)
    throw new UsageError(`--locale takes a store language such as de-DE; “${value}” is not one.`);
  return code;
}
