import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, { file: string, imports?: string[], dynamicImports?: string[] }>} Manifest */

const UTILITIES = '@layer utilities{';
/** Characters that may precede and follow a class name in a script or in HTML. */
const BEFORE = /[\s"'`}]/;
const AFTER = /[\s"'`$\\]/;

/**
 * Returns the rules of a style sheet that the public pages can use, with everything they load on demand: half of the
 * utilities are for tool pages only. The text of the chunks decides, as the sources do for Tailwind.
 * @param {string} css the minified sheet of the whole product @param {string} text of all chunks and pages
 */
export function usedStyles(css, text) {
  const start = css.indexOf(UTILITIES);
  if (start < 0) throw new Error('The style sheet has no layer of utilities');
  const [layer = ''] = rulesOf(css.slice(start));
  const body = layer.slice(UTILITIES.length, -1);
  const kept = rulesOf(body).map((rule) => usedPart(rule, text));
  return css.slice(0, start) + UTILITIES + kept.join('') + css.slice(start + layer.length - 1);
}

/**
 * Reads all scripts that public pages load: immediately, and on demand.
 * @param {string} dist @param {Manifest} manifest @param {readonly string[]} pages keys of their chunks
 * @param {readonly string[]} without keys of chunks that only signed-in users load
 */
export function publicScripts(dist, manifest, pages, without) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} key */
  const collect = (key) => {
    const chunk = manifest[key];
    const isOtherPage = key.startsWith('src/features/') && key.endsWith('-page.tsx') && !pages.includes(key);
    if (!chunk || files.has(chunk.file) || isOtherPage || without.includes(key)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
    chunk.dynamicImports?.forEach(collect);
  };
  ['index.html', ...pages].forEach(collect);
  return [...files].map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
}

/** @param {string} rule @param {string} text @returns {string} empty without a used class */
function usedPart(rule, text) {
  const open = rule.indexOf('{');
  const prelude = rule.slice(0, open);
  if (prelude.startsWith('@')) {
    const inner = rulesOf(rule.slice(open + 1, -1)).map((each) => usedPart(each, text));
    const kept = inner.join('');
    return kept && `${prelude}{${kept}}`;
  }
  const names = [...prelude.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g)].map(([, name = '']) =>
    plain(name),
  );
  return names.length === 0 || names.some((name) => isIn(text, name)) ? rule : '';
}

/** Splits a sheet into its outermost rules. @param {string} css */
function rulesOf(css) {
  const rules = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return rules;
}

/** Undoes the escapes of a class name. @param {string} name */
function plain(name) {
  return name
    .replaceAll(/\\([\da-f]{1,6}) ?/g, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1');
}

/** @param {string} text @param {string} name */
function isIn(text, name) {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (BEFORE.test(text[at - 1] ?? ' ') && AFTER.test(text[at + name.length] ?? ' ')) return true;
  }
  return false;
}
