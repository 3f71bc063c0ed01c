import { describe, expect, it } from 'vitest';
import type { Actor } from '../party/actor.ts';
import { asId, type PartyId } from '../core/ids.ts';
import {
  isInvitingRole,
  mayAllowInviting,
  mayAssignGroup,
  mayChangePerson,
  mayCreatePeople,
  mayDeleteGroup,
  mayEditGroup,
  mayEditPerson,
  mayEditTenant,
  mayGrantAdmin,
  mayInvite,
  mayInviteAs,
  mayListPeople,
} from './people-access.ts';

const id = (value: string) => asId<PartyId>(value);
const actor = (over: Partial<Actor> = {}): Actor => ({
  id: id('me'),
  parties: [id('me')],
  accessLevel: 'INTERNAL',
  isAdmin: false,
  systemRoles: [],
  ...over,
});

const actors = {
  admin: actor({ isAdmin: true }),
  peopleAdmin: actor({ systemRoles: ['PEOPLE_ADMIN'] }),
  creator: actor({ systemRoles: ['CREATOR', 'PUBLISHER'] }),
  member: actor(),
  inviter: actor({ parties: [id('me'), id('recruiter')] }),
  external: actor({ accessLevel: 'EXTERNAL', parties: [id('me'), id('recruiter')] }),
  // Rights from before the access level was lowered don't apply anymore.
  externalAdmin: actor({ accessLevel: 'EXTERNAL', isAdmin: true, systemRoles: ['PEOPLE_ADMIN'] }),
  limited: actor({ accessLevel: 'LIMITED' }),
};
type Name = keyof typeof actors;
const names = Object.keys(actors) as Name[];

const person = { accessLevel: 'INTERNAL', isAdmin: false } as const;
const team = { systemRole: null };
const recruiter = { id: id('recruiter'), systemRole: null };
const publisher = { systemRole: 'PUBLISHER' } as const;

const rows: [string, (who: Actor) => unknown, Name[]][] = [
  ['list people', mayListPeople, ['admin', 'peopleAdmin', 'creator', 'member', 'inviter']],
  ['create people', mayCreatePeople, ['admin', 'peopleAdmin']],
  ['invite people', (who) => mayInvite(who, [recruiter.id]), ['admin', 'peopleAdmin', 'inviter']],
  ['invite an admin', (who) => mayInviteAs(who, { ...person, isAdmin: true }), ['admin']],
  [
    'assign their inviting role',
    (who) => mayAssignGroup(who, recruiter, [recruiter.id]),
    ['admin', 'peopleAdmin', 'inviter'],
  ],
  [
    'assign a role of others',
    (who) => mayAssignGroup(who, { ...recruiter, id: id('buyer') }, [recruiter.id]),
    ['admin', 'peopleAdmin'],
  ],
  [
    'assign a system role',
    (who) => mayAssignGroup(who, { ...publisher, id: recruiter.id }, [recruiter.id]),
    ['admin'],
  ],
  ['let a role invite', (who) => mayAllowInviting(who, recruiter), ['admin']],
  ['let a system role invite', (who) => mayAllowInviting(who, publisher), []],
  ['edit a person', (who) => mayEditPerson(who, person), ['admin', 'peopleAdmin']],
  ['edit an admin', (who) => mayEditPerson(who, { ...person, isAdmin: true }), ['admin']],
  [
    'edit an external person with the admin flag',
    (who) => mayEditPerson(who, { accessLevel: 'EXTERNAL', isAdmin: true }),
    ['admin', 'peopleAdmin'],
  ],
  ['edit a team', (who) => mayEditGroup(who, team), ['admin', 'peopleAdmin']],
  ['edit a system role', (who) => mayEditGroup(who, publisher), ['admin']],
  [
    'edit a team whose admin they are',
    (who) => mayEditGroup(who, { ...team, adminIds: [id('me')] }),
    ['admin', 'peopleAdmin', 'creator', 'member', 'inviter'],
  ],
  [
    'delete a team whose admin they are',
    (who) => mayDeleteGroup(who, { ...team, adminIds: [id('me')] }),
    ['admin', 'peopleAdmin'],
  ],
  ['delete a team', (who) => mayDeleteGroup(who, team), ['admin', 'peopleAdmin']],
  ['delete a system role', (who) => mayDeleteGroup(who, publisher), []],
  ['edit the workspace', mayEditTenant, ['admin']],
  [
    'make a person admin',
    (who) => mayGrantAdmin(who, { accessLevel: 'INTERNAL', isAdmin: true, isActive: true }),
    ['admin'],
  ],
];

describe('who can', () => {
  for (const [what, rule, allowed] of rows)
    it.each(names)(`${what}: %s`, (name) => {
      expect(rule(actors[name]) === null).toBe(allowed.includes(name));
    });
});

describe('isInvitingRole', () => {
  it('returns true for people admins without the flag', () => {
    expect(isInvitingRole({ systemRole: 'PEOPLE_ADMIN', allowsInviting: false })).toBe(true);
    expect(isInvitingRole({ ...publisher, allowsInviting: false })).toBe(false);
    expect(isInvitingRole({ ...team, allowsInviting: true })).toBe(true);
  });
});

describe('mayChangePerson', () => {
  const keep = { accessLevel: 'INTERNAL', isAdmin: false, isActive: true } as const;
  const other = { ...person, id: id('other') };

  it('prevents people from locking themselves out', () => {
    const self = { ...person, id: id('me'), isAdmin: true };
    for (const change of [
      { ...keep, isAdmin: false },
      { ...keep, isAdmin: true, isActive: false },
      { ...keep, isAdmin: true, accessLevel: 'EXTERNAL' as const },
    ])
      expect(mayChangePerson(actors.admin, self, change)?.code).toBe(
        'CannotRemoveSelfFromAdminRole',
      );
    expect(mayChangePerson(actors.admin, self, { ...keep, isAdmin: true })).toBeNull();
  });

  it('lets only admins make internal people admins', () => {
    expect(mayChangePerson(actors.peopleAdmin, other, { ...keep, isAdmin: true })?.code).toBe(
      'Forbidden',
    );
    expect(mayChangePerson(actors.admin, other, { ...keep, isAdmin: true })).toBeNull();
    expect(
      mayChangePerson(actors.admin, other, { ...keep, isAdmin: true, accessLevel: 'EXTERNAL' })
        ?.field,
    ).toBe('isAdmin');
  });

  it('lets people admins deactivate others', () => {
    expect(mayChangePerson(actors.peopleAdmin, other, { ...keep, isActive: false })).toBeNull();
    expect(mayChangePerson(actors.member, other, { ...keep, isActive: false })?.code).toBe(
      'Forbidden',
    );
  });
});
