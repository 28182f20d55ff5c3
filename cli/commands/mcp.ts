import { parseCommand } from '../terminal/arguments';
import type { ExitCode, Terminal } from '../terminal/terminal';
import { UsageError } from '../terminal/usage-error';

export const MCP_HELP = `storepilot mcp

Serves the checks to a coding assistant (Model Context Protocol over standard input and output):
check, inspect, diff, decode, deadlines, explain, rules, fix (shows only), rate, hand-over.
Reads only inside the folder in which it is started; writes and sends nothing; needs no key.

  claude mcp add storepilot -- npx -y @storepilot/cli mcp
`;

/** Runs `storepilot mcp` until the assistant closes its input. */
export async function runMcp(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  if (parseCommand('mcp', args, {}).positionals.length > 0)
    throw new UsageError('storepilot mcp takes no paths: it serves the folder in which it is started.');
  if (terminal.isInteractive)
    terminal.err('Waiting for an assistant on standard input. See storepilot mcp --help; Ctrl+C ends it.\n');
  // A file of its own in the package, because no other command needs the protocol.
  const { serve } = await import('../mcp/serve');
  await serve(terminal);
  return 0;
}
