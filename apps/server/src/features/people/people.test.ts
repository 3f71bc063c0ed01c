import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

let tenantId: string;
let admin: TestPerson;
let keeper: TestPerson;
let member: TestPerson;
let partner: TestPerson;
beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  admin = await server.createPerson({ tenantId, name: 'Ada Admin', isAdmin: true });
  keeper = await server.createPerson({
    tenantId,
    name: 'Kim Keeper',
    systemRoles: ['PEOPLE_ADMIN'],
  });
  member = await server.createPerson({ tenantId, name: 'Max Member' });
  partner = await server.createPerson({
    tenantId,
    name: 'Pat Partner',
    accessLevel: 'EXTERNAL',
  });
});

const fields = (answer: Awaited<ReturnType<TestPerson['graphql']>>) =>
  answer.errors.flatMap((error) =>
    error.extensions.refusals.map(({ code, field }) => [field, code]),
  );

const DEACTIVATE = `mutation ($input: DeactivateUserInput!) { deactivateUser(input: $input) { user { deletedAt } } }`;
const REACTIVATE = `mutation ($input: ReactivateUserInput!) { reactivateUser(input: $input) { user { deletedAt } } }`;

describe('reactivateUser', () => {
  it('refuses an address that another active person has', async () => {
    const one = await server.createPerson({ tenantId, name: 'Uma' });
    await admin.graphql(DEACTIVATE, { input: { id: one.userId } });
    await server.database.rows(
      `INSERT INTO party (tenant_id, id, kind, name, email) VALUES ($1, gen_random_uuid(), 'USER', 'Uma Two', $2)`,
      [tenantId, one.email],
    );
    const refused = await admin.graphql(REACTIVATE, { input: { id: one.userId } });
    expect(fields(refused)).toEqual([['email', 'EmailInUse']]);
  });

  it('is refused without the right to manage people', async () => {
    const one = await server.createPerson({ tenantId, name: 'Una' });
    for (const document of [DEACTIVATE, REACTIVATE])
      expect((await member.graphql(document, { input: { id: one.userId } })).codes).toEqual([
        'Forbidden',
      ]);
  });
});

describe('User', () => {
  it('shows organization and type, and the external ID to people who can edit', async () => {
    const one = await server.createPerson({ tenantId, name: 'Uri' });
    await server.database.rows(
      `UPDATE party SET organization = 'Northwind', external_id = 'hr-4711' WHERE id = $1`,
      [one.userId],
    );
    const READ = `query ($ids: [ID!]!) { parties(ids: $ids) { ... on User { userType organization externalId } } }`;
    const read = async (who: TestPerson) =>
      (await who.graphql(READ, { ids: [one.userId] })).data.parties[0];
    const common = { userType: 'PERSON', organization: 'Northwind' };
    expect(await read(admin)).toEqual({ ...common, externalId: 'hr-4711' });
    expect(await read(member)).toEqual({ ...common, externalId: null });
  });
});

