import { writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { DISK } from './files/project-files';
import { run } from './run';
import { wantsColor, type Terminal } from './terminal/terminal';

// Ctrl+C has no listener: it then ends the program at once, even while it reads files, and a shell reports 130.
const { stdout, stderr, stdin, env } = process;

// A reader that closes the pipe early, e.g. `| head`, is not an error.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
}

const terminal: Terminal = {
  out: (results) => void stdout.write(results),
  err: (message) => void stderr.write(message),
  columns: stdout.columns || 80,
  hasColor: wantsColor(env, stdout.isTTY),
  cwd: process.cwd(),
  files: DISK,
  env,
  stdin: () => text(stdin),
  isInteractive: stdin.isTTY,
  today: new Date().toISOString().slice(0, 10),
};

// Not awaited: the file of the decoder imports this one, and would wait for it to end.
run(process.argv.slice(2), terminal).then(
  (code) => {
    // process.exit() would cut off what a pipe has not taken yet.
    process.exitCode = code;
  },
  (error: unknown) => {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    writeSync(2, `storepilot stopped because of a bug. Please report it with these lines:\n${what}\n`);
    process.exitCode = 2;
  },
);
