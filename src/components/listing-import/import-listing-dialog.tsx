import { useNavigate } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { handOverImport } from '@/lib/imports/import-handover';
import { openImport, type FoundImport } from '@/lib/imports/import-listing';
import type { ImportSource } from '@/lib/imports/import-source';
import { useTask } from '@/lib/jobs/use-task';
import { Dialog } from '../dialog';
import { JobProgress } from '../job-progress';
import { ListingIntake } from './listing-intake';

/** Opens a listing on any page, and the wizard to import it. What can't be opened is explained here. */
export function ImportListingDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const opening = useTask<ImportSource, FoundImport>(openImport, 'Opening the folder');
  const handleFound = (found: FoundImport) => {
    handOverImport(found);
    onClose();
    void navigate(submitPath({ start: 'import' }));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Import a listing"
      description="The texts, screenshots and answers of an app that is already in the stores. Nothing is uploaded; you see a report before anything is stored."
    >
      <div className="grid gap-3">
        <ListingIntake
          label="Drop a folder or a zip here, or choose files"
          hint="fastlane, EAS, gradle-play-publisher, App Store Connect CLI, upload-google-play, a StorePilot package or a table from Localization."
          onSource={(source) => opening.start(source, handleFound)}
        />
        <JobProgress state={opening.state} onCancel={opening.cancel} />
      </div>
    </Dialog>
  );
}
