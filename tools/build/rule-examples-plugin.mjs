import { parseSync, Visitor } from 'vite';

/** The module with which the terminal program finds the examples of a rule. */
const EXAMPLES_OF = '/cli/rules/examples.ts';
const FILE = 'examples.json';

/**
 * Leaves the examples of rules, which tests apply, out of the code. `storepilot explain` shows them: for it they are a file
 * beside the code.
 * @param {{ examples?: Record<string, unknown> }} [options] examples: by rule, for the terminal program
 * @returns {import('vite').Plugin}
 */
export function withoutRuleExamples({ examples } = {}) {
  return {
    name: 'storepilot:rule-examples',
    enforce: 'pre',
    load(id) {
      if (!examples || !id.endsWith(EXAMPLES_OF)) return undefined;
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(examples) });
      return `import { readFileSync } from 'node:fs';
let read;
export function examplesOf(id) {
  read ??= JSON.parse(readFileSync(new URL('./${FILE}', import.meta.url), 'utf8'));
  return read[id];
}`;
    },
    transform(code, id) {
      if (!/\/src\/checks\/.*\.ts$/.test(id) || !code.includes('examples')) return undefined;
      return { code: withoutExamples(code, id), map: null };
    },
  };
}

/**
 * Removes the examples of each object that has what a rule has; what rules of a family share may be spread into it.
 * @param {string} code @param {string} file
 */
function withoutExamples(code, file) {
  /** @type {{ start: number, end: number }[]} */
  const places = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const nameOf = (/** @type {(typeof properties)[number]} */ each) =>
        each.type === 'Property' && each.key.type === 'Identifier' ? each.key.name : '';
      const names = properties.map(nameOf);
      if (!['why', 'fix'].every((name) => names.includes(name))) return;
      const found = properties.find((each) => nameOf(each) === 'examples');
      if (found) places.push({ start: found.start, end: found.end });
    },
  }).visit(parseSync(file, code).program);
  let kept = '';
  let from = 0;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    kept += code.slice(from, start);
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  return kept + code.slice(from);
}
