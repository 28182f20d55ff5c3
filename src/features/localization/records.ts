import * as z from 'zod/mini';
import { type Stored } from '@/domain/records/record-schema';
import { defineCollection } from '@/lib/workspace/collection';
import { CATEGORIES, DIFFICULTIES, EMPTY_INPUT, MARKET_CODES } from './model/localization';

const content = z.looseObject({
  title: z.string(),
  subtitle: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  promotionalText: z.string(),
  releaseNotes: z.string(),
  supportUrl: z.string(),
  marketingUrl: z.string(),
  privacyUrl: z.string(),
  videoUrl: z.string(),
  keywords: z.array(z.string()),
  screenshots: z.array(z.looseObject({ text: z.string(), context: z.string() })),
});

/** The form and the packs. */
const schema = z.looseObject({
  id: z.string(),
  input: z.looseObject({
    appName: z.string(),
    description: z.string(),
    category: z.enum(CATEGORIES.map(({ id }) => id)),
    culturalAdaptation: z.boolean(),
    screenshotLocalization: z.boolean(),
    markets: z.array(z.enum(MARKET_CODES)),
  }),
  /** The app's name when the packs were made. */
  madeFor: z.string(),
  packs: z.array(
    z.looseObject({
      language: z.string(),
      region: z.string(),
      code: z.string(),
      flag: z.string(),
      marketSize: z.string(),
      difficulty: z.enum(DIFFICULTIES),
      culturalNotes: z.array(z.string()),
      content,
      confidence: z.number(),
      estimatedRevenue: z.string(),
      origin: z.enum(['generated', 'imported']),
    }),
  ),
  /** Address for the exports: EAS requires one for each locale. */
  privacyUrl: z.string(),
});
type LocalizationRecord = Stored<typeof schema>;

export const localizationCollection = defineCollection({ name: 'localization', schema });

export const FRESH_LOCALIZATION: LocalizationRecord = {
  id: 'current',
  input: EMPTY_INPUT,
  madeFor: '',
  packs: [],
  privacyUrl: '',
};
