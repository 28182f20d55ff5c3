import type { Terminal } from '../../terminal/terminal';
import { createRedactor, type Redactor } from './redact';

/**
 * Runs a command that has keys: nothing secret is printed, whatever a message contains.
 * @throws the error of the command without secrets, because a crash prints it
 */
export async function withRedaction<Result>(
  terminal: Terminal,
  run: (terminal: Terminal, redactor: Redactor) => Promise<Result>,
): Promise<Result> {
  const redactor = createRedactor();
  const { clean } = redactor;
  try {
    return await run(
      { ...terminal, out: (text) => terminal.out(clean(text)), err: (text) => terminal.err(clean(text)) },
      redactor,
    );
  } catch (error) {
    if (error instanceof Error) {
      error.message = clean(error.message);
      if (error.stack !== undefined) error.stack = clean(error.stack);
    }
    throw error;
  }
}
