import { isStoredRecord } from './collection';
import type { StoredRecord } from './engine';

/** A record that a page wrote while it closed, and the value that it replaces; none for a new record. */
export interface ClosingRecord {
  record: StoredRecord;
  before?: unknown;
}

/**
 * Records that pages of a user wrote while they closed, until the workspace opens again. The browser may end such a
 * page before it has stored them in IndexedDB. What a page writes to localStorage is stored immediately.
 */
export interface ClosingRecords {
  add(closing: ClosingRecord): void;
  all(): ClosingRecord[];
  /** Leaves those that other tabs have added since. */
  remove(handled: readonly ClosingRecord[]): void;
  clear(): void;
}

export function openClosingRecords(userId: string): ClosingRecords {
  const key = `storepilot-closing-${userId}`;
  const all = (): ClosingRecord[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isClosingRecord) : [];
    } catch {
      return []; // no storage, or a value that is not ours
    }
  };
  const write = (records: readonly ClosingRecord[]) => {
    try {
      if (records.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(records, withoutBlobs));
    } catch {
      // Blocked, full, or no text: IndexedDB may still store it.
    }
  };
  return {
    all,
    add(closing) {
      const { collection, id } = closing.record;
      const others = all().filter(({ record }) => record.collection !== collection || record.id !== id);
      write([...others, closing]);
    },
    remove(handled) {
      const texts = new Set(handled.map((closing) => JSON.stringify(closing)));
      write(all().filter((closing) => !texts.has(JSON.stringify(closing))));
    },
    clear: () => write([]),
  };
}

/** Whether the stored value is the one that the closing page replaced: nothing was stored since. */
export function isUnchanged(stored: StoredRecord | undefined, { before }: ClosingRecord): boolean {
  return JSON.stringify(stored?.value) === JSON.stringify(before);
}

function isClosingRecord(value: unknown): value is ClosingRecord {
  return typeof value === 'object' && value !== null && 'record' in value && isStoredRecord(value.record);
}

/** @throws for pixels, which would be lost */
function withoutBlobs(_: string, value: unknown): unknown {
  if (value instanceof Blob) throw new TypeError('A Blob has no JSON');
  return value;
}
