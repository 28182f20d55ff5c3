import type { ReactNode } from 'react';
import { buttonLook } from './button';

/** A native file input that looks like a button. */
export function FileButton({
  label,
  accept,
  size = 'medium',
  name,
  isMultiple = false,
  isDisabled = false,
  onFile,
  onFiles,
  children,
}: {
  /** Name for screen readers, where the visible text is not enough. */
  label?: string | undefined;
  /** Value for the file input's `accept`. */
  accept?: string;
  size?: 'small' | 'medium';
  isDisabled?: boolean;
  /** Name of the file input. */
  name?: string;
  /** Whether several files can be chosen; `onFiles` takes all of them. */
  isMultiple?: boolean;
  onFile?: (file: File) => void;
  onFiles?: (files: File[]) => void;
  children: ReactNode;
}) {
  return (
    <label
      className={`${buttonLook({ variant: 'secondary', size })} w-fit cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${isDisabled ? 'pointer-events-none opacity-55' : ''}`}
    >
      {children}
      <input
        type="file"
        name={name}
        accept={accept}
        multiple={isMultiple}
        aria-label={label}
        className="sr-only"
        disabled={isDisabled}
        onChange={({ currentTarget: input }) => {
          const files = [...(input.files ?? [])];
          if (files[0]) onFile?.(files[0]);
          if (files.length > 0) onFiles?.(files);
          // Choosing the same file again must fire a change event as well.
          input.value = '';
        }}
      />
    </label>
  );
}
