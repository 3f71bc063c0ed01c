import { beforeEach, describe, expect, it } from 'vitest';
import { lockedStorage } from './locked-storage.ts';

const keyOf = (byte: number): string => btoa(String.fromCharCode(byte).repeat(32));

beforeEach(() => localStorage.clear());

describe('lockedStorage', () => {
  it('returns stored data to its owner and encrypts it for others', () => {
    const mine = lockedStorage(keyOf(1), localStorage);
    expect(mine.write('maya.1', { value: 'Müller ✓ secret' })).toBe(true);
    expect(mine.read('maya.1')).toEqual({ value: 'Müller ✓ secret' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
    expect(lockedStorage(keyOf(2), localStorage).read('maya.1')).toBeNull();
  });

  it('does not decrypt under another name', () => {
    const mine = lockedStorage(keyOf(1), localStorage);
    mine.write('maya.1', 'x');
    localStorage.setItem('baton.typed.maya.2', localStorage.getItem('baton.typed.maya.1') ?? '');
    expect(mine.read('maya.2')).toBeNull();
  });

  it('lists names by prefix and deletes old entries', () => {
    let now = 0;
    const mine = lockedStorage(keyOf(1), localStorage, () => now);
    mine.write('maya.1', 1);
    now = 91 * 86_400_000;
    mine.write('maya.2', 2);
    mine.write('ken.1', 3);
    expect(mine.names('maya.')).toEqual(['maya.2']);
    expect(localStorage).toHaveLength(2);
  });

  it('returns false if storage failed', () => {
    const full = {
      ...lockedStorageStub,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(lockedStorage(keyOf(1), full).write('a', 1)).toBe(false);
  });
});

const lockedStorageStub = {
  getItem: () => null,
  removeItem: () => undefined,
  key: () => null,
  length: 0,
};
