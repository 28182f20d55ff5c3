import { helperSettingsCollection } from '@/lib/workspace/helper-records';
import { useRecord } from '@/lib/workspace/workspace-context';
import { hasModelApi } from './model-api';

/**
 * Whether the user has switched the browser's model on, and the browser has one. Pages ask before they load the code for
 * it, which brings the rules for its texts.
 */
export function useIsModelOn(): boolean {
  const { data } = useRecord(helperSettingsCollection, 'helpers');
  return hasModelApi() && data?.usesModel === true;
}
