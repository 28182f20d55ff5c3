import { followTheme } from '@/lib/theme';
import { followTranslation } from '@/lib/translated-text';
import { untilIdle } from '@/lib/until-idle';
import { keepOffline } from './offline';
import { savesData } from './prefetch';

/**
 * Follows the theme and translation of the page, then loads what later pages and visits need, in that order, so that one
 * does not compete with the other for bandwidth; not in a browser that saves data. This module itself loads once the
 * first page is shown.
 */
export async function prepareForLater(isSignedIn: boolean): Promise<void> {
  followTheme();
  followTranslation();
  if (savesData()) return;
  await prefetchLikelyPages(isSignedIn);
  await keepOffline();
}

/**
 * Downloads the scripts of the pages that are likely to be opened next, which the build has listed in the document, and
 * runs none of them. Resolves when all have arrived or failed.
 */
async function prefetchLikelyPages(isSignedIn: boolean): Promise<void> {
  const root = document.getElementById('root');
  const files = (isSignedIn ? root?.dataset.nextForUser : root?.dataset.nextForVisitor)?.split(' ') ?? [];
  if (files.length === 0) return;
  await untilIdle();
  await Promise.all(files.map(preload));
}

function preload(file: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    link.crossOrigin = '';
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}
