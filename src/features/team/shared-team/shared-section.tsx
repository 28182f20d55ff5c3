import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import demoAccount from '@/config/demo-account.json';
import demoTeam from '@/config/demo-team.json';
import { Button, SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { lazyPart } from '@/components/lazy-part';
import { useUser } from '@/lib/auth/auth-context';
import { useIsInTeam } from '@/lib/workspace/team-marker';

const SharedTeams = lazyPart(() => import('./shared-teams').then((module) => module.SharedTeams));

/** A condition that the build can fold, as on the sign-in page. */
const HAS_DEMO_TEAM = !import.meta.env.VITE_SUPABASE_URL && !import.meta.env.VITE_SUPABASE_ANON_KEY;

/** Opens a team with other people. Its code loads when the user presses the button or is in a team. */
export function SharedSection() {
  const { id } = useUser();
  const isInTeam = useIsInTeam(id);
  const { hash } = useLocation();
  const isInvited = hash.startsWith('#join=');
  const [asked, setAsked] = useState<'form' | 'search' | undefined>(isInvited ? 'form' : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isInvited) heading.current?.focus();
  }, [isInvited]);
  return (
    <section aria-labelledby="shared-team">
      <h2
        ref={heading}
        id="shared-team"
        tabIndex={-1}
        className="mb-4 scroll-mt-32 text-xl font-semibold focus:outline-none"
      >
        {isInTeam ? 'Your team' : 'Work with other people'}
      </h2>
      {asked || isInTeam ? (
        <SharedTeams isSearching={asked === 'search'} />
      ) : (
        <Card>
          <p className="mb-4 max-w-prose text-sm text-ink-soft">
            Prepare a submission together: share individual drafts with a team and edit them at the same time.
            Nothing is sent until you create or join a team.
          </p>
          <Button variant="secondary" onClick={() => setAsked('form')}>
            Set up a team
          </Button>
          {HAS_DEMO_TEAM && <DemoTeam onOpen={() => setAsked('search')} />}
        </Card>
      )}
    </section>
  );
}

/** How to try a team in two windows. Only in a build for the embedded backend, which creates this team. */
function DemoTeam({ onOpen }: { onOpen: () => void }) {
  const { email } = useUser();
  const isMember = email === demoAccount.email || email === demoTeam.email;
  const isSecond = email === demoTeam.email;
  const other = isSecond ? demoAccount : demoTeam;
  return (
    <div className="mt-5 rounded-card border border-dashed border-line-strong p-4 text-sm">
      <p className="font-medium">Try a team in two windows</p>
      <p className="mt-1 max-w-prose text-ink-soft">
        This local copy has a team with two members and one draft.{' '}
        {isMember ? 'Open it here. Then open a private window and sign in as' : 'To open it, sign in as'}{' '}
        <span className="break-all text-ink">{isMember ? other.email : demoAccount.email}</span> with the
        password{' '}
        <code className="break-all text-ink">{isMember ? other.password : demoAccount.password}</code>
        {isMember ? ', and open it there too.' : '.'}
      </p>
      {isMember && (
        <SmallButton className="mt-3" onClick={onOpen}>
          Open {demoTeam.name}
        </SmallButton>
      )}
    </div>
  );
}
