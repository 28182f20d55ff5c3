// The licence notices of all third-party code in the site: dist/licences.txt, written by each build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path at which the site serves the notices; the footer links to it (src/config/paths.ts). */
export const LICENCES_FILE = 'licences.txt';

/**
 * Licences under which a closed product may ship code or (OFL) fonts, given the notice. Any other stops the build.
 */
const ACCEPTED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
]);

/** Development packages of which a part is shipped: Tailwind's base styles. */
const SHIPPED_BY_TOOLS = ['node_modules/tailwindcss'];

/** The text for packages that only name their licence. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
/** @type {Record<string, string>} */
const STANDARD_TEXTS = { MIT };

/** @typedef {{ name: string, version: string, licence: string, notice: string }} Package */

/**
 * Every package of the lock file that is not for development alone, transitive ones included, by name.
 * @param {string} root folder with package-lock.json and node_modules
 * @returns {Package[]}
 * @throws Error that names each package whose licence is not accepted or has no text
 */
export function shippedPackages(root) {
  /** @type {{ packages: Record<string, { dev?: boolean, devOptional?: boolean, peer?: boolean }> }} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const folders = Object.entries(lock.packages)
    .filter(([folder, entry]) => folder && !entry.dev && !entry.devOptional && !entry.peer)
    .map(([folder]) => folder);
  /** @type {string[]} */
  const problems = [];
  const packages = [...folders, ...SHIPPED_BY_TOOLS.filter((folder) => folder in lock.packages)].map(
    (folder) => {
      const found = readPackage(join(root, folder));
      const name = `${found.name} ${found.version}`;
      if (!ACCEPTED.has(found.licence))
        problems.push(`${name}: the licence "${found.licence}" is not accepted`);
      else if (!found.notice) problems.push(`${name}: no text of its licence ${found.licence}`);
      return found;
    },
  );
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nSee tools/build/licences.mjs.`);
  return packages.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** @param {string} folder @returns {Package} */
function readPackage(folder) {
  /** @type {{ name: string, version: string, license?: string, author?: string | { name: string } }} */
  const {
    name,
    version,
    license = 'none',
    author,
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|copying)(?:[.-]|$)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const standard = STANDARD_TEXTS[license];
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);
  const notice = texts.join('\n\n') || (standard ? `Copyright (c) ${holder}\n\n${standard}` : '');
  return { name, version, licence: license, notice };
}

/**
 * Formats the notices as one text. Packages with the same words are grouped.
 * @param {Package[]} packages
 */
export function noticesText(packages) {
  /** @type {Map<string, Package[]>} */
  const groups = new Map();
  for (const each of packages) {
    const words = each.notice.replaceAll(/\s+/g, ' ');
    groups.set(words, [...(groups.get(words) ?? []), each]);
  }
  const sections = [...groups.values()].map((group) =>
    [
      ...group.map(({ name, version, licence }) => `${name} ${version} (${licence})`),
      '',
      group[0]?.notice ?? '',
      '',
    ].join('\n'),
  );
  const line = `${'-'.repeat(80)}\n`;
  return `StorePilot is built with the work of others, under these licences.\n\n${line}${sections.join(line)}`;
}

/**
 * Adds the notices to the site, and serves them in development.
 * @returns {import('vite').Plugin}
 */
export function licences() {
  let root = '';
  const text = () => noticesText(shippedPackages(root));
  return {
    name: 'storepilot:licences',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      // Only for the site: tests build single pages and the server's code elsewhere.
      if (this.environment.name !== 'client' || !existsSync(join(root, 'package-lock.json'))) return;
      this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: text() });
    },
    configureServer(server) {
      server.middlewares.use(`/${LICENCES_FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(text());
      });
    },
  };
}
