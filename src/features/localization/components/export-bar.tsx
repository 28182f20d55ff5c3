import { FileSpreadsheet, FolderDown, Plus } from 'lucide-react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { TextField } from '@/components/field';
import { isPrivacyUrl } from '../model/privacy-url';
import { ImportButton } from './import-button';

/** Actions on all packs: export files, import a table, add markets. */
export function ExportBar({
  privacyUrl,
  onPrivacyUrl,
  onExportAll,
  onExportCsv,
  onImport,
  onMore,
}: {
  privacyUrl: string;
  onPrivacyUrl: (url: string) => void;
  onExportAll: () => void;
  onExportCsv: () => void;
  onImport: (file: File) => void;
  onMore: () => void;
}) {
  return (
    <Card title="Export" description="A zip for fastlane and EAS, and a table for a spreadsheet.">
      <div className="flex flex-wrap gap-2">
        <Button onClick={onExportAll}>
          <FolderDown className="size-4" />
          Export All
        </Button>
        <Button variant="secondary" onClick={onExportCsv}>
          <FileSpreadsheet className="size-4" />
          Export CSV
        </Button>
        <ImportButton onImport={onImport} />
        <Button variant="secondary" onClick={onMore}>
          <Plus className="size-4" />
          Generate More Markets
        </Button>
      </div>
      <div className="mt-4 max-w-lg">
        <TextField
          label="Privacy policy URL"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint="For the exported files. EAS accepts a locale only with one; without it, store.config.json stays empty."
          value={privacyUrl}
          error={
            isPrivacyUrl(privacyUrl)
              ? undefined
              : 'Enter a whole address of at most 255 characters, such as https://example.com/privacy.'
          }
          onChange={(event) => onPrivacyUrl(event.target.value)}
        />
      </div>
    </Card>
  );
}
