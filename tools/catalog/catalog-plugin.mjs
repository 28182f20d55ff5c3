// Vite plugin: `import { causes } from 'virtual:catalog/rejections'` is the compiled part of catalog/.
import { join } from 'node:path';
import { KINDS, ROOT } from './catalog.mjs';
import { problemsText } from './read-yaml.mjs';

const PREFIX = 'virtual:catalog/';

/**
 * Compiles a part of the catalogue when a module imports it. A broken file ends the build with its name, line and what
 * was expected.
 * @returns {import('vite').Plugin}
 */
export function catalog() {
  return {
    name: 'catalog',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const kind = KINDS[id.slice(PREFIX.length + 1)];
      if (!kind) return undefined;
      const { exports, problems, files } = kind.compile(ROOT);
      for (const file of files) this.addWatchFile(join(ROOT, file));
      const due = problems.filter(({ isDue }) => isDue);
      const broken = problems.filter(({ isDue }) => !isDue);
      if (due.length > 0) this.warn(`Check again:\n${problemsText(due)}`);
      if (broken.length > 0) this.error(`The catalogue is broken:\n${problemsText(broken)}`);
      // A string that JSON.parse reads starts faster than the same object as code.
      return Object.entries(exports)
        .map(
          ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
        )
        .join('\n');
    },
  };
}
