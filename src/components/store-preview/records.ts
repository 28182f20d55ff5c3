import * as z from 'zod/mini';
import { defineCollection } from '@/lib/workspace/collection';

/** How the user last looked at store previews; one record. */
export interface PreviewChoice {
  id: string;
  store: 'ios' | 'android';
  page: 'search' | 'product';
  device: 'phone' | 'tablet';
  theme: 'light' | 'dark';
  look: 'ios-26' | 'ios-27';
  /** Whether the preview beside the fields is expanded. */
  isOpen: boolean;
}

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
  schema: z.object({
    id: z.string(),
    store: z.enum(['ios', 'android']),
    page: z.enum(['search', 'product']),
    device: z.enum(['phone', 'tablet']),
    theme: z.enum(['light', 'dark']),
    look: z.enum(['ios-26', 'ios-27']),
    isOpen: z.boolean(),
  }) satisfies z.ZodMiniType<PreviewChoice>,
});
