import { styleText } from 'node:util';
import type { ProjectFiles } from '../files/project-files';
import type { Network } from '../stores/core/http';

/** The parts of its process that a command uses. */
export interface Terminal {
  /** Writes results to standard output. */
  out: (text: string) => void;
  /** Writes progress, hints and errors to standard error. */
  err: (text: string) => void;
  /** Columns of standard output. */
  columns: number;
  /** Whether results may be coloured. */
  hasColor: boolean;
  cwd: string;
  /** Folder outside of which nothing is read, e.g. no config in a folder above; none where the user types the paths. */
  root?: string;
  files: ProjectFiles;
  env: Readonly<Record<string, string | undefined>>;
  /** Reads all of standard input. */
  stdin: () => Promise<string>;
  /** Whether standard input is a terminal. */
  isInteractive: boolean;
  /** The current day in UTC, `YYYY-MM-DD`: the same on every machine. */
  today: string;
  /** Used by the commands that name the stores' hosts, and by no other. */
  network: Network;
  /** Fires with the first Ctrl+C; the second one ends the program. Without this call, the first one does. */
  interrupted: () => AbortSignal;
}

/**
 * 0 nothing at or above the threshold, 1 findings or differences, 2 wrong usage or a file that cannot be read. Of the commands
 * that contact a store: 3 a conflict, 4 refused by the store, 5 unknown whether it was done, 130 cancelled.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 130;

export type Style = 'red' | 'yellow' | 'cyan' | 'green' | 'dim' | 'bold' | 'underline';

/** Colours a text where the terminal shows colours. */
export function styled({ hasColor }: Pick<Terminal, 'hasColor'>, style: Style, text: string): string {
  return hasColor ? styleText(style, text, { validateStream: false }) : text;
}

/**
 * Whether to use colours. `NO_COLOR` and `FORCE_COLOR` decide; otherwise a terminal has them, a file and a CI log do
 * not.
 */
export function wantsColor(env: Terminal['env'], isTerminal: boolean): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return isTerminal && !env.CI && env.TERM !== 'dumb';
}

/**
 * Makes a name or text of a build or file safe to print on one line: control characters could move the cursor, change
 * colours, or begin a command of a CI service; marks of direction could disguise a name.
 */
export function printable(text: string): string {
  return withoutCommands(
    text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu, '\uFFFD'),
  );
}

/** `##[group]`, `##vso[task.setvariable]`, `##teamcity[…]`: read anywhere in a line by the runner of a CI service. */
const BRACKET_COMMAND = /##(?=[a-z]*\[)/gi;

/**
 * Breaks up what a CI service would take for a command: a file name or text could otherwise set variables of the job. GitHub
 * reads `::name` where a line begins, which lines that are wrapped do at any space.
 */
export function withoutCommands(text: string): string {
  return text.replace(BRACKET_COMMAND, '# #').replace(/(^|\s)::(?=[a-z])/gi, '$1: :');
}

/** The same for a whole output: only GitHub's annotations, which a format writes, stay commands. */
export function safeOutput(text: string): string {
  return text
    .replace(BRACKET_COMMAND, '# #')
    .replace(/^([^\S\n]*)::(?!(?:error|warning|notice) )(?=[a-z])/gim, '$1: :');
}

/** Writes JSON that is safe to print: marks of direction, line separators and commands of CI services are escaped. */
export function printableJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2)
    .replace(
      /[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replace(BRACKET_COMMAND, '#\\u0023');
  return `${json}\n`;
}

/** Breaks a text into lines of at most `width` columns, at spaces, each after `indent`. */
export function wrapped(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => `${indent}${each}`).join('\n');
}
