import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Answer of a host for one path: no file for an answer of the host's own. */
export interface HostAnswer {
  status: number;
  file?: string;
  headers: Record<string, string>;
}

/** A configured host: each reads its own format strictly, so that an unknown line fails the test. */
export type Host = (path: string) => HostAnswer;

interface Site {
  dist: string;
  hostsFolder: string;
  /** Every file of the site, as its path from the root. */
  files: Set<string>;
}

/** Finds `pricing.html` at /pricing and `index.html` at a folder, as all these hosts do. */
function fileAt(files: Set<string>, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  return [path, `${path}.html`, `${path}/index.html`, `${path}index.html`].find((file) => files.has(file));
}

function fail(line: string): never {
  throw new Error(`not understood: ${line}`);
}

/** One value per name: two hosts disagree about repeated ones. */
function merged(...lists: [string, string][][]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of lists.flat()) {
    if (name in headers) throw new Error(`${name} is set twice`);
    headers[name] = value;
  }
  return headers;
}

/** A path of `_headers` or `_redirects`: `*` is anything, `:name` one part of the path. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`);
}

function readHeadersFile(dist: string): (path: string) => Record<string, string> {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of readFileSync(join(dist, '_headers'), 'utf8').split('\n')) {
    if (line === '') continue;
    const [, name, value] = /^ {2}([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/')) rules.push({ pattern: pathPattern(line), headers: [] });
    else fail(line);
  }
  return (path) => merged(...rules.filter(({ pattern }) => pattern.test(path)).map(({ headers }) => headers));
}

function readRedirects(dist: string): (path: string) => string | undefined {
  const rules = readFileSync(join(dist, '_redirects'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, from, to] = /^(\/\S*) (\/\S*) 200$/.exec(line) ?? fail(line);
      return { pattern: pathPattern(from ?? ''), to };
    });
  return (path) => rules.find(({ pattern }) => pattern.test(path))?.to;
}

/** Netlify: a file takes precedence over a rewrite; a path without either gets 404.html. */
export function netlify({ dist, files }: Site): Host {
  const headers = readHeadersFile(dist);
  const rewrite = readRedirects(dist);
  return (path) => {
    const file = fileAt(files, path) ?? fileAt(files, rewrite(path));
    return { status: file ? 200 : 404, file: file ?? '/404.html', headers: headers(path) };
  };
}

/** Cloudflare Pages: a rewrite is followed even where a file exists, and `.html` in an address is redirected. */
export function cloudflarePages({ dist, files }: Site): Host {
  const headers = readHeadersFile(dist);
  const rewrite = readRedirects(dist);
  return (path) => {
    const target = rewrite(path) ?? path;
    if (target.endsWith('.html')) return { status: 308, headers: headers(path) };
    const file = fileAt(files, target);
    return { status: file ? 200 : 404, file: file ?? '/404.html', headers: headers(path) };
  };
}

/** nginx: the longest prefix wins; the last word of try_files is requested again, or a named location. */
export function nginx({ hostsFolder, files }: Site): Host {
  const text = readFileSync(join(hostsFolder, 'nginx.conf'), 'utf8').replaceAll(/^#.*$/gm, '').trim();
  const locations = [...text.matchAll(/location (\S+) \{\n([\s\S]*?)\n\}/g)].map(
    ([, prefix = '', body = '']) => ({
      prefix,
      directives: body.split('\n').map((line) => line.trim()),
    }),
  );
  const left = text.replaceAll(/location (\S+) \{\n([\s\S]*?)\n\}/g, '').trim();
  if (left) fail(left);

  function answer(place: (typeof locations)[number] | undefined, path: string): HostAnswer {
    const headers: [string, string][] = [];
    let tries: string[] = [];
    let status = 404;
    for (const line of place?.directives ?? fail(path)) {
      const [, name, value] = /^add_header ([\w-]+) "([^"$]+)" always;$/.exec(line) ?? [];
      const [, words] = /^try_files (.+);$/.exec(line) ?? [];
      if (name && value) headers.push([name, value]);
      else if (words) tries = words.split(' ');
      else if (line === 'return 404;') status = 404;
      else fail(line);
    }
    const last = tries.pop();
    const found = tries
      .map((word) => word.replace('$uri', path).replace('//', '/'))
      .find((file) => files.has(file));
    if (found) return { status: 200, file: found, headers: merged(headers) };
    if (last?.startsWith('@'))
      return answer(
        locations.find(({ prefix }) => prefix === last),
        path,
      );
    if (last) return ask(last);
    return { status, headers: merged(headers) };
  }

  function ask(path: string): HostAnswer {
    const [place] = locations
      .filter(({ prefix }) => path.startsWith(prefix))
      .sort((a, b) => b.prefix.length - a.prefix.length);
    return answer(place, path);
  }
  return ask;
}

