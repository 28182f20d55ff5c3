import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonLook, SmallButton } from '@/components/button';
import { Notice } from '@/components/notice';
import { appDetailPath } from '@/config/paths';
import { isDropWaiting } from '@/lib/drops/drop-handover';
import { useStartFromDraft } from './use-start-from-draft';
import { useDrafts } from '../records';

/** Ways on from a packed draft that was not reported as uploaded. */
export function AfterPacking({ id, appId }: { id: string; appId: string }) {
  const { drafts } = useDrafts();
  const { start, failure } = useStartFromDraft();
  const source = drafts?.find((draft) => draft.id === id);
  return (
    <>
      <Link to={appDetailPath(appId)} className={buttonLook({ size: 'small', variant: 'secondary' })}>
        I uploaded it
      </Link>
      <SmallButton disabled={!source} onClick={() => source && void start(source)}>
        Start the next version
      </SmallButton>
      {failure !== undefined && (
        <p role="alert" className="basis-full text-bad">
          {failure}
        </p>
      )}
    </>
  );
}

/** Starts the version after a packed draft, and opens it in place of this page. */
export function NextVersion({ id }: { id: string }) {
  const { drafts } = useDrafts();
  const { start, failure } = useStartFromDraft();
  const source = drafts?.find((draft) => draft.id === id);
  const isStarted = useRef(false);
  useEffect(() => {
    if (!source || isStarted.current) return;
    isStarted.current = true;
    void start(source, { replace: true, opensBuild: isDropWaiting() });
  }, [source, start]);
  if (failure === undefined || !source) return <p role="status">Starting the next version…</p>;
  return (
    <Notice
      tone="bad"
      title="The next version could not be started"
      actions={
        <SmallButton onClick={() => void start(source, { replace: true, opensBuild: isDropWaiting() })}>
          Try again
        </SmallButton>
      }
    >
      {failure}
    </Notice>
  );
}
