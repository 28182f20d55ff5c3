import { basename, resolve } from 'node:path';
import { STORES } from '@/domain/stores/stores';
import { keyFileWarnings, readKeyFile } from '../stores/keys/key-file';
import { storedKeysIn, type StoredKey } from '../stores/keys/stored-keys';
import { appleKeyOf, googleKeyOf, isPem, KeyError } from '../stores/keys/store-key';
import { configFolder } from '../stores/core/user-folders';
import { parseCommand } from '../terminal/arguments';
import { printable, type ExitCode, type Terminal } from '../terminal/terminal';
import { fileProblem, UsageError, writeProblem } from '../terminal/usage-error';

export const KEYS_HELP = `storepilot keys
storepilot keys add FILE [--key-id ID] [--issuer ID] [--name NAME]
storepilot keys remove NAME

Keys for pull, push, status and open. Nothing is stored unless you add it: a copy that only you can read,
in your configuration folder. No key is printed, logged, or sent to any host.

  storepilot keys                          the stored keys, without their secret
  storepilot keys add AuthKey_2X9R4HXF34.p8 --issuer 57246542-96fe-1a63-e053-0824d011072a
  storepilot keys add service-account.json

Options
  --key-id ID   of an App Store Connect key; by default the one in the file’s name
  --issuer ID   of an App Store Connect key; leave it out for an individual key
  --name NAME   for several keys of one store; by default apple or google

Preview: tried against copies of the stores’ interfaces, not yet against the stores.
`;

/** Runs `storepilot keys`. */
export function runKeys(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseCommand('keys', args, {
    'key-id': { type: 'string' },
    issuer: { type: 'string' },
    name: { type: 'string' },
  });
  const [action = 'list', ...rest] = positionals;
  try {
    if (action === 'list' && rest.length === 0) listKeys(terminal);
    else if (action === 'add') addKey(onlyOne(rest, 'the file of one key'), values, terminal);
    else if (action === 'remove') removeKey(onlyOne(rest, 'the name of one key'), terminal);
    else
      throw new UsageError(
        `There is no “keys ${printable(positionals.join(' '))}”. See storepilot keys --help.`,
      );
  } catch (error) {
    if (error instanceof KeyError) throw new UsageError(error.message);
    throw error;
  }
  return Promise.resolve(0);
}

function onlyOne([value, ...more]: readonly string[], what: string): string {
  if (value === undefined || more.length > 0)
    throw new UsageError(`Expected ${what}. See storepilot keys --help.`);
  return value;
}

function listKeys({ env, out }: Terminal): void {
  const keys = storedKeysIn(configFolder(env));
  const stored = keys.list();
  if (stored.length === 0) return out('No key is stored on this computer.\n');
  for (const key of stored) out(`${key.name}  ${describeKey(key)}, added ${printable(key.added)}\n`);
  out(`They are in ${printable(keys.folder)}.\n`);
}

/** “App Store Connect, key 2X9R4HXF34 of a team”: what may be shown of a key. */
function describeKey({ store, keyId, issuerId, clientEmail }: StoredKey): string {
  return store === 'ios'
    ? `App Store Connect, ${issuerId === undefined ? 'individual key' : 'team key'} ${printable(keyId)}`
    : `${STORES.android.name}, ${printable(clientEmail ?? keyId)}`;
}

function addKey(
  given: string,
  values: { 'key-id'?: string | undefined; issuer?: string | undefined; name?: string | undefined },
  { env, cwd, today, out, err }: Terminal,
): void {
  const path = resolve(cwd, given);
  let text: string;
  try {
    text = readKeyFile(path);
  } catch (error) {
    throw new UsageError(`${printable(given)}: ${fileProblem(error)}`);
  }
  const details =
    isPem(text) && !text.trimStart().startsWith('{') ? appleDetails(text, path, values) : googleDetails(text);
  const name = values.name ?? (details.store === 'ios' ? 'apple' : 'google');
  if (!/^[a-z0-9][a-z0-9._-]{0,63}$/.test(name))
    throw new UsageError('--name takes small letters, digits, dots and hyphens.');
  const stored: StoredKey = { name, ...details, added: today };
  try {
    storedKeysIn(configFolder(env)).add(stored, text);
  } catch (error) {
    if (error instanceof KeyError) throw error;
    throw new UsageError(`The key was not stored: ${writeProblem(error)}`);
  }
  out(`Stored “${name}”: ${describeKey(stored)}.\n`);
  for (const warning of keyFileWarnings(path)) err(`${printable(warning)}\n`);
  err(`The copy is enough: you can delete ${printable(basename(path))}, or keep it in a password manager.\n`);
}

function appleDetails(
  text: string,
  path: string,
  values: { 'key-id'?: string | undefined; issuer?: string | undefined },
): Pick<StoredKey, 'store' | 'keyId' | 'issuerId'> {
  const { keyId, issuerId } = appleKeyOf(text, { path, keyId: values['key-id'], issuerId: values.issuer });
  return { store: 'ios', keyId, issuerId };
}

function googleDetails(text: string): Pick<StoredKey, 'store' | 'keyId' | 'clientEmail'> {
  const { keyId, clientEmail } = googleKeyOf(text);
  return { store: 'android', keyId, clientEmail };
}

function removeKey(name: string, { env, out }: Terminal): void {
  if (!storedKeysIn(configFolder(env)).remove(name))
    throw new UsageError(`There is no stored key “${printable(name)}”. See storepilot keys.`);
  out(
    `Removed “${printable(name)}” from this computer. To end its access, revoke it in the store’s console.\n`,
  );
}
