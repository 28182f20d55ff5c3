import type { Severity } from '@/model/finding';
import { readRequest, type CheckRequest } from '../../commands/check-options';
import type { Terminal } from '../../terminal/terminal';
import { pathInside } from '../project-folder';

interface CheckInput {
  paths?: string[] | undefined;
  store?: string | undefined;
  locales?: string[] | undefined;
  severity?: Severity | undefined;
  newApp?: boolean | undefined;
  today?: string | undefined;
}

/**
 * The request of `storepilot check` for the arguments of a tool, with the project's config. Its paths, those of the config
 * included, are inside the project.
 * @throws UsageError
 */
export function requestOf(command: 'check' | 'fix', input: CheckInput, terminal: Terminal): CheckRequest {
  const option = (name: string, value: string | undefined) =>
    value === undefined ? [] : [`--${name}=${value}`];
  const args = [
    ...option('store', input.store),
    ...(input.locales ?? []).flatMap((locale) => option('locale', locale)),
    ...option('severity', input.severity),
    ...option('today', input.today),
    ...(input.newApp === undefined ? [] : [input.newApp ? '--new-app' : '--update']),
    '--',
    ...(input.paths ?? []),
  ];
  const request = readRequest(command, args, terminal);
  return {
    ...request,
    paths: request.paths.map((path) => pathInside(path, terminal.cwd)),
    baseline: request.baseline === undefined ? undefined : pathInside(request.baseline, terminal.cwd),
  };
}
