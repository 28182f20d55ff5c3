import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { serveSite } from '../../tools/serve/server.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
  }
}

/** Serves dist/ as production would, with an embedded backend in memory, for all journeys. */
export async function setup(project: TestProject) {
  const dist = fileURLToPath(new URL('../../dist', import.meta.url));
  process.env.LITE_AUTH_BCRYPT_COST = '4'; // the embedded backend hashes passwords in 1 instead of 70 ms
  const site = await serveSite({ dist, port: 0, hasEmbeddedBackend: true });
  project.provide('siteUrl', site.url);
  return () => site.close();
}
