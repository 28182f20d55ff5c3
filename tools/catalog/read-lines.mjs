// Folders of JSON lines: many short texts with a label, one object a line, which YAML would double in length.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the `.jsonl` files of a folder in the order of their names. Lines that don't fit are problems, and left out.
 * @template T
 * @param {string} root of the project @param {string} folder
 * @param {import('zod').ZodType<T>} schema of a line
 * @param {(value: T) => string | undefined} objectionTo what a line that fits has wrong all the same
 * @param {import('./read-yaml.mjs').Problem[]} problems
 * @returns {{ values: T[], files: string[] }}
 */
export function readLines(root, folder, schema, objectionTo, problems) {
  const path = join(root, folder);
  const files = (existsSync(path) ? readdirSync(path) : [])
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => `${folder}/${file}`);
  const values = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        if (line === '') return [];
        const { data, error } = schema.safeParse(parsed(line));
        const message = error ? (error.issues[0]?.message ?? 'expected an entry') : objectionTo(data);
        if (message !== undefined) problems.push({ file, line: index + 1, message });
        return error ? [] : [data];
      }),
  );
  return { values, files };
}

/** @param {string} line @returns {unknown} */
function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
