import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import {
  createBackupCodes,
  createTwoFactorKey,
  profileProblems,
  isCode,
  passwordProblems,
  twoFactorUri,
} from './settings-rules';

describe('the profile', () => {
  it.each([
    ['', 'Full name is required'],
    ['   ', 'Full name is required'],
    ['Nora', undefined],
  ])('name %j', (name, problem) => expect(profileProblems(name, 'a@b.example').fullName).toBe(problem));

  it.each([
    ['', 'Email is required'],
    [' ', 'Email is required'],
    ['nora', 'Please enter a valid email address'],
    ['nora@example.com', undefined],
  ])('e-mail %j', (email, problem) => expect(profileProblems('Ada', email).email).toBe(problem));
});

describe('the password change', () => {
  const good = { current: 'old', next: '12345678', confirmation: '12345678' };
  itEvery([
    [good, {}],
    [{ ...good, current: '' }, { current: 'Current password is required' }],
    [
      { ...good, next: '', confirmation: '' },
      { next: 'New password is required', confirmation: 'Please confirm your new password' },
    ],
    [
      { ...good, next: '1234567', confirmation: '1234567' },
      { next: 'Password must be at least 8 characters' },
    ],
    [{ ...good, confirmation: '' }, { confirmation: 'Please confirm your new password' }],
    [{ ...good, confirmation: '12345679' }, { confirmation: 'Passwords do not match' }],
  ])('every row of the table', (form, problems) => expect(passwordProblems(form)).toEqual(problems));
});

describe('two-factor', () => {
  it.each([
    ['12345', false],
    ['123456', true],
    ['abcdef', true],
    ['1234567', false],
    ['', false],
  ])('code %j', (code, isGood) => expect(isCode(code)).toBe(isGood));

  it('makes eight codes in four-character groups', () => {
    let step = 0;
    const codes = createBackupCodes(() => (step = (step + 0.137) % 1));
    expect(codes).toHaveLength(8);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect(new Set(codes).size).toBe(8);
    expect(createBackupCodes(() => 0)[0]).toBe('AAAA-AAAA');
    expect(createBackupCodes(() => 0.999999)[0]).toBe('9999-9999');
  });

  it('makes a key that authenticator apps read', () => {
    expect(createTwoFactorKey(() => 0.5)).toMatch(/^[A-Z2-7]{32}$/);
    expect(twoFactorUri('a b@c.co', 'KEY')).toBe(
      'otpauth://totp/StorePilot%3Aa%20b%40c.co?secret=KEY&issuer=StorePilot',
    );
  });
});
