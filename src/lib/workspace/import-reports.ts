import { PLATFORMS } from '@/model/app';
import * as z from 'zod/mini';
import { SHARED_FIELDS } from '@/model/listing';
import { idOf, optionalNumber, optionalText, recordSchema, texts } from '@/domain/records/record-schema';
import type {
  ImportReport,
  UnchangedFile,
  LeftOut,
  StoreDifference,
  ImportedLocale,
} from '@/formats/parts/import-report';
import { defineCollection } from '@/lib/workspace/collection';

/** Result of importing a draft. The id is that of the draft. */
export interface StoredImportReport {
  id: string;
  report: ImportReport;
}

const store = z.enum(PLATFORMS);
const reportSchema = recordSchema<ImportReport>()({
  taken: z._default(
    z.array(
      recordSchema<ImportedLocale>()({ store, locale: z.string(), texts: z.number(), pictures: z.number() }),
    ),
    [],
  ),
  details: z._default(z.number(), 0),
  ratings: optionalNumber,
  products: optionalNumber,
  leftOut: z._default(
    z.array(
      recordSchema<LeftOut>()({
        store: z.optional(store),
        path: z.string(),
        reason: idOf<LeftOut['reason']>(),
        message: z.string(),
        folder: optionalText,
        choices: z.optional(texts),
      }),
    ),
    [],
  ),
  kept: z._default(z.array(recordSchema<UnchangedFile>()({ path: z.string(), what: z.string() })), []),
  differences: z._default(
    z.array(
      recordSchema<StoreDifference>()({
        locale: z.string(),
        field: z.enum(SHARED_FIELDS),
        ios: optionalText,
        android: optionalText,
      }),
    ),
    [],
  ),
});

export const importReportsCollection = defineCollection<StoredImportReport>({
  name: 'import-reports',
  schema: recordSchema<StoredImportReport>()({ id: z.string().check(z.minLength(1)), report: reportSchema }),
});
