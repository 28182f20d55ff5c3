import { Upload } from 'lucide-react';
import { FileButton } from '@/components/file-button';

export function ImportButton({ onImport }: { onImport: (file: File) => void }) {
  return (
    <FileButton accept=".csv,.tsv,.txt,text/csv" onFile={onImport}>
      <Upload className="size-4" />
      Import CSV
    </FileButton>
  );
}
