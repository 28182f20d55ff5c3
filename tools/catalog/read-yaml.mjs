// Reads YAML files and reports what is wrong in them by file and line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isPair, isSeq, LineCounter, parseDocument } from 'yaml';

/**
 * Something wrong in a catalogue file.
 * @typedef {{ file: string, line: number, message: string, isDue?: boolean }} Problem isDue: to be checked again, not broken
 */

/**
 * One thing of the catalogue: a whole file, or one item of a file that is a list.
 * @template Value
 * @typedef {{ file: string, value: Value, report: (path: readonly PropertyKey[], message: string, kind?: { isDue?: boolean }) => void }} Entry
 */

/**
 * Lists the YAML files below a folder, sorted; those that begin with an underscore are templates.
 * @param {string} folder @returns {string[]} paths relative to the folder
 */
export function yamlFilesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !/(?:^|\/)_/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort(new Intl.Collator('en', { numeric: true }).compare);
}

/**
 * The content of each file that was read: some are read for several kinds, and parsing takes most of the time.
 * @type {Map<string, { text: string, content: unknown }>}
 */
const contents = new Map();

/** @param {string} text */
function parse(text) {
  const lines = new LineCounter();
  return { lines, document: parseDocument(text, { lineCounter: lines }) };
}

/**
 * Reads one file and validates it.
 * @template Value
 * @param {string} root of the project
 * @param {string} file relative to the root
 * @param {import('zod').ZodType<Value>} schema of the file, or of each item
 * @param {{ isList?: boolean, problems: Problem[] }} options
 * @returns {Entry<Value>[]} only what is valid
 */
export function readYaml(root, file, schema, { isList = false, problems }) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const known = contents.get(path);
  /** @type {ReturnType<typeof parse> | undefined} */
  let parsed = known?.text === text ? undefined : parse(text);
  // Where something is in the file is needed only for a problem.
  const found = () => (parsed ??= parse(text));
  /** @param {number | undefined} offset @param {string} message @param {{ isDue?: boolean }} [kind] */
  const add = (offset, message, kind = {}) => {
    const line = offset === undefined ? 1 : found().lines.linePos(offset).line;
    problems.push({ file, line, message, ...kind });
  };
  const { errors = [] } = parsed?.document ?? {};
  for (const { pos, message } of errors) add(pos[0], message.split('\n')[0] ?? message);
  if (errors.length > 0) return [];
  /** @param {readonly PropertyKey[]} at @param {string} message @param {{ isDue?: boolean }} [kind] */
  const report = (at, message, kind) => {
    const name = at.filter((key) => typeof key === 'string').join('.');
    add(offsetOf(found().document.contents, at), name ? `${name}: ${message}` : message, kind);
  };
  const content = parsed ? /** @type {unknown} */ (parsed.document.toJS()) : known?.content;
  contents.set(path, { text, content });
  if (isList && !Array.isArray(content)) {
    report([], 'expected a list');
    return [];
  }
  const items = isList ? /** @type {unknown[]} */ (content) : [content];
  return items.flatMap((item, index) => {
    const prefix = isList ? [index] : [];
    const result = schema.safeParse(item);
    if (result.success)
      return [
        {
          file,
          value: result.data,
          report: (path, message, kind) => report([...prefix, ...path], message, kind),
        },
      ];
    for (const issue of result.error.issues.flatMap(inUnion)) {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      const ofKey = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined;
      const message = unknown.length > 0 ? 'no such field' : (ofKey ?? issue.message);
      report([...prefix, ...issue.path, ...unknown], message);
    }
    return [];
  });
}

/**
 * Of several forms that a value may have, the problems of the one that it is nearest to.
 * @param {import('zod').core.$ZodIssue} issue @returns {import('zod').core.$ZodIssue[]}
 */
function inUnion(issue) {
  if (issue.code !== 'invalid_union') return [issue];
  const [form] = issue.errors
    .filter(([first]) => first?.code !== 'invalid_type' || first.path.length > 0)
    .sort((a, b) => a.length - b.length);
  return form?.map((each) => ({ ...each, path: [...issue.path, ...each.path] })).flatMap(inUnion) ?? [issue];
}

/**
 * Finds where in the file a path of keys is, or as much of it as there is.
 * @param {unknown} node @param {readonly PropertyKey[]} path @returns {number | undefined}
 */
function offsetOf(node, path) {
  /** @type {number | undefined} */
  let offset = /** @type {{ range?: [number, number, number] } | null} */ (node)?.range?.[0];
  let current = node;
  for (const key of path) {
    if (isMap(current)) {
      const pair = current.items.find((each) => isPair(each) && String(each.key) === String(key));
      if (!pair) break;
      offset = /** @type {{ range?: [number, number, number] }} */ (pair.key).range?.[0] ?? offset;
      current = pair.value;
    } else if (isSeq(current)) {
      current = current.items[Number(key)];
      offset =
        /** @type {{ range?: [number, number, number] } | undefined} */ (current)?.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}

/** @param {readonly Problem[]} problems @returns {string} one line for each */
export function problemsText(problems) {
  return [...new Set(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`))].join('\n');
}
