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
  for (const { title, means, steps } of await explained(failure))
    lines.push(
      '',
      styled(terminal, 'bold', printable(title)),
      ...[means, ...steps.map((step, index) => `${index + 1} ${step}`)].map((line) =>
        wrapped(printable(line), Math.min(110, terminal.columns), '  '),
      ),
    );
  return `${lines.join('\n')}\n`;
}

/** A failure as the page shows it. */
export async function failureMessage(failure: StoreFailure): Promise<string> {
  const reasons = 'problems' in failure ? failure.problems.slice(0, MAX_PROBLEMS) : [];
  const causes = await explained(failure);
  return [
    describeFailure(failure),
    ...reasons.map(({ detail }) => detail),
    ...causes.flatMap(({ means, steps }) => [means, ...steps.map((step, index) => `${index + 1}. ${step}`)]),
  ].join('\n');
}

/** The causes and their steps, where the decoder is certain of them. */
async function explained(
  failure: StoreFailure,
): Promise<{ title: string; means: string; steps: readonly string[] }[]> {
  if (!('problems' in failure) || failure.problems.length === 0) return [];
  const { decodeText } = await import('../../commands/decode-text');
  const reasons = failure.problems.map(({ code, detail }) => `${code}: ${detail}`);
  const from = failure.store === 'ios' ? 'app-store-connect' : 'play-upload';
  const { plan } = await decodeText(reasons.join('\n'), from);
  return (plan?.tasks ?? [])
    .slice(0, 3)
    .map(({ title, means, steps }) => ({ title, means, steps: steps.map(({ text }) => text) }));
}
