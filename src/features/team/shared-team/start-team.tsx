import { useEffect, useState, type FormEvent } from 'react';
import { Button, QuietButton } from '@/components/button';
import { Card } from '@/components/card';
import { Notice } from '@/components/notice';
import { TextField } from '@/components/field';
import { invitationText, readInvitation, type Invitation } from '@/domain/team/invitation-link';
import { notify } from '@/lib/notify';
import { newTeamId } from '@/lib/team/team-id';
import { useTeamActions } from '@/lib/team/use-team-actions';
import { teamHost } from '@/lib/team/use-team-gateway';

/** Creates or joins a team. Opening it sends nothing; each button says what it does. */
export function StartTeam({
  code,
  isSearching,
  onDone,
}: {
  code: Invitation | undefined;
  /** Looks for the teams of this account at the start: the user has pressed the button that opens one. */
  isSearching: boolean;
  onDone: () => void;
}) {
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
    const read = readInvitation(entered);
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

  useEffect(() => {
    if (isSearching) handleFind();
  }, []); // oxlint-disable-line react/exhaustive-deps -- once, for the press that opened this

  const invited = code && invitationText(code);
  return (
    <Card title={code ? 'Join a team' : 'Create or join a team'} headingLevel={3}>
      {invited && (
        <div className="mb-4">
          <Notice tone="info" title={invited}>
            The link says so. The page shows the team’s own name once you have joined.
          </Notice>
        </div>
      )}
      <p className="mb-5 max-w-prose text-sm text-ink-soft">
        A team sees the texts, contact and review details, privacy and age rating answers, build facts and
        previews of the pictures of the drafts that you share, your comments on them, which one you have open,
        and your e-mail address. They are sent to {teamHost()} and stored there. Original pictures are only
        sent if an admin of the team turns that on. Builds and the reviewer’s demo password never leave this
        browser.
      </p>
      <div className="grid items-start gap-6 md:grid-cols-2">
        {!code && (
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
        )}
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
      {!code && (
        <div className="mt-5 flex flex-wrap items-center gap-3 border-t pt-4">
          <p className="text-sm text-ink-soft">Already in a team on another device?</p>
          <QuietButton disabled={isBusy} onClick={handleFind}>
            Look for my teams
          </QuietButton>
          <p role="status" className="text-sm text-bad">
            {problem?.at === 'find' && problem.text}
          </p>
        </div>
      )}
    </Card>
  );
}
