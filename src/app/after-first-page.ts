export { onFirstSign } from './first-sign';
import { savesData } from '@/lib/saves-data';
import { followTranslation } from '@/lib/translated-text';

/**
 * Keeps the page working while the browser translates it, and prepares later pages and visits, the latter not in a
 * browser that saves data. Loads once the first page is shown.
 */
export async function afterFirstPage(isSignedIn: boolean): Promise<void> {
  followTranslation();
  if (savesData()) return;
  const { prepareForLater } = await import('./prepare-for-later');
  await prepareForLater(isSignedIn);
}