/** Caddy: site headers first, then the first handle block that fits. */
export function caddy({ hostsFolder, files }: Site): Host {
  const rows = readFileSync(join(hostsFolder, 'Caddyfile'), 'utf8').split('\n');
  const blocks: { head: string; lines: string[] }[] = [];
  let isOpen = false;
  for (const row of rows.filter((each) => each.trim() && !each.startsWith('#'))) {
    if (!isOpen && row.endsWith(' {')) blocks.push({ head: row.slice(0, -2), lines: [] });
    else if (isOpen && row.startsWith('\t')) blocks.at(-1)?.lines.push(row.trim());
    else if (!(isOpen && row === '}')) fail(row);
    isOpen = row !== '}';
  }
  const ofSite = blocks.filter(({ head }) => head === 'header').flatMap(({ lines }) => lines.map(named));
  const handles = blocks.filter(({ head }) => head.startsWith('handle'));
  if (handles.length + 1 !== blocks.length) fail('a block beside header and handle');

  function named(line: string): [string, string] {
    const [, name = '', value = ''] = /^([\w-]+) "([^"]+)"$/.exec(line) ?? fail(line);
    return [name, value];
  }

  return (path) => {
    const block = handles.find(({ head }) => path.startsWith(head.replace(/^handle ?/, '').replace('*', '')));
    const headers: [string, string][] = [];
    const matchers = new Map<string, boolean>();
    let tries = ['{path}'];
    let isServed = false;
    for (const line of block?.lines ?? []) {
      const [, matcher, negation] = /^(@\w+) (not )?file$/.exec(line) ?? [];
      const [, condition, header] = /^header (?:(@\w+) )?(.+)$/.exec(line) ?? [];
      if (matcher) matchers.set(matcher, files.has(path) !== Boolean(negation));
      else if (header && (!condition || (matchers.get(condition) ?? fail(line)))) headers.push(named(header));
      else if (line.startsWith('try_files ')) tries = line.split(' ').slice(1);
      else if (line === 'file_server') isServed = true;
      else if (!header) fail(line);
    }
    const found = tries
      .map((word) => word.replace('{path}', path).replace('//', '/'))
      .find((file) => files.has(file));
    const file = isServed ? found : undefined;
    return { status: file ? 200 : 404, file, headers: merged(ofSite, headers) };
  };
}

interface VercelConfig {
  cleanUrls: boolean;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites: { source: string; destination: string }[];
}

/** Vercel: files first, then rewrites; with clean URLs a page is found only without `.html`. */
export function vercel({ hostsFolder, files }: Site): Host {
  const { cleanUrls, headers, rewrites, ...rest } = JSON.parse(
    readFileSync(join(hostsFolder, 'vercel.json'), 'utf8'),
  ) as VercelConfig;
  if (!cleanUrls || Object.keys(rest).length > 0) fail(JSON.stringify(rest));
  const matches = (source: string, path: string) => new RegExp(`^${source}$`).test(path);
  const page = (path: string) => (path.endsWith('.html') ? undefined : fileAt(files, path));
  return (path) => {
    const rewritten = rewrites.find(({ source }) => matches(source, path))?.destination;
    const file = page(path) ?? (rewritten && page(rewritten));
    return {
      status: file ? 200 : 404,
      ...(file && { file }),
      headers: merged(
        ...headers
          .filter(({ source }) => matches(source, path))
          .map((rule) => rule.headers.map(({ key, value }): [string, string] => [key, value])),
      ),
    };
  };
}
