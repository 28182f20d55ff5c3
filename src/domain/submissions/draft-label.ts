import type { DraftContent } from './draft';

type Named = Pick<DraftContent, 'bundleId' | 'defaultLocale' | 'listings'>;

/** Name of a draft: its title, or its bundle id. */
export function draftName(draft: Named): string {
  const title = draft.listings[draft.defaultLocale]?.title.trim();
  return title || draft.bundleId.trim() || 'Untitled submission';
}

/** Label of a draft in lists and selections: its name and version. */
export function draftLabel(draft: Named & Pick<DraftContent, 'version'>): string {
  return draft.version ? `${draftName(draft)} (${draft.version})` : draftName(draft);
}
