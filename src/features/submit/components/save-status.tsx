import { createContext, useContext } from 'react';
import { SmallButton } from '@/components/button';
import type { SaveState } from '@/lib/auto-save/auto-save';
import { useWorkspaceHealth } from '@/lib/workspace/workspace-context';

/** Whether the draft is saved. A context, so that a key re-renders the words alone and not the step. */
export const SaveStateContext = createContext<SaveState>('unsaved');

const SAVE_WORDS: Record<SaveState, string> = {
  unsaved: 'Saved on this device as soon as you type',
  saving: 'Saving…',
  saved: 'Saved on this device',
  failed: 'Not saved',
};

/** The words for the same states while the browser stores nothing, or has no space left. */
const UNSTORED_WORDS: Record<SaveState, string> = {
  ...SAVE_WORDS,
  unsaved: 'Stored only until this tab closes',
  saved: 'Stored only until this tab closes',
};

/** Says whether the draft is saved. */
export function SaveStatus({ onSave }: { onSave: () => void }) {
  const saveState = useContext(SaveStateContext);
  const { isStored } = useWorkspaceHealth();
  return (
    <p className="flex items-center gap-2 text-[0.8125rem] text-ink-faint" data-print="hide">
      {(isStored ? SAVE_WORDS : UNSTORED_WORDS)[saveState]}
      {saveState === 'failed' && <SmallButton onClick={onSave}>Save again</SmallButton>}
    </p>
  );
}