describe('changes of a person’s rights', () => {
  const INVITE = `mutation ($input: InviteUsersInput!) { inviteUsers(input: $input) { __typename } }`;
  const SAVE_ROLE = `mutation ($input: SaveGroupInput!) { saveRole(input: $input) { role { id } } }`;
  const UPDATE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }`;
  const invite = (more: object) => ({
    input: {
      ...{ idempotencyKey: randomUUID(), accessLevel: 'INTERNAL', isAdmin: false, groupIds: [] },
      people: [{ email: `${randomUUID()}@test.example` }],
      ...more,
    },
  });

  it('require a recent sign-in', async () => {
    const one = await server.createPerson({ tenantId, name: 'Ugo' });
    const made = await admin.graphql(SAVE_ROLE, {
      input: { name: `Inviters ${randomUUID()}`, memberIds: [], allowsInviting: true },
    });
    const roleId = made.data.saveRole.role.id;
    const basics = { id: one.userId, name: 'Ugo', accessLevel: 'INTERNAL' };
    const changes: readonly (readonly [string, object])[] = [
      [DEACTIVATE, { input: { id: one.userId } }],
      [UPDATE, { input: { ...basics, isAdmin: true } }],
      [UPDATE, { input: { ...basics, isAdmin: false, joinGroupIds: [roleId] } }],
      [INVITE, invite({ isAdmin: true })],
      [INVITE, invite({ groupIds: [roleId] })],
      [SAVE_ROLE, { input: { name: randomUUID(), memberIds: [], allowsInviting: true } }],
      [SAVE_ROLE, { input: { id: roleId, name: randomUUID(), memberIds: [one.userId] } }],
    ];
    const before = server.clock.now();
    server.clock.advance(16 * 60_000);
    for (const [document, variables] of changes)
      expect((await admin.graphql(document, variables)).codes).toEqual(['FreshSignInRequired']);
    const harmless = await admin.graphql(UPDATE, { input: { ...basics, isAdmin: false } });
    expect(harmless.codes).toEqual([]);
    expect((await admin.graphql(INVITE, invite({}))).codes).toEqual([]);
    server.clock.set(before);
    for (const [document, variables] of changes.toReversed())
      expect((await admin.graphql(document, variables)).codes).toEqual([]);
  });
});

describe('updateUser', () => {
  const updateUser = `mutation ($input: UpdateUserInput!) {
    updateUser(input: $input) { user { id name accessLevel isAdmin deletedAt } }
  }`;
  const change = (person: { userId: string }, more = {}) => ({
    id: person.userId,
    name: 'Somebody',
    accessLevel: 'INTERNAL',
    isAdmin: false,
    ...more,
  });

  it('changes, deactivates, and reactivates a person', async () => {
    const bo = await server.createPerson({ tenantId, name: 'Bo' });
    const changed = await keeper.graphql(updateUser, {
      input: change(bo, { name: 'Bo Boson', accessLevel: 'LIMITED' }),
    });
    expect(changed.data.updateUser.user).toMatchObject({
      name: 'Bo Boson',
      accessLevel: 'LIMITED',
    });
    const off = await keeper.graphql(DEACTIVATE, { input: { id: bo.userId } });
    expect(off.data.deactivateUser.user.deletedAt).toBe('2026-03-02T09:00:00.000Z');
    expect((await bo.graphql('{ parties { id } }')).codes).toEqual(['Unauthenticated']);
    const on = await keeper.graphql(REACTIVATE, { input: { id: bo.userId } });
    expect(on.data.reactivateUser.user.deletedAt).toBeNull();
    // An ended session stays ended.
    expect((await bo.graphql('{ parties { id } }')).codes).toEqual(['Unauthenticated']);
  });

  it('rejects changes that the rules forbid', async () => {
    const bo = await server.createPerson({ tenantId, name: 'Bo' });
    const to = (who: TestPerson, input: object) => who.graphql(updateUser, { input });
    expect((await to(member, change(bo))).codes).toEqual(['Forbidden']);
    expect((await to(keeper, change(admin))).codes).toEqual(['Forbidden']);
    expect((await to(keeper, change(bo, { isAdmin: true }))).codes).toEqual(['Forbidden']);
    expect((await to(admin, change(admin))).codes).toEqual(['CannotRemoveSelfFromAdminRole']);
    expect((await to(admin, change(bo, { name: ' ' }))).codes).toEqual(['Required']);
    expect((await to(admin, change({ userId: randomUUID() }))).codes).toEqual(['NotFound']);
    expect((await to(member, change({ userId: randomUUID() }))).codes).toEqual(['Forbidden']);
    const team = await server.createGroup({ tenantId, name: 'No person' });
    expect((await to(admin, change({ userId: team }))).codes).toEqual(['NotFound']);
    expect((await to(admin, change({ userId: "x' or 1=1 --" }))).codes).toEqual(['RequestInvalid']);
  });

  const groupsOf = async (person: TestPerson) => {
    const { data } = await admin.graphql(
      'query ($ids: [ID!]) { parties(ids: $ids) { ... on User { teams { name } roles { name } } } }',
      { ids: [person.userId, 'no id'] },
    );
    const [{ teams, roles }] = data.parties;
    return [...teams, ...roles].map(({ name }: { name: string }) => name);
  };

  it('changes the teams and roles of a person', async () => {
    const bo = await server.createPerson({ tenantId, name: 'Bo' });
    const memberIds = [bo.userId, member.userId];
    const old = await server.createGroup({ tenantId, name: 'Old team', memberIds });
    const team = await server.createGroup({ tenantId, name: 'New team' });
    const role = await server.createGroup({ tenantId, name: 'New role', kind: 'ROLE' });
    const input = change(bo, { joinGroupIds: [team, role, team], leaveGroupIds: [old] });
    expect((await keeper.graphql(updateUser, { input })).errors).toEqual([]);
    expect(await groupsOf(bo)).toEqual(['New team', 'New role']);
    expect(await groupsOf(member)).toContain('Old team');
  });

  it('lets only admins change who has a built-in role', async () => {
    const bo = await server.createPerson({ tenantId, name: 'Bo' });
    const { data } = await admin.graphql('{ roles { id isSystem } }');
    const role = data.roles.find((one: { isSystem: boolean }) => one.isSystem);
    const input = change(bo, { joinGroupIds: [role.id] });
    expect(fields(await keeper.graphql(updateUser, { input }))).toEqual([
      ['joinGroupIds', 'InsufficientPermissionsToAssignRoles'],
    ]);
    expect(await groupsOf(bo)).toEqual([]);
    expect((await admin.graphql(updateUser, { input })).errors).toEqual([]);
    expect(await groupsOf(bo)).toHaveLength(1);
    const leave = change(bo, { leaveGroupIds: [role.id] });
    expect(fields(await keeper.graphql(updateUser, { input: leave }))).toEqual([
      ['leaveGroupIds', 'InsufficientPermissionsToAssignRoles'],
    ]);
  });

  it('refuses a team of another workspace', async () => {
    const bo = await server.createPerson({ tenantId, name: 'Bo' });
    const elsewhere = await server.createTenant('Far');
    const foreign = await server.createGroup({ tenantId: elsewhere, name: 'Far team' });
    for (const id of [foreign, member.userId, randomUUID()]) {
      const input = change(bo, { joinGroupIds: [id] });
      expect(fields(await admin.graphql(updateUser, { input }))).toEqual([
        ['joinGroupIds', 'UnknownParty'],
      ]);
    }
  });

  it('accepts one of two simultaneous changes of two admins', async () => {
    const bo = await server.createPerson({ tenantId, name: 'Bo', isAdmin: true });
    const answers = await Promise.all([
      admin.graphql(updateUser, { input: change(bo, { isAdmin: false }) }),
      bo.graphql(updateUser, { input: change(admin, { isAdmin: false }) }),
    ]);
    const [row] = await server.database.rows<{ admins: number }>(
      `SELECT count(*)::int AS admins FROM party WHERE tenant_id = $1 AND is_admin AND deleted_at IS NULL`,
      [tenantId],
    );
    expect(answers.filter((answer) => answer.errors.length === 0).length).toBeGreaterThan(0);
    await server.database.rows('UPDATE party SET is_admin = true WHERE id = $1', [admin.userId]);
    expect(row?.admins).toBeGreaterThan(0);
  });
});

describe('teams and roles', () => {
  const save = (kind: 'Team' | 'Role') => `mutation ($input: SaveGroupInput!) {
    save${kind}(input: $input) { ${kind.toLowerCase()} { id name members { id name } permissions { edit delete } } }
  }`;
  const remove = `mutation ($input: DeleteGroupInput!) { deleteGroup(input: $input) { deletedId } }`;

  it('are created, renamed, filled, and deleted', async () => {
    const made = await keeper.graphql(save('Team'), {
      input: { name: ' Night  shift ', memberIds: [member.userId, partner.userId, member.userId] },
    });
    const { team } = made.data.saveTeam;
    expect(team).toMatchObject({
      name: 'Night shift',
      members: [{ name: 'Max Member' }, { name: 'Pat Partner' }],
      permissions: { edit: true, delete: true },
    });
    // People whose groups changed are read again.
    await keeper.graphql('{ viewer { id } }');
    let answer = made;
    const trips = await server.countTrips(async () => {
      answer = await keeper.graphql(save('Team'), {
        input: { id: team.id, name: 'Day shift', memberIds: [keeper.userId] },
      });
    });
    expect(trips).toBe(2);
    expect(answer.data.saveTeam.team).toMatchObject({
      name: 'Day shift',
      members: [{ name: 'Kim Keeper' }],
    });
    const gone = await keeper.graphql(remove, { input: { id: team.id } });
    expect(gone.data.deleteGroup.deletedId).toBe(team.id);
    const { data } = await member.graphql('{ teams { id } }');
    expect(data.teams).not.toContainEqual({ id: team.id });
    expect((await keeper.graphql(remove, { input: { id: team.id } })).codes).toEqual(['NotFound']);
    // The name is free again.
    const again = await keeper.graphql(save('Team'), {
      input: { name: 'day shift', memberIds: [] },
    });
    expect(again.errors).toEqual([]);
  });

  it('have a unique name and only people as members', async () => {
    const input = { name: 'Taste panel', memberIds: [] };
    await keeper.graphql(save('Team'), { input });
    const twice = await keeper.graphql(save('Team'), { input: { ...input, name: 'TASTE panel' } });
    expect(twice.errors[0]?.extensions.refusals[0]).toEqual({
      code: 'NameConflict',
      params: { object: 'team', name: 'TASTE panel' },
      field: 'name',
    });
    // A role can have the same name as a team.
    expect((await keeper.graphql(save('Role'), { input })).errors).toEqual([]);
    const wrong = await keeper.graphql(save('Role'), {
      input: { name: '', memberIds: [randomUUID()] },
    });
    expect(fields(wrong)).toEqual([
      ['name', 'Required'],
      ['memberIds', 'UnknownParty'],
    ]);
  });

  it('require the right to manage people', async () => {
    const team = await server.createGroup({ tenantId, name: 'Untouched' });
    const input = { id: team, name: 'Touched', memberIds: [] };
    for (const person of [member, partner]) {
      expect((await person.graphql(save('Team'), { input })).codes).toEqual(['Forbidden']);
      expect((await person.graphql(remove, { input: { id: team } })).codes).toEqual(['Forbidden']);
    }
    expect((await keeper.graphql(save('Role'), { input })).codes).toEqual(['NotFound']);
  });

  it('lets only admins change system roles', async () => {
    const { data } = await admin.graphql(
      '{ roles { id name isSystem permissions { edit delete } } }',
    );
    const role = data.roles.find((one: { isSystem: boolean }) => one.isSystem);
    expect(role.permissions).toEqual({ edit: true, delete: false });
    const input = { id: role.id, name: role.name, memberIds: [keeper.userId, member.userId] };
    expect((await keeper.graphql(save('Role'), { input })).codes).toEqual(['Forbidden']);
    expect((await admin.graphql(save('Role'), { input })).errors).toEqual([]);
    const renamed = await admin.graphql(save('Role'), { input: { ...input, name: 'Mine' } });
    expect(fields(renamed)).toEqual([['name', 'Forbidden']]);
    expect((await admin.graphql(remove, { input: { id: role.id } })).codes).toEqual(['Forbidden']);
    // A new member of the role has its rights in the next request.
    const may = await member.graphql('{ viewer { navigation { createPeople } } }');
    expect(may.data.viewer.navigation.createPeople).toBe(true);
    await admin.graphql(save('Role'), { input: { ...input, memberIds: [keeper.userId] } });
    const mayNot = await member.graphql('{ viewer { navigation { createPeople } } }');
    expect(mayNot.data.viewer.navigation.createPeople).toBe(false);
  });
});

describe('lists of people', () => {
  const users = `query ($first: Int!, $after: String, $search: String) {
    users(first: $first, after: $after, search: $search) {
      edges { node { id name deletedAt teams { name } roles { name } } }
      pageInfo { hasNextPage hasPreviousPage endCursor }
    }
  }`;
  const namesIn = (answer: Awaited<ReturnType<TestPerson['graphql']>>): string[] =>
    answer.data.users.edges.map((edge: { node: { name: string } }) => edge.node.name);

  it('page without gaps or duplicates, disabled people last', async () => {
    const all = await keeper.graphql(users, { first: 100 });
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page = await keeper.graphql(users, { first: 3, after });
      paged.push(...namesIn(page));
      const { hasNextPage, endCursor } = page.data.users.pageInfo;
      after = hasNextPage ? endCursor : null;
    } while (after !== null);
    expect(paged).toEqual(namesIn(all));
    const disabled = all.data.users.edges.map(
      (edge: { node: { deletedAt: string | null } }) => edge.node.deletedAt !== null,
    );
    expect(disabled).toEqual(disabled.toSorted());
    expect(await server.countTrips(() => keeper.graphql(users, { first: 100 }))).toBe(1);
  });

  it('are searched by name and email without wildcards', async () => {
    expect(namesIn(await member.graphql(users, { first: 10, search: 'max M' }))).toEqual([
      'Max Member',
    ]);
    expect(namesIn(await member.graphql(users, { first: 10, search: partner.email }))).toEqual([
      'Pat Partner',
    ]);
    expect(namesIn(await member.graphql(users, { first: 10, search: '%' }))).toEqual([]);
    expect(namesIn(await member.graphql(users, { first: 10, search: '_' }))).toEqual([]);
  });

  it('reject large pages and invalid cursors', async () => {
    expect((await member.graphql(users, { first: 101 })).codes).toEqual(['MaxResultsOutOfRange']);
    expect((await member.graphql(users, { first: 0 })).codes).toEqual(['MaxResultsOutOfRange']);
    expect((await member.graphql(users, { first: 5, after: 'zzz' })).codes).toEqual([
      'RequestInvalid',
    ]);
    const forged = Buffer.from(JSON.stringify([0, 'x', "' or 1=1"])).toString('base64url');
    expect((await member.graphql(users, { first: 5, after: forged })).codes).toEqual([
      'RequestInvalid',
    ]);
  });

  it('are complete for members, and limited for external people', async () => {
    for (const document of [
      '{ users(first: 5) { edges { node { id } } } }',
      '{ teams { id } }',
      '{ roles { id } }',
    ])
      expect((await partner.graphql(document)).codes).toEqual([
        'ScopedNonAdminPeopleAndTeamsQueriesNotAllowed',
      ]);
    const { data } = await partner.graphql('{ parties { id name } }');
    expect(data.parties).toEqual([{ id: partner.userId, name: 'Pat Partner' }]);
    const byId = await partner.graphql('query ($ids: [ID!]) { parties(ids: $ids) { id } }', {
      ids: [member.userId, partner.userId],
    });
    expect(byId.data.parties).toEqual([{ id: partner.userId }]);
  });
});

describe('pickParties', () => {
  it('sorts matches at the start of the name first', async () => {
    await server.createGroup({ tenantId, name: 'Zed', memberIds: [member.userId] });
    await server.createGroup({ tenantId, name: 'The Zedlers' });
    await server.createGroup({ tenantId, name: 'Dazed', kind: 'ROLE' });
    const { data } = await member.graphql('{ parties(search: "zed") { name kind } }');
    expect(data.parties).toEqual([
      { name: 'Zed', kind: 'TEAM' },
      { name: 'The Zedlers', kind: 'TEAM' },
      { name: 'Dazed', kind: 'ROLE' },
    ]);
    const roles = await member.graphql('{ parties(search: "zed", kinds: [ROLE]) { name } }');
    expect(roles.data.parties).toEqual([{ name: 'Dazed' }]);
  });

  it('needs one more round trip for related data', async () => {
    const deep = `{ parties { ... on User { email roles { name } } ... on Team { members { email } } ... on Role { isSystem members { name } } } }`;
    expect(await server.countTrips(() => member.graphql('{ parties { id } }'))).toBe(1);
    expect(await server.countTrips(() => member.graphql(deep))).toBe(2);
  });
});

describe('people named in a file', () => {
  const named = async (who: TestPerson, texts: readonly string[]) =>
    who.graphql('query ($texts: [String!]!) { partiesNamed(texts: $texts) { id } }', { texts });

  it('are found by full name or email, ignoring case', async () => {
    const [noa, lee] = [
      await server.createPerson({ tenantId, name: 'Noa Named' }),
      await server.createPerson({ tenantId, name: 'Lee Listed' }),
    ];
    const texts = ['NOA NAMED', ` ${lee.email.toUpperCase()} `, 'Noa', '%'];
    const { data } = await named(member, texts);
    const ids = data.partiesNamed.map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual([noa.userId, lee.userId].toSorted());
  });

  it('are limited to visible people for external people', async () => {
    const { data } = await named(partner, ['Ada Admin', 'Pat Partner']);
    expect(data.partiesNamed).toEqual([{ id: partner.userId }]);
    expect((await server.stranger.graphql('{ partiesNamed(texts: []) { id } }')).codes).toEqual([
      'Unauthenticated',
    ]);
  });

  it('are returned together if several have the same name', async () => {
    const twins = await Promise.all(
      Array.from({ length: 7 }, () => server.createPerson({ tenantId, name: 'Kim Same' })),
    );
    const rare = await server.createPerson({ tenantId, name: 'Zoe Rare' });
    const { data } = await named(member, ['Kim Same', 'Zoe Rare']);
    const ids: readonly string[] = data.partiesNamed.map(({ id }: { id: string }) => id);
    expect(ids).toContain(rare.userId);
    const found = ids.filter((id) => twins.some(({ userId }) => userId === id));
    expect(found.length).toBeGreaterThan(1);
  });

  it('are limited to 2,000 names', async () => {
    const texts = Array.from({ length: 2001 }, (_, n) => String(n));
    expect((await named(member, texts)).codes).toEqual(['TooMany']);
  });
});
