import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { createSafeStorage, type TextStorage } from './safe-storage';
import { parseSession } from './stored-session';

const SESSION = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  expires_at: 1,
  user: { id: 'user-1', email: 'mia@example.com' },
};

describe('parseSession', () => {
  it('reads a complete session, expired or not', () => {
    expect(parseSession(JSON.stringify(SESSION))).toEqual({
      accessToken: 'a.b.c',
      expiresAt: 1,
      user: { id: 'user-1', email: 'mia@example.com' },
    });
  });

  itEvery([
    null,
    '',
    'not json',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...SESSION, access_token: 'one-part' }),
    JSON.stringify({ ...SESSION, access_token: 1 }),
    JSON.stringify({ ...SESSION, refresh_token: '' }),
    JSON.stringify({ ...SESSION, expires_at: 'soon' }),
    JSON.stringify({ ...SESSION, user: null }),
    JSON.stringify({ ...SESSION, user: { id: '', email: 'a' } }),
    JSON.stringify({ ...SESSION, user: { id: 'x' } }),
  ])('refuses …', (raw) => {
    expect(parseSession(raw)).toBeUndefined();
  });
});

describe('createSafeStorage', () => {
  function storage(refuses: { read?: boolean; write?: boolean } = {}) {
    const kept = new Map<string, string>();
    const target: TextStorage = {
      getItem(key) {
        if (refuses.read) throw new Error('blocked');
        return kept.get(key) ?? null;
      },
      setItem(key, value) {
        if (refuses.write) throw new Error('full');
        kept.set(key, value);
      },
      removeItem: (key) => void kept.delete(key),
    };
    return { kept, refuses, safe: createSafeStorage(() => target) };
  }

  it('keeps values where the browser lets it', () => {
    const { safe, kept } = storage();
    safe.setItem('a', '1');
    expect([safe.getItem('a'), kept.get('a')]).toEqual(['1', '1']);
    safe.removeItem('a');
    expect(safe.getItem('a')).toBeNull();
  });

  it('goes on in memory when storage is blocked or full, and comes back to it', () => {
    const { safe, kept, refuses } = storage({ read: true, write: true });
    expect(safe.getItem('a')).toBeNull();
    safe.setItem('a', '1');
    expect(safe.getItem('a')).toBe('1');
    refuses.read = refuses.write = false;
    safe.setItem('a', '2');
    expect([safe.getItem('a'), kept.get('a')]).toEqual(['2', '2']);
    safe.removeItem('a');
    expect(safe.getItem('a')).toBeNull();
  });

  it('says what is in memory alone, and leaves no older value for a reload to find', () => {
    const { safe, kept, refuses } = storage();
    safe.setItem('a', 'old');
    expect(safe.isInMemory('a')).toBe(false);
    refuses.write = true;
    safe.setItem('a', 'new');
    expect([safe.getItem('a'), safe.isInMemory('a'), kept.has('a')]).toEqual(['new', true, false]);
    refuses.write = false;
    safe.setItem('a', 'newer');
    expect([kept.get('a'), safe.isInMemory('a')]).toEqual(['newer', false]);
  });

  it('survives storage that throws on access', () => {
    const safe = createSafeStorage(() => {
      throw new Error('denied');
    });
    safe.setItem('a', '1');
    expect(safe.getItem('a')).toBe('1');
  });
});
