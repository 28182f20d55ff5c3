import { compileGlob, type Glob } from '@/domain/glob';

/** One pattern of a .gitignore file. */
interface Pattern {
  matches: Glob;
  isNegated: boolean;
  isForFolders: boolean;
}

/** The patterns of one .gitignore file, for paths relative to its folder. */
export type IgnoreFile = readonly Pattern[];

/** Reads a .gitignore file: comments, `!`, a slash before or after, `*`, `?`, `[…]` and `**`. */
export function parseIgnoreFile(text: string): IgnoreFile {
  return text
    .split('\n')
    .map((line) => withoutTrailingSpaces(line.replace(/\r$/, '')))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line): Pattern[] => {
      const isNegated = line.startsWith('!');
      const pattern = isNegated ? line.slice(1) : line;
      const isForFolders = pattern.endsWith('/');
      const body = isForFolders ? pattern.slice(0, -1) : pattern;
      const isAnchored = body.includes('/');
      const matches = compileGlob(body.replace(/^\//, ''), isAnchored);
      return matches ? [{ matches, isNegated, isForFolders }] : [];
    });
}

/** Spaces at the end do not count, unless a backslash is before them. */
function withoutTrailingSpaces(line: string): string {
  let end = line.length;
  while (end > 0 && line[end - 1] === ' ') end -= 1;
  let slashes = 0;
  while (line[end - 1 - slashes] === '\\') slashes += 1;
  return line.slice(0, slashes % 2 === 1 && end < line.length ? end + 1 : end);
}

/** Whether a file ignores the path; undefined when no pattern matches it, and the parent folder decides. */
export function isIgnoredBy(file: IgnoreFile, path: string, isFolder: boolean): boolean | undefined {
  let result: boolean | undefined;
  for (const { matches, isNegated, isForFolders } of file) {
    if ((!isForFolders || isFolder) && matches.test(path)) result = !isNegated;
  }
  return result;
}
