// Lengths of the texts of a listing: catalog/limits.yaml.
import { z } from 'zod';
import { text } from './builders.mjs';
import { sourceReader, sourceSchema } from './sources.mjs';
import { fileKind } from './tables.mjs';

const limit = z.strictObject({
  label: text.describe('The name of the field in the console of the store.'),
  min: z.int().positive().optional(),
  max: z.int().positive(),
  required: z.enum(['always', 'update']).optional().describe('update: from the second version on.'),
  isMultiline: z.literal(true).optional(),
  source: sourceSchema.optional().describe('Where it is not the source of the other fields.'),
});
const schema = z.strictObject({
  ios: z.strictObject({
    source: sourceSchema,
    fields: z.strictObject({
      title: limit,
      subtitle: limit,
      promotionalText: limit,
      description: limit,
      keywords: limit,
      releaseNotes: limit,
      supportUrl: limit,
      marketingUrl: limit,
      privacyUrl: limit,
    }),
  }),
  android: z.strictObject({
    source: sourceSchema,
    fields: z.strictObject({
      title: limit,
      shortDescription: limit,
      description: limit,
      releaseNotes: limit,
      videoUrl: limit,
    }),
  }),
});
/** @typedef {z.infer<typeof schema>} Limits */

export const limits = fileKind('limits.yaml', 'limits', schema, ([entry], root) => {
  const sourceOf = sourceReader(root);
  return {
    limits: Object.entries(entry?.value ?? {}).flatMap(([store, { source, fields }]) =>
      Object.entries(fields).map(([field, { required = 'never', isMultiline = false, ...row }]) => ({
        store,
        field,
        required,
        isMultiline,
        ...row,
        source: sourceOf(row.source ?? source, (message) =>
          entry?.report([store, ...(row.source ? ['fields', field, 'source'] : ['source'])], message),
        ),
      })),
    ),
  };
});
