import { compileGlob } from '@/domain/glob';

/** One pattern of a .gitignore file. */
interface Pattern {
  matches: RegExp;
  isNegated: boolean;
  isForFolders: boolean;
}

/** The patterns of one .gitignore file, for paths relative to its folder. */
export type IgnoreFile = readonly Pattern[];

/** Reads a .gitignore file: comments, `!`, a slash before or after, `*`, `?`, `[…]` and `**`. */
export function parseIgnoreFile(text: string): IgnoreFile {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/(?<!\\)\s+$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line): Pattern[] => {
      const isNegated = line.startsWith('!');
      const pattern = isNegated ? line.slice(1) : line.replace(/^\\(?=[#!])/, '');
      const isForFolders = pattern.endsWith('/');
      const body = pattern.replace(/\/$/, '');
      const isAnchored = body.includes('/');
      const matches = compileGlob(body.replace(/^\//, ''), isAnchored);
      return matches ? [{ matches, isNegated, isForFolders }] : [];
    });
}

/** Whether a file ignores the path; undefined when no pattern matches it, and the parent folder decides. */
export function isIgnoredBy(file: IgnoreFile, path: string, isFolder: boolean): boolean | undefined {
  let result: boolean | undefined;
  for (const { matches, isNegated, isForFolders } of file) {
    if ((!isForFolders || isFolder) && matches.test(path)) result = !isNegated;
  }
  return result;
}
