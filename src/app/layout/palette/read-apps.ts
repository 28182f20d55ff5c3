import type { AppRecord } from '@/domain/apps/app';
import { appsCollection } from '@/lib/workspace/app-collections';
import { readFromWorkspace } from '@/lib/workspace/open-workspaces';
import type { OpenWorkspace } from '@/lib/workspace/workspace-opener';

/** Reads the apps of a user. A separate file, because a visitor never loads the workspace's code. */
export function readApps(userId: string, open: OpenWorkspace): Promise<AppRecord[]> {
  return readFromWorkspace(userId, open, (repository) => repository.list(appsCollection));
}
