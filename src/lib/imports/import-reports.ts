import { PLATFORMS } from '@/domain/apps/app';
import * as z from 'zod/mini';
import type { ImportReport } from '@/readers/listings/import-report';
import { defineCollection } from '@/lib/workspace/collection';

/** What happened when a draft was imported. The id is that of the draft. */
export interface StoredImportReport {
  id: string;
  report: ImportReport;
}

const store = z.enum(PLATFORMS);
const reportSchema = z.object({
  taken: z.array(z.object({ store, locale: z.string(), texts: z.number(), pictures: z.number() })),
  details: z.number(),
  ratings: z.optional(z.number()),
  leftOut: z.array(
    z.object({
      store: z.optional(store),
      path: z.string(),
      reason: z.string(),
      message: z.string(),
      folder: z.optional(z.string()),
      choices: z.optional(z.array(z.string())),
    }),
  ),
  kept: z.array(z.object({ path: z.string(), what: z.string() })),
  differences: z.array(
    z.object({
      locale: z.string(),
      field: z.enum(['title', 'description', 'releaseNotes']),
      ios: z.optional(z.string()),
      android: z.optional(z.string()),
    }),
  ),
});

export const importReportsCollection = defineCollection<StoredImportReport>({
  name: 'import-reports',
  schema: z.object({
    id: z.string().check(z.minLength(1)),
    report: reportSchema,
  }) as unknown as z.ZodMiniType<StoredImportReport>,
});
