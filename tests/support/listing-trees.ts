import type { TreeFile } from '@/formats/parts/tree';

/** A tree in memory, as a folder picker or an archive would give it. */
export function treeOf(files: Readonly<Record<string, string | Uint8Array>>): Map<string, TreeFile> {
  return new Map(
    Object.entries(files).map(([path, content]) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return [path, { path, size: bytes.length, read: () => Promise.resolve(bytes) }];
    }),
  );
}
