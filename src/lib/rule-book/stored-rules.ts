import { deleteDB, openDB, type DBSchema } from 'idb';
import * as z from 'zod/mini';
import { MARK } from './rules-mark';

const findingSchema = z.object({ key: z.string(), title: z.string(), severity: z.string() });
const draftSchema = z.object({ id: z.string(), label: z.string(), findings: z.array(findingSchema) });
const storedSchema = z.object({
  /** Text of the rule file, so that its signature is checked whenever it is used. */
  text: z.string(),
  before: z.array(draftSchema),
});

/** A newer rule file, and the findings before it was used, for a comparison. */
export type StoredRules = z.output<typeof storedSchema>;

interface Layout extends DBSchema {
  rules: { key: string; value: StoredRules };
}

// Apart from the workspace: rules belong to the device, are needed before anybody is signed in, and are not exported.
const NAME = 'storepilot-rules';
const KEY = 'newer';

const open = () => openDB<Layout>(NAME, 1, { upgrade: (db) => void db.createObjectStore('rules') });

/** Stores newer rules for the next start. @throws where the browser can't */
export async function storeRules(day: string, rules: StoredRules): Promise<void> {
  const db = await open();
  try {
    await db.put('rules', rules, KEY);
  } finally {
    db.close();
  }
  localStorage.setItem(MARK, day);
}

/** The stored rules; undefined when there are none, or they can't be read. */
export async function readStoredRules(): Promise<StoredRules | undefined> {
  try {
    const db = await open();
    const stored: unknown = await db.get('rules', KEY);
    db.close();
    const read = storedSchema.safeParse(stored);
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the stored rules; from the next start on, those of the build are used. */
export async function forgetRules(): Promise<void> {
  try {
    localStorage.removeItem(MARK);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
  if ('indexedDB' in globalThis) await deleteDB(NAME).catch(() => undefined);
}
