import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentMail } from '../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOff, workOffMail } from '../../testing/background/work-off-messages.ts';
import { invitationHandlers } from '../people/index.ts';
import { bulkInvitationHandler, inviteBulkRows } from './invite-bulk-rows.ts';

const server = await createTestServer();
const { services } = server.composition;
afterAll(server.close);

const fields = `id kind state rowCount readyCount faultyCount warnedCount doneCount failedCount haltCode nameColumn
  mappingRefusal { code } all: startRefusal(rows: ALL) { code } good: startRefusal(rows: GOOD) { code }
  ... on BulkInvitation { mapping { columns accessLevel } }
  rows(first: 1000) { rows { number state findings { column severity code params { name value } } person { email name } } }`;
const CREATE = `mutation ($input: CreateBulkInvitationInput!) { createBulkInvitation(input: $input) { ${fields} } }`;
const MAP = `mutation ($input: SaveInvitationMappingInput!) { saveInvitationMapping(input: $input) { ${fields} } }`;
const CELLS = `mutation ($input: UpdateBulkCellsInput!) { updateBulkCells(input: $input) { ${fields} } }`;
const RUN = `mutation ($input: RunBulkJobInput!) { runBulkJob(input: $input) { ${fields} } }`;
const CANCEL = `mutation ($input: BulkJobInput!) { cancelBulkJob(input: $input) { state } }`;
const READ = `query ($id: ID!) { bulkJob(id: $id) { ${fields} } }`;
const LIST = `{ bulkInvitations { id sourceName } }`;
const INVITE = `mutation ($input: InviteUsersInput!) { inviteUsers(input: $input) { results { email } } }`;
const SAVE_ROLE = `mutation ($input: SaveGroupInput!) { saveRole(input: $input) { role { id } } }`;

let admin: TestPerson;
let member: TestPerson;
let recruiter: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  admin = await server.createPerson({ tenantId, name: 'Ada Admin', isAdmin: true });
  member = await server.createPerson({ tenantId, name: 'Max Member' });
  recruiter = await server.createPerson({ tenantId, name: 'Rae Recruiter' });
  await admin.graphql(SAVE_ROLE, {
    input: { name: 'Recruiter', memberIds: [recruiter.userId], allowsInviting: true },
  });
  await server.createGroup({ tenantId, name: 'Buyer', kind: 'ROLE' });
  await server.createGroup({ tenantId, name: 'Sales' });
});

const header = 'Email,Name,Organization,Teams,Roles,Access,Language';
const newEmail = (): string => `nia.${randomUUID().slice(0, 8)}@test.example`;
const create = (
  lines: readonly string[],
  who = admin,
  key: string = randomUUID(),
  first = header,
) =>
  who.graphql(CREATE, {
    input: {
      idempotencyKey: key,
      source: { fileName: 'people.csv', text: [first, ...lines].join('\n') },
      tableId: '1',
    },
  });
const draft = async (lines: readonly string[], who = admin) => {
  const { data, codes } = await create(lines, who);
  expect(codes).toEqual([]);
  return data.createBulkInvitation;
};
const run = (
  bulkJobId: string,
  rows = 'GOOD',
  who = admin,
  idempotencyKey: string = randomUUID(),
) => who.graphql(RUN, { input: { idempotencyKey, bulkJobId, rows } });
const read = async (id: string, who = admin) => (await who.graphql(READ, { id })).data.bulkJob;
const work = (times = 1) =>
  workOff(server, ['bulk-invitation'], [bulkInvitationHandler(services)], times);
const sendMail = () => workOffMail(server, 'send-invitation', invitationHandlers);
const mailsTo = async (email: string): Promise<number> =>
  (await sentMail(server.mailFolder, email)).length;
const codesOf = (job: any) =>
  job.rows.rows.map(({ findings }: any) => findings.map(({ code }: any) => code));

