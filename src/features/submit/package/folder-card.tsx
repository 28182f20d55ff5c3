import type { Baseline } from '@/domain/baseline/baseline';
import { countOf } from '@/domain/texts';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { FETCHES_DIALOG } from '@/components/dialog';
import { JobProgress } from '@/components/job-progress';
import { Notice } from '@/components/notice';
import { WorkBar } from '@/components/progress-bar';
import { useFolderSave, type SavedFolder } from './use-folder-save';
import type { StepProps } from '../wizard/wizard-events';
import { FolderDialog } from './folder-dialog';

/** Writes the changes back to the imported folder, for browsers that can write to one. */
export function FolderCard({
  draft,
  baseline,
  isDrawing,
  events,
}: Pick<StepProps, 'draft' | 'isDrawing' | 'events'> & { baseline: Baseline }) {
  const { asked, planning, saving, ...folder } = useFolderSave(draft, baseline, events.onFolderSaved);
  const isBusy = planning.status === 'running' || saving.status === 'running';
  return (
    <Card
      data-print="hide"
      title="Save to folder"
      headingLevel={3}
      description={
        <>
          Writes only the files that changed since <bdi>{baseline.name}</bdi> was imported to its folder on
          this computer, after showing you the list. Nothing is uploaded.
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <Button
            variant="secondary"
            disabled={isBusy || isDrawing}
            onClick={() => folder.start()}
            {...FETCHES_DIALOG}
          >
            Save to folder
          </Button>
        </p>
        <JobProgress state={planning} onCancel={folder.cancel} />
        <div aria-live="polite">
          {saving.status === 'running' && (
            <>
              <p className="mb-2 text-sm font-medium [overflow-wrap:anywhere]">{saving.label}</p>
              <WorkBar label={saving.label} progress={saving.progress} />
            </>
          )}
          {saving.status === 'failed' && <Notice tone="bad">{saving.message}</Notice>}
          {saving.status === 'done' && <Saved saved={saving.result} />}
        </div>
      </div>
      {asked && (
        <FolderDialog
          asked={asked}
          onSave={folder.save}
          onOther={() => folder.start(true)}
          onClose={folder.close}
        />
      )}
    </Card>
  );
}

function Saved({ saved: { name, written, left } }: { saved: SavedFolder }) {
  const paths = Object.keys(written);
  if (left.length === 0)
    return (
      <Notice tone="good" title={`${countOf(paths.length, 'file')} saved to ${name}`}>
        What changes in the stores is still compared with the import. When the update is in the stores, import
        the folder again to start from it.
      </Notice>
    );
  return (
    <Notice
      tone="bad"
      title={`Saved ${paths.length} of ${countOf(paths.length + left.length, 'file')} to ${name}`}
    >
      <div className="grid gap-2 [overflow-wrap:anywhere]">
        <p>The draft is as it was. Press “Save to folder” again for the rest.</p>
        <p className="font-medium">Not written</p>
        <ul className="list-disc pl-5">
          {left.map(({ path, why }) => (
            <li key={path}>
              {path}
              {why !== undefined && `: ${why}`}
            </li>
          ))}
        </ul>
        {paths.length > 0 && (
          <>
            <p className="font-medium">Written</p>
            <ul className="list-disc pl-5">
              {paths.map((path) => (
                <li key={path}>
                  {path}
                  {written[path] === null && ' (deleted)'}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Notice>
  );
}
