import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, openSync, closeSync, fsyncSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '@/domain/parse-json';
import { readLimited } from '../../files/read-limited';
import { repositoryOf } from './key-file';
import { KeyError } from './store-key';

const STORED_KEY = z.object({
  /** Chosen by the user, unique. */
  name: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/),
  store: z.enum(['ios', 'android']),
  /** ID of the key at the store: no secret. */
  keyId: z.string(),
  issuerId: z.string().optional(),
  clientEmail: z.string().optional(),
  /** `YYYY-MM-DD`. */
  added: z.string(),
});

/** A key in the user's folder, without its private part. */
export type StoredKey = z.infer<typeof STORED_KEY>;

const INDEX = z.object({ schemaVersion: z.literal(1), keys: z.array(STORED_KEY) });

/** The keys that the user asked to store, in a folder that only the user reads. */
export interface StoredKeys {
  folder: string;
  /** @throws KeyError when the list is damaged */
  list: () => StoredKey[];
  /** Path of the private part. */
  pathOf: (key: StoredKey) => string;
  /** Stores a key under a new name. @throws KeyError, or the error of the file system */
  add: (key: StoredKey, text: string) => void;
  /** Removes a key and its private part. @returns false when there is none of this name */
  remove: (name: string) => boolean;
}

/** @param folder of the user's configuration */
export function storedKeysIn(folder: string): StoredKeys {
  const keysFolder = join(folder, 'keys');
  const index = join(keysFolder, 'keys.json');
  const pathOf = ({ name, store }: StoredKey) =>
    join(keysFolder, `${name}.${store === 'ios' ? 'p8' : 'json'}`);

  function list(): StoredKey[] {
    let text: string;
    try {
      text = new TextDecoder().decode(readLimited(index));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
    const read = INDEX.safeParse(parseJson(text));
    if (!read.success)
      throw new KeyError(`${index} is damaged or of a newer version. Move it away, then add the keys again.`);
    return read.data.keys;
  }

  function write(keys: StoredKey[]) {
    writePrivately(index, `${JSON.stringify({ schemaVersion: 1, keys }, null, 2)}\n`);
  }

  return {
    folder: keysFolder,
    list,
    pathOf,
    add(key, text) {
      const keys = list();
      if (keys.some(({ name }) => name === key.name))
        throw new KeyError(
          `There is already a key “${key.name}”. Choose another --name, or remove it first.`,
        );
      mkdirSync(keysFolder, { recursive: true, mode: 0o700 });
      chmodSync(keysFolder, 0o700);
      const repository = repositoryOf(index);
      if (repository !== undefined)
        throw new KeyError(
          `Your configuration folder is inside the repository ${repository}, where a key could be committed. Leave the key where it is and name it: --apple-key or --play-key.`,
        );
      writePrivately(pathOf(key), text);
      try {
        write([...keys, key]);
      } catch (error) {
        rmSync(pathOf(key), { force: true });
        throw error;
      }
    },
    remove(name) {
      const keys = list();
      const key = keys.find((each) => each.name === name);
      if (!key) return false;
      // The private part first: if the program stops in between, no secret is left without an entry.
      rmSync(pathOf(key), { force: true });
      write(keys.filter((each) => each !== key));
      return true;
    },
  };
}

/** Writes a file that only the user can read, whole or not at all. */
function writePrivately(path: string, text: string): void {
  const beside = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  const handle = openSync(beside, 'wx', 0o600);
  try {
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
