/** A wrong option, config or file: exit code 2. The message says what was expected and what to do next. */
export class UsageError extends Error {}

/** The arguments ask for the help of the command. */
export class HelpRequest extends Error {}

/** Describes why a file could not be opened, in words instead of a code. */
export function fileProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder. Check the spelling, and the folder from which you run this.';
    case 'EACCES':
    case 'EPERM':
      return 'permission to read it was denied. Check its permissions.';
    case 'EROFS':
      return 'it is in a read-only folder. Choose another place.';
    case 'EISDIR':
      return 'it is a folder; a file was expected.';
    case 'ENOTFILE':
      return 'it is a device or a pipe; a regular file was expected.';
    case 'E2BIG':
      return 'it is too large. Is this the right file?';
    case 'ELINK':
      return 'it is a link that leaves the project. Replace it with the file.';
    case 'ENOTDIR':
      return 'a part of its path is a file; a folder was expected.';
    case 'ENOSPC':
      return 'the disk is full. Free some space and try again.';
    case 'EMFILE':
      return 'too many files are open. Close some programs and try again.';
    default:
      return `it cannot be used${code === '' ? '' : ` (${code})`}. Try another file.`;
  }
}

/** Describes why a file could not be written. */
export function writeProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'permission to write it was denied. Check the permissions of the file and of its folder.';
    case 'EFBIG':
    case 'EDQUOT':
      return 'your quota of disk space is used up. Free some space and try again.';
    case 'ELINK':
      return 'it is a link or no regular file. Remove it, or name another file.';
    default:
      return fileProblem(error);
  }
}
