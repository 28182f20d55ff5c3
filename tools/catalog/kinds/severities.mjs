// How serious a message of a store is: catalog/severities.yaml.
import { z } from 'zod';
import { readYaml } from '../read-yaml.mjs';

const FILE = 'catalog/severities.yaml';

/** The levels, the most serious first, as the decoder names them. */
export const SEVERITIES = /** @type {const} */ ([
  'account',
  'suspended',
  'removed',
  'removal-ahead',
  'held',
  'fix-later',
  'bug-fix-offer',
  'update-rejected',
  'beta-rejected',
  'metadata-rejected',
  'rejected',
  'form-missing',
  'upload-refused',
  'information-needed',
  'warning',
  'coming-date',
]);

const text = z.string().trim().min(1);
const sentences = text.regex(/^[\p{Lu}].*\.$/su, 'expected sentences, from a capital to a full stop');

const change = z.strictObject({ live: sentences.optional(), time: sentences.optional(), next: sentences });

const atStore = z.strictObject({
  signs: z.array(text.regex(/^[^\p{Lu}]*$/u, 'expected lower case')).min(1),
  live: sentences.describe('What it means for the app that is live.'),
  time: sentences.describe('How long there is.'),
  next: sentences.describe('What to do about the message as a whole.'),
  denied: change.optional().describe('What differs once an appeal was turned down.'),
  again: change.optional().describe('What differs where the store refuses the same for another time.'),
});

export const severitySchema = z.strictObject({
  id: z.enum(SEVERITIES),
  title: text.regex(/[^.]$/, 'expected no full stop'),
  ios: atStore.optional(),
  android: atStore.optional(),
  sources: z.array(text).min(1),
  checked: z.iso.date('expected a day such as 2026-11-22'),
});

/** @typedef {typeof SEVERITIES[number]} SeverityId */
/** @typedef {Omit<z.infer<typeof severitySchema>, 'sources' | 'checked'>} Severity */

export const severities = {
  schemas: { severities: z.array(severitySchema) },
  /** @param {string} root */
  compile(root) {
    /** @type {import('../read-yaml.mjs').Problem[]} */
    const problems = [];
    const entries = readYaml(root, FILE, severitySchema, { isList: true, problems });
    for (const [index, { value, report }] of entries.entries())
      if (value.id !== SEVERITIES[index])
        report(['id'], `expected ${SEVERITIES[index] ?? 'no further level'}`);
    return {
      exports: {
        severities: entries.map(({ value: { id, title, ios, android } }) => ({
          id,
          title,
          ...(ios && { ios }),
          ...(android && { android }),
        })),
      },
      problems,
      files: [FILE],
    };
  },
};
