// Source files of the pages, as keys of Vite's manifest.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROUTE_TABLE = fileURLToPath(new URL('../src/app/routes.ts', import.meta.url));

/** The name of a record and the module its page is imported from; no record contains another. */
const RECORD = /^ {2}(\w+): \{\n(?: {4}.*\n)*? {4,}.*import\('@\/(features\/[^']+)'\)/gm;

/** The file of each page by the name of its route, read from the route table. @returns {Record<string, string>} */
export function pageSources() {
  const records = readFileSync(ROUTE_TABLE, 'utf8').matchAll(RECORD);
  return Object.fromEntries([...records].map(([, name, module]) => [name, `src/${module}.tsx`]));
}

/** What a signed-in page always loads in addition to its own chunk. */
export const WHEN_SIGNED_IN = [
  'src/app/layout/workspace-layout.tsx',
  'src/lib/auth/supabase-auth-gateway.ts',
];
