import { Upload } from 'lucide-react';
import { useId } from 'react';
import { buttonLook } from '@/components/button';

/** Opens the file dialog; a native file input that looks like a button. */
export function ImportButton({ onImport }: { onImport: (file: File) => void }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`${buttonLook({ variant: 'secondary' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
    >
      <Upload className="size-4" aria-hidden="true" />
      Import CSV
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onImport(file);
          // Choosing the same file again is a change, too.
          event.target.value = '';
        }}
      />
    </label>
  );
}
