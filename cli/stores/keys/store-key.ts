import { createPrivateKey, type KeyObject } from 'node:crypto';
import { isRecord } from '@/domain/is-record';
import { parseJson } from '@/domain/parse-json';

/** A key of App Store Connect. Its private part is a handle of the runtime, which no log or JSON shows. */
export interface AppleKey {
  store: 'ios';
  keyId: string;
  /** Of a team's key; an individual key has none. */
  issuerId: string | undefined;
  privateKey: KeyObject;
}

/** A Google service account that Play Console knows as a user. */
export interface GoogleKey {
  store: 'android';
  clientEmail: string;
  keyId: string;
  privateKey: KeyObject;
}

export type StoreKey = AppleKey | GoogleKey;

/** A key that cannot be used. The message names the problem and the next step, and quotes nothing of the file. */
export class KeyError extends Error {}

/** IDs of App Store Connect keys have ten characters today (sources 16.1). */
const KEY_ID = /^[A-Z0-9]{8,20}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const WHERE_APPLE = 'App Store Connect > Users and Access > Integrations > App Store Connect API';

/** Name of a key file as App Store Connect gives it, with the key's ID. */
const APPLE_FILE = /(?:^|[/\\])(?:AuthKey|ApiKey)_([A-Z0-9]+)\.p8$/;
/** Keys of other services, which App Store Connect answers with 401. */
const OTHER_APPLE_FILE = /(?:^|[/\\])SubscriptionKey_[A-Z0-9]+\.p8$/;

/** ID of the key in the name that App Store Connect gave the file. */
export function keyIdInName(path: string): string | undefined {
  return APPLE_FILE.exec(path)?.[1];
}

/** Whether a text is the content of a .p8 file, as opposed to a service account's JSON. */
export function isPem(text: string): boolean {
  return text.includes('-----BEGIN ');
}

/**
 * Makes a key of the text of a .p8 file.
 * @throws KeyError
 */
export function appleKeyOf(
  text: string,
  {
    keyId,
    issuerId,
    path = '',
  }: { keyId?: string | undefined; issuerId?: string | undefined; path?: string },
): AppleKey {
  if (OTHER_APPLE_FILE.test(path))
    throw new KeyError(`This is a key for In-App Purchases. Make one for the API: ${WHERE_APPLE}.`);
  const id = keyId ?? keyIdInName(path);
  if (id === undefined)
    throw new KeyError(`The key’s ID is missing. It is beside the key in ${WHERE_APPLE}.`);
  if (!KEY_ID.test(id))
    throw new KeyError('The key’s ID consists of capital letters and digits, for example 2X9R4HXF34.');
  if (issuerId !== undefined && !UUID.test(issuerId))
    throw new KeyError(
      `The issuer ID looks like 57246542-96fe-1a63-e053-0824d011072a; it is above the keys in ${WHERE_APPLE}. Leave it out for an individual key.`,
    );
  const privateKey = privateKeyOf(text, 'Download the .p8 file again, or make a new key.');
  if (privateKey.asymmetricKeyType !== 'ec' || privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new KeyError('This is not a key of App Store Connect: those are elliptic keys on the curve P-256.');
  return { store: 'ios', keyId: id, issuerId, privateKey };
}

/**
 * Makes a key of the text of a service account's JSON file. Its `token_uri` is not used: the key signs for Google's address
 * only, whatever the file says.
 * @throws KeyError
 */
export function googleKeyOf(text: string): GoogleKey {
  const json = parseJson(text);
  if (!isRecord(json)) throw new KeyError('This is no JSON file of a Google service account.');
  if ('project_info' in json)
    throw new KeyError(
      'This is google-services.json, the configuration of Firebase. A service account’s key comes from Google Cloud > IAM & Admin > Service Accounts > Keys.',
    );
  if ('installed' in json || 'web' in json || json.type === 'authorized_user')
    throw new KeyError(
      'This is a client or login of a person. A key of a service account is needed: Google Cloud > IAM & Admin > Service Accounts > Keys.',
    );
  const { type, client_email: clientEmail, private_key: pem, private_key_id: keyId } = json;
  const isWhole =
    type === 'service_account' &&
    typeof clientEmail === 'string' &&
    /^[^\s@]+@[^\s@]+$/.test(clientEmail) &&
    typeof pem === 'string' &&
    typeof keyId === 'string';
  if (!isWhole)
    throw new KeyError(
      'The JSON is no complete key of a service account: type, client_email, private_key and private_key_id are expected.',
    );
  const privateKey = privateKeyOf(pem, 'Download a new key of the service account.');
  if (privateKey.asymmetricKeyType !== 'rsa')
    throw new KeyError('The private key of the service account is no RSA key. Download a new one.');
  return { store: 'android', clientEmail, keyId, privateKey };
}

function privateKeyOf(pem: string, nextStep: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    // The message of OpenSSL is dropped: it says nothing to the user, and could quote the input.
    throw new KeyError(`The private key is damaged or was cut off. ${nextStep}`);
  }
}
