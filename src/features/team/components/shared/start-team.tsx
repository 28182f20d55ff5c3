import { useState, type FormEvent } from 'react';
import { Button, QuietButton, SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { TextField } from '@/components/field';
import demoAccount from '@/config/demo-account.json';
import demoTeam from '@/config/demo-team.json';
import { useUser } from '@/lib/auth/auth-context';
import { notify } from '@/lib/notify';
import { newTeamId } from '@/lib/team/team-id';
import { readInvitationCode, useTeamActions, type InvitationCode } from '@/lib/team/use-team-actions';
import { teamHost } from '@/lib/team/use-team-gateway';

/** A condition that the build can fold, as on the sign-in page. */
const HAS_DEMO_TEAM = !import.meta.env.VITE_SUPABASE_URL && !import.meta.env.VITE_SUPABASE_ANON_KEY;

/** Creates or joins a team. Opening it sends nothing; each button says what it does. */
export function StartTeam({ code, onDone }: { code: InvitationCode | undefined; onDone: () => void }) {
  const { found, join, findTeams } = useTeamActions();
  const [name, setName] = useState('');
  const [entered, setEntered] = useState(code ? `${code.teamId}.${code.invitationId}` : '');
  const [problem, setProblem] = useState<{ at: 'name' | 'code' | 'find'; text: string }>();
  const [isBusy, setBusy] = useState(false);
  const [teamId] = useState(newTeamId);
  const problemAt = (at: 'name' | 'code') => (problem?.at === at ? problem.text : undefined);

  const run = async (
    at: 'name' | 'code' | 'find',
    action: () => Promise<{ ok: boolean; failure?: string }>,
    done: string,
  ) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const result = await action();
      if (result.ok) {
        onDone();
        notify.success(done);
      } else setProblem({ at, text: result.failure ?? '' });
    } finally {
      setBusy(false);
    }
  };

  const handleCreate = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') setProblem({ at: 'name', text: 'Give the team a name' });
    else void run('name', () => found(teamId, wanted), 'Team created');
  };
  const handleJoin = (event: FormEvent) => {
    event.preventDefault();
    const read = readInvitationCode(entered);
    if (!read) setProblem({ at: 'code', text: 'This is not an invitation. Paste the whole link or code.' });
    else void run('code', () => join(read), 'You joined the team');
  };
  const handleFind = () =>
    void run(
      'find',
      async () => {
        const result = await findTeams();
        if (!result.ok) return result;
        return result.value > 0
          ? { ok: true }
          : { ok: false, failure: 'This account is in no other team. Ask for an invitation.' };
      },
      'Your teams were added to this device',
    );

  return (
    <Card title="Create or join a team" headingLevel={3}>
      <p className="mb-5 max-w-prose text-sm text-ink-soft">
        A team sees the texts, contact and review details, privacy and age rating answers, build facts and
        previews of the pictures of the drafts that you share, your comments on them, which one you have open,
        and your e-mail address. They are sent to {teamHost()} and stored there. Original pictures are only
        sent if an admin of the team turns that on. Builds and the reviewer’s demo password never leave this
        browser.
      </p>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <form noValidate onSubmit={handleCreate} className="flex flex-col gap-4">
          <TextField
            label="Team name"
            autoComplete="off"
            maxLength={80}
            value={name}
            error={problemAt('name')}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" disabled={isBusy}>
            Create team
          </Button>
        </form>
        <form noValidate onSubmit={handleJoin} className="flex flex-col gap-4">
          <TextField
            label="Invitation link or code"
            autoComplete="off"
            spellCheck={false}
            value={entered}
            error={problemAt('code')}
            onChange={(event) => setEntered(event.target.value)}
          />
          <Button type="submit" variant={code ? 'primary' : 'secondary'} disabled={isBusy}>
            Join team
          </Button>
        </form>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3 border-t pt-4">
        <p className="text-sm text-ink-soft">Already in a team on another device?</p>
        <QuietButton disabled={isBusy} onClick={handleFind}>
          Look for my teams
        </QuietButton>
        <p role="status" className="text-sm text-bad">
          {problem?.at === 'find' && problem.text}
        </p>
      </div>
      {HAS_DEMO_TEAM && <DemoTeam isBusy={isBusy} onOpen={handleFind} />}
    </Card>
  );
}

/** How to try a team in two windows. Only in a build for the embedded backend, which creates this team. */
function DemoTeam({ isBusy, onOpen }: { isBusy: boolean; onOpen: () => void }) {
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
