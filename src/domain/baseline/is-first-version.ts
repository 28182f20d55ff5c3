import type { DraftContent } from '@/model/draft';
import type { Baseline } from './baseline';

/** Whether the stores have nothing of the app yet, so that they ask every question of their forms. */
export function isFirstVersion(
  { details }: Pick<DraftContent, 'details'>,
  baseline: Baseline | undefined,
): boolean {
  return !details.isUpdate && !baseline;
}
