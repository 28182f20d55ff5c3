import { createContext, useContext } from 'react';
import { SmallButton } from '@/components/button';
import type { SaveState } from '@/lib/auto-save/auto-save';
import { useWorkspaceHealth } from '@/lib/workspace/workspace-context';

/** Whether the draft is saved. A context, so that a key re-renders the words alone and not the step. */
export const SaveStateContext = createContext<SaveState>('unsaved');

/** Whether the team of a shared draft has what is stored on this device. */
export type TeamSendState = 'sent' | 'waiting';
export const TeamSendContext = createContext<TeamSendState | undefined>(undefined);

const TEAM_WORDS: Record<TeamSendState, string> = {
  sent: 'Saved, and sent to the team',
  waiting: 'Saved on this device, not sent to the team yet',
};

const SAVE_WORDS: Record<SaveState, string> = {
  unsaved: 'Saved on this device as soon as you type',
  saving: 'Saving…',
  saved: 'Saved on this device',
  failed: 'Not saved',
};

/** Says whether the draft is saved, also while the browser stores nothing or has no space left. */
export function SaveStatus({ onSave }: { onSave: () => void }) {
  const saveState = useContext(SaveStateContext);
  const sendState = useContext(TeamSendContext);
  const { isStored } = useWorkspaceHealth();
  const hasFailed = saveState === 'failed';
  const isTemporary = !isStored && !hasFailed && saveState !== 'saving';
  // The banner about storage is at the top of the page, which may be out of view.
  const look = isTemporary || hasFailed ? 'text-warn' : 'text-ink-faint';
  return (
    <p className={`flex items-center gap-2 text-[0.8125rem] ${look}`} data-print="hide">
      {isTemporary
        ? 'Stored only until this tab closes'
        : saveState === 'saved' && sendState
          ? TEAM_WORDS[sendState]
          : SAVE_WORDS[saveState]}
      {hasFailed && <SmallButton onClick={onSave}>Save again</SmallButton>}
    </p>
  );
}
