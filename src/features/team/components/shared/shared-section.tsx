import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { lazyPart } from '@/components/lazy-part';
import { useUser } from '@/lib/auth/auth-context';
import { useIsInTeam } from '@/lib/workspace/team-marker';

const SharedTeams = lazyPart(() => import('./shared-teams').then((module) => module.SharedTeams));

/** Opens a team with other people. Its code loads when the user presses the button or is in a team. */
export function SharedSection() {
  const { id } = useUser();
  const isInTeam = useIsInTeam(id);
  const { hash } = useLocation();
  const isInvited = hash.startsWith('#join=');
  const [isAsked, setAsked] = useState(isInvited);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isInvited) heading.current?.focus();
  }, [isInvited]);
  return (
    <section aria-labelledby="shared-team" className="mt-10">
      <h2
        ref={heading}
        id="shared-team"
        tabIndex={-1}
        className="mb-4 scroll-mt-32 text-xl font-semibold focus:outline-none"
      >
        Work with other people
      </h2>
      {isAsked || isInTeam ? (
        <SharedTeams />
      ) : (
        <Card>
          <p className="mb-4 max-w-prose text-sm text-ink-soft">
            Prepare a submission together: share individual drafts with a team and edit them at the same time.
            Nothing is sent until you create or join a team.
          </p>
          <Button variant="secondary" onClick={() => setAsked(true)}>
            Set up a team
          </Button>
        </Card>
      )}
    </section>
  );
}
