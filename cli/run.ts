import { nearestName } from '@/domain/nearest';
import { CHECK_HELP, runCheck } from './commands/check';
import { DEADLINES_HELP, runDeadlines } from './commands/deadlines';
import { DECODE_HELP, runDecode } from './commands/decode';
import { DIFF_HELP, runDiff } from './commands/diff';
import { FIX_HELP, runFix } from './commands/fix';
import { INSPECT_HELP, runInspect } from './commands/inspect';
import { MCP_HELP, runMcp } from './commands/mcp';
import { EXPLAIN_HELP, RULES_HELP, runExplain, runRules } from './commands/rules';
import { printable, safeOutput, type ExitCode, type Terminal } from './terminal/terminal';
import { HelpRequest, UsageError } from './terminal/usage-error';
import { VERSION } from './version';

const HELP = `storepilot ${VERSION}: checks mobile apps before the App Store and Google Play do

  storepilot check                           builds and listings in this folder
  storepilot check app.aab fastlane          a build and its texts

Commands
  check [paths…]       builds and listings against the rules of both stores
  inspect BUILD        identity, targets, permissions, SDKs, privacy manifests and sizes of a build
  diff OLD NEW         what a build changes: SDKs, permissions, purpose strings, versions, sizes
  decode [FILE]        the cause and fix of a rejection mail or of an upload log
  deadlines [BUILD…]   the dated rules to come, and which builds miss them
  fix [paths…]         shows what can be fixed in the texts; --write does it
  rules, explain RULE  every rule with its id, and the details of one; rules --update takes newer ones
  mcp                  serves these to a coding assistant

With your own keys to the stores (preview: not yet tried against the stores)
  pull [paths…]        writes what the stores have into this project
  push [paths…]        shows what would change in the stores; --yes PLAN does it
  status               the state of each version, build and submission, and what to do
  open                 the web page on this computer, where step 5 sends to the stores
  keys                 the keys that are stored on this computer; add and remove one

storepilot COMMAND --help says more; --color and --no-color work with each.
The commands of the first list upload nothing and use no network, except rules --update with an address.
`;

/** A command of the program. */
export interface Command {
  run: (args: readonly string[], terminal: Terminal) => Promise<ExitCode>;
  help: string;
}

/** Commands of `with-keys.ts`, in the order of the help. */
const WITH_KEYS = ['pull', 'push', 'status', 'open', 'keys'];

const COMMANDS: Readonly<Record<string, Command>> = {
  check: { run: runCheck, help: CHECK_HELP },
  inspect: { run: runInspect, help: INSPECT_HELP },
  diff: { run: runDiff, help: DIFF_HELP },
  decode: { run: runDecode, help: DECODE_HELP },
  deadlines: { run: runDeadlines, help: DEADLINES_HELP },
  fix: { run: runFix, help: FIX_HELP },
  rules: { run: runRules, help: RULES_HELP },
  explain: { run: runExplain, help: EXPLAIN_HELP },
  mcp: { run: runMcp, help: MCP_HELP },
};

/** Runs the program with its arguments and returns the exit code. Never throws for wrong use. */
export async function run(allArgs: readonly string[], given: Terminal): Promise<ExitCode> {
  const { args, terminal } = withColor(allArgs, {
    ...given,
    out: (text) => given.out(safeOutput(text)),
    err: (text) => given.err(safeOutput(text)),
  });
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.out(HELP);
    return 0;
  }
  if (name === '--version' || name === '-v') {
    terminal.out(`${VERSION}\n`);
    return 0;
  }
  const command = await commandNamed(name);
  try {
    if (!command) throw unknownCommand(name);
    return await command.run(rest, terminal);
  } catch (error) {
    if (error instanceof HelpRequest && command) {
      terminal.out(command.help);
      return 0;
    }
    if (!(error instanceof UsageError)) throw error;
    terminal.err(`${error.message.split('\n').map(printable).join('\n')}\n`);
    return 2;
  }
}

async function commandNamed(name: string): Promise<Command | undefined> {
  // Loaded for these only: the rules of a check, which runs far more often, load faster without them.
  const commands = WITH_KEYS.includes(name) ? (await import('./commands/with-keys')).WITH_KEYS : COMMANDS;
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

/** Takes `--color` and `--no-color` out of the arguments; the last one decides. */
function withColor(args: readonly string[], terminal: Terminal): { args: string[]; terminal: Terminal } {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const isSwitch = (arg: string, index: number) => index < end && /^--(?:no-)?color$/.test(arg);
  const last = args.filter(isSwitch).at(-1);
  return {
    args: args.filter((arg, index) => !isSwitch(arg, index)),
    terminal: last === undefined ? terminal : { ...terminal, hasColor: last === '--color' },
  };
}

function unknownCommand(name: string): UsageError {
  const near = nearestName(name, [...Object.keys(COMMANDS), ...WITH_KEYS]);
  return new UsageError(
    `There is no command “${printable(name)}”.${near ? ` Did you mean storepilot ${near}?` : ''}\nSee storepilot --help.`,
  );
}
