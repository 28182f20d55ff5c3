// Preparations of a developer account before its first app: catalog/before-you-start.yaml.
import { z } from 'zod';
import { readYaml } from '../read-yaml.mjs';

const FILE = 'catalog/before-you-start.yaml';

const text = z.string().trim().min(1);
const phrase = text.regex(/[^.]$/, 'expected no full stop');
const sentences = text.regex(/^[\p{Lu}].*\.$/su, 'expected sentences, from a capital to a full stop');

export const preparationSchema = z.strictObject({
  id: text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected an id such as play-account'),
  store: z.enum(['ios', 'android']).optional().describe('None for what both stores ask for.'),
  title: phrase,
  takes: phrase.describe('How long one waits, in words.'),
  days: z.int().min(0).describe('The same as a number, at most; the longest is shown first.'),
  for: phrase.optional().describe('Whom it concerns; everybody without it.'),
  todo: sentences,
  address: z.url(),
  source: z.strictObject({ label: phrase, url: z.url().optional() }),
  checked: z.iso.date('expected a day such as 2026-11-25'),
  certainty: z.literal('reported').optional().describe('Known from reports, not from a page of the store.'),
});

/** @typedef {z.infer<typeof preparationSchema>} Preparation */

export const beforeYouStart = {
  schemas: { 'before-you-start': z.array(preparationSchema) },
  /** @param {string} root */
  compile(root) {
    /** @type {import('../read-yaml.mjs').Problem[]} */
    const problems = [];
    const entries = readYaml(root, FILE, preparationSchema, { isList: true, problems });
    const seen = new Set();
    for (const { value, report } of entries) {
      if (seen.has(value.id)) report(['id'], `${value.id} is there twice`);
      seen.add(value.id);
    }
    const rows = entries.map(({ value }) => value).sort((a, b) => b.days - a.days);
    return {
      exports: { preparations: rows },
      problems,
      files: [FILE],
    };
  },
};
