import { nearestName } from '@/domain/nearest';
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

type Load = () => Promise<Command | undefined>;

/** A command that uses keys to the stores. All share one file of the package. */
function withKeys(name: string): Load {
  return async () => (await import('./commands/with-keys')).WITH_KEYS[name];
}

/** Commands in the order of the help. Each loads when it is called: loading takes longer than all of Node's start. */
const COMMANDS: Readonly<Record<string, Load>> = {
  check: () => import('./commands/check').then(({ runCheck: run, CHECK_HELP: help }) => ({ run, help })),
  inspect: () =>
    import('./commands/inspect').then(({ runInspect: run, INSPECT_HELP: help }) => ({ run, help })),
  diff: () => import('./commands/diff').then(({ runDiff: run, DIFF_HELP: help }) => ({ run, help })),
  decode: () => import('./commands/decode').then(({ runDecode: run, DECODE_HELP: help }) => ({ run, help })),
  deadlines: () =>
    import('./commands/deadlines').then(({ runDeadlines: run, DEADLINES_HELP: help }) => ({ run, help })),
  fix: () => import('./commands/fix').then(({ runFix: run, FIX_HELP: help }) => ({ run, help })),
  rules: () => import('./commands/rules').then(({ runRules: run, RULES_HELP: help }) => ({ run, help })),
  explain: () =>
    import('./commands/rules').then(({ runExplain: run, EXPLAIN_HELP: help }) => ({ run, help })),
  mcp: () => import('./commands/mcp').then(({ runMcp: run, MCP_HELP: help }) => ({ run, help })),
  pull: withKeys('pull'),
  push: withKeys('push'),
  status: withKeys('status'),
  open: withKeys('open'),
  keys: withKeys('keys'),
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
  const command = Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.() : undefined;
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
  const near = nearestName(name, Object.keys(COMMANDS));
  return new UsageError(
    `There is no command “${printable(name)}”.${near ? ` Did you mean storepilot ${near}?` : ''}\nSee storepilot --help.`,
  );
}
