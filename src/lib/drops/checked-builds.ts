import { deleteDB, openDB, type DBSchema } from 'idb';
import * as z from 'zod/mini';
import { buildSchema } from '@/domain/builds/build-schema';
import type { BuildInfo } from '@/model/build-info';
import { VISITOR_DATABASE } from './kept-builds';

/** Facts of builds that a visitor has had checked; no file is stored. */
interface Layout extends DBSchema {
  builds: { key: string; value: { checkedAt: number; builds: readonly BuildInfo[] } };
}

const NAME = VISITOR_DATABASE;
const KEY = 'last';
/** A visitor who signs up does it soon; on a shared computer somebody else may come later. */
const KEPT_MS = 24 * 60 * 60 * 1000;

let inMemory: readonly BuildInfo[] = [];

const open = () => openDB<Layout>(NAME, 1, { upgrade: (db) => void db.createObjectStore('builds') });

/**
 * Keeps the facts of checked builds until the visitor has signed in.
 * @returns whether they survive a reload of the page
 */
export async function keepCheckedBuilds(builds: readonly BuildInfo[], now: number): Promise<boolean> {
  inMemory = builds;
  try {
    const db = await open();
    await db.put('builds', { checkedAt: now, builds }, KEY);
    db.close();
    return true;
  } catch {
    return false;
  }
}

/** The kept builds. None after a day, or where they cannot be read. */
export async function checkedBuilds(now: number): Promise<readonly BuildInfo[]> {
  return inMemory.length > 0 ? inMemory : storedBuilds(now);
}

/** Takes the kept builds, which are then forgotten. */
export async function takeCheckedBuilds(now: number): Promise<BuildInfo[]> {
  const stored = await checkedBuilds(now);
  await forgetCheckedBuilds();
  return [...stored];
}

async function storedBuilds(now: number): Promise<readonly BuildInfo[]> {
  try {
    // Opening a database makes it.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === NAME)) return [];
    const db = await open();
    const kept: unknown = await db.get('builds', KEY);
    db.close();
    const read = z.object({ checkedAt: z.number(), builds: z.array(buildSchema) }).safeParse(kept);
    return read.success && now - read.data.checkedAt < KEPT_MS ? read.data.builds : [];
  } catch {
    return [];
  }
}

/** Forgets the kept builds. */
export async function forgetCheckedBuilds(): Promise<void> {
  inMemory = [];
  if ('indexedDB' in globalThis) await deleteDB(NAME).catch(() => undefined);
}
