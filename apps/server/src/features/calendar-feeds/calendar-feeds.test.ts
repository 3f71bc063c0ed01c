import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, testPublicUrl, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const CREATE = 'mutation { createCalendarFeed { url viewer { calendarFeed { lastUsedAt } } } }';
const REVOKE = 'mutation { revokeCalendarFeed { viewer { calendarFeed { createdAt } } } }';
const FEED = '{ viewer { calendarFeed { createdAt lastUsedAt } } }';
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const MINE = '{ myTasks(first: 20) { edges { node { id name dueOn version workflowId } } } }';
const DUE = `mutation ($input: ChangeTaskDueDateInput!) { changeTaskDueDate(input: $input) { task { id } } }`;
const AWAY = `mutation ($input: SetAbsenceInput!) { setAbsence(input: $input) { user { id } } }`;

const thai = 'ตรวจสอบใบแจ้งหนี้ของผู้ขายและส่งให้ฝ่ายบัญชีภายในวันศุกร์';
const emoji = '🚀 Launch, then celebrate; with 🎉🎉 and a very long name to fold: \\o/ 👩‍👩‍👧‍👦';

let tenantId: string;
let ada: TestPerson;
let ben: TestPerson;

const start = async (by: TestPerson, names: readonly string[]): Promise<void> => {
  const content = buildBlueprint({
    tasks: [
      ...names.map((name, index) => ({
        name,
        assignees: [asId<PartyId>(by.userId)],
        due: { kind: 'WORKFLOW_START' as const, days: index + 1 },
      })),
      { name: 'Without a date', assignees: [asId<PartyId>(by.userId)] },
    ],
  });
  const blueprintId = await publishedBlueprint(server, by, content);
  const input = {
    ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run, one', ownerId: by.userId },
  };
  expect((await by.graphql(START, { input })).codes).toEqual([]);
};

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  await start(ada, [thai, emoji]);
});

const create = async (person: TestPerson): Promise<string> => {
  const { data, codes } = await person.graphql(CREATE);
  expect(codes).toEqual([]);
  const { url } = data.createCalendarFeed as { url: string };
  expect(url.startsWith(`${testPublicUrl}/calendar/`)).toBe(true);
  return url.slice(testPublicUrl.length);
};

const read = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers });

const parse = (body: string) => {
  const calendar = new ICAL.Component(ICAL.parse(body));
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent'),
    todos: calendar.getAllSubcomponents('vtodo'),
  };
};
const valueOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name));