describe('createBulkInvitation', () => {
  it('reports errors by row and cell, and invites no one', async () => {
    const invited = newEmail();
    await admin.graphql(INVITE, {
      input: {
        ...{ idempotencyKey: randomUUID(), people: [{ email: invited }] },
        ...{ accessLevel: 'INTERNAL', isAdmin: false },
      },
    });
    const first = newEmail();
    const job = await draft([
      `${first},Ines Prado,Partner Ltd,Sales,Buyer,external,fr`,
      'bea@test,,,,,,',
      `${first},,,,,,`,
      `${member.email},,,,,,`,
      `${invited},,,,,,`,
      `${newEmail()},,,Support,Seller,guest,Latin`,
    ]);
    expect(job).toMatchObject({
      ...{ kind: 'INVITATIONS', state: 'DRAFT', nameColumn: 0 },
      ...{ rowCount: 6, readyCount: 2, faultyCount: 4, warnedCount: 1 },
      mapping: {
        columns: ['EMAIL', 'NAME', 'ORGANIZATION', 'TEAMS', 'ROLES', 'ACCESS', 'LANGUAGE'],
        accessLevel: 'INTERNAL',
      },
      ...{ all: { code: 'BulkRowsAtFault' }, good: null },
    });
    expect(codesOf(job)).toEqual([
      ...[[], ['InvalidEmail'], ['AddressTwice'], ['EmailInUse'], ['InvitedBefore']],
      ['UnknownOptions', 'UnknownOptions', 'UnknownOptions', 'UnknownOptions'],
    ]);
    expect(job.rows.rows[5].findings.map(({ column }: any) => column)).toEqual([5, 6, 3, 4]);
    expect(await work()).toBe(0);
    await sendMail();
    expect(await mailsTo(first)).toBe(0);
  });

  it('requires permission to invite, and is visible to its author and admins', async () => {
    expect((await create([`${newEmail()},,,,,,`], member)).codes).toEqual([
      'UserNotAllowedToInviteUsers',
    ]);
    const { id } = await draft([`${newEmail()},,,,,,`], recruiter);
    expect(await read(id, member)).toBeNull();
    expect((await read(id)).id).toBe(id);
    expect((await run(id, 'ALL', member)).codes).toEqual(['NotFound']);
    const ids = async (who: TestPerson) =>
      (await who.graphql(LIST)).data.bulkInvitations.map((one: any) => one.id);
    expect(await ids(recruiter)).toEqual([id]);
    expect(await ids(admin)).toContain(id);
    expect(await ids(member)).toEqual([]);
  });

  it('creates one draft for repeated requests', async () => {
    const key = randomUUID();
    const lines = [`${newEmail()},,,,,,`];
    const answers = await Promise.all([1, 2].map(() => create(lines, admin, key)));
    const found = answers.map(({ data }) => data.createBulkInvitation.id);
    expect(new Set(found).size).toBe(1);
  });

  it('checks rows again after a cell or a column selection changes', async () => {
    const email = newEmail();
    const { data } = await create([`${email},${email},x`, `bea@,,x`], admin, randomUUID(), 'A,B,C');
    const { id, mapping } = data.createBulkInvitation;
    expect(mapping.columns).toEqual([null, 'EMAIL', null]);
    const none = await admin.graphql(MAP, {
      input: { bulkJobId: id, columns: [null, null, null], accessLevel: 'LIMITED' },
    });
    expect(none.data.saveInvitationMapping).toMatchObject({
      ...{ mappingRefusal: { code: 'BulkEmailNotMapped' }, readyCount: 0, nameColumn: null },
    });
    expect((await run(id)).codes).toEqual(['BulkEmailNotMapped']);
    const mapped = await admin.graphql(MAP, {
      input: { bulkJobId: id, columns: ['EMAIL', null, null], accessLevel: 'LIMITED' },
    });
    expect(codesOf(mapped.data.saveInvitationMapping)).toEqual([[], ['InvalidEmail']]);
    const fix = (text: string) =>
      admin.graphql(CELLS, { input: { bulkJobId: id, cells: [{ row: 3, column: 0, text }] } });
    expect(codesOf((await fix(email)).data.updateBulkCells)).toEqual([[], ['AddressTwice']]);
    expect(codesOf((await fix(newEmail())).data.updateBulkCells)).toEqual([[], []]);
    const twice = await admin.graphql(MAP, {
      input: { bulkJobId: id, columns: ['EMAIL', 'EMAIL', null], accessLevel: 'LIMITED' },
    });
    expect(twice.codes).toEqual(['ImportMappingMismatch']);
  });
});

