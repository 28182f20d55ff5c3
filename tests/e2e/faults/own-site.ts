import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveSite } from '../../../tools/serve/server.mjs';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A copy of the built site on a port of its own, to which a journey may deploy again. Accounts outlive a deploy. */
export async function ownSite() {
  const folder = mkdtempSync(join(tmpdir(), 'storepilot-site-'));
  const dist = join(folder, 'dist');
  cpSync(DIST, dist, { recursive: true });
  const serve = (port: number) =>
    serveSite({ dist, port, hasEmbeddedBackend: true, accountsFolder: join(folder, 'accounts') });
  let site = await serve(0);
  const { url } = site;
  return {
    url,
    /** Replaces this build by another one, under the same address. */
    async deploy(change: (dist: string) => void) {
      change(dist);
      await site.close();
      site = await serve(Number(new URL(url).port));
    },
    async close() {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
