import type { Command } from '../run';
import { KEYS_HELP, runKeys } from './keys';
import { OPEN_HELP, runOpen } from './open';
import { PULL_HELP, runPull } from './pull';
import { PUSH_HELP, runPush } from './push';
import { runStatus, STATUS_HELP } from './status';

/** Commands that use keys of the stores: a file of their own in the package, which no check loads. */
export const WITH_KEYS: Readonly<Record<string, Command>> = {
  pull: { run: runPull, help: PULL_HELP },
  push: { run: runPush, help: PUSH_HELP },
  status: { run: runStatus, help: STATUS_HELP },
  open: { run: runOpen, help: OPEN_HELP },
  keys: { run: runKeys, help: KEYS_HELP },
};
