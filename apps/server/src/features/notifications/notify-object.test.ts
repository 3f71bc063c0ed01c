import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { linkIn, sentMail } from '../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { sendMailHandler } from '../mail/index.ts';
import { notificationHandlers } from './index.ts';

const server = await createTestServer();
afterAll(server.close);

const INBOX = `{ inbox(section: UPDATES, first: 50) { edges { node { name path workflowId entries { type reason actor { name } } } } } }`;
const BULK = `{ inbox(section: UPDATES, first: 50) { edges { node { name path bulkAction } } } }`;
const ABSENCE = `mutation ($input: SetAbsenceInput!) { setAbsence(input: $input) { user { id } } }`;
const END = `mutation ($userId: ID!) { endAbsence(input: { userId: $userId }) { user { id } } }`;

let ada: TestPerson;
let tenantId: string;

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
});

const tell = (kind: string, objectId: string, times = 1): Promise<number> => {
  const { services } = server.composition;
  const run = notificationHandlers(services).find(({ name }) => name === 'notify-object');
  const told = { kind, objectId, at: server.clock.now() };
  return Array.from({ length: times }).reduce<Promise<number>>(async (before) => {
    await before;
    await run?.run(told, { tenantId, attempt: 1 });
    return 0;
  }, Promise.resolve(0));
};

const updatesOf = async (person: TestPerson) =>
  (await person.graphql(INBOX)).data.inbox.edges.map(({ node }: { node: object }) => node);

/** Runs the jobs about absences and the notifications that they cause. */
const tellAbsences = (): Promise<number> =>
  workOff(server, ['notify-object'], notificationHandlers(server.composition.services), 2);

describe('a notification outside workflows', () => {
  it('tells the inviter once who accepted, with a link to the person', async () => {
    const eve = await server.createPerson({ tenantId, name: 'Eve' });
    await server.database.rows('UPDATE party SET created_by = $1 WHERE id = $2', [
      ada.userId,
      eve.userId,
    ]);
    await tell('INVITATION_ACCEPTED', eve.userId, 2);
    expect(await updatesOf(ada)).toEqual([
      {
        ...{ name: 'Eve', path: `/people/${eve.userId}`, workflowId: null },
        entries: [{ type: 'INVITATION_ACCEPTED', reason: 'INVITER', actor: { name: 'Eve' } }],
      },
    ]);
    expect(await updatesOf(eve)).toEqual([]);
  });

  it('opens the report of a bulk action', async () => {
    const dan = await server.createPerson({ tenantId, name: 'Dan' });
    const id = crypto.randomUUID();
    await server.database.rows(
      `INSERT INTO bulk_job (tenant_id, id, kind, state, source_name, columns, mapping, issues, locale, row_count,
              faulty_count, warned_count, created_at, created_by, ended_at)
       VALUES ($1, $2, 'TASKS', 'COMPLETED', '', '{}', '{"action":"SKIP"}', '[]', 'en', 3, 0, 0, now(), $3, now())`,
      [tenantId, id, dan.userId],
    );
    await tell('BULK_FINISHED', id);
    expect((await dan.graphql(BULK)).data.inbox.edges).toEqual([
      { node: { name: '', path: `/my/tasks?job-uuid=${id}`, bulkAction: 'SKIP' } },
    ]);
  });

  it('is also sent by email', async () => {
    const cat = await server.createPerson({ tenantId, name: 'Cat' });
    const id = crypto.randomUUID();
    await server.database.rows(
      `INSERT INTO bulk_job (tenant_id, id, kind, state, source_name, columns, mapping, issues, locale, row_count,
              faulty_count, warned_count, created_at, created_by, ended_at)
       VALUES ($1, $2, 'INVITATIONS', 'COMPLETED', 'people.csv', '{}', '{}', '[]', 'en', 3, 0, 0, now(), $3, now())`,
      [tenantId, id, cat.userId],
    );
    await tell('BULK_FINISHED', id, 2);
    const { services } = server.composition;
    await workOff(
      server,
      ['mail-notifications', 'send-mail'],
      [...notificationHandlers(services), sendMailHandler(services)],
    );
    const [mail = '', ...others] = await sentMail(server.mailFolder, cat.email);
    expect(others).toEqual([]);
    expect(mail).toContain('Subject: Your bulk operation is finished: people.csv');
    expect(linkIn(mail, '/workspace').searchParams.get('job-uuid')).toBe(id);
  });

  it('tells delegates when an absence starts and when it ends', async () => {
    const [boss, first, second] = await Promise.all(
      ['Boss', 'First', 'Second'].map((name) => server.createPerson({ tenantId, name })),
    );
    if (boss === undefined || first === undefined || second === undefined)
      throw new Error('people');
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    const absence = (workDelegateId: string) =>
      ada.graphql(ABSENCE, {
        input: { userId: boss.userId, startsOn: today, endsOn: today, workDelegateId },
      });
    expect((await absence(first.userId)).codes).toEqual([]);
    await tell('ABSENCE_CHANGED', boss.userId, 2);
    const started = {
      ...{ name: 'Boss', path: `/people/${boss.userId}`, workflowId: null },
      entries: [{ type: 'DELEGATION_STARTED', reason: 'DELEGATE', actor: null }],
    };
    expect(await updatesOf(first)).toEqual([started]);

    server.clock.advance(1000);
    await absence(second.userId);
    await tell('ABSENCE_CHANGED', boss.userId, 2);
    const typesOf = async (person: TestPerson) =>
      (await updatesOf(person)).flatMap(({ entries }: { entries: readonly { type: string }[] }) =>
        entries.map(({ type }) => type),
      );
    expect(await typesOf(first)).toEqual(['DELEGATION_ENDED', 'DELEGATION_STARTED']);
    expect(await typesOf(second)).toEqual(['DELEGATION_STARTED']);

    server.clock.advance(1000);
    expect((await ada.graphql(END, { userId: boss.userId })).codes).toEqual([]);
    await tell('ABSENCE_CHANGED', boss.userId, 2);
    expect(await typesOf(second)).toEqual(['DELEGATION_ENDED', 'DELEGATION_STARTED']);
    expect(await typesOf(first)).toEqual(['DELEGATION_ENDED', 'DELEGATION_STARTED']);
    await tellAbsences();
  });

  it('hides people from external users', async () => {
    const guest = await server.createPerson({ tenantId, name: 'Guest', accessLevel: 'EXTERNAL' });
    const joined = await server.createPerson({ tenantId, name: 'Joined' });
    await server.database.rows('UPDATE party SET created_by = $1 WHERE id = $2', [
      guest.userId,
      joined.userId,
    ]);
    await tell('INVITATION_ACCEPTED', joined.userId);
    expect(await updatesOf(guest)).toEqual([]);
  });
});
