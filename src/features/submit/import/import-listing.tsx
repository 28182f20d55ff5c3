import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { prefetchDialog } from '@/components/dialog';
import { JobProgress } from '@/components/job-progress';
import { lazyPart } from '@/components/lazy-part';
import { ListingIntake } from '@/components/listing-import/listing-intake';
import { takeHandedOverImport } from '@/lib/imports/import-handover';
import type { ImportSource } from '@/lib/imports/import-source';
import { useImportStore } from './use-import-store';
import { FOCUS_STEP } from '../wizard/use-step-focus';
import { useListingImport } from './use-listing-import';
import { hasContent } from '../drafts/new-draft';
import type { StepProps } from '../wizard/wizard-events';

/** Loads with the first import. */
const ImportDialog = lazyPart(() => import('./import-dialog').then((module) => module.ImportDialog), null);

/** Brings the listing of an app that is in the stores into a draft. */
export function ImportListing({ draft, events, onChange }: Pick<StepProps, 'draft' | 'events' | 'onChange'>) {
  const [params] = useSearchParams();
  const { key: navigation } = useLocation();
  const navigate = useNavigate();
  const handleStored = useImportStore(onChange);
  const importing = useListingImport(draft.id, {
    onStored: handleStored,
    onDone: (imported) => {
      events.onListingImported(imported);
      void navigate(submitPath({ draft: imported.draftId, step: 'listing' }), { state: FOCUS_STEP });
    },
  });
  const prefetch = () => {
    ImportDialog.prefetch();
    prefetchDialog();
  };
  const handleSource = (source: ImportSource) => {
    prefetch();
    importing.open(source);
  };
  const startHandedOver = useEffectEvent(() => {
    const found = takeHandedOverImport();
    if (!found) return;
    prefetch();
    importing.start(found);
  });
  // Another part of the app may pass a listing while this page is already open.
  useEffect(() => startHandedOver(), [navigation]);
  return (
    <section aria-label="Import" className="grid min-w-0 content-start gap-3">
      <ListingIntake
        label="Import a listing"
        hint="Drop a folder or a zip here, or choose files: fastlane, EAS and other tools, a StorePilot package or a table from Localization."
        isFocused={params.get('start') === 'import'}
        onSource={handleSource}
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
