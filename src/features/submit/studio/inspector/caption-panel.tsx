import { Download, Upload } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { FileButton } from '@/components/file-button';
import {
  TEXT_KIND_NAMES,
  takeCaptions,
  type CaptionTable as ReadTable,
  type TextKind,
} from '@/domain/studio/caption-csv';
import { countOf } from '@/domain/texts';
import { SmallButton } from '@/components/button';
import { JobProgress } from '@/components/job-progress';
import { lazyPart } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { useIsModelOn } from '@/lib/browser-model/use-is-model-on';
import { useTask } from '@/lib/jobs/use-task';
import { loadCode } from '@/lib/load-code';
import type { WizardEvents } from '../../wizard/wizard-events';
import { CaptionTable } from './caption-table';

const CaptionsHelp = lazyPart(
  () => import('../../model-help/captions-help').then((module) => module.CaptionsHelp),
  null,
);

const KINDS = Object.keys(TEXT_KIND_NAMES) as TextKind[];

const loadFiles = () => loadCode(() => import('../caption-file'));

/** The texts of all pictures in all languages, and their exchange as a CSV file with whoever translates them. */
export function CaptionPanel({
  draftId,
  onDownload,
  ...table
}: Omit<ComponentProps<typeof CaptionTable>, 'kind'> &
  Pick<WizardEvents, 'onDownload'> & { draftId: string }) {
  const isModelOn = useIsModelOn();
  const { design, handle, locales } = table;
  const [kind, setKind] = useState<TextKind>('caption');
  const reading = useTask<File, ReadTable>(async (file) => {
    const code = await loadFiles();
    return code.ok ? code.value.readCaptionFile(file, design, locales) : code;
  }, 'Reading the captions');
  const writing = useTask<undefined, string>(async () => {
    const code = await loadFiles();
    return code.ok ? { ok: true, value: code.value.captionFile(design, locales) } : code;
  }, 'Writing the captions');
  const { state } = reading;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div role="group" aria-label="Texts in the table" className="flex rounded-control bg-sunken p-1">
          {KINDS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={kind === each}
              onClick={() => setKind(each)}
              className="segment min-h-8 px-2.5 text-[0.8125rem]"
            >
              {TEXT_KIND_NAMES[each]}
            </button>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <SmallButton onClick={() => writing.start(undefined, (csv) => onDownload('captions.csv', csv))}>
            <Download className="size-4" />
            Save as CSV
          </SmallButton>
          <FileButton
            label="CSV file of captions"
            accept=".csv,.tsv,text/csv"
            size="small"
            onFile={(file) =>
              reading.start(file, ({ changes }) => handle.edit((now) => takeCaptions(now, changes)))
            }
          >
            <Upload className="size-4" />
            Open a CSV file
          </FileButton>
        </div>
      </div>
      <JobProgress state={writing.state} onCancel={writing.cancel} />
      <JobProgress state={state} onCancel={reading.cancel} />
      <div role="status" className="empty:-mt-4">
        {state.status === 'done' && (
          <Notice tone={state.result.notes.length > 0 ? 'warn' : 'good'}>
            <p>
              {countOf(state.result.changes.length, 'text')} taken from the file. “Undo” restores the previous
              texts.
            </p>
            {state.result.notes.length > 0 && (
              <ul className="mt-1 list-disc ps-5">
                {state.result.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
      </div>
      {isModelOn && (
        <CaptionsHelp
          draftId={draftId}
          design={design}
          handle={handle}
          locales={locales}
          mainLocale={table.mainLocale}
          kind={kind}
        />
      )}
      <CaptionTable {...table} kind={kind} />
      <p className="text-[0.8125rem] text-ink-faint">
        Tab moves to the next language, Alt and an arrow key to the next picture. A picture without texts in a
        language shows those of the main language.
      </p>
    </>
  );
}
