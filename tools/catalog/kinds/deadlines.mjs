// Dated rules of the stores: catalog/deadlines.yaml.
import { z } from 'zod';
import { readYaml } from '../read-yaml.mjs';
import { sourceReader, SOURCES, sourceSchema } from './sources.mjs';

const FILE = 'catalog/deadlines.yaml';

const text = z.string().trim().min(1);
const day = z.iso.date('expected a day such as 2026-11-22');
const sentences = text.regex(/^[\p{Lu}\d“"].*\.$/su, 'expected sentences, from a capital to a full stop');

export const deadlineSchema = z.strictObject({
  id: text.regex(/^(?:apple|play|age)-[a-z\d-]+$/, 'expected an id that begins with apple-, play- or age-'),
  store: z.enum(['ios', 'android']).optional().describe('None when it is a rule of both stores.'),
  date: z
    .union(
      [day, z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)],
      'expected a day, 2027-01-27, or a month, 2027-04',
    )
    .describe('Sentences take it as {date}.'),
  extendedTo: day.optional().describe('Last day of the extension that the store grants on request.'),
  title: text.regex(/[^.]$/, 'expected no full stop'),
  scope: text.describe('The apps or accounts that the rule binds.'),
  rule: sentences.describe('What the rule says.'),
  action: sentences.describe('What to do about it.'),
  source: sourceSchema,
  checked: day.describe('The day the source was last read.'),
  certainty: z
    .strictObject({ level: z.enum(['reported', 'conflicting']), note: sentences })
    .optional()
    .describe('Official without it.'),
  news: z
    .strictObject({
      day: day.describe('The day it was entered or changed here.'),
      change: sentences.optional().describe('The change; none for a new record.'),
    })
    .optional()
    .describe('Shown to those whose drafts were checked before that day.'),
});

/** @typedef {Omit<z.infer<typeof deadlineSchema>, 'source'> & { source: { label: string, url: string } }} Deadline */

/** @param {string} date as in the file @returns {string} `April 2027`, or the day unchanged */
function written(date) {
  return date.length > 'YYYY-MM'.length
    ? date
    : new Date(`${date}-01T00:00:00Z`).toLocaleDateString('en', {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
}

/** @param {string} sentence @param {Deadline} deadline */
const withDate = (sentence, { date }) => sentence.replaceAll('{date}', written(date));

/**
 * Reads and checks the records.
 * @param {string} root of the project
 * @param {string} [today] a rule that has come into force since its source was read has to be checked again
 */
export function readDeadlines(root, today = new Date().toISOString().slice(0, 10)) {
  /** @type {import('../read-yaml.mjs').Problem[]} */
  const problems = [];
  const entries = readYaml(root, FILE, deadlineSchema, { isList: true, problems });
  const ids = new Set();
  let last = '';
  for (const { value, report } of entries) {
    if (ids.has(value.id)) report(['id'], `${value.id} is there twice`);
    ids.add(value.id);
    if (value.date < last) report(['date'], `expected ${last} or later: the oldest comes first`);
    last = value.date;
    if (value.extendedTo && value.extendedTo < value.date)
      report(['extendedTo'], 'expected a day after the date');
    if (value.checked > today) report(['checked'], 'expected a day that is past');
    if (value.news && value.news.day > today) report(['news', 'day'], 'expected a day that is past');
    if (value.date < today && value.checked < value.date)
      report(['checked'], `expected a check after ${value.date}, when the rule came into force`, {
        isDue: true,
      });
  }
  const sourceOf = sourceReader(root);
  const deadlines = entries.map(({ value, report }) => {
    const { url = '', ...source } = sourceOf(value.source, (message) => report(['source'], message));
    if (!url) report(['source'], 'expected a page with an address');
    return { ...value, source: { ...source, url } };
  });
  return { deadlines, problems };
}

/** @param {(deadlines: readonly Deadline[]) => Record<string, unknown>} toExports */
const kind = (toExports) => ({
  schemas: { deadlines: z.array(deadlineSchema) },
  /** @param {string} root */
  compile(root) {
    const { deadlines, problems } = readDeadlines(root);
    return { exports: toExports(deadlines), problems, files: [FILE, SOURCES] };
  },
});

/** The records without their sentences about the rule and their news, which only one page shows. */
export const deadlines = kind((all) => ({
  deadlines: all.map((each) => {
    const { rule: _, news: __, ...rest } = each;
    return { ...rest, scope: withDate(each.scope, each), action: withDate(each.action, each) };
  }),
}));

export const deadlineRules = kind((all) => ({
  rules: Object.fromEntries(all.map((each) => [each.id, withDate(each.rule, each)])),
  news: Object.fromEntries(all.flatMap(({ id, news }) => (news ? [[id, news]] : []))),
}));

/** @param {string} root of the project @returns {Record<string, string>} when each rule takes effect, in words */
export function readDeadlineDates(root) {
  return Object.fromEntries(readDeadlines(root).deadlines.map(({ id, date }) => [id, written(date)]));
}

/** When each rule takes effect, for sentences elsewhere: `April 2027`. */
export const deadlineDates = kind((all) => ({
  dates: Object.fromEntries(all.map(({ id, date }) => [id, written(date)])),
}));
