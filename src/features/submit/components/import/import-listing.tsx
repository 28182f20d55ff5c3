import { useNavigate, useSearchParams } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { JobProgress } from '@/components/job-progress';
import { lazyPart } from '@/components/lazy-part';
import { useImportStore } from '../../hooks/use-import-store';
import { useListingImport } from '../../hooks/use-listing-import';
import type { DraftChange } from '../../model/draft-changes';
import { hasContent } from '../../model/new-draft';
import type { WizardEvents } from '../wizard-events';
import { ImportControl } from './import-control';

/** Loads with the first import. */
const ImportDialog = lazyPart(() => import('./import-dialog').then((module) => module.ImportDialog), null);

/** Brings the listing of an app that is in the stores into a draft. */
export function ImportListing({
  draft,
  events,
  onChange,
}: {
  draft: SubmissionDraft;
  events: WizardEvents;
  onChange: (change: DraftChange) => void;
}) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const handleStored = useImportStore(onChange);
  const importing = useListingImport(draft.id, {
    onStored: handleStored,
    onDone: (imported) => {
      events.onListingImported(imported);
      void navigate(submitPath({ draft: imported.draftId, step: 2 }));
    },
  });
  return (
    <section aria-label="Import" className="grid min-w-0 content-start gap-3">
      <ImportControl
        isFocused={params.get('start') === 'import'}
        onSource={(source) => {
          ImportDialog.prefetch();
          importing.open(source);
        }}
      />
      <JobProgress state={importing.state} onCancel={importing.cancel} />
      {importing.stage && (
        <ImportDialog
          stage={importing.stage}
          hasContent={hasContent(draft)}
          onSets={importing.chooseSets}
          onLocale={importing.chooseLocale}
          onTake={importing.take}
          onClose={importing.close}
        />
      )}
    </section>
  );
}
