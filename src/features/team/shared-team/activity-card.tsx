import { useState } from 'react';
import { memberNames } from '@/domain/team-sync/mentions';
import { formatInstant } from '@/domain/dates';
import { SmallButton } from '@/components/button';
import { downloadFile } from '@/lib/download';
import { csvOf } from '@/lib/csv';
import { notify } from '@/lib/notify';
import type { SharedTeam } from '@/lib/team/records';
import { activityRow, type ActivityRow } from '@/lib/team/team-rows';
import { useTeamGateway } from '@/lib/team/use-team-gateway';
import { teamLinksCollection } from '@/lib/team/records';
import { draftName } from '@/domain/submissions/draft-label';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { useCollection } from '@/lib/workspace/workspace-context';
import { activityText } from './activity-text';

const NEWEST = 20;
const PAGE = 500;

/** Events in the team, by the server's time, the newest first. It loads on request. */
export function ActivityCard({ team }: { team: SharedTeam }) {
  const gateway = useTeamGateway();
  const { data: links = [] } = useCollection(teamLinksCollection);
  const { data: drafts = [] } = useCollection(draftsCollection);
  const [rows, setRows] = useState<ActivityRow[]>();
  const [isBusy, setBusy] = useState(false);

  const names = memberNames(team.members);
  // The file is a record, so it has the addresses.
  const emailOf = (id: string) =>
    team.members.find(({ userId }) => userId === id)?.email ?? 'a former member';
  const nameOf = (id: string) => names.get(id) ?? 'a former member';
  const draftOf = (submissionId: string) => {
    const link = links.find((each) => each.submissionId === submissionId);
    const draft = drafts.find(({ id }) => id === link?.id);
    return draft ? draftName(draft) : 'a draft';
  };
  const textOf = (row: ActivityRow) => activityText(row, nameOf, draftOf);

  const read = async () => {
    setBusy(true);
    const all: ActivityRow[] = [];
    for (;;) {
      const answer = await gateway.read('activity', activityRow, {
        team_id: `eq.${team.id}`,
        seq: `gt.${all.at(-1)?.seq ?? 0}`,
        order: 'seq.asc',
        limit: String(PAGE),
      });
      if (answer.kind !== 'done') {
        notify.error('Not Loaded', 'The team service did not answer. Check the connection and try again.');
        break;
      }
      all.push(...answer.value);
      if (answer.value.length < PAGE) {
        setRows(all.reverse());
        break;
      }
    }
    setBusy(false);
  };
  const handleExport = () => {
    const table = (rows ?? []).map((row) => [row.seq, row.at, emailOf(row.by_id), row.by_role, textOf(row)]);
    const isSaved = downloadFile(
      `${team.name}-activity.csv`,
      csvOf([['Number', 'Time', 'Member', 'Role', 'What'], ...table]),
      'text/csv;charset=utf-8',
    );
    if (!isSaved) notify.error('Not Saved', 'The browser did not allow the download.');
  };

  return (
    <section aria-label="Activity">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">Activity</h4>
        <div className="flex gap-2">
          <SmallButton disabled={isBusy} onClick={() => void read()}>
            {rows ? 'Refresh' : 'Show activity'}
          </SmallButton>
          {rows && <SmallButton onClick={handleExport}>Export CSV</SmallButton>}
        </div>
      </div>
      {rows && (
        <ol className="flex flex-col gap-1.5 text-sm">
          {rows.slice(0, NEWEST).map((row) => (
            <li key={row.seq} className="flex flex-wrap gap-x-3">
              <span className="w-44 text-ink-faint tabular-nums">{formatInstant(row.at)}</span>
              <span className="min-w-0 flex-1 basis-56 break-words">{textOf(row)}</span>
            </li>
          ))}
        </ol>
      )}
      {rows && rows.length > NEWEST && (
        <p className="mt-2 text-sm text-ink-soft">
          The newest {NEWEST} of {rows.length}. The CSV file has all of them.
        </p>
      )}
    </section>
  );
}
