import demoAccount from '@/config/demo-account.json';
import demoTeam from '@/config/demo-team.json';
import { SmallButton } from '@/components/button';
import { useUser } from '@/lib/auth/auth-context';

/** How to try a team in two windows. Only in a build for the embedded backend, which creates this team. */
export function DemoTeam({ isBusy, onOpen }: { isBusy: boolean; onOpen: () => void }) {
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
        <SmallButton className="mt-3" disabled={isBusy} onClick={onOpen}>
          Open {demoTeam.name}
        </SmallButton>
      )}
    </div>
  );
}
