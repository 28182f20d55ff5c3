import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import type { WorkspaceHealth } from '@/lib/workspace/repository';

/** Says what is not stored or cannot be read, and asks before the tab closes while something is not stored. */
export function HealthBanner({ isStored, setAside, fromNewer }: WorkspaceHealth) {
  useEffect(() => {
    if (isStored) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isStored]);

  return (
    <div role="status" className="border-b bg-warn-soft px-4 py-2.5 text-center text-sm text-ink">
      {!isStored && (
        <>
          <p>
            This browser does not let StorePilot store data (storage is blocked or full). Your work is lost
            when this tab closes.
          </p>
          <p>
            Free some space on this device, or delete drafts and pictures that you no longer need. To save
            everything as a file,{' '}
            <Link to={PATHS.settings} className="font-medium underline">
              export your workspace in Settings
            </Link>
            .
          </p>
        </>
      )}
      {setAside > 0 && (
        <p>
          {setAside === 1 ? 'One stored record' : `${setAside} stored records`} could not be read and{' '}
          {setAside === 1 ? 'was' : 'were'} set aside. Everything else is here.
        </p>
      )}
      {fromNewer > 0 && (
        <p>
          {fromNewer === 1 ? 'One stored record was' : `${fromNewer} stored records were`} saved by a newer
          version of StorePilot. Reload this page to see {fromNewer === 1 ? 'it' : 'them'}.
        </p>
      )}
    </div>
  );
}
