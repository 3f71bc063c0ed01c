import { beforeEach, describe, expect, it } from 'vitest';
import { unsentStorage } from './unsent-storage.ts';

beforeEach(() => localStorage.clear());

describe('unsentStorage', () => {
  it('returns what was stored', () => {
    expect(unsentStorage(localStorage).write('maya.1', { value: 'Müller ~ ✓' })).toBe(true);
    expect(unsentStorage(localStorage).read('maya.1')).toEqual({ value: 'Müller ~ ✓' });
  });

  it('returns null for missing and damaged entries', () => {
    localStorage.setItem('baton.typed.maya.1', '0~AAECAwQ=');
    expect(unsentStorage(localStorage).read('maya.1')).toBeNull();
    expect(unsentStorage(localStorage).read('maya.2')).toBeNull();
  });

  it('lists names by prefix and deletes old entries', () => {
    let now = 0;
    const mine = unsentStorage(localStorage, () => now);
    mine.write('maya.1', 1);
    now = 8 * 86_400_000;
    mine.write('maya.2', 2);
    mine.write('ken.1', 3);
    expect(mine.names('maya.')).toEqual(['maya.2']);
    expect(localStorage).toHaveLength(2);
  });

  it('returns false if the browser refuses to store', () => {
    const full = {
      ...storageStub,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(unsentStorage(full).write('a', 1)).toBe(false);
  });
});

const storageStub = {
  getItem: () => null,
  removeItem: () => undefined,
  key: () => null,
  length: 0,
};
