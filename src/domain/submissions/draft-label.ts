import type { DraftContent } from './draft';

/** Label of a draft in lists and selections: its title and version, or its bundle id. */
export function draftLabel(draft: DraftContent): string {
  const title = draft.listings[draft.defaultLocale]?.title.trim();
  const name = title || draft.bundleId || 'Untitled submission';
  return draft.version ? `${name} (${draft.version})` : name;
}
