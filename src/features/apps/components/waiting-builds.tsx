import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonLook, QuietButton } from '@/components/button';
import { Notice } from '@/components/notice';
import { submitPath } from '@/config/paths';
import { clipText, listOf } from '@/domain/texts';
import type { BuildInfo } from '@/model/build-info';
import { useClock } from '@/lib/clock';
import { checkedBuilds, forgetCheckedBuilds } from '@/lib/drops/checked-builds';

/** Offers the builds that were checked on the home page before the user signed in. */
export function WaitingBuilds() {
  const clock = useClock();
  const [builds, setBuilds] = useState<readonly BuildInfo[]>([]);
  useEffect(() => {
    let isLeft = false;
    void checkedBuilds(clock.now()).then((found) => {
      if (!isLeft) setBuilds(found);
    });
    return () => {
      isLeft = true;
    };
  }, [clock]);
  if (builds.length === 0) return null;
  const handleDiscard = () => {
    setBuilds([]);
    void forgetCheckedBuilds();
  };
  return (
    <div className="mb-6">
      <Notice
        title={
          builds.length === 1 ? 'A build that you checked is waiting' : 'Builds that you checked are waiting'
        }
        actions={
          <span className="flex flex-wrap gap-2">
            <Link to={submitPath({ start: 'checked' })} className={buttonLook({ size: 'small' })}>
              Continue
            </Link>
            <QuietButton onClick={handleDiscard}>Discard</QuietButton>
          </span>
        }
      >
        <bdi>{listOf(builds.map(({ fileName }) => clipText(fileName, 60)))}</bdi>, dropped on the home page
      </Notice>
    </div>
  );
}
