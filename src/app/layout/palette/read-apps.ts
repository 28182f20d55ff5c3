import type { AppRecord } from '@/model/app';
import type { StoredDraft } from '@/model/draft';
import { openDrafts } from '@/domain/submissions/open-drafts';
import { appsCollection, draftsCollection } from '@/lib/workspace/app-collections';
import { readFromWorkspace } from '@/lib/workspace/open-workspaces';
import { areSamplesShown, ownFirst } from '@/lib/workspace/samples';
import type { OpenWorkspace } from '@/lib/workspace/workspace-opener';

/** The apps and drafts that the user's pages show. */
export interface PaletteWork {
  apps: readonly AppRecord[];
  drafts: readonly StoredDraft[];
}

/** Reads the apps and drafts of a user. A separate file, because a visitor never loads the workspace's code. */
export function readApps(userId: string, open: OpenWorkspace): Promise<PaletteWork> {
  const areShown = areSamplesShown(userId);
  return readFromWorkspace(userId, open, async (repository) => {
    const apps = ownFirst(appsCollection, await repository.list(appsCollection), areShown);
    const drafts = ownFirst(draftsCollection, await repository.list(draftsCollection), areShown);
    return { apps, drafts: openDrafts(drafts, apps) };
  });
}
