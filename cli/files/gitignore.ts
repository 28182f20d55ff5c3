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
      const matches = compile(body.replace(/^\//, ''), isAnchored);
      return matches ? [{ matches, isNegated, isForFolders }] : [];
    });
}

/** Does a file ignore the path? Undefined when no pattern concerns it, so that the folder above decides. */
export function isIgnoredBy(file: IgnoreFile, path: string, isFolder: boolean): boolean | undefined {
  let result: boolean | undefined;
  for (const { matches, isNegated, isForFolders } of file) {
    if ((!isForFolders || isFolder) && matches.test(path)) result = !isNegated;
  }
  return result;
}

/**
 * Compiles a glob: `*` and `?` stay within a segment, `**` spans several.
 * @returns undefined for a pattern that is no valid one
 */
export function compile(glob: string, isAnchored: boolean): RegExp | undefined {
  const source = glob
    .split(/(\*\*\/|\/\*\*$|\*+|\?|\[[^\]/]+\])/)
    .map((part) => {
      if (part === '**/') return '(?:[^/]+/)*';
      if (part === '/**') return '/.+';
      if (/^\*+$/.test(part)) return '[^/]*';
      if (part === '?') return '[^/]';
      if (/^\[[^\]]+\]$/.test(part)) return part.replace(/^\[!/, '[^');
      return part.replace(/\\(.)/g, '$1').replace(/[.+^${}()|[\]\\*?]/g, '\\$&');
    })
    .join('');
  try {
    return new RegExp(`^${isAnchored ? '' : '(?:.*/)?'}${source}$`);
  } catch {
    return undefined;
  }
}
