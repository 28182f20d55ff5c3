import { join } from 'node:path';
import { runnerImport } from 'vite';
import { catalog } from './catalog/catalog-plugin.mjs';

/**
 * Loads a TypeScript module of the product or its tests, with the imports that work there.
 * @param {string} root of the project @param {string} path @returns {Promise<unknown>}
 */
export async function loadSource(root, path) {
  const { module } = await runnerImport(join(root, path), {
    root,
    configFile: false,
    plugins: [catalog()],
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src'), '@tests': join(root, 'tests') } },
  });
  return module;
}
