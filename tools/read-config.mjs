import { runnerImport, loadEnv } from 'vite';

/**
 * Reads the configuration of this build from the environment and .env, by the product's own rules (src/config/env.ts).
 * A wrong or incomplete configuration stops the command with one line per problem.
 * @param {string} root
 * @returns {Promise<{ kind: 'embedded' } | { kind: 'hosted', origin: string, anonKey: string }>}
 */
export async function readConfig(root) {
  const { module } = await runnerImport(`${root}/src/config/env.ts`, { root, configFile: false });
  const { readEnv } = /** @type {typeof import('../src/config/env.ts')} */ (module);
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
  const { module } = await runnerImport(`${root}/src/config/paths.ts`, { root, configFile: false });
  return Object.values(/** @type {typeof import('../src/config/paths.ts')} */ (module).PATHS);
}
