import { compareText } from '@/domain/texts';
import type { AppRecord } from '@/model/app';
import { isOfApp } from '@/model/submission';
import type { StoredDraft } from '@/model/draft';

/** The drafts of which no record of an app is in the list, sorted like `openDrafts`. */
export function unlistedDrafts(drafts: readonly StoredDraft[], apps: readonly AppRecord[]): StoredDraft[] {
  return ownAndLatestFirst(drafts.filter((draft) => !apps.some((app) => isOfApp(draft, app))));
}

/**
 * The drafts to list as work in progress: those whose package was not downloaded yet, and those without an app in the
 * list. The user's own come before samples, the last changed first.
 */
export function openDrafts(drafts: readonly StoredDraft[], apps: readonly AppRecord[]): StoredDraft[] {
  const unlisted = new Set(unlistedDrafts(drafts, apps));
  return ownAndLatestFirst(drafts.filter((draft) => draft.packagedAt === undefined || unlisted.has(draft)));
}

function ownAndLatestFirst(drafts: readonly StoredDraft[]): StoredDraft[] {
  const rank = ({ sample }: StoredDraft) => Number(sample !== undefined);
  return drafts.toSorted((a, b) => rank(a) - rank(b) || compareText(b.updatedAt, a.updatedAt));
}
