import { QuietButton } from '@/components/button';
import type { useSetFiles } from './use-set-files';
import { Notice } from '@/components/notice';
import { countOf, listOf } from '@/domain/texts';

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

/** The files of a drop: how many were taken, and which were refused, changed or used elsewhere. */
export function IntakeMessages({ intake }: { intake: ReturnType<typeof useSetFiles> }) {
  return (
    <>
      <p role="status" className="sr-only">
        {intake.takenCount > 0 && `${countOf(intake.takenCount, 'picture was', 'pictures were')} added.`}
      </p>
      <RefusedFiles files={intake.refused} onDismiss={intake.dismissRefused} />
      <ChangedFiles files={intake.changed} onDismiss={intake.dismissChanged} />
      <AndroidScreens intake={intake} />
    </>
  );
}

/** Files that were accepted with a change. */
function ChangedFiles({ files, onDismiss }: FileMessages) {
  const title = files.length === 1 ? 'This file was changed' : 'These files were changed';
  return (
    <div role="status" className="empty:hidden">
      {files.length > 0 && <Messages tone="warn" {...{ title, files, onDismiss }} />}
    </div>
  );
}

/** Screens that were taken, but that the App Store gets no picture of. */
function AndroidScreens({ intake }: { intake: ReturnType<typeof useSetFiles> }) {
  const { androidScreens: screens, hasPlaySets } = intake;
  const isOne = screens.length === 1;
  return (
    <div role="status" className="empty:hidden">
      {screens.length > 0 && (
        <Notice
          tone="warn"
          title={`${countOf(screens.length, 'screenshot')} left out of the iPhone sets`}
          actions={<QuietButton onClick={intake.dismissAndroidScreens}>Dismiss</QuietButton>}
        >
          <p className="mt-1 [overflow-wrap:anywhere]">
            <bdi className="font-medium">{listOf(screens.map(({ fileName }) => fileName))}</bdi>{' '}
            {isOne ? 'has the size of an Android screen' : 'have the size of Android screens'}
            {hasPlaySets ? `. Google Play gets ${isOne ? 'it' : 'them'}.` : '.'}
          </p>
          <p>
            App Review rejects screenshots that show Android. For the App Store, add screenshots from an
            iPhone or its simulator.
          </p>
        </Notice>
      )}
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
