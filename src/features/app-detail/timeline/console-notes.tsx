import { consoles } from 'virtual:catalog/consoles';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { ConsoleStates } from '@/components/hand-over/console-states';
import { useHandOver } from '@/components/hand-over/use-hand-over';
import type { Platform } from '@/model/app';
import type { StoredDraft } from '@/model/draft';
import type { ReportedState } from '@/model/submission';
import { handOverList } from '@/domain/handover/hand-over';
import { draftImagesCollection } from '@/lib/workspace/app-collections';
import { withImages } from '@/lib/workspace/draft-images';
import { useCollection } from '@/lib/workspace/workspace-context';

/** The state of the console that a report stands for. */
const CONSOLE_STATES: Record<Platform, Record<ReportedState, string>> = {
  ios: { uploaded: 'waiting', review: 'review', approved: 'live', rejected: 'rejected' },
  android: { uploaded: 'review', review: 'review', approved: 'available', rejected: 'rejected' },
};

/** The state that the console shows now, the meaning of all its states, and the list of the way by hand. */
export function ConsoleNotes({
  platform,
  state,
  draft,
}: {
  platform: Platform;
  state: ReportedState | undefined;
  draft: StoredDraft | undefined;
}) {
  const console = consoles[platform];
  const now = state && console.states.find(({ id }) => id === CONSOLE_STATES[platform][state]);
  return (
    <div className="grid gap-2">
      {now && (
        <p className="text-sm text-ink-soft">
          {console.name} shows <span className="font-medium text-ink">{now.name}</span>: {now.means}. {now.do}
          .
        </p>
      )}
      {draft && <HandOverLink draft={draft} platform={platform} />}
      <ConsoleStates console={console} />
    </div>
  );
}

/** How many pages of the list are ticked, with a link to it. */
function HandOverLink({ draft, platform }: { draft: StoredDraft; platform: Platform }) {
  const images = useCollection(draftImagesCollection).data;
  const { progress } = useHandOver(draft.id);
  const pages = useMemo(
    () => images && handOverList(consoles[platform], withImages(draft, images)).pages,
    [draft, images, platform],
  );
  const done = pages?.filter(({ id }) => progress.done[platform]?.includes(id)).length;
  return (
    <p className="text-sm">
      <Link
        to={submitPath({ draft: draft.id, step: 'submit' })}
        className="font-medium text-accent underline underline-offset-2"
      >
        The list for {consoles[platform].name}, page by page
      </Link>
      {pages && (
        <span className="text-ink-soft tabular-nums">
          {' '}
          · {done} of {pages.length} done
        </span>
      )}
    </p>
  );
}
