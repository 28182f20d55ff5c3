import { TextAreaField, TextField } from '@/components/field';
import { JobProgress } from '@/components/job-progress';
import type { JobState } from '@/lib/jobs/job';
import type { PressRelease } from '../model/marketing-kit';
import { ItemActions } from './item-actions';

/** The press release, editable, and its PDF. */
export function PressReleaseEditor({
  release,
  isDrawn,
  pdfState,
  onEdit,
  onCopy,
  onDownloadPdf,
  onCancelPdf,
}: {
  release: PressRelease;
  /** Some of its text will be drawn as pictures in the PDF. */
  isDrawn: boolean;
  pdfState: JobState<unknown>;
  onEdit: (changes: Partial<Pick<PressRelease, 'title' | 'content'>>) => void;
  onCopy: (text: string) => void;
  onDownloadPdf: () => void;
  onCancelPdf: () => void;
}) {
  const { title, content } = release;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Headline"
        dir="auto"
        value={title}
        onChange={(event) => onEdit({ title: event.target.value })}
      />
      <TextAreaField
        label="Text"
        dir="auto"
        rows={20}
        value={content}
        hint="A short line above a paragraph becomes a heading; lines that begin with • become a list. Fill in the contact before you send it."
        onChange={(event) => onEdit({ content: event.target.value })}
      />
      {isDrawn && (
        <p className="text-[0.8125rem] text-ink-soft">
          In the PDF, letters beyond Western European ones are pictures, drawn with the fonts of this device.
          Their text can still be selected, searched and copied.
        </p>
      )}
      <ItemActions
        name="press release"
        downloadLabel="Download PDF"
        onCopy={() => onCopy(`${title}\n\n${content}`)}
        onDownload={onDownloadPdf}
      />
      {pdfState.status !== 'done' && <JobProgress state={pdfState} onCancel={onCancelPdf} />}
    </div>
  );
}
