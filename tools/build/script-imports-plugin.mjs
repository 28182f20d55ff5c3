import { fileURLToPath } from 'node:url';

const ORIGINAL = 'deps.map((depString) =>';
const LIST = fileURLToPath(new URL('../../src/lib/script-imports.ts', import.meta.url));

/** Before code loads on demand, Vite's helper asks for all files that it imports; this leaves it the file alone. */
export const ONLY_THE_FILE = {
  /** @param {string} file @param {string[]} deps @param {{ hostType: 'html' | 'js' }} host */
  resolveDependencies: (file, deps, { hostType }) => (hostType === 'html' ? deps : [file]),
};

/**
 * Takes what a file imports from one list for the whole build (tools/build/prerender.mjs writes it), which loads after the first
 * page. By default each script that loads others on demand lists the names of all they import: 8 KB of what `/submit` loads.
 * @returns {import('vite').Plugin}
 */
export function importsFromList() {
  let isFound = false;
  return {
    name: 'storepilot:script-imports',
    transform(code, id) {
      if (!id.endsWith('vite/preload-helper.js')) return;
      isFound = code.includes(ORIGINAL);
      return {
        code: `import { withImports } from ${JSON.stringify(LIST)};\n${code.replace(ORIGINAL, `withImports(${ORIGINAL.replace('.', ').')}`)}`,
        map: null,
      };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error(`Vite's helper has no "${ORIGINAL}" any more`);
    },
  };
}
