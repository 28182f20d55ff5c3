import * as z from 'zod/mini';
import { defineCollection } from '@/lib/workspace/collection';

/** What the user last chose for store previews, as one record. */
const schema = z.object({
  id: z.string(),
  store: z.enum(['ios', 'android']),
  page: z.enum(['search', 'product']),
  device: z.enum(['phone', 'tablet']),
  theme: z.enum(['light', 'dark']),
  look: z.enum(['ios-26', 'ios-27']),
  /** Whether the preview beside the fields is expanded. */
  isOpen: z.boolean(),
});
export type PreviewChoice = z.infer<typeof schema>;

export const DEFAULT_PREVIEW_CHOICE: PreviewChoice = {
  id: 'choice',
  store: 'ios',
  page: 'product',
  device: 'phone',
  theme: 'light',
  look: 'ios-26',
  isOpen: true,
};

export const previewChoiceCollection = defineCollection<PreviewChoice>({
  name: 'preview-choice',
  version: 1,
  schema,
});
