import { FileSpreadsheet, FileText } from 'lucide-react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { JobProgress } from '@/components/job-progress';
import type { JobState } from '@/lib/jobs/job';

/** Asks for the file type and says what the file will contain. */
export function ExportDialog({
  isOpen,
  onOpenChange,
  what,
  state,
  onCsv,
  onPdf,
  onCancel,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** e.g. `Regional, Last 6 Months` */
  what: string;
  state: JobState<unknown>;
  onCsv: () => void;
  onPdf: () => void;
  onCancel: () => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Export Report"
      description={`The summary and the tables on the screen: ${what}. Sample data.`}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" size="large" onClick={onCsv} disabled={state.status === 'running'}>
          <FileSpreadsheet className="size-5" />
          Download CSV
        </Button>
        <Button variant="secondary" size="large" onClick={onPdf} disabled={state.status === 'running'}>
          <FileText className="size-5" />
          Download PDF
        </Button>
      </div>
      <div className="[&>:not(:empty)]:mt-4">
        <JobProgress state={state} onCancel={onCancel} />
      </div>
    </Dialog>
  );
}
