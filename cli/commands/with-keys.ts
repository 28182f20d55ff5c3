import type { Command } from '../run';
import { KEYS_HELP, runKeys } from './keys';

/** Commands that use keys of the stores: a file of their own in the package, which no check loads. */
export const WITH_KEYS: Readonly<Record<string, Command>> = {
  keys: { run: runKeys, help: KEYS_HELP },
};
