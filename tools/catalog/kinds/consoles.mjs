// The stores' consoles: catalog/consoles/<console>.yaml, page by page and field by field.
import { join } from 'node:path';
import { z } from 'zod';
import {
  CONDITIONS,
  ITEM_KINDS,
  OCCASIONS,
  PAGE_SUBJECTS,
} from '../../../src/domain/handover/console-words.mjs';
import { readYaml, yamlFilesIn } from '../read-yaml.mjs';

const FOLDER = 'catalog/consoles';

const text = z.string().trim().min(1);
const day = z.iso.date('expected a day such as 2026-11-25');
const id = text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected an id such as app-information');
/** Words that a sentence is made of by adding a full stop. */
const phrase = text.regex(/[^.]$/, 'expected no full stop');
const sentences = text.regex(/[.]$/, 'expected a full stop');

const conditions = z.array(z.enum(CONDITIONS)).min(1);

const itemSchema = z.strictObject({
  id,
  kind: z.enum(ITEM_KINDS).describe('What a person does with it. A task is something that no file can do.'),
  label: phrase.describe('As the console shows it, in English.'),
  value: id.optional().describe('Where its value comes from: a key of src/domain/handover/values.ts.'),
  otherwise: z
    .literal('choose')
    .optional()
    .describe('Without a value the item stays, for the person to choose in the console.'),
  answer: phrase.optional().describe('The same answer for every app.'),
  per: z.literal('language').optional(),
  needed: z.literal('always').optional().describe('The console refuses to go on without it.'),
  when: conditions.optional(),
  lock: z
    .enum(['version', 'any', 'fixed'])
    .optional()
    .describe('Changes only with a version that is not live, at any time, or never again.'),
  builder: z
    .enum(['file', 'listed'])
    .optional()
    .describe(
      'The builder of the app says how to get the file, or uploads it; a build that the console then lists.',
    ),
  note: sentences.optional(),
  source: text.optional().describe('Key of sources; none where no page of the store says it.'),
});

const pageSchema = z.strictObject({
  id,
  title: phrase,
  place: z.array(text).min(1).describe('What to press, from the first page on.'),
  placeInUpdate: z.array(text).min(1).optional().describe('Where it is elsewhere once the app is published.'),
  address: z.url().optional().describe('The same for every app.'),
  path: text.optional().describe('Where the address of an app goes on.'),
  for: z.array(z.enum(OCCASIONS)).min(1),
  each: z
    .enum(PAGE_SUBJECTS)
    .optional()
    .describe('Repeats the page for each of these that is new with the version.'),
  when: conditions.optional(),
  takes: phrase.describe('Follows "Takes ".'),
  role: phrase.optional().describe('Who may do it, where not everybody may.'),
  instead: sentences.optional().describe('What to do where the console shows something else.'),
  items: z.array(itemSchema).min(1),
});

const placeSchema = z
  .strictObject({
    id,
    title: phrase,
    place: z.array(text).min(1).describe('What to press, from the first page on.'),
    address: z.url().optional().describe('The same for every app.'),
    path: text.optional().describe('Where the address of an app goes on.'),
  })
  .describe('A page that a submission does not need, but advice about a refusal names.');

const stateSchema = z.strictObject({
  id,
  name: phrase,
  means: phrase,
  do: phrase,
  isWaiting: z.boolean().describe('It ends by itself.'),
});

export const consoleSchema = z.strictObject({
  id,
  name: phrase,
  store: z.enum(['ios', 'android']),
  address: z.url(),
  checked: day,
  sources: z.record(z.string(), z.strictObject({ label: text, url: z.url().optional() })),
  pages: z.array(pageSchema).min(1),
  places: z.array(placeSchema).optional(),
  states: z.array(stateSchema).min(1),
});

/** @typedef {z.infer<typeof consoleSchema>} Console */
/** @typedef {import('../read-yaml.mjs').Entry<Console>} ConsoleEntry */

/**
 * Reads and checks every console.
 * @param {string} root of the project @param {import('../read-yaml.mjs').Problem[]} problems
 * @returns {{ entries: ConsoleEntry[], files: string[] }}
 */
export function readConsoles(root, problems) {
  const files = yamlFilesIn(join(root, FOLDER)).map((file) => `${FOLDER}/${file}`);
  return { entries: files.flatMap((file) => readYaml(root, file, consoleSchema, { problems })), files };
}

export const consoles = {
  schemas: { console: consoleSchema },
  /** @param {string} root of the project */
  compile(root) {
    /** @type {import('../read-yaml.mjs').Problem[]} */
    const problems = [];
    const { entries, files } = readConsoles(root, problems);
    for (const { value, report } of entries) {
      /** @type {Set<string>} */
      const ids = new Set();
      /** @type {Set<string>} */
      const pages = new Set();
      for (const key of /** @type {const} */ (['pages', 'places']))
        for (const [index, { id: page }] of (value[key] ?? []).entries()) {
          if (pages.has(page)) report([key, index, 'id'], `${page} is also the id of another page`);
          pages.add(page);
        }
      for (const [index, page] of value.pages.entries()) {
        for (const [at, item] of page.items.entries()) {
          const path = ['pages', index, 'items', at];
          if (ids.has(item.id)) report([...path, 'id'], `${item.id} is also the id of another item`);
          ids.add(item.id);
          if (item.source !== undefined && !(item.source in value.sources))
            report([...path, 'source'], `expected one of ${Object.keys(value.sources).join(', ')}`);
        }
      }
    }
    return {
      exports: {
        consoles: Object.fromEntries(
          entries.map(({ value: { sources: _sources, places: _places, ...each } }) => [
            each.store,
            {
              ...each,
              pages: each.pages.map((page) => ({
                ...page,
                items: page.items.map(({ source: _source, ...item }) => item),
              })),
            },
          ]),
        ),
      },
      problems,
      files,
    };
  },
};
