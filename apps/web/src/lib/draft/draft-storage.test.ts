import { beforeEach, describe, expect, it } from 'vitest';
import { draftStorage } from './draft-storage.ts';

beforeEach(() => localStorage.clear());

describe('draftStorage', () => {
  it('returns what was stored', () => {
    expect(draftStorage().write('maya.1', { value: 'Müller ~ ✓' })).toBe(true);
    expect(draftStorage().read('maya.1')).toEqual({ value: 'Müller ~ ✓' });
  });

  it('returns null for missing and damaged entries', () => {
    localStorage.setItem('baton.typed.maya.1', `${Date.now()}~AAECAwQ=`);
    expect(draftStorage().read('maya.1')).toBeNull();
    expect(draftStorage().read('maya.2')).toBeNull();
  });

  it('lists names by prefix and deletes expired drafts', () => {
    let now = 0;
    const storage = draftStorage(localStorage, () => now);
    storage.write('maya.1', 1);
    now = 8 * 86_400_000;
    storage.write('maya.2', 2);
    storage.write('ken.1', 3);
    expect(storage.read('maya.1')).toBeNull();
    expect(storage.names('maya.')).toEqual(['maya.2']);
    expect(localStorage).toHaveLength(2);
  });

  it('returns false if the browser refuses to store', () => {
    const full = {
      ...storageStub,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(draftStorage(full).write('a', 1)).toBe(false);
  });
});

const storageStub = {
  getItem: () => null,
  removeItem: () => undefined,
  key: () => null,
  length: 0,
};
