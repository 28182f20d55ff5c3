import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '@/model/app';
import { isRecord } from '@/domain/is-record';
import { StoreError } from './store-error';
import { makePrivateFolder, stateFolder } from './user-folders';

/** Event in the work on one step of a plan. Values of fields are never recorded. */
export interface JournalEntry {
  /** ISO instant. */
  at: string;
  /** Digest of the plan. */
  plan: string;
  /** Key of the step; empty for the plan itself. */
  step: string;
  /**
   * `reserve` is written before something is created that the store would create twice, `reserved` with its id after it,
   * and `settled` when a look has shown what became of it.
   */
  event: 'begin' | 'reserve' | 'reserved' | 'settled' | 'done' | 'lost' | 'refused' | 'end';
  /** Identifies a reservation. */
  ref?: string | undefined;
  /** Id in the store. */
  id?: string | undefined;
  /** Parent in the store, e.g. the set of a picture. */
  parent?: string | undefined;
  name?: string | undefined;
  /** Checksum of the file, `md5:…` or `sha256:…`. */
  checksum?: string | undefined;
  /** For `begin`: keys of the plan's steps with what each changes, as hashes. */
  steps?: readonly string[] | undefined;
}

/** A record of what was done to an app, to which lines are only added. */
export interface Journal {
  path: string;
  entries: readonly JournalEntry[];
  /** Writes an entry to the disk. @throws StoreError when it cannot be written: nothing may be sent then */
  append: (entry: Omit<JournalEntry, 'at'>) => Promise<void>;
}

/** Size at which a finished journal is set aside, in bytes. */
const MAX_JOURNAL_BYTES = 1024 * 1024;

/** Opens the journal of an app. @throws StoreError when the folder cannot be used */
export async function openJournal(
  env: Readonly<Record<string, string | undefined>>,
  store: Platform,
  appId: string,
  now: () => number,
): Promise<Journal> {
  const folder = join(stateFolder(env), 'journals');
  const path = join(folder, `${store}-${appId.replace(/[^\w.-]/g, '_')}.jsonl`);
  const entries: JournalEntry[] = [];
  try {
    await makePrivateFolder(folder);
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    entries.push(...text.split('\n').flatMap(parseEntry));
    if (
      text !== '' &&
      openReservations(entries).length === 0 &&
      (await stat(path)).size > MAX_JOURNAL_BYTES
    ) {
      await rename(path, `${path}.old`);
      entries.length = 0;
    }
  } catch (error) {
    throw notWritable(path, error);
  }
  return {
    path,
    entries,
    append: async (entry) => {
      const full: JournalEntry = { at: new Date(now()).toISOString(), ...entry };
      try {
        const file = await open(path, 'a', 0o600);
        try {
          // A line that a crash cut short must not swallow this one.
          await file.appendFile(`\n${JSON.stringify(full)}\n`);
          await file.sync();
        } finally {
          await file.close();
        }
      } catch (error) {
        throw notWritable(path, error);
      }
      entries.push(full);
    },
  };
}

/** Reservations of which nobody knows yet what became of them. */
export function openReservations(entries: readonly JournalEntry[]): JournalEntry[] {
  const open = new Map<string, JournalEntry>();
  for (const entry of entries) {
    if (entry.ref === undefined) continue;
    if (entry.event === 'settled') open.delete(entry.ref);
    else open.set(entry.ref, { ...open.get(entry.ref), ...entry });
  }
  return [...open.values()];
}

function parseEntry(line: string): JournalEntry[] {
  if (line === '') return [];
  try {
    const entry: unknown = JSON.parse(line);
    return isEntry(entry) ? [entry] : [];
  } catch {
    // The last line of a program that was ended while it wrote.
    return [];
  }
}

function isEntry(value: unknown): value is JournalEntry {
  return (
    isRecord(value) &&
    typeof value.event === 'string' &&
    typeof value.plan === 'string' &&
    typeof value.step === 'string' &&
    ['ref', 'id', 'parent', 'name', 'checksum'].every(
      (key) => value[key] === undefined || typeof value[key] === 'string',
    )
  );
}

function notWritable(path: string, error: unknown): StoreError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const message =
    code === 'ENOSPC'
      ? 'the disk is full. Free some space and run the command again.'
      : `the journal ${path} cannot be used (${code}). Check the permissions of its folder.`;
  return new StoreError({ kind: 'other', what: 'Recording the next step', message });
}
