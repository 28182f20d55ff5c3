import { formatNumber } from '@/domain/texts';

/** Why an archive or one of its files cannot be read. Each reason has its own message for the publisher. */
export type ZipFailureCode =
  | 'empty'
  | 'not-a-zip'
  | 'truncated'
  | 'trailing-bytes'
  | 'encrypted'
  | 'too-many-entries'
  | 'hostile-name'
  | 'duplicate-name'
  | 'overlap'
  | 'damaged'
  | 'bomb'
  | 'too-large'
  | 'unsupported-compression'
  | 'unreadable'
  | 'cancelled';

export interface ZipFailure {
  code: ZipFailureCode;
  /** The fault and the remedy, in words that a publisher understands. */
  message: string;
}

/** Largest number of entries in an archive (sources 9.2). */
export const MAX_ENTRIES = 20_000;

/** Subject of a failure that concerns the archive's list of files rather than one of them. */
export const TABLE_OF_CONTENTS = 'table of contents';

const EXPORT_AGAIN = 'Export the build again and choose the new file.';
const COPY_AGAIN = 'Download or copy it again, or export the build again.';

/** `subject` is the entry's name where there is one; it is shown as text only. */
const MESSAGES: Record<ZipFailureCode, (subject: string) => string> = {
  empty: () => `The file is empty (0 bytes). ${COPY_AGAIN}`,
  'not-a-zip': () =>
    'This is not an app build: .ipa, .aab and .apk files are zip archives, and this file is not. Choose the file that Xcode, Android Studio or your app builder exported.',
  truncated: () =>
    `The file is cut off: its table of contents at the end is missing. The download or upload probably stopped early. ${COPY_AGAIN}`,
  'trailing-bytes': () =>
    `The file continues after the end of the archive: something was added to it. No store accepts that. ${COPY_AGAIN}`,
  encrypted: (subject) =>
    `The archive is password-protected (${subject}), and no store accepts that. Export the build without a password and choose that file.`,
  'too-many-entries': () =>
    `The archive contains more than ${formatNumber(MAX_ENTRIES)} files, more than StorePilot reads. Combine loose asset files into fewer ones, or check that this is the exported app and not a project folder.`,
  'hostile-name': (subject) =>
    `The archive contains a file whose name points outside the app (${subject}). No build tool writes such names. ${EXPORT_AGAIN}`,
  'duplicate-name': (subject) =>
    `The archive contains two files named ${subject}, so it is unclear which one counts. ${EXPORT_AGAIN}`,
  overlap: (subject) =>
    `Two files in the archive share the same bytes (${subject}). No build tool writes that. ${EXPORT_AGAIN}`,
  damaged: (subject) =>
    subject === TABLE_OF_CONTENTS
      ? `The archive is damaged: its ${TABLE_OF_CONTENTS} cannot be read. ${COPY_AGAIN}`
      : `The archive is damaged: ${subject} is not what the ${TABLE_OF_CONTENTS} says. ${COPY_AGAIN}`,
  bomb: (subject) =>
    `${subject} unpacks to far more than an app can contain, so reading was stopped. ${EXPORT_AGAIN}`,
  'too-large': (subject) =>
    `${subject} is far larger than such a file in any app, so it was not read. ${EXPORT_AGAIN}`,
  'unsupported-compression': (subject) =>
    `${subject} is packed with a method that the stores don't read. Create the archive with ordinary zip compression, or export the build again.`,
  unreadable: () =>
    'The file could not be read: it is a folder, such as an .app or .xcarchive, or it was moved, changed or deleted since it was chosen. Choose the .ipa, .aab, .apk or .zip file.',
  cancelled: () => 'Reading the build was cancelled.',
};

/** Builds the failure with its message; `subject` names the file of the archive that it concerns. */
export function zipFailure(code: ZipFailureCode, subject = 'a file'): ZipFailure {
  return { code, message: MESSAGES[code](shown(subject)) };
}

/** Makes a name from the archive safe and short enough for a sentence. */
function shown(name: string): string {
  const printable = name.replace(/\p{C}/gu, '\uFFFD');
  return printable.length > 80 ? `${printable.slice(0, 40)}…${printable.slice(-39)}` : printable;
}

/** Carries a failure from deep inside a reader to its public function. */
export class ZipError extends Error {
  readonly failure: ZipFailure;
  constructor(code: ZipFailureCode, subject?: string) {
    const failure = zipFailure(code, subject);
    super(failure.message);
    this.failure = failure;
  }
}
