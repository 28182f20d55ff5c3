import { readFileSync } from 'node:fs';

/**
 * Reads a `_headers` file of the built site: the headers of the paths that match a pattern.
 * @param {string} file
 */
export function readHeaderRules(file) {
  /** @type {{ pattern: RegExp, headers: [string, string][] }[]} */
  const rules = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const header = /^ {2}([A-Za-z-]+): (.*)$/.exec(line);
    if (header?.[1] && header[2]) rules.at(-1)?.headers.push([header[1], header[2]]);
    else if (line.startsWith('/')) {
      const pattern = line.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+');
      rules.push({ pattern: new RegExp(`^${pattern}$`), headers: [] });
    }
  }
  return rules;
}
