import { existsSync, writeSync } from 'node:fs';
import { DISK } from './files/project-files';
import { MAX_FILE_BYTES } from './files/read-limited';
import { setTimeout as waitFor } from 'node:timers/promises';
import { storedRulesPath } from './rules/stored-rules';
import { redacted } from './stores/core/redact';
import { printable, safeOutput, wantsColor, type ExitCode, type Terminal } from './terminal/terminal';

// Ctrl+C has no listener, except during a push: it then ends the program immediately, even while it reads files, and a shell reports 130.
const { stdout, stderr, stdin, env } = process;

// A reader that closes the pipe early, e.g. `| head`, is not an error.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
}

/** The end of standard input: a log says there why it failed. */
async function lastOfStdin(): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stdin as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    while (length - (chunks[0]?.length ?? 0) > MAX_FILE_BYTES) length -= chunks.shift()?.length ?? 0;
  }
  return Buffer.concat(chunks).toString('utf8');
}

const terminal: Terminal = {
  out: (results) => void stdout.write(results),
  err: (message) => void stderr.write(message),
  columns: stdout.columns || 80,
  hasColor: wantsColor(env, stdout.isTTY),
  cwd: process.cwd(),
  files: DISK,
  env,
  stdin: lastOfStdin,
  isInteractive: stdin.isTTY,
  today: new Date().toISOString().slice(0, 10),
  network: {
    fetch,
    wait: (ms, signal) => waitFor(ms, undefined, { ...(signal && { signal }) }),
    now: Date.now,
  },
  interrupted: () => {
    const controller = new AbortController();
    process.once('SIGINT', () => controller.abort());
    return controller.signal;
  },
};

/** Loads newer rules, where an update has stored some, before the code that reads the catalogue. */
async function start(): Promise<ExitCode> {
  const path = storedRulesPath(env);
  if (existsSync(path)) {
    const { useStoredRules } = await import('./rules/use-stored-rules');
    const problem = await useStoredRules(path);
    if (problem !== undefined) stderr.write(`${printable(problem)}\n`);
  }
  const { run } = await import('./run');
  return run(process.argv.slice(2), terminal);
}

// Not awaited: the file of the decoder imports this one, and would wait for it to end.
start().then(
  (code) => {
    // process.exit() would cut off what a pipe has not taken yet.
    process.exitCode = code;
  },
  (error: unknown) => {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    writeSync(
      2,
      safeOutput(
        redacted(`storepilot stopped because of a bug. Please report it with these lines:\n${what}\n`),
      ),
    );
    process.exitCode = 2;
  },
);
