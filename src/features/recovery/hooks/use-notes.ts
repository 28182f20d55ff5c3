import { PLAIN_RULES, type AutoSaveRules } from '@/lib/auto-save/auto-save';
import { useSingleRecord } from '@/lib/auto-save/use-auto-save';
import { NOTES_ID, recoveryNotesCollection, type NotesRecord } from '../records';

const NO_NOTES: NotesRecord = { id: NOTES_ID, text: '' };

const NOTES_RULES: AutoSaveRules<NotesRecord> = { ...PLAIN_RULES, isText: (field) => field === 'text' };

export type NotesHandle = ReturnType<typeof useNotes>;

/** Edits the Additional Notes. `text` is undefined while they are being read. */
export function useNotes() {
  const { item, change, ...handle } = useSingleRecord(recoveryNotesCollection, NO_NOTES, NOTES_RULES);
  return {
    ...handle,
    text: item?.text,
    change: (text: string) => change((notes) => ({ ...notes, text })),
  };
}
