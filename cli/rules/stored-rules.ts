import { join } from 'node:path';
import { dataFolder } from '../stores/core/user-folders';

/** The file of newer rules that `storepilot rules --update` writes. */
export function storedRulesPath(env: Readonly<Record<string, string | undefined>>): string {
  return join(dataFolder(env), 'rules.json');
}
