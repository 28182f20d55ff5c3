import { resolve } from 'node:path';
import type { Platform } from '@/model/app';
import { STORES } from '@/domain/stores/stores';
import { fileProblem, UsageError } from '../../terminal/usage-error';
import { printable, type Terminal } from '../../terminal/terminal';
import { configFolder } from '../core/user-folders';
import { keyFileWarnings, readKeyFile } from './key-file';
import { storedKeysIn, type StoredKey } from './stored-keys';
import { appleKeyOf, googleKeyOf, KeyError, type AppleKey, type GoogleKey, type StoreKey } from './store-key';

/** Options of every command that speaks to a store. */
export const KEY_OPTIONS = {
  key: { type: 'string' },
  'apple-key': { type: 'string' },
  'key-id': { type: 'string' },
  issuer: { type: 'string' },
  'play-key': { type: 'string' },
} as const;

export const KEY_HELP = `  --key NAME            a stored key, where there are several (storepilot keys)
  --apple-key FILE      a .p8 file that stays where it is, with --key-id ID and --issuer ID
  --play-key FILE       the JSON file of a service account that stays where it is
  Environment, for CI   STOREPILOT_ASC_KEY with STOREPILOT_ASC_KEY_ID and STOREPILOT_ASC_ISSUER, and
                        STOREPILOT_PLAY_KEY: the key itself, also as base64, or the path of its file
`;

export type KeyValues = { [Option in keyof typeof KEY_OPTIONS]?: string | undefined };

/** A key with where it was found. */
export interface FoundKey<Key extends StoreKey = StoreKey> {
  key: Key;
  /** “the key “work””, “$STOREPILOT_PLAY_KEY” or a path: no secret. */
  from: string;
  /** About where its file lies. */
  warnings: readonly string[];
}

type Ports = Pick<Terminal, 'env' | 'cwd'>;

/**
 * Finds the key of App Store Connect: a file that was named, then the environment, then the stored keys.
 * @returns undefined when there is none
 * @throws UsageError for a key that cannot be used, and when several are stored and none was named
 */
export function findAppleKey(values: KeyValues, ports: Ports): FoundKey<AppleKey> | undefined {
  const { env, cwd } = ports;
  const named = values['apple-key'];
  if (named !== undefined)
    return fromFile(named, cwd, (text, path) =>
      appleKeyOf(text, { keyId: values['key-id'], issuerId: values.issuer, path }),
    );
  const keyId = values['key-id'] ?? (env.STOREPILOT_ASC_KEY_ID || undefined);
  const issuerId = values.issuer ?? (env.STOREPILOT_ASC_ISSUER || undefined);
  const found = inEnvironment('STOREPILOT_ASC_KEY', ports, (text, path) =>
    appleKeyOf(text, { keyId, issuerId, path }),
  );
  if (found) return found;
  if (keyId && values.key === undefined)
    throw new UsageError('STOREPILOT_ASC_KEY_ID is set, but the key is not: set STOREPILOT_ASC_KEY.');
  return stored('ios', values.key, ports, appleKeyOf);
}

/**
 * Finds the key of Google Play: a file that was named, then the environment, then the stored keys.
 * @returns undefined when there is none
 * @throws UsageError for a key that cannot be used, and when several are stored and none was named
 */
export function findGoogleKey(values: KeyValues, ports: Ports): FoundKey<GoogleKey> | undefined {
  const named = values['play-key'];
  if (named !== undefined) return fromFile(named, ports.cwd, googleKeyOf);
  return (
    inEnvironment('STOREPILOT_PLAY_KEY', ports, googleKeyOf) ??
    stored('android', values.key, ports, googleKeyOf)
  );
}

/** Says what to do where no key of a store is found. */
export function missingKey(store: Platform): string {
  const file = store === 'ios' ? 'AuthKey_ID.p8 --issuer ISSUER' : 'service-account.json';
  return `There is no key for ${STORES[store].name}. Store one with: npx @storepilot/cli keys add ${file}`;
}

function fromFile<Key extends StoreKey>(
  path: string,
  cwd: string,
  parse: (text: string, path: string) => Key,
  from = path,
): FoundKey<Key> {
  const full = resolve(cwd, path);
  return explained(from, () => ({
    key: parse(readKeyFile(full), full),
    from: printable(from),
    warnings: keyFileWarnings(full),
  }));
}

function inEnvironment<Key extends StoreKey>(
  name: string,
  { env, cwd }: Ports,
  parse: (text: string, path: string) => Key,
): FoundKey<Key> | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const text = [value, Buffer.from(value, 'base64').toString('utf8')].find((each) =>
    /-----BEGIN |^\s*\{/.test(each),
  );
  if (text === undefined) return fromFile(value, cwd, parse, `$${name}`);
  return explained(`$${name}`, () => ({
    key: parse(withLineBreaks(text), ''),
    from: `$${name}`,
    warnings: [],
  }));
}

/** Some CI services store a line break of a PEM as `\n`; in JSON it is one already. */
function withLineBreaks(text: string): string {
  return text.startsWith('{') ? text : text.replaceAll(String.raw`\n`, '\n');
}

function stored<Key extends StoreKey>(
  store: Key['store'],
  name: string | undefined,
  { env }: Ports,
  parse: (text: string, entry: StoredKey) => Key,
): FoundKey<Key> | undefined {
  const keys = storedKeysIn(configFolder(env));
  const all = explained('the stored keys', keys.list);
  if (name !== undefined && !all.some((key) => key.name === name))
    throw new UsageError(`There is no stored key “${printable(name)}”. See storepilot keys.`);
  const own = all.filter((key) => key.store === store);
  const chosen = own.find((key) => key.name === name) ?? (own.length === 1 ? own[0] : undefined);
  if (!chosen) {
    if (own.length === 0) return undefined;
    throw new UsageError(
      `There are several keys for ${STORES[store].name}: ${own.map((key) => key.name).join(', ')}. Name one with --key.`,
    );
  }
  const path = keys.pathOf(chosen);
  return explained(`the key “${chosen.name}”`, () => ({
    key: parse(readKeyFile(path), chosen),
    from: `the key “${chosen.name}”`,
    warnings: keyFileWarnings(path),
  }));
}

/** Says which key cannot be used. */
function explained<Value>(from: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    const problem = error instanceof KeyError ? error.message : fileProblem(error);
    throw new UsageError(`${printable(from)}: ${problem}`);
  }
}
