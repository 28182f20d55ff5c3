import type { Terminal } from '../../terminal/terminal';
import { createRedactor, type Redactor } from './redact';

/** The terminal of a command that has keys: nothing secret is printed, whatever a message contains. */
export function withRedaction(terminal: Terminal): { terminal: Terminal; redactor: Redactor } {
  const redactor = createRedactor();
  return {
    redactor,
    terminal: {
      ...terminal,
      out: (text) => terminal.out(redactor.clean(text)),
      err: (text) => terminal.err(redactor.clean(text)),
    },
  };
}
