import type { BaselineSource } from '@/domain/baseline/baseline';
import type { SubmissionDraft } from '@/model/draft';

/** Change to a file that makes the imported folder match the draft. */
export type FileChange =
  | { kind: 'write'; path: string; content: Uint8Array<ArrayBuffer> | Blob; isNew: boolean }
  | { kind: 'delete'; path: string; why: string };

export interface ChangedFiles {
  /** The changes sorted by path, each path once. */
  changes: FileChange[];
  /** Parts of the draft that have no place in the imported files, in words for the publisher. */
  notes: string[];
}

/** Input of the parts of a comparison. */
export interface ChangeScope {
  source: BaselineSource;
  draft: SubmissionDraft;
  /** Bytes of the imported text files by path. */
  originals: ReadonlyMap<string, Uint8Array>;
  /** Paths of all imported files. */
  paths: ReadonlySet<string>;
}

/** Whether the draft has the categories that were imported. */
export function hasSameCategories({ source, draft }: Pick<ChangeScope, 'source' | 'draft'>): boolean {
  return (['primaryCategory', 'secondaryCategory'] as const).every(
    (field) => draft.details[field] === (source.details[field]?.text ?? ''),
  );
}
