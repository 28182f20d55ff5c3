import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { verifyWith } from './verify-signature';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
const OTHER = Buffer.alloc(32, 7).toString('base64');
const BYTES = new TextEncoder().encode('rules');
const SIGNATURE = new Uint8Array(sign(null, BYTES, privateKey));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('takes what one of the keys has signed, and nothing else', async () => {
  expect(await verifyWith([KEY])(BYTES, SIGNATURE)).toBe('valid');
  expect(await verifyWith([OTHER, KEY])(BYTES, SIGNATURE)).toBe('valid');
  expect(await verifyWith([OTHER])(BYTES, SIGNATURE)).toBe('invalid');
  expect(await verifyWith([])(BYTES, SIGNATURE)).toBe('invalid');
  expect(await verifyWith([KEY])(new TextEncoder().encode('rule'), SIGNATURE)).toBe('invalid');
  expect(await verifyWith([KEY])(BYTES, SIGNATURE.slice(1))).toBe('invalid');
  expect(await verifyWith([KEY])(BYTES, new Uint8Array())).toBe('invalid');
});

it('says where the browser has no such check', async () => {
  vi.stubGlobal('crypto', {});
  expect(await verifyWith([KEY])(BYTES, SIGNATURE)).toBe('unsupported');
  vi.stubGlobal('crypto', {
    subtle: { importKey: () => Promise.reject(new DOMException('Ed25519', 'NotSupportedError')) },
  });
  expect(await verifyWith([KEY])(BYTES, SIGNATURE)).toBe('unsupported');
});
