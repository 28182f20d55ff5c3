// npm run rules:key: makes the pair of keys that rule files are signed with. docs/deploy.md says where each belongs.
import { generateKeyPairSync } from 'node:crypto';
import { publicKeyOf } from './build-catalog.mjs';

const { privateKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
  publicKeyEncoding: { format: 'pem', type: 'spki' },
});
console.log(`Private key, for the secret STOREPILOT_RULES_KEY. Store it nowhere else:\n\n${privateKey}`);
console.log(`Public key, for src/domain/rule-book/rule-key.ts:\n\n${publicKeyOf(privateKey)}`);
