import type { ReactNode } from 'react';
import { QuietButton } from '@/components/button';
import { Notice } from '@/components/notice';

interface FileMessages {
  files: readonly { fileName: string; message: string }[];
  onDismiss: () => void;
}

/** Files that could not be used, each with what is wrong and what to do. */
export function RefusedFiles({ files, onDismiss }: FileMessages) {
  if (files.length === 0) return null;
  const title = files.length === 1 ? 'This file could not be read' : 'These files could not be read';
  return (
    <Messages tone="bad" title={title} onDismiss={onDismiss}>
      <div role="alert">
        <MessageList files={files} />
      </div>
    </Messages>
  );
}

/** Files that were taken with a change. */
export function ChangedFiles({ files, onDismiss }: FileMessages) {
  return (
    <div role="status" className="empty:hidden">
      {files.length > 0 && (
        <Messages
          tone="warn"
          title={files.length === 1 ? 'This file was changed' : 'These files were changed'}
          onDismiss={onDismiss}
        >
          <MessageList files={files} />
        </Messages>
      )}
    </div>
  );
}

function Messages({
  tone,
  title,
  onDismiss,
  children,
}: {
  tone: 'bad' | 'warn';
  title: string;
  onDismiss: () => void;
  children: ReactNode;
}) {
  return (
    <Notice tone={tone} title={title} actions={<QuietButton onClick={onDismiss}>Dismiss</QuietButton>}>
      {children}
    </Notice>
  );
}

function MessageList({ files }: Pick<FileMessages, 'files'>) {
  return (
    <ul className="mt-1 grid gap-1">
      {files.map(({ fileName, message }, index) => (
        <li key={index} className="[overflow-wrap:anywhere]">
          <bdi className="font-medium">{fileName}</bdi>: {message}
        </li>
      ))}
    </ul>
  );
}
