import { useEffect, useState } from 'react';
import { useAuth } from '@/lib/auth/auth-context';
import { useWorkspaceOpener } from '@/lib/workspace/workspace-opener';
import type { PaletteWork } from './read-apps';

/** The apps and drafts of whoever is signed in, read when the palette opens. */
export type PaletteApps =
  | { status: 'visitor' }
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'here' } & PaletteWork);

/** Reads them once. The workspace's code is loaded for a signed-in user only. */
export function usePaletteApps(): PaletteApps {
  const { state } = useAuth();
  const userId = state.status === 'signed-in' ? state.user.id : undefined;
  const open = useWorkspaceOpener();
  const [found, setFound] = useState<PaletteApps>({ status: 'loading' });

  useEffect(() => {
    if (userId === undefined) return;
    let isLeft = false;
    const settle = (next: PaletteApps) => {
      if (!isLeft) setFound(next);
    };
    import('./read-apps')
      .then(({ readApps }) => readApps(userId, open))
      .then(
        (work) => settle({ status: 'here', ...work }),
        () => settle({ status: 'failed' }),
      );
    return () => {
      isLeft = true;
    };
  }, [open, userId]);

  return userId === undefined ? { status: 'visitor' } : found;
}