describe('runBulkJob', () => {
  it('invites each person once with teams, roles, access, and language', async () => {
    const emails = Array.from({ length: 120 }, newEmail);
    const lines = emails.map((email) => `${email},,Partner Ltd,Sales,Buyer,external,fr`);
    const { id } = await draft(lines);
    const key = randomUUID();
    await Promise.all([1, 2].map(() => run(id, 'ALL', admin, key)));
    // A job can run more than once, and several workers at the same time.
    await Promise.all([1, 2, 3].map(() => inviteBulkRows(services, admin.tenantId, id)));
    await work(2);
    expect(await read(id)).toMatchObject({ state: 'COMPLETED', doneCount: 120, failedCount: 0 });
    const people = await server.database.rows(
      `SELECT p.email, p.organization, p.access_level AS access, p.created_by AS by,
              array_agg(g.name ORDER BY g.name) AS groups
         FROM party p JOIN membership m ON m.member_id = p.id JOIN party g ON g.id = m.group_id
        WHERE p.email = ANY ($1) GROUP BY p.tenant_id, p.id`,
      [emails],
    );
    expect(people).toHaveLength(120);
    expect(people[0]).toMatchObject({
      ...{ organization: 'Partner Ltd', access: 'EXTERNAL', by: admin.userId },
      groups: ['Buyer', 'Sales'],
    });
    await sendMail();
    const [message = '', ...more] = await sentMail(server.mailFolder, emails[7] ?? '');
    expect(more).toEqual([]);
    expect(message).toContain('Ada Admin');
    for (const email of emails.slice(0, 5)) expect(await mailsTo(email)).toBe(1);
    const audit = await server.database.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM audit_entry WHERE object_id = ANY (SELECT id FROM party WHERE email = ANY ($1))`,
      [emails],
    );
    expect(audit[0]?.n).toBe(120);
  });

  it('invites people with the right to invite only after a recent sign-in', async () => {
    const inviters = ['Recruiter', 'People admin'];
    await server.createGroup({
      ...{ tenantId: admin.tenantId, name: 'People admin', kind: 'ROLE' },
      systemRole: 'PEOPLE_ADMIN',
    });
    const jobs = await Promise.all(
      [...inviters, 'Buyer'].map((role) => draft([`${newEmail()},,,,Buyer; ${role},,`])),
    );
    const age = (minutes: number) =>
      server.database.rows('UPDATE session SET authenticated_at = $2 WHERE account_id = $1', [
        admin.accountId,
        new Date(server.clock.now() - minutes * 60_000),
      ]);
    await age(16);
    const runs = await Promise.all(jobs.map(({ id }) => run(id, 'ALL')));
    expect(runs.map(({ codes }) => codes)).toEqual([
      ...[['FreshSignInRequired'], ['FreshSignInRequired']],
      [],
    ]);
    expect(await read(jobs[0].id)).toMatchObject({ state: 'DRAFT' });
    await age(0);
    for (const { id } of jobs.slice(0, inviters.length))
      expect((await run(id, 'ALL')).codes).toEqual([]);
    await work(3);
  });

  it('skips people who were invited or joined after the preview', async () => {
    const [one, two] = [newEmail(), newEmail()];
    const { id } = await draft([`${one},,,,,,`, `${two},,,,,,`, `bea@,,,,,,`]);
    await admin.graphql(INVITE, {
      input: {
        ...{ idempotencyKey: randomUUID(), people: [{ email: one }] },
        ...{ accessLevel: 'INTERNAL', isAdmin: false },
      },
    });
    await run(id);
    await work();
    const job = await read(id);
    expect(job).toMatchObject({ state: 'COMPLETED', doneCount: 1, failedCount: 1, faultyCount: 1 });
    expect(job.rows.rows.map(({ state }: any) => state)).toEqual(['FAILED', 'DONE', 'FAULTY']);
    expect(job.rows.rows[0].findings).toMatchObject([{ column: 0, code: 'AlreadyInvited' }]);
    expect(job.rows.rows[1].person.email).toBe(two);
    await sendMail();
    for (const email of [one, two]) expect(await mailsTo(email)).toBe(1);
  });

  it('stops on request, and can continue with the remaining rows', async () => {
    const emails = Array.from({ length: 130 }, newEmail);
    const { id } = await draft(emails.map((email) => `${email},,,,,,`));
    await run(id, 'ALL');
    await inviteBulkRows(services, admin.tenantId, id, 1);
    await admin.graphql(CANCEL, { input: { bulkJobId: id } });
    await work();
    expect(await read(id)).toMatchObject({ state: 'CANCELLED', doneCount: 50, readyCount: 80 });
    await run(id, 'GOOD');
    await work();
    expect(await read(id)).toMatchObject({ state: 'COMPLETED', doneCount: 130 });
  });

  it('stops if its author loses the permission to invite', async () => {
    const [one, two] = [newEmail(), newEmail()];
    const job = await draft([`${one},,,,Recruiter,,`, `${two},,,,Buyer,,`], recruiter);
    expect(codesOf(job)).toEqual([[], ['InsufficientPermissionsToAssignRoles']]);
    await run(job.id, 'GOOD', recruiter);
    await admin.graphql(
      `mutation ($input: DeactivateUserInput!) { deactivateUser(input: $input) { user { id } } }`,
      { input: { id: recruiter.userId } },
    );
    await work();
    expect(await read(job.id)).toMatchObject({
      state: 'HALTED',
      doneCount: 0,
      haltCode: 'NotFound',
    });
    await sendMail();
    expect(await mailsTo(one)).toBe(0);
  });

  it('invites the others if the database rejects one person', async () => {
    await server.database.rows(
      `CREATE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN IF NEW.name = 'Poison' THEN RAISE EXCEPTION 'refused'; END IF; RETURN NEW; END $$`,
    );
    await server.database.rows(
      `CREATE TRIGGER poison BEFORE INSERT ON party FOR EACH ROW EXECUTE FUNCTION refuse_poison()`,
    );
    const { id } = await draft([
      ...[`${newEmail()},Ines,,,,,`, `${newEmail()},Poison,,,,,`, `${newEmail()},Nia,,,,,`],
    ]);
    await run(id, 'ALL');
    await work();
    const job = await read(id);
    expect(job).toMatchObject({ state: 'COMPLETED', doneCount: 2, failedCount: 1 });
    expect(codesOf(job)).toEqual([[], ['Unexpected'], []]);
  });
});
