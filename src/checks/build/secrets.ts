import { GOOGLE } from 'virtual:catalog/sources';
import type { BuildInfo } from '@/model/build-info';
import { defineRule } from '../define-rule';
import type { BuildFound } from './build-subject';

const TOKEN = { path: 'assets/.env', kind: 'a token of GitHub', start: 'ghp_a1b2c3…' };

/** Secrets that everyone can read who has the app. No store asks for it. */
export const BUILD_SECRETS = defineRule({
  id: 'build-secret',
  title: 'Secret in the app',
  since: '2026-11-26',
  severity: 'warning',
  source: GOOGLE.secrets,
  checked: '2026-11-26',
  effort: 'build',
  why: 'Everyone can unpack an app and read its files. Stores don’t check this; others do.',
  fix: 'Make a new secret and stop the old one. Keep it on your server, where the app asks for what it needs.',
  examples: { store: 'android', fires: { secrets: [TOKEN] }, holds: { secrets: [] } },
  *check({ build: { secrets = [] } }: { build: BuildInfo }): Generator<BuildFound> {
    for (const { path, kind, start } of secrets)
      yield { file: path, detail: kind, title: `${insideApp(path)} contains ${kind} (${start})` };
  },
});

/** The path of a file without the folders that every .ipa has. */
function insideApp(path: string): string {
  return path.replace(/^(?:[^/]+\/)*Payload\/[^/]+\.app\//, '');
}
