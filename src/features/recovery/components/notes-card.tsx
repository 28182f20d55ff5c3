import { Card } from '@/components/card';
import { TextAreaField } from '@/components/field';
import { LoadFailure } from '@/components/pages/load-failure';
import { SharedTextsForm } from '@/components/team/shared-texts';
import { useWorkspaceHealth } from '@/lib/workspace/workspace-context';
import type { NotesHandle } from '../hooks/use-notes';

/** The free-text box: the user's own notes, or a rejection to analyze. */
export function NotesCard({ notes }: { notes: NotesHandle }) {
  const { isStored } = useWorkspaceHealth();
  return (
    <Card
      title="Additional Notes"
      className={notes.text?.trim() ? '' : 'print:hidden'}
      description="Anything that helps with the recovery: who was asked, what was agreed. The text never leaves this browser."
    >
      {notes.isUnreadable ? (
        <LoadFailure what="Your notes" onRetry={notes.retry} />
      ) : notes.text === undefined ? (
        <p role="status" className="text-sm text-ink-soft">
          Reading your notes…
        </p>
      ) : (
        <SharedTextsForm texts={notes.texts}>
          <TextAreaField
            label="Notes"
            name="text"
            rows={5}
            value={notes.text}
            onChange={(event) => notes.change(event.target.value)}
            placeholder="e.g. Asked App Review on Monday for the crash log"
            dir="auto"
            spellCheck={false}
            error={
              notes.saveState === 'failed'
                ? 'The notes could not be saved. Copy them before you leave this page.'
                : undefined
            }
            hint={isStored ? 'Saved on this device while you type.' : 'Stored only until this tab closes.'}
          />
        </SharedTextsForm>
      )}
    </Card>
  );
}
