import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { formatDayOf } from '@/domain/dates';
import { SmallButton } from '@/components/button';
import { Dialog, FETCHES_DIALOG } from '@/components/dialog';
import { lazyPart } from '@/components/lazy-part';
import type { DraftImport } from './use-import-store';

/** Loads when the report is opened. */
const ImportReport = lazyPart(() => import('./import-report').then((module) => module.ImportReport));

/** Says in every step what the draft was imported from, with the report of that import. */
export function ImportedNote({ imported: { baseline, report } }: { imported: DraftImport }) {
  const [isOpen, setOpen] = useState(false);
  const left = report?.leftOut.filter(({ reason }) => reason !== 'default-language').length ?? 0;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft" data-print="hide">
      <FolderInput className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        Imported from <bdi className="font-medium text-ink">{baseline.name}</bdi> on{' '}
        {formatDayOf(baseline.importedAt)}
        {left > 0 && ` · ${left} left out`}
      </span>
      {report && (
        <>
          <SmallButton {...FETCHES_DIALOG} onClick={() => setOpen(true)}>
            Import report
          </SmallButton>
          <Dialog isOpen={isOpen} onOpenChange={setOpen} size="large" title="Import report">
            <ImportReport report={report} />
          </Dialog>
        </>
      )}
    </div>
  );
}
