// Builds the site into dist/: the client, the prerendered pages, the headers for static hosts in dist-hosts/.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { CLIENT_BUILD } from './build/chunks.mjs';
import { firstRenderOnly } from './build/first-render-plugin.mjs';
import { addPolicyToShell } from './build/headers.mjs';
import { writeServiceWorker } from './build/precache.mjs';
import { prerender } from './build/prerender.mjs';
import { readConfig, readPaths } from './read-config.mjs';
import { checkSizes } from './build/size-budget.mjs';
import { writeHostFiles } from './build/static-hosts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/**
 * @param {{ quiet?: boolean, folder?: string }} [options]
 * folder: where dist/ and dist-hosts/ are written, within the project; the project's own by default
 */
export async function buildSite({ quiet = false, folder = root } = {}) {
  const backend = await readConfig(root);
  const paths = await readPaths(root);
  // Reading TypeScript through Vite sets `development`, and with it React's slow build.
  process.env.NODE_ENV = 'production';
  const dist = join(folder, 'dist');
  const work = join(folder, '.storepilot/prerender');
  const hostsFolder = join(folder, 'dist-hosts');
  const logLevel = quiet ? 'error' : 'info';
  await build({ root, logLevel, ...CLIENT_BUILD, build: { ...CLIENT_BUILD.build, outDir: dist } });
  await Promise.all([
    checkSizes(dist),
    build({
      root,
      logLevel: 'error',
      plugins: [firstRenderOnly()],
      build: {
        ssr: 'src/app/prerender-entry.tsx',
        outDir: work,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
      },
    }),
  ]);
  const pages = await prerender(dist, join(work, 'entry.mjs'));
  rmSync(join(dist, '.vite'), { recursive: true });
  const authOrigin = backend.kind === 'hosted' ? backend.origin : undefined;
  addPolicyToShell({ dist, authOrigin });
  writeServiceWorker(dist, pages);
  mkdirSync(hostsFolder, { recursive: true });
  writeHostFiles({ dist, hostsFolder, authOrigin, paths });
  return { dist, backend };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { backend } = await buildSite();
  if (backend.kind === 'embedded') {
    console.log(
      'Built for the embedded backend (npm start). For a static host set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY.',
    );
  }
}
