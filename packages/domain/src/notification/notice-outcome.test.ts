import { describe, expect, it } from 'vitest';
import type { Actor } from '../party/actor.ts';
import { asId, type PartyId } from '../core/ids.ts';
import { settingsReason, unconcernedReason } from './notice-outcome.ts';

const [ada, ben, crew] = ['ada', 'ben', 'crew'].map((id) => asId<PartyId>(id)) as [
  PartyId,
  PartyId,
  PartyId,
];
const person: Actor = {
  id: ada,
  parties: [ada, crew],
  accessLevel: 'INTERNAL',
  isAdmin: false,
  systemRoles: [],
};
const action = { actorId: ben, isInternal: false };
const yes = (): boolean => true;
const toCrew = { parties: [crew] };

describe('unconcernedReason', () => {
  it('is null for members of a notified team with access', () => {
    expect(unconcernedReason(person, toCrew, action, yes)).toBeNull();
  });

  it('names why a notice does not concern a person', () => {
    const external: Actor = { ...person, accessLevel: 'EXTERNAL' };
    const own = { ...action, actorId: ada };
    const note = { ...action, isInternal: true };
    expect(unconcernedReason(person, { parties: [ben] }, action, yes)).toBe('NOT_CONCERNED');
    expect(unconcernedReason(person, toCrew, own, yes)).toBe('OWN_ACTION');
    expect(unconcernedReason(external, toCrew, note, yes)).toBe('INTERNAL_NOTE');
    expect(unconcernedReason(person, toCrew, action, () => false)).toBe('NO_ACCESS');
  });
});

describe('settingsReason', () => {
  const update = { type: 'TASK_COMPLETED', reason: 'WATCHER' } as const;
  const work = { type: 'TASK_ASSIGNED', reason: 'ASSIGNEE' } as const;

  it('names settings and muted items that block an update', () => {
    expect(settingsReason(update, { inbox: null }, false)).toBeNull();
    expect(settingsReason(update, { inbox: [] }, false)).toBe('TURNED_OFF');
    expect(settingsReason(update, { inbox: null }, true)).toBe('MUTED');
  });

  it('is null for items that need the person’s action', () => {
    expect(settingsReason(work, { inbox: [] }, true)).toBeNull();
  });
});
