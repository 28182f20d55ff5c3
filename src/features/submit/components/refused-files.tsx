import { Button } from '@/components/button';
import { Notice } from '@/components/notice';

/** Files that could not be used, each with what is wrong and what to do. */
export function RefusedFiles({
  files,
  onDismiss,
}: {
  files: readonly { fileName: string; message: string }[];
  onDismiss: () => void;
}) {
  if (files.length === 0) return null;
  return (
    <Notice
      tone="bad"
      title={files.length === 1 ? 'This file could not be read' : 'These files could not be read'}
      actions={
        <Button variant="quiet" size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      <div role="alert">
        <ul className="mt-1 grid gap-1">
          {files.map(({ fileName, message }, index) => (
            <li key={index} className="[overflow-wrap:anywhere]">
              <bdi className="font-medium">{fileName}</bdi>: {message}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
