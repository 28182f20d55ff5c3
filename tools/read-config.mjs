import { loadEnv } from 'vite';
import { loadSource } from './load-source.mjs';

/**
 * Reads the configuration of this build from the environment and .env, by the product's own rules (src/config/env.ts).
 * A wrong or incomplete configuration stops the command with one line per problem.
 * @param {string} root
 * @returns {Promise<{ kind: 'embedded' } | { kind: 'hosted', origin: string, anonKey: string }>}
 */
export async function readConfig(root) {
  const { readEnv } = /** @type {typeof import('../src/config/env.ts')} */ (
    await loadSource(root, 'src/config/env.ts')
  );
  const result = readEnv({ ...loadEnv('production', root, 'VITE_'), ...process.env });
  if (result.ok) return result.value;
  for (const problem of result.failure) console.error(problem);
  process.exit(1);
}

/**
 * Every URL of the product (src/config/paths.ts).
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function readPaths(root) {
  const { PATHS } = /** @type {typeof import('../src/config/paths.ts')} */ (
    await loadSource(root, 'src/config/paths.ts')
  );
  return Object.values(PATHS);
}
