import type { Platform } from '@/model/app';
import type { UnknownReference } from './evidence';
import type { ReadableText } from './readable-text';
import { statesRefusal } from './text-origin';

/** The page of a store that has its rules. */
export interface StorePage {
  store: Platform;
  /** e.g. `App Review Guidelines, 2.5 Software Requirements`. */
  title: string;
  url: string;
}

const PAGES: Readonly<Record<Platform, StorePage>> = {
  ios: {
    store: 'ios',
    title: 'App Review Guidelines',
    url: 'https://developer.apple.com/app-store/review/guidelines/',
  },
  android: {
    store: 'android',
    title: 'Developer Policy Center',
    url: 'https://play.google.com/about/developer-content-policy/',
  },
};

/** The chapter of an unknown guideline, or all the rules of a store that refused something. */
export function pageFor(
  { words }: ReadableText,
  unknown: readonly UnknownReference[],
): StorePage | undefined {
  const chapter = unknown.find((each) => each.chapter !== undefined)?.chapter;
  if (chapter !== undefined) return { ...PAGES.ios, title: `${PAGES.ios.title}, ${chapter}` };
  const store = unknown.length === 0 ? statesRefusal(words) : undefined;
  return store && PAGES[store];
}
