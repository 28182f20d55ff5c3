import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { readEnv } from './env';

const URL_OK = 'https://abcd.supabase.co';
const serviceKey = `x.${btoa(JSON.stringify({ role: 'service_role' }))}.y`;

describe('readEnv', () => {
  it.each([
    ['nothing set', {}, { kind: 'embedded' }],
    ['blank values', { VITE_SUPABASE_URL: ' ', VITE_SUPABASE_ANON_KEY: '' }, { kind: 'embedded' }],
    [
      'both set',
      { VITE_SUPABASE_URL: `${URL_OK}/`, VITE_SUPABASE_ANON_KEY: 'anon' },
      { kind: 'hosted', origin: URL_OK, anonKey: 'anon' },
    ],
    [
      'a local project',
      { VITE_SUPABASE_URL: 'http://127.0.0.1:54321', VITE_SUPABASE_ANON_KEY: 'anon' },
      { kind: 'hosted', origin: 'http://127.0.0.1:54321', anonKey: 'anon' },
    ],
  ])('accepts %s', (_, env, backend) => {
    expect(readEnv(env)).toEqual({ ok: true, value: backend });
  });

  itEvery([
    ['only the address', { VITE_SUPABASE_URL: URL_OK }, 'VITE_SUPABASE_ANON_KEY'],
    ['only the key', { VITE_SUPABASE_ANON_KEY: 'anon' }, 'VITE_SUPABASE_URL'],
    ['no address at all', { VITE_SUPABASE_URL: 'abcd', VITE_SUPABASE_ANON_KEY: 'anon' }, 'VITE_SUPABASE_URL'],
    [
      'a path',
      { VITE_SUPABASE_URL: `${URL_OK}/auth/v1`, VITE_SUPABASE_ANON_KEY: 'anon' },
      'VITE_SUPABASE_URL',
    ],
    [
      'an address without encryption',
      { VITE_SUPABASE_URL: 'http://abcd.supabase.co', VITE_SUPABASE_ANON_KEY: 'anon' },
      'VITE_SUPABASE_URL',
    ],
    [
      'a name that only begins like this machine',
      { VITE_SUPABASE_URL: 'http://127.0.0.1.example.com', VITE_SUPABASE_ANON_KEY: 'anon' },
      'VITE_SUPABASE_URL',
    ],
    [
      'another scheme',
      { VITE_SUPABASE_URL: 'ftp://abcd.co', VITE_SUPABASE_ANON_KEY: 'anon' },
      'VITE_SUPABASE_URL',
    ],
    [
      'a password in it',
      { VITE_SUPABASE_URL: 'https://a:b@c.co', VITE_SUPABASE_ANON_KEY: 'k' },
      'VITE_SUPABASE_URL',
    ],
    [
      'a secret key',
      { VITE_SUPABASE_URL: URL_OK, VITE_SUPABASE_ANON_KEY: 'sb_secret_1' },
      'VITE_SUPABASE_ANON_KEY',
    ],
    [
      'a service key',
      { VITE_SUPABASE_URL: URL_OK, VITE_SUPABASE_ANON_KEY: serviceKey },
      'VITE_SUPABASE_ANON_KEY',
    ],
    ['a torn key', { VITE_SUPABASE_URL: URL_OK, VITE_SUPABASE_ANON_KEY: 'an\non' }, 'VITE_SUPABASE_ANON_KEY'],
  ])('refuses … and names the variable', (_, env, name) => {
    const result = readEnv(env);
    expect(result).toMatchObject({ ok: false, failure: [expect.stringMatching(new RegExp(`^${name} `))] });
  });
});
