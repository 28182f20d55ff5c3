import { PLATFORMS } from '@/model/app';
import * as z from 'zod/mini';
import { type Stored } from '@/domain/records/record-schema';
import type { PreviewTheme } from '@/domain/previews/measures';
import { defineCollection } from '@/lib/workspace/collection';

/** The user's last choices for store previews, as one record. */
const schema = z.looseObject({
  id: z.string(),
  store: z.enum(PLATFORMS),
  page: z.enum(['search', 'product']),
  device: z.enum(['phone', 'tablet']),
  /** Like the page's own colours until the user chooses. */
  theme: z.optional(z.enum(['light', 'dark'])),
  look: z.enum(['ios-26', 'ios-27']),
  /** Whether the preview beside the fields is expanded. */
  isOpen: z.boolean(),
});
type StoredPreviewChoice = Stored<typeof schema>;

/** The stored choices and the theme that previews are drawn with. */
export type PreviewChoice = StoredPreviewChoice & { theme: PreviewTheme };

export const DEFAULT_PREVIEW_CHOICE: StoredPreviewChoice = {
  id: 'choice',
  store: 'ios',
  page: 'product',
  device: 'phone',
  look: 'ios-26',
  isOpen: true,
};

export const previewChoiceCollection = defineCollection<StoredPreviewChoice>({
  name: 'preview-choice',
  schema,
});
