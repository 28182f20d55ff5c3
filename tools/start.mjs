// npm start: builds the site and serves it with the embedded backend.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from './build.mjs';
import { DEMO_TEAM } from './serve/demo-team.mjs';
import { AccountsError, DEMO_ACCOUNT } from './serve/embedded-backend.mjs';
import { serveSite } from './serve/server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT || 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}

const { dist, backend } = await buildSite({ quiet: true });
try {
  const { url } = await serveSite({
    dist,
    port,
    hasEmbeddedBackend: backend.kind === 'embedded',
    accountsFolder: join(root, '.storepilot'),
  });
  console.log(`\n  StorePilot  ${url}`);
  if (backend.kind === 'embedded') {
    console.log(`  Demo account  ${DEMO_ACCOUNT.email}  ${DEMO_ACCOUNT.password}`);
    console.log(`  Second member of its team  ${DEMO_TEAM.email}  ${DEMO_TEAM.password}`);
    console.log('  Accounts are stored in .storepilot/ on this machine. Stop with Ctrl+C.\n');
  } else {
    console.log(`  Sign-in by ${backend.origin}. Stop with Ctrl+C.\n`);
  }
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) console.error(`Port ${port} is taken: choose another, e.g. PORT=4180 npm start`);
  else console.error(error instanceof AccountsError ? error.message : error);
  process.exit(1);
}
