import { describeFailure, type StoreFailure } from '../core/store-error';
import { printable, styled, wrapped, type ExitCode, type Terminal } from '../../terminal/terminal';

/** Reasons that are shown of one refusal. */
const MAX_PROBLEMS = 12;

/** Exit code of a failure. */
export function exitCodeOf({ kind }: StoreFailure): ExitCode {
  switch (kind) {
    case 'unknown':
      return 5;
    case 'cancelled':
      return 130;
    case 'denied':
    case 'refused':
    case 'limited':
    case 'host':
      return 4;
    case 'unreachable':
    case 'other':
      return 2;
  }
}

/** Says why a store did not do something: its own reasons, and the decoder's explanation of them. */
export async function failureText(failure: StoreFailure, terminal: Terminal): Promise<string> {
  const lines = describeFailure(failure).split('\n').map(printable);
  if (failure.kind !== 'denied' && failure.kind !== 'refused') return `${lines.join('\n')}\n`;
  for (const { code, detail, pointer } of failure.problems.slice(0, MAX_PROBLEMS)) {
    const where = pointer === undefined ? '' : ` (${pointer})`;
    lines.push(wrapped(printable(`${code}: ${detail}${where}`), Math.min(110, terminal.columns), '  '));
  }
  const more = failure.problems.length - MAX_PROBLEMS;
  if (more > 0) lines.push(`  and ${more} more`);
  lines.push(
    ...(await explained(
      failure.problems.map(({ code, detail }) => `${code}: ${detail}`),
      terminal,
    )),
  );
  return `${lines.join('\n')}\n`;
}

/** The cause and steps, where the decoder is certain of one. */
async function explained(reasons: readonly string[], terminal: Terminal): Promise<string[]> {
  if (reasons.length === 0) return [];
  const { decodeText } = await import('../../commands/decode-text');
  const { letter, plan } = decodeText(reasons.join('\n'), 'app-store-connect');
  if (!plan || letter.closest.length > 0) return [];
  return plan.tasks
    .slice(0, 3)
    .flatMap(({ title, means, steps }) => [
      '',
      styled(terminal, 'bold', printable(title)),
      wrapped(printable(means), Math.min(110, terminal.columns), '  '),
      ...steps.map(({ text }, index) =>
        wrapped(printable(`${index + 1} ${text}`), Math.min(110, terminal.columns), '  '),
      ),
    ]);
}
