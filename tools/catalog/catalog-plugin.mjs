// Vite plugin: `import { causes } from 'virtual:catalog/rejections'` is the compiled part of catalog/.
import { join } from 'node:path';
import { KINDS, ROOT } from './catalog.mjs';
import { problemsText } from './read-yaml.mjs';

const PREFIX = 'virtual:catalog/';
const LAZILY = '@/domain/lazily';
const FULL_ADDRESSES = '@/domain/full-addresses';
/** Asks whether a newer catalogue was loaded before. */
const NEWER_PARTS = '@/domain/rule-book/newer-parts';

/** Beginnings of addresses, left out of the terminal program; compression does that for a page. `@/domain/full-addresses` puts them back. */
const BEGINNINGS = [
  ['\uE001', 'https://support.google.com/googleplay/android-developer/answer/'],
  ['\uE002', 'https://developer.apple.com/app-store/review/guidelines/'],
  ['\uE003', 'https://developer.apple.com/help/app-store-connect/'],
  ['\uE004', 'https://developer.apple.com/'],
  ['\uE005', 'https://developer.android.com/'],
];

/** @param {string} json */
function withShortAddresses(json) {
  return BEGINNINGS.reduce((text, [sign = '', beginning = '']) => text.replaceAll(beginning, sign), json);
}

/**
 * Compiles a part of the catalogue when a module imports it. A broken file ends the build with its name, line and what
 * was expected.
 * @param {{ readsFiles?: boolean }} [options] readsFiles: for Node, parts that are read on use are files beside the code
 * @returns {import('vite').Plugin}
 */
export function catalog({ readsFiles = false } = {}) {
  return {
    name: 'catalog',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const part = id.slice(PREFIX.length + 1);
      const kind = KINDS[part];
      if (!kind) return undefined;
      const { exports, problems, files } = kind.compile(ROOT);
      for (const file of files) this.addWatchFile(join(ROOT, file));
      const due = problems.filter(({ isDue }) => isDue);
      const broken = problems.filter(({ isDue }) => !isDue);
      if (due.length > 0) this.warn(`Check again:\n${problemsText(due)}`);
      if (broken.length > 0) this.error(`The catalogue is broken:\n${problemsText(broken)}`);
      if (kind.isReadOnUse) {
        const json = JSON.stringify(exports);
        const name = `${part}.json`;
        if (readsFiles) this.emitFile({ type: 'asset', fileName: name, source: json });
        return [
          `import { lazily } from '${LAZILY}';`,
          ...(readsFiles ? [`import { readFileSync } from 'node:fs';`] : []),
          `export const read = /* @__PURE__ */ lazily(() => JSON.parse(${readsFiles ? `readFileSync(new URL('./${name}', import.meta.url), 'utf8')` : JSON.stringify(json)}));`,
        ].join('\n');
      }
      // A string that JSON.parse reads starts faster than the same object as code.
      const lines = Object.entries(exports).map(([name, value]) => {
        const json = JSON.stringify(value);
        const short = readsFiles ? withShortAddresses(json) : json;
        const text = short === json ? JSON.stringify(json) : `fullAddresses(${JSON.stringify(short)})`;
        const read = kind.isOfBuild ? `JSON.parse(${text})` : `exportOf('${part}', '${name}', ${text})`;
        return `export const ${name} = /* @__PURE__ */ ${read};`;
      });
      const code = lines.join('\n');
      return [
        ...(kind.isOfBuild ? [] : [`import { exportOf } from '${NEWER_PARTS}';`]),
        ...(code.includes('fullAddresses(') ? [`import { fullAddresses } from '${FULL_ADDRESSES}';`] : []),
        code,
      ].join('\n');
    },
  };
}
