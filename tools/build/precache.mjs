import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { RECOGNITION_FOLDER } from './headers.mjs';
import { LICENCES_FILE } from './licences.mjs';

/**
 * Writes dist/sw.js: the service worker with the list of every file of this build. The version is a hash over their
 * contents, so that the same build gives the same worker.
 * @param {string} dist @param {Record<string, string>} pages URL path to the prerendered file that answers it
 */
export function writeServiceWorker(dist, pages) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('_') && !entry.name.startsWith('.'))
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    // Fonts are stored when a drawing first uses them, text recognition (4 MB) with the first picture of a message,
    // and the language detector (950 KB) with the first listing.
    .filter(
      (file) =>
        !/\.(?:woff2|wasm|gz)$|\/static\.extrasmall-/.test(file) && !file.startsWith(RECOGNITION_FOLDER),
    )
    .filter((file) => file !== '/sw.js' && file !== '/robots.txt')
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
  // Without this entry, the shell would answer a visit to it.
  const visited = { ...pages, [`/${LICENCES_FILE}`]: `/${LICENCES_FILE}` };
  const worker = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
  const precache = JSON.stringify({
    version: hash.digest('hex').slice(0, 16),
    files: files.map(addressOf),
    pages: Object.fromEntries(Object.entries(visited).map(([path, file]) => [path, addressOf(file)])),
  });
  writeFileSync(join(dist, 'sw.js'), `const PRECACHE = ${precache};\n${worker}`);
}

/**
 * Returns the address that every host answers without a redirect: some redirect `/pricing.html` to `/pricing`, and a
 * browser refuses a redirected answer from a service worker as a page.
 * @param {string} file
 */
function addressOf(file) {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}
