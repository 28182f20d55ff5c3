import { Upload } from 'lucide-react';
import { useEffect, useId, useState, type DragEvent, type ReactNode } from 'react';

/** Whether files are dragged. Text that is dragged from field to field is left to the browser. */
function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/**
 * An area to drop files on, or to choose them by keyboard or click. The browser does not open a file that is dropped
 * beside it.
 */
export function FileDrop({
  label,
  hint,
  accept,
  name,
  isMultiple = false,
  isCompact = false,
  onFiles,
  onTransfer,
}: {
  /** Label of the button, e.g. `Choose builds`. */
  label: string;
  hint?: ReactNode;
  /** Value for the file input's `accept`, e.g. `.ipa,.apk`; dropped files are not filtered. */
  accept?: string;
  /** Name of the file input. */
  name?: string;
  isMultiple?: boolean;
  isCompact?: boolean;
  /** Called with at least one file, and with only the first one unless `isMultiple`. */
  onFiles: (files: File[]) => void;
  /** Takes what is dropped instead, e.g. folders. Its items are readable only until the handler returns. */
  onTransfer?: (transfer: DataTransfer) => void;
}) {
  const id = useId();
  const hintId = `${id}-hint`;
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
  };
  const handleDrop = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    // Files for this area are not meant for the page around it.
    event.stopPropagation();
    setOver(false);
    if (onTransfer) onTransfer(event.dataTransfer);
    else take(event.dataTransfer.files);
  };
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={`flex cursor-pointer flex-col items-center justify-center gap-2 rounded-card border border-dashed text-center transition-colors duration-quick has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${isCompact ? 'px-4 py-5' : 'px-6 py-10'} ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-sunken'}`}
    >
      <Upload className={`${isCompact ? 'size-5' : 'size-7'} text-ink-faint`} />
      <span className="font-medium text-accent-strong">{label}</span>
      {hint !== undefined && (
        <span id={hintId} className="max-w-prose text-[0.8125rem] text-ink-soft">
          {hint}
        </span>
      )}
      <input
        id={id}
        type="file"
        name={name}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        className="sr-only"
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          take(event.target.files);
          // Choosing the same file again must fire a change event as well.
          event.target.value = '';
        }}
      />
    </label>
  );
}
