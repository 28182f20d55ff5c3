import { QuietButton } from '@/components/button';
import { Notice } from '@/components/notice';

interface FileMessages {
  files: readonly { fileName: string; message: string; isRead?: boolean }[];
  onDismiss: () => void;
}

/** Files that could not be used, each with what is wrong and what to do. */
export function RefusedFiles({ files, onDismiss }: FileMessages) {
  const what = files.some(({ isRead }) => isRead) ? 'can’t be used here' : 'could not be read';
  const title = files.length === 1 ? `This file ${what}` : `These files ${what}`;
  return files.length > 0 && <Messages tone="bad" role="alert" {...{ title, files, onDismiss }} />;
}

/** Files that were accepted with a change. */
export function ChangedFiles({ files, onDismiss }: FileMessages) {
  const title = files.length === 1 ? 'This file was changed' : 'These files were changed';
  return (
    <div role="status" className="empty:hidden">
      {files.length > 0 && <Messages tone="warn" {...{ title, files, onDismiss }} />}
    </div>
  );
}

function Messages({
  tone,
  title,
  role,
  files,
  onDismiss,
}: FileMessages & { tone: 'bad' | 'warn'; title: string; role?: 'alert' }) {
  return (
    <Notice tone={tone} title={title} actions={<QuietButton onClick={onDismiss}>Dismiss</QuietButton>}>
      <div role={role}>
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
