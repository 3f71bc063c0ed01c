import { describe, expect, it } from 'vitest';
import { asId, type PartyId } from '../core/ids.ts';
import type { Actor } from '../party/actor.ts';
import { navigationOf, type Navigation } from './navigation.ts';

const id = asId<PartyId>('me');
const member: Actor = {
  id,
  parties: [id],
  isAdmin: false,
  accessLevel: 'INTERNAL',
  systemRoles: [],
};
const shown = (navigation: Navigation) =>
  Object.entries(navigation).flatMap(([page, isShown]) => (isShown ? [page] : []));

const work = ['myTasks', 'assignedTasks'];
const lists = [
  'home',
  ...work,
  'blueprints',
  'customFields',
  'forms',
  'tags',
  'people',
  'documents',
  'createForm',
];

/** Returns the common pages, then the given buttons of the create menu. */
const inOrder = (...more: readonly string[]): readonly string[] => {
  const buttons = [
    'admin',
    'adminSettings',
    'createBlueprint',
    'createCustomField',
    'createForm',
    'createPeople',
  ];
  const pages = lists.filter((page) => page !== 'createForm');
  return [...pages, ...buttons.filter((one) => one === 'createForm' || more.includes(one))];
};

describe('navigationOf', () => {
  it.each([
    ['a member', member, lists],
    [
      'a creator',
      { ...member, systemRoles: ['CREATOR'] },
      inOrder('createBlueprint', 'createCustomField'),
    ],
    ['an integration admin', { ...member, systemRoles: ['INTEGRATION_ADMIN'] }, inOrder('admin')],
    ['a people admin', { ...member, systemRoles: ['PEOPLE_ADMIN'] }, inOrder('createPeople')],
    [
      'an administrator',
      { ...member, isAdmin: true },
      inOrder('admin', 'adminSettings', 'createBlueprint', 'createCustomField', 'createPeople'),
    ],
    ['a partner', { ...member, accessLevel: 'EXTERNAL', systemRoles: ['CREATOR'] }, work],
    [
      'a limited account',
      { ...member, accessLevel: 'LIMITED', isAdmin: true },
      [...work, 'blueprints'],
    ],
  ] as const)('shows %s their pages', (_, actor, pages) => {
    expect(shown(navigationOf(actor))).toEqual(pages);
  });
});
