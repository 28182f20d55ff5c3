import { createInterface } from 'node:readline';
import { createRedactor } from '../stores/core/redact';
import { findAppleKey, findGoogleKey, KEY_HELP, KEY_OPTIONS } from '../stores/keys/find-key';
import { startOpenServer, type OpenServer } from '../stores/open/open-server';
import { pageOperations } from '../stores/open/operations';
import { findSite, readSite } from '../stores/open/site';
import { PREVIEW } from '../stores/open-sides';
import { parseCommand, wholeNumber } from '../terminal/arguments';
import { printable, type ExitCode, type Terminal } from '../terminal/terminal';
import { UsageError } from '../terminal/usage-error';

export const OPEN_HELP = `storepilot open [--site FOLDER] [--port N]

Opens StorePilot in your browser, served by this program on 127.0.0.1. Step 5 then has “Send to the stores”: the
same plan, progress and cancel as storepilot push. Keys stay in this program; the page gets a list of operations
and a link that works once.

  npx -p @storepilot/cli -p @storepilot/site storepilot open
  storepilot open --site dist

Options
  --site FOLDER         the built site; by default the package @storepilot/site beside this one
  --port N              4810 by default. Drafts belong to the address: keep to one port
${KEY_HELP}
It ends with Ctrl+C, or when the page was not used for 30 minutes.

${PREVIEW}`;

/** Fixed, because a browser stores drafts by address. */
const PORT = 4810;

/** Runs `storepilot open`, until it is ended. */
export async function runOpen(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values } = parseCommand('open', args, {
    ...KEY_OPTIONS,
    site: { type: 'string' },
    port: { type: 'string' },
  });
  const { out, err, network } = terminal;
  const port = values.port === undefined ? PORT : wholeNumber('--port', values.port);
  if (port > 65_535) throw new UsageError('--port takes a number up to 65535.');
  const site = readSite(findSite(values.site));
  const keys = [findAppleKey(values, terminal), findGoogleKey(values, terminal)].flatMap(
    (found) => found ?? [],
  );
  for (const { warnings } of keys) for (const warning of warnings) err(`${printable(warning)}\n`);
  if (keys.length === 0)
    err('No key is stored yet, so the page can send nothing. See storepilot keys --help.\n');
  const redactor = createRedactor();
  const onBug = (error: unknown) =>
    err(
      redactor.clean(`A bug: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`),
    );
  const operations = pageOperations(values, terminal, redactor);
  let server: OpenServer;
  try {
    server = await startOpenServer({
      ...{ site, port, operations, onBug },
      now: network.now,
      clean: redactor.clean,
    });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    throw new UsageError(
      `Port ${port} is taken, perhaps by another storepilot open. End it, or choose another with --port; drafts of the other address are not shown there.`,
    );
  }
  out(`Open this link in your browser. It works once:\n  ${server.newLink()}\n`);
  if (terminal.isInteractive) {
    out('Press Enter for a new link, Ctrl+C to stop.\n');
    const lines = createInterface({ input: process.stdin });
    lines.on('line', () => out(`  ${server.newLink()}\n`));
    void server.closed.then(() => lines.close());
  }
  await server.closed;
  err('Stopped.\n');
  return 0;
}
