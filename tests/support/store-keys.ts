import { generateKeyPairSync, type KeyObject } from 'node:crypto';

/** Keys of both stores, made for tests. No store knows them. */
export interface StoreKeyFiles {
  apple: { pem: string; keyId: string; issuerId: string; publicPem: string };
  google: { json: string; pem: string; clientEmail: string; publicPem: string };
}

const ISSUER = '57246542-96fe-1a63-e053-0824d011072a';
const EMAIL = 'publisher@lantern-123.iam.gserviceaccount.com';

let made: StoreKeyFiles | undefined;

/** Makes both once: an RSA key takes a tenth of a second. */
export function storeKeyFiles(): StoreKeyFiles {
  made ??= make();
  return made;
}

function make(): StoreKeyFiles {
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsaPem = privatePem(rsa.privateKey);
  const json = {
    type: 'service_account',
    project_id: 'lantern-123',
    private_key_id: '9f8e7d6c5b4a',
    private_key: rsaPem,
    client_email: EMAIL,
    // Never used: a key signs for Google's own address only.
    token_uri: 'https://attacker.example/token',
  };
  return {
    apple: {
      pem: privatePem(ec.privateKey),
      keyId: '2X9R4HXF34',
      issuerId: ISSUER,
      publicPem: publicPem(ec.publicKey),
    },
    google: {
      json: JSON.stringify(json, null, 2),
      pem: rsaPem,
      clientEmail: EMAIL,
      publicPem: publicPem(rsa.publicKey),
    },
  };
}

function privatePem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function publicPem(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

/**
 * The secret parts of the keys, as a text of them could occur in an output: lines of the PEM, with or without its line
 * breaks.
 */
export function secretsOf({ apple, google }: StoreKeyFiles): string[] {
  return [apple.pem, google.pem].flatMap((pem) =>
    pem.split('\n').filter((line) => /^[A-Za-z0-9+/=]{20,}$/.test(line)),
  );
}
