import type { DraftContent } from '@/model/draft';

type Named = Pick<DraftContent, 'bundleId' | 'defaultLocale' | 'listings' | 'playTexts'>;

/** Title of a draft in its main language, Google Play's where the App Store has none. */
export function draftTitle({ defaultLocale, listings, playTexts }: Omit<Named, 'bundleId'>): string {
  return listings[defaultLocale]?.title.trim() || playTexts?.[defaultLocale]?.title?.trim() || '';
}

/** Name of a draft: its title, or its bundle id. */
export function draftName(draft: Named): string {
  return draftTitle(draft) || draft.bundleId.trim() || 'Untitled submission';
}

/** Label of a draft in lists and selections: its name and version. */
export function draftLabel(draft: Named & Pick<DraftContent, 'version'>): string {
  return draft.version ? `${draftName(draft)} (${draft.version})` : draftName(draft);
}
