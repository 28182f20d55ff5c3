import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import type { Platform } from '@/model/app';
import { isRecord } from '@/domain/is-record';
import { fileProblem, UsageError, writeProblem } from '../../terminal/usage-error';
import { configFolder } from './user-folders';

type Env = Readonly<Record<string, string | undefined>>;

/** A key that the user named once. Its secret is only in the file. */
export interface StoredKey {
  name: string;
  store: Platform;
  /** Absolute path of the .p8 or of the service account's JSON. */
  file: string;
  /** App Store Connect: ID of the key. */
  keyId?: string | undefined;
  /** App Store Connect: issuer of a team's key; an individual key has none. */
  issuer?: string | undefined;
}

/** A key's text with where it comes from, for messages. */
export interface KeyText {
  text: string;
  /** Name of the environment variable, or path. */
  from: string;
  keyId?: string | undefined;
  issuer?: string | undefined;
}

/** Largest key file, in bytes: a service account has about 2,400. */
const MAX_KEY_BYTES = 64 * 1024;

export const KEY_VARIABLES: Record<Platform, { key: string; id?: string; issuer?: string }> = {
  ios: {
    key: 'STOREPILOT_ASC_KEY',
    id: 'STOREPILOT_ASC_KEY_ID',
    issuer: 'STOREPILOT_ASC_ISSUER',
  },
  android: { key: 'STOREPILOT_PLAY_KEY' },
};

/**
 * Finds the key for a store. The environment wins, for CI; its variable has the key itself or the path of its file.
 * @param name of a stored key; the only one of the store by default
 * @throws UsageError when there is none, when several could be meant, or when others can read its file
 */
export async function findKey(env: Env, store: Platform, cwd: string, name?: string): Promise<KeyText> {
  const variables = KEY_VARIABLES[store];
  const inEnvironment = env[variables.key];
  if (name === undefined && inEnvironment !== undefined && inEnvironment.trim() !== '') {
    const isText = /-----BEGIN|^\s*\{/.test(inEnvironment);
    const named = {
      keyId: variables.id === undefined ? undefined : env[variables.id],
      issuer: variables.issuer === undefined ? undefined : env[variables.issuer],
    };
    // Some CI services store a line break as the two characters \n.
    if (isText && !/^\s*\{/.test(inEnvironment))
      return { text: inEnvironment.replaceAll('\\n', '\n'), from: variables.key, ...named };
    if (isText) return { text: inEnvironment, from: variables.key, ...named };
    return { text: await readKeyFile(resolve(cwd, inEnvironment)), from: inEnvironment, ...named };
  }
  const keys = (await readKeys(env)).filter((key) => key.store === store);
  const found = name === undefined ? keys : keys.filter((key) => key.name === name);
  const [key] = found;
  if (key && found.length === 1)
    return { text: await readKeyFile(key.file), from: key.file, keyId: key.keyId, issuer: key.issuer };
  if (found.length > 1)
    throw new UsageError(
      `There are several keys: ${keys.map((each) => each.name).join(', ')}. Choose one with --key NAME.`,
    );
  const known = keys.length > 0 ? ` Known: ${keys.map((each) => each.name).join(', ')}.` : '';
  if (name !== undefined) throw new UsageError(`There is no key “${name}” for this store.${known}`);
  throw new UsageError(
    store === 'ios'
      ? `No key for App Store Connect. Create one in App Store Connect > Users and Access > Integrations, then:\n  storepilot keys add AuthKey_XXXXXXXXXX.p8 --issuer ID\nOr set ${variables.key}, ${variables.id} and ${variables.issuer}.`
      : `No key for Google Play. Create a service account in Google Cloud and invite it in Play Console > Users and permissions, then:\n  storepilot keys add key.json\nOr set ${variables.key}.`,
  );
}

/** Reads a key file that only its owner may read. @throws UsageError */
export async function readKeyFile(path: string): Promise<string> {
  try {
    const info = await stat(path);
    if (!info.isFile()) throw Object.assign(new Error(path), { code: 'ENOTFILE' });
    if (info.size > MAX_KEY_BYTES) throw Object.assign(new Error(path), { code: 'E2BIG' });
    if (process.platform !== 'win32' && (info.mode & 0o077) !== 0)
      throw new UsageError(
        `${path}: other users of this computer can read this key. Run: chmod 600 "${path}"`,
      );
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path}: ${fileProblem(error)}`);
  }
}

/** All keys that were added. @throws UsageError when the list cannot be read */
export async function readKeys(env: Env): Promise<StoredKey[]> {
  const path = join(configFolder(env), 'keys.json');
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new UsageError(`${path}: ${fileProblem(error)}`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value) && Array.isArray(value.keys)) return value.keys.filter(isStoredKey);
  } catch {
    // Said below.
  }
  throw new UsageError(`${path}: this is no list of keys. Remove the file and add the keys again.`);
}

/** Replaces the list of keys. @throws UsageError */
export async function writeKeys(env: Env, keys: readonly StoredKey[]): Promise<void> {
  const path = join(configFolder(env), 'keys.json');
  try {
    await writePrivateFile(path, `${JSON.stringify({ schemaVersion: 1, keys }, null, 2)}\n`);
  } catch (error) {
    throw new UsageError(`${path}: ${writeProblem(error)}`);
  }
}

/** Writes a file that only its owner can read, whole or not at all, in a folder that only the owner can open. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const folder = join(path, '..');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A folder that existed keeps its mode.
  await chmod(folder, 0o700);
  const beside = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const file = await open(beside, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

function isStoredKey(value: unknown): value is StoredKey {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    (value.store === 'ios' || value.store === 'android') &&
    typeof value.file === 'string' &&
    isAbsolute(value.file) &&
    (value.keyId === undefined || typeof value.keyId === 'string') &&
    (value.issuer === undefined || typeof value.issuer === 'string')
  );
}
