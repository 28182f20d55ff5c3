import { loadScriptImports } from '@/lib/script-imports';
import { untilIdle } from '@/lib/idle/until-idle';
import { keepOffline } from './offline';

/** Loads what later pages need, then what later visits need, so that one does not compete with the other for bandwidth. */
export async function prepareForLater(isSignedIn: boolean): Promise<void> {
  await loadScriptImports().catch(() => undefined);
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
