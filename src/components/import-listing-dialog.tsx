import { useNavigate } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { handOverImport, type ImportSource } from '@/lib/imports/import-source';
import { Dialog } from './dialog';
import { ListingIntake } from './listing-intake';

/** Takes a listing on any page and opens the wizard to import it. */
export function ImportListingDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const handleSource = (source: ImportSource) => {
    handOverImport(source);
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
      <ListingIntake
        label="Drop a folder or a zip here, or choose files"
        hint="fastlane, EAS, gradle-play-publisher, App Store Connect CLI, upload-google-play, a StorePilot package or a table from Localization."
        onSource={handleSource}
      />
    </Dialog>
  );
}
