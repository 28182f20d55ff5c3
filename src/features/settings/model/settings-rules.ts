import { MIN_PASSWORD } from '@/domain/people/password';
import { isEmail } from '@/domain/people/email';
import type { RandomSource } from '@/lib/random';

/** Longest code of the two-factor set-up, and the only length it takes. */
export const CODE_LENGTH = 6;
/** Largest avatar: 2 MB. */
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024;

/** Faults of the profile, by field; an empty object when it may be saved. */
export function profileProblems(fullName: string, email: string): { fullName?: string; email?: string } {
  const address = email.trim();
  return {
    ...(fullName.trim() === '' && { fullName: 'Full name is required' }),
    ...(address === ''
      ? { email: 'Email is required' }
      : !isEmail(address) && { email: 'Please enter a valid email address' }),
  };
}

export interface PasswordForm {
  current: string;
  next: string;
  confirmation: string;
}

/** Faults by field; an empty object when the form may be sent. */
export function passwordProblems({ current, next, confirmation }: PasswordForm): Partial<PasswordForm> {
  const problems: Partial<PasswordForm> = {};
  if (!current) problems.current = 'Current password is required';
  if (!next) problems.next = 'New password is required';
  else if (next.length < MIN_PASSWORD) problems.next = `Password must be at least ${MIN_PASSWORD} characters`;
  if (!confirmation) problems.confirmation = 'Please confirm your new password';
  else if (confirmation !== next) problems.confirmation = 'Passwords do not match';
  return problems;
}

export function isCode(code: string): boolean {
  return code.length === CODE_LENGTH;
}

const CODE_COUNT = 8;
const GROUPS = 2;
const GROUP_LENGTH = 4;
/** Characters of a code, without those that are easily mistaken for others (0 O, 1 I L). */
const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** RFC 4648 base32, as authenticator apps read it. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SECRET_LENGTH = 32;

function pick(characters: string, length: number, random: RandomSource): string {
  return Array.from({ length }, () => characters[Math.floor(random() * characters.length)]).join('');
}

/** Eight backup codes in four-character groups. */
export function createBackupCodes(random: RandomSource): string[] {
  return Array.from({ length: CODE_COUNT }, () =>
    Array.from({ length: GROUPS }, () => pick(CODE_CHARACTERS, GROUP_LENGTH, random)).join('-'),
  );
}

/** A key for an authenticator app. */
export function createTwoFactorKey(random: RandomSource): string {
  return pick(BASE32, SECRET_LENGTH, random);
}

/** The address behind the QR code, as authenticator apps read it (Key URI format). */
export function twoFactorUri(email: string, key: string): string {
  const label = encodeURIComponent(`StorePilot:${email}`);
  return `otpauth://totp/${label}?secret=${key}&issuer=StorePilot`;
}
