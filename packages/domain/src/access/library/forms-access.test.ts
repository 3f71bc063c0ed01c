import { partyId } from '@baton/fixtures/builders/blueprint';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../party/actor.ts';
import { formPermissions, mayCreateForm, type FormFacts } from './forms-access.ts';

const actor = (n: number, over: Partial<Actor> = {}): Actor => ({
  id: partyId(n),
  parties: [partyId(n)],
  isAdmin: false,
  accessLevel: 'INTERNAL',
  systemRoles: [],
  ...over,
});
const maker = actor(1);
const other = actor(2);
const creator = actor(3, { systemRoles: ['CREATOR'] });
const publisher = actor(4, { systemRoles: ['PUBLISHER'] });
const admin = actor(5, { isAdmin: true });
const partner = actor(6, { accessLevel: 'EXTERNAL' });

const draft: FormFacts = {
  createdBy: maker.id,
  isOpen: true,
  lockedBy: null,
  usageCount: 0,
  isInForce: false,
  isWorkedOn: false,
};
const published: FormFacts = { ...draft, isOpen: false, usageCount: 2 };
const locked: FormFacts = { ...draft, lockedBy: { id: creator.id, name: 'Cleo' } };

const cases: readonly (readonly [string, Actor, FormFacts, string, string])[] = [
  ['its maker', maker, draft, 'write open lock delete', 'publish Forbidden'],
  ['another member', other, draft, '', 'write CannotActionFormCreatedByAnotherUser'],
  ['a creator', creator, draft, 'write open lock delete', 'publish Forbidden'],
  ['a publisher', publisher, draft, 'write open publish lock delete', ''],
  ['a partner', partner, draft, '', 'write Forbidden'],
  [
    'its creator, published and in use',
    maker,
    published,
    'open lock',
    'write CannotModifyPublishedForm',
  ],
  [
    'its creator, used by a published blueprint',
    maker,
    { ...published, isInForce: true, isWorkedOn: true },
    'open lock',
    'write CannotModifyFormVersionUsedInPublishedBlueprint',
  ],
  [
    'its creator, published and shown only by tasks',
    maker,
    { ...published, isWorkedOn: true },
    'open lock',
    'write CannotModifyFormVersionWithActionItems',
  ],
  [
    'its creator, with a new version of a used form',
    maker,
    { ...draft, usageCount: 1, isInForce: true },
    'write open lock',
    '',
  ],
  [
    'a publisher, in use',
    publisher,
    published,
    'open publish lock',
    'delete CannotDeleteInUseForm',
  ],
  ['its creator, locked by someone else', maker, locked, '', 'write FormIsLocked'],
  ['a publisher, locked by someone else', publisher, locked, '', 'publish FormIsLocked'],
  ['the person who locked it', creator, locked, 'write open lock delete', ''],
  ['an admin, locked by someone else', admin, locked, 'write open publish lock delete', ''],
];

const actions = ['write', 'open', 'publish', 'lock', 'delete'] as const;

describe('form permissions', () => {
  it.each(cases)('let %s', (_, who, facts, allowed, refused) => {
    const { refusals, may } = formPermissions(who, facts);
    expect(actions.filter(may)).toEqual(allowed === '' ? [] : allowed.split(' '));
    if (refused !== '')
      expect(refusals().map(({ action, code }) => `${action} ${code}`)).toContain(refused);
  });

  it('allow only internal users to create forms', () => {
    expect(mayCreateForm(other)).toBeNull();
    expect(mayCreateForm(partner)?.code).toBe('Forbidden');
  });
});
