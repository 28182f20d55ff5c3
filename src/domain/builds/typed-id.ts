import type { Platform } from '@/model/app';
import type { DraftContent } from '@/model/draft';

/** The app's id in one store, as the form has it. */
export function typedIdFor(
  { bundleId, androidId = '' }: Pick<DraftContent, 'bundleId' | 'androidId'>,
  platform: Platform,
): string {
  return (platform === 'android' && androidId.trim()) || bundleId.trim();
}