describe('a calendar feed', () => {
  it('lists the open tasks of “My tasks” that have a due date', async () => {
    const response = await read(await create(ada));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const { calendar, events, todos } = parse(response.body);
    expect(valueOf(calendar, 'version')).toBe('2.0');
    const { data } = await ada.graphql(MINE);
    const due = data.myTasks.edges.map(({ node }: any) => node).filter((one: any) => one.dueOn);
    expect(due.map(({ name }: any) => name)).toEqual([thai, emoji]);
    for (const [items, property, suffix] of [
      [todos, 'due', 'todo'],
      [events, 'dtstart', 'due'],
    ] as const) {
      expect(items.map((one) => valueOf(one, 'summary'))).toEqual([thai, emoji]);
      expect(items.map((one) => valueOf(one, 'uid'))).toEqual(
        due.map(({ id }: any) => `${id}-${suffix}`),
      );
      expect(items.map((one) => valueOf(one, 'url'))).toEqual(
        due.map(
          ({ id, workflowId }: any) =>
            `${testPublicUrl}/workspace/${tenantId}/workflow/${workflowId}?task-id=${id}`,
        ),
      );
      for (const [index, item] of items.entries()) {
        // Due at the end of a day.
        expect(valueOf(item, property)).toBe(due[index].dueOn.slice(0, 10));
        expect(valueOf(item, 'sequence')).toBe(String(due[index].version - 1));
        expect(valueOf(item, 'last-modified')).toBe('2026-03-02T09:00:00Z');
      }
    }
    for (const line of response.body.split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('shows a due time in UTC, and increases its number with each change', async () => {
    const person = await server.createPerson({ tenantId, name: 'Cy' });
    await start(person, ['Report']);
    const url = await create(person);
    const { data } = await person.graphql(MINE);
    const [{ node }] = data.myTasks.edges;
    server.clock.advance(60_000);
    const input = {
      ...{ idempotencyKey: crypto.randomUUID(), taskId: node.id, expectedVersion: node.version },
      dueOn: '2026-03-09T21:30:00+07:00',
    };
    expect((await person.graphql(DUE, { input })).codes).toEqual([]);
    const { events, todos } = parse((await read(url)).body);
    expect(valueOf(events[0]!, 'dtstart')).toBe('2026-03-09T14:30:00Z');
    expect(valueOf(todos[0]!, 'due')).toBe('2026-03-09T14:30:00Z');
    expect(Number(valueOf(todos[0]!, 'sequence'))).toBe(node.version);
    expect(valueOf(todos[0]!, 'last-modified')).toBe('2026-03-02T09:01:00Z');
  });

  it('contains the absences of the person, in their language', async () => {
    const person = await server.createPerson({ tenantId, name: 'Di' });
    const input = { userId: person.userId, startsOn: '2026-03-10', endsOn: '2026-03-12' };
    expect((await person.graphql(AWAY, { input })).codes).toEqual([]);
    await person.graphql('mutation { updatePreferences(input: { locale: th }) { viewer { id } } }');
    const { events, todos } = parse((await read(await create(person))).body);
    expect(todos).toEqual([]);
    expect(events).toHaveLength(1);
    expect(valueOf(events[0]!, 'summary')).toBe('ไม่อยู่ที่สำนักงาน');
    expect(valueOf(events[0]!, 'dtstart')).toBe('2026-03-10');
    expect(valueOf(events[0]!, 'dtend')).toBe('2026-03-13');
  });

  it('isn’t sent again unless it changed', async () => {
    const person = await server.createPerson({ tenantId, name: 'Ed' });
    await start(person, ['First']);
    const url = await create(person);
    const { etag = '' } = (await read(url)).headers;
    for (const known of [etag, `"x", W/${etag}`, '*']) {
      const again = await read(url, { 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    await start(person, ['Second']);
    const changed = await read(url, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(parse(changed.body).todos).toHaveLength(2);
  });

  it('shows the person when it was last used', async () => {
    const url = await create(ben);
    expect((await ben.graphql(FEED)).data.viewer.calendarFeed.lastUsedAt).toBeNull();
    server.clock.advance(61_000);
    await read(url);
    const { calendarFeed } = (await ben.graphql(FEED)).data.viewer;
    expect(Date.parse(calendarFeed.lastUsedAt)).toBe(server.clock.now());
  });

  it('shows nothing of other people or workspaces', async () => {
    const other = await server.createTenant('Other');
    const eve = await server.createPerson({ tenantId: other, name: 'Eve', isAdmin: true });
    await start(eve, ['Of the other workspace']);
    for (const [person, own] of [
      [eve, ['Of the other workspace']],
      [ben, []],
    ] as const) {
      const { todos } = parse((await read(await create(person))).body);
      expect(todos.map((one) => valueOf(one, 'summary'))).toEqual(own);
    }
  });
});

describe('the address of a calendar feed', () => {
  const expectGone = async (url: string): Promise<void> => {
    const response = await read(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({ status: 404, title: 'NotFound' });
  };

  it('ends when it is replaced or revoked', async () => {
    const first = await create(ben);
    const second = await create(ben);
    await expectGone(first);
    expect((await read(second)).statusCode).toBe(200);
    const { data } = await ben.graphql(REVOKE);
    expect(data.revokeCalendarFeed.viewer.calendarFeed).toBeNull();
    await expectGone(second);
    expect((await ben.graphql(REVOKE)).codes).toEqual(['NotFound']);
  });

  it('ends when the person is deactivated', async () => {
    const person = await server.createPerson({ tenantId, name: 'Flo' });
    const url = await create(person);
    expect((await read(url)).statusCode).toBe(200);
    const { codes } = await ada.graphql(
      'mutation ($id: ID!) { deactivateUser(input: { id: $id }) { user { id } } }',
      { id: person.userId },
    );
    expect(codes).toEqual([]);
    await expectGone(url);
  });

  it('ends after a year without use', async () => {
    const person = await server.createPerson({ tenantId, name: 'Gil' });
    const url = await create(person);
    const stored = () =>
      server.database.rows<{ days: number }>(
        `SELECT round(extract(epoch FROM idle_until - last_seen_at) / 86400)::int AS days FROM session
          WHERE account_id = $1 AND kind = 'CALENDAR'`,
        [person.accountId],
      );
    server.clock.advance(120_000);
    await read(url);
    expect(await stored()).toEqual([{ days: 365 }]);
    await server.database.rows(
      `UPDATE session SET idle_until = $2 WHERE account_id = $1 AND kind = 'CALENDAR'`,
      [person.accountId, new Date(server.clock.now() - 1)],
    );
    await expectGone(url);
    expect((await person.graphql(FEED)).data.viewer.calendarFeed).toBeNull();
  });

  it.each(['/calendar/wrong.ics', '/calendar', '/calendar/a/b.ics'])(
    'is unknown if it is wrong: %s',
    expectGone,
  );

  it('is stored as a hash, and its token gives no other access', async () => {
    const person = await server.createPerson({ tenantId, name: 'Hal' });
    const url = await create(person);
    const token = url.slice('/calendar/'.length, -'.ics'.length);
    const rows = await server.database.rows('SELECT s::text FROM session s');
    expect(JSON.stringify(rows)).not.toContain(token);
    await expectGone(`/calendar/${token}`);
    await expectGone(`/calendar/${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}.ics`);
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { cookie: (person.cookie ?? '').replace(/=.*/, `=${token}`) },
    ]) {
      const answer = await server.app.inject({
        ...{ method: 'POST', url: '/graphql', payload: { query: FEED } },
        headers: { 'x-baton': '1', ...headers },
      });
      expect(answer.json().data.viewer).toBeNull();
    }
    const { data } = await person.graphql('{ viewer { sessions { type } apiTokens { id } } }');
    expect(data.viewer.sessions).toEqual([{ type: 'BROWSER' }, { type: 'CALENDAR' }]);
    expect(data.viewer.apiTokens).toEqual([]);
  });

  it('has the same rate limit as API tokens', async () => {
    const url = await create(await server.createPerson({ tenantId, name: 'Ivy' }));
    const codes = [];
    for (let call = 0; call < 101; call += 1) codes.push((await read(url)).statusCode);
    expect(codes.slice(0, 100).every((code) => code === 200)).toBe(true);
    const limited = await read(url);
    expect(limited.statusCode).toBe(429);
    expect(limited.headers['retry-after']).toBeDefined();
    expect(codes.at(-1)).toBe(429);
  });
});
