import { useRef } from 'react';
import { ActionMenu } from '@/components/action-menu';

/** Rarely used actions: a title picture, and design files. */
export function StudioMenu({
  onAddTitle,
  onSaveFile,
  onOpenFile,
}: {
  onAddTitle: () => void;
  onSaveFile: () => void;
  onOpenFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionMenu
        label="More about the set"
        actions={[
          { label: 'Add a picture with a title only', onSelect: onAddTitle },
          { label: 'Save the design as a file', onSelect: onSaveFile },
          { label: 'Open a design file', onSelect: () => input.current?.click() },
        ]}
      />
      <input
        ref={input}
        type="file"
        aria-label="Design file"
        accept=".json,application/json"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onOpenFile(file);
          // Choosing the same file again must fire a change event as well.
          event.target.value = '';
        }}
      />
    </>
  );
}
