/**
 * Compiles a glob for paths with forward slashes: `*` and `?` stay within a segment, `**` spans several.
 * @param isAnchored whether the glob begins at the first segment; otherwise it may begin at any
 * @returns undefined for an invalid glob
 */
export function compileGlob(glob: string, isAnchored: boolean): RegExp | undefined {
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
