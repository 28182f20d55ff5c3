import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ResourceTemplate, type McpServer, type ReadResourceResult } from '@modelcontextprotocol/server';
import { builders } from 'virtual:catalog/builders';
import { consoles } from 'virtual:catalog/consoles';
import { deadlines } from 'virtual:catalog/deadlines';
import { RULES } from '@/checks/rules/rules';
import { findConfig } from '../config-file';
import { explanationOf, RULE_IDS, ruleNamed } from '../commands/rules';
import { printable, type Terminal } from '../terminal/terminal';
import { UsageError } from '../terminal/usage-error';
import { cleanText, MAX_ANSWER_BYTES, NOTICE } from './answer';
import { pathInside } from './project-folder';

interface Entry {
  id: string;
  title: string;
}

/** A folder of the catalogue: its entries, and one of them in full. */
interface Shelf {
  title: string;
  list: () => Promise<readonly Entry[]> | readonly Entry[];
  /** Undefined for an unknown id. */
  read: (id: string) => Promise<unknown>;
}

const pages = Object.values(consoles).flatMap((console) =>
  console.pages.map((page) => ({ ...page, id: `${console.store}-${page.id}`, console: console.name })),
);

const SHELVES: Readonly<Record<string, Shelf>> = {
  rules: {
    title: 'Rules of both stores',
    list: () => RULE_IDS.map((id) => ({ id, title: RULES[id].title })),
    read: (id) => {
      const known = ruleNamed(id);
      return Promise.resolve({ ...RULES[known], ...explanationOf(known), id: known });
    },
  },
  rejections: {
    title: 'Rejection causes with their cases and steps',
    list: async () => (await import('../commands/decode-text')).rejectionEntries(),
    read: async (id) => (await import('../commands/decode-text')).rejectionEntry(id),
  },
  deadlines: {
    title: 'Dated rules',
    list: () => deadlines.map(({ id, title }) => ({ id, title })),
    read: (id) => Promise.resolve(deadlines.find((each) => each.id === id)),
  },
  builders: {
    title: 'No-code builders: where things are set, how the build is made',
    list: () => builders.map(({ id, name }) => ({ id, title: name })),
    read: (id) => Promise.resolve(builders.find((each) => each.id === id)),
  },
  consoles: {
    title: 'Pages and fields of App Store Connect and Play Console',
    list: () => pages.map(({ id, title, console }) => ({ id, title: `${console}: ${title}` })),
    read: (id) => Promise.resolve(pages.find((each) => each.id === id)),
  },
};

const JSON_TYPE = { mimeType: 'application/json' };

/** Registers the catalogue’s entries and the config of the project. */
export function registerResources(server: McpServer, terminal: Terminal): void {
  for (const [name, shelf] of Object.entries(SHELVES)) {
    const uri = `storepilot://${name}`;
    const first = async ({ href }: URL) => contents(href, indexOf(uri, await shelf.list(), 0));
    server.registerResource(name, uri, { title: shelf.title, ...JSON_TYPE }, first);
    server.registerResource(
      `${name}-entry`,
      new ResourceTemplate(`${uri}/{id}`, { list: undefined }),
      { title: `${shelf.title}: one entry, or a later page of the list as “from-100”`, ...JSON_TYPE },
      async ({ href }, { id }) => {
        const key = decodeURIComponent(String(id));
        const from = /^from-(\d{1,6})$/.exec(key)?.[1];
        if (from !== undefined) return contents(href, indexOf(uri, await shelf.list(), Number(from)));
        const entry = await shelf.read(key);
        if (entry === undefined)
          throw new UsageError(`There is no entry “${printable(key.slice(0, 80))}” in ${uri}.`);
        return contents(href, entry);
      },
    );
  }
  server.registerResource(
    'config',
    'storepilot://config',
    { title: 'Config of the project', ...JSON_TYPE },
    ({ href }) => contents(href, configOf(terminal)),
  );
}

/** A page of a list that fits into an answer. */
function indexOf(uri: string, entries: readonly Entry[], offset: number) {
  const shown: (Entry & { uri: string })[] = [];
  let size = 300;
  for (const { id, title } of entries.slice(offset)) {
    const entry = { id, title, uri: `${uri}/${encodeURIComponent(id)}` };
    size += 2 * Buffer.byteLength(JSON.stringify(entry));
    if (size > MAX_ANSWER_BYTES) break;
    shown.push(entry);
  }
  const end = offset + shown.length;
  return {
    total: entries.length,
    entries: shown,
    next: end < entries.length ? `${uri}/from-${end}` : null,
  };
}

/** The config that the tools use, and the text of its file. */
function configOf({ cwd, root }: Terminal): object {
  const found = findConfig(cwd, undefined, root);
  if (found.path === undefined) return { notice: NOTICE, path: null, config: {} };
  return {
    notice: NOTICE,
    path: found.path,
    config: found.config,
    userTextSource: readFileSync(resolve(cwd, pathInside(found.path, cwd)), 'utf8'),
  };
}

/** An entry as a resource; a long one is shortened until it fits. */
function contents(uri: string, value: unknown): ReadResourceResult {
  for (const most of [8000, 2000, 600, 200, 60]) {
    const text = JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'string' ? cleanText(each, most) : each,
    );
    const result = { contents: [{ uri, text, ...JSON_TYPE }] };
    if (Buffer.byteLength(JSON.stringify(result)) <= MAX_ANSWER_BYTES) return result;
  }
  throw new UsageError(`${uri} is too large for an answer.`);
}
