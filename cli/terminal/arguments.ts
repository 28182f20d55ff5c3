import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isDay } from '@/domain/dates';
import { nearestName } from '@/domain/nearest';
import { HelpRequest, UsageError } from './usage-error';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Parses the arguments of a command.
 * @throws UsageError that names the wrong option and the nearest known one, or says that a path is empty, which would be
 * read as the current folder
 * @throws HelpRequest for `--help`
 */
export function parseCommand<const Known extends Options>(
  command: string,
  args: readonly string[],
  options: Known,
) {
  const parsed = parse(command, args, options);
  if (parsed.positionals.includes('')) {
    throw new UsageError('One of the paths is empty. Is a variable of the script not set?');
  }
  if ('help' in parsed.values) throw new HelpRequest();
  return parsed;
}

function parse<const Known extends Options>(command: string, args: readonly string[], options: Known) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${describe(error, Object.keys(options))}\nSee storepilot ${command} --help.`);
  }
}

function describe(error: unknown, names: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = /Unknown option '(--?[^']+)'/.exec(message)?.[1];
  if (unknown === undefined) return message.split('\n')[0] ?? message;
  const near = nearestName(unknown.replace(/^--?/, ''), names);
  return `There is no option ${unknown}.${near ? ` Did you mean --${near}?` : ''}`;
}

/** One of a few words. @throws UsageError that lists them */
export function oneOf<Word extends string>(option: string, value: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === value);
  if (found !== undefined) return found;
  const near = nearestName(value, words);
  throw new UsageError(
    `${option} takes ${words.join(', ')}; “${value}” is not one of them.${near ? ` Did you mean ${near}?` : ''}`,
  );
}

/** A whole number from 0 on. @throws UsageError */
export function wholeNumber(option: string, value: string): number {
  if (!/^\d{1,9}$/.test(value))
    throw new UsageError(`${option} takes a whole number; “${value}” is not one.`);
  return Number(value);
}

/** A day as `YYYY-MM-DD`. @throws UsageError */
export function dayOf(option: string, value: string): string {
  if (!isDay(value)) throw new UsageError(`${option} takes a day such as 2026-11-22; “${value}” is not one.`);
  return value;
}
