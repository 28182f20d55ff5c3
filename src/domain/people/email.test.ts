import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { isEmail } from './email';

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'mia+test@example.co.uk',
    'ü@example.de',
    '"quoted"@example.com',
    `${'a'.repeat(248)}@b.com`,
  ])('takes %s', (text) => expect(isEmail(text)).toBe(true));

  itEvery([
    '',
    'a',
    '@b.co',
    'a@',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a@@b.co',
    'a@b@c.co',
    'a b@c.co',
    'a@b.co\n',
    `${'a'.repeat(249)}@b.com`,
    `${'!'.repeat(50_000)}`,
    `${'a@'.repeat(50_000)}`,
  ])('refuses …', (text) => expect(isEmail(text)).toBe(false));
});
