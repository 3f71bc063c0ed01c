import { describe, expect, it } from 'vitest';
import { asId, type PartyId } from '../core/ids.ts';
import type { Actor } from '../party/actor.ts';
import { mayEditView, mayReadView } from './view-access.ts';

const id = (text: string) => asId<PartyId>(text);
const actor = (over: Partial<Actor>): Actor => ({
  id: id('ada'),
  parties: [id('ada'), id('team')],
  isAdmin: false,
  accessLevel: 'INTERNAL',
  systemRoles: [],
  ...over,
});
const view = { ownerId: id('ben'), isForEveryone: false, sharedWith: [] };

describe('mayReadView', () => {
  it.each([
    ['the owner', { ...view, ownerId: id('ada') }, true],
    ['everyone', { ...view, isForEveryone: true }, true],
    ['a team that it is shared with', { ...view, sharedWith: [id('team')] }, true],
    ['no one else', view, false],
  ])('allows %s', (_, facts, isAllowed) => {
    expect(mayReadView(actor({}), facts) === null).toBe(isAllowed);
  });

  it('refuses external users', () => {
    const external = actor({ accessLevel: 'EXTERNAL' });
    expect(mayReadView(external, { ...view, isForEveryone: true })).not.toBeNull();
  });
});

describe('mayEditView', () => {
  it('allows only the owner', () => {
    expect(mayEditView(actor({}), { ownerId: id('ada') })).toBeNull();
    expect(mayEditView(actor({ isAdmin: true }), view)).not.toBeNull();
  });
});
