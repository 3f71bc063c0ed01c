import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { notificationTypeNames } from '@baton/domain/notification/notification-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpNotifications } from '../../../testing/background/catch-up-notifications.ts';
import { workOff, workOffMail } from '../../../testing/background/work-off-messages.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { linkIn, sentMail } from '../../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { notificationHandlers } from '../index.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const TIMES = `mutation ($input: UpdateNotificationTimesInput!) { updateNotificationTimes(input: $input) {
  times { quietFrom quietUntil digestHour isDaily isWeekly } } }`;
const PLACE = `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) {
  viewer { user { timeZone region } } } }`;

let tenantId: string;
let ada: TestPerson;

const none = { quietFrom: null, quietUntil: null, digestHour: 8, isDaily: false, isWeekly: false };

const personIn = async (name: string, timeZone: string, times: object): Promise<TestPerson> => {
  const person = await server.createPerson({ tenantId, name });
  expect((await person.graphql(PLACE, { input: { timeZone } })).codes).toEqual([]);
  expect((await person.graphql(TIMES, { input: { ...none, ...times } })).codes).toEqual([]);
  return person;
};

const startFor = async (people: readonly TestPerson[], name: string): Promise<void> => {
  const assignees = people.map(({ userId }) => asId<PartyId>(userId));
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({ tasks: [{ name, assignees }] }),
  );
  const { codes } = await ada.graphql(START, {
    input: {
      ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run' },
      ownerId: ada.userId,
    },
  });
  expect(codes).toEqual([]);
  await catchUpNotifications(server);
};

const run = async (name: 'send-digests' | 'mail-notifications'): Promise<void> => {
  const handlers = notificationHandlers(server.composition.services);
  const plan = handlers.find((one) => one.name === 'plan-digests');
  // A second run, as after a crash, sends nothing again.
  if (name === 'send-digests') {
    await plan?.run({}, { tenantId: null, attempt: 1 });
    await workOff(server, ['send-digests'], handlers, 2);
  }
  await workOffMail(server, 'mail-notifications', notificationHandlers);
};

const subjects = async ({ email }: TestPerson): Promise<readonly (string | undefined)[]> =>
  (await sentMail(server.mailFolder, email)).map((mail) => /Subject: (.*)/.exec(mail)?.[1]?.trim());

beforeAll(async () => {
  server.clock.set('2027-03-26T12:00:00Z');
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
});

describe('digests', () => {
  it('come once a day at the local hour, across a clock change', async () => {
    const lea = await personIn('Lea', 'Europe/Lisbon', { isDaily: true });
    const bua = await personIn('Bua', 'Asia/Bangkok', { isDaily: true });
    await startFor([lea, bua], 'Sign the contract');
    await run('mail-notifications');
    const digestsAt = async (at: string): Promise<readonly number[]> => {
      server.clock.set(at);
      await run('send-digests');
      const counted = async (person: TestPerson) =>
        (await subjects(person)).filter((text) => text?.includes('daily digest') === true).length;
      return [await counted(lea), await counted(bua)];
    };
    // 8:00 in Bangkok is 1:00 UTC. 8:00 in Lisbon is 8:00 UTC, and 7:00 UTC from 28 March.
    expect(await digestsAt('2027-03-27T00:59:00Z')).toEqual([0, 0]);
    expect(await digestsAt('2027-03-27T01:00:00Z')).toEqual([0, 1]);
    expect(await digestsAt('2027-03-27T07:59:00Z')).toEqual([0, 1]);
    expect(await digestsAt('2027-03-27T08:00:00Z')).toEqual([1, 1]);
    expect(await digestsAt('2027-03-28T06:59:00Z')).toEqual([1, 2]);
    expect(await digestsAt('2027-03-28T07:00:00Z')).toEqual([2, 2]);
    const [first = ''] = (await sentMail(server.mailFolder, lea.email)).filter((mail) =>
      mail.includes('daily digest'),
    );
    expect(first).toContain('Subject: Your daily digest: Needs you (1)');
    expect(first).toContain('/inbox?preferences=1');
    expect(first).toContain('Sign the contract');
    expect(linkIn(first, `/workspace/${tenantId}/workflow/`).searchParams.has('task-id')).toBe(
      true,
    );
    expect(first).toContain('>Open inbox</a>');
  });

  it('come on Mondays, and can be stopped with one click', async () => {
    server.clock.set('2027-03-30T12:00:00Z');
    const kai = await personIn('Kai', 'Asia/Bangkok', { isWeekly: true, digestHour: 9 });
    await startFor([kai], 'Order');
    const weekly = async (at: string): Promise<number> => {
      server.clock.set(at);
      await run('send-digests');
      return (await subjects(kai)).filter((text) => text?.includes('weekly') === true).length;
    };
    expect(await weekly('2027-04-05T01:59:00Z')).toBe(0);
    expect(await weekly('2027-04-05T02:00:00Z')).toBe(1);
    const mails = await sentMail(server.mailFolder, kai.email);
    const link = linkIn(mails.find((mail) => mail.includes('weekly')) ?? '', '/unsubscribe');
    expect(link.searchParams.get('weekly')).toBe('1');
    const { statusCode } = await server.app.inject({
      ...{ method: 'POST', url: link.pathname + link.search },
      headers: { host: 'localhost:3000' },
    });
    expect(statusCode).toBe(204);
    expect(await weekly('2027-04-12T02:00:00Z')).toBe(1);
  });

  it('are not sent without content', async () => {
    const idle = await personIn('Idle', 'UTC', { isDaily: true });
    server.clock.advance(3 * 86_400_000);
    await run('send-digests');
    expect(await subjects(idle)).toEqual([]);
  });
});

describe('quiet hours', () => {
  it('delay emails until the next morning of the person', async () => {
    server.clock.set('2027-10-30T22:30:00Z');
    const night = { quietFrom: 22 * 60, quietUntil: 7 * 60 };
    const lea = await personIn('Quiet', 'Europe/Lisbon', night);
    const bua = await personIn('Awake', 'Asia/Bangkok', night);
    await startFor([lea, bua], 'Night work');
    const mailsAt = async (at: string): Promise<readonly number[]> => {
      server.clock.set(at);
      await run('mail-notifications');
      return [(await subjects(lea)).length, (await subjects(bua)).length];
    };
    // Bangkok wakes at 0:00 UTC. Lisbon leaves summer time in this night and wakes at 7:00 UTC.
    expect(await mailsAt('2027-10-30T23:00:00Z')).toEqual([0, 0]);
    expect(await mailsAt('2027-10-31T00:00:00Z')).toEqual([0, 1]);
    expect(await mailsAt('2027-10-31T06:59:00Z')).toEqual([0, 1]);
    expect(await mailsAt('2027-10-31T07:00:00Z')).toEqual([1, 1]);
  });

  it('need both a start and an end', async () => {
    const { codes } = await ada.graphql(TIMES, { input: { ...none, quietFrom: 60 } });
    expect(codes).toEqual(['Required']);
  });
});

describe('default quiet hours and digests', () => {
  const DEFAULTS = `mutation ($input: UpdateNotificationDefaultTimesInput!) {
    updateNotificationDefaultTimes(input: $input) { times { quietFrom quietUntil digestHour isDaily isWeekly } } }`;
  const RESET = 'mutation { resetNotificationTimes { times { isOwn isDaily } } }';
  const MINE = '{ notificationTimes { quietFrom digestHour isDaily isWeekly isOwn } }';
  const night = { quietFrom: 22 * 60, quietUntil: 7 * 60 };
  const setDefaults = (by: TestPerson, times: object) =>
    by.graphql(DEFAULTS, { input: { ...none, ...times } });
  const mine = async (person: TestPerson) => (await person.graphql(MINE)).data.notificationTimes;
  const digests = async (person: TestPerson): Promise<number> =>
    (await subjects(person)).filter((text) => text?.includes('digest') === true).length;

  afterAll(() => setDefaults(ada, {}));

  it('apply to people without their own, and are audited', async () => {
    server.clock.set('2028-03-01T12:00:00Z');
    const eva = await server.createPerson({ tenantId, name: 'Eva' });
    const own = await personIn('Own', 'UTC', { digestHour: 9 });
    expect((await setDefaults(eva, night)).codes).toEqual(['Forbidden']);
    expect((await setDefaults(ada, { quietFrom: 60 })).codes).toEqual(['Required']);
    expect((await setDefaults(ada, { ...night, isDaily: true })).codes).toEqual([]);
    expect(await mine(eva)).toEqual({
      ...{ quietFrom: night.quietFrom, digestHour: 8, isDaily: true, isWeekly: false },
      isOwn: false,
    });
    expect(await mine(own)).toMatchObject({ quietFrom: null, digestHour: 9, isOwn: true });
    const [entry] = await server.database.rows<{ after: object }>(
      `SELECT after FROM audit_entry WHERE tenant_id = $1 AND after ? 'quietHours' ORDER BY at DESC, id DESC LIMIT 1`,
      [tenantId],
    );
    expect(entry?.after).toMatchObject({ quietHours: '22:00–07:00', dailyDigest: true });
  });

  it('delay and gather messages like the person’s own settings', async () => {
    server.clock.set('2028-03-02T08:00:00Z');
    const [eva, own] = await Promise.all([
      server.createPerson({ tenantId, name: 'Late' }),
      personIn('Awake at night', 'UTC', {}),
    ]);
    await run('send-digests');
    server.clock.set('2028-03-02T23:00:00Z');
    await startFor([eva, own], 'Night work');
    await run('mail-notifications');
    expect([(await subjects(eva)).length, (await subjects(own)).length]).toEqual([0, 1]);
    server.clock.set('2028-03-03T07:00:00Z');
    await run('mail-notifications');
    expect((await subjects(eva)).length).toBe(1);
    await run('send-digests');
    expect(await digests(eva)).toBe(0);
    server.clock.set('2028-03-03T08:00:00Z');
    await run('send-digests');
    await run('send-digests');
    expect([await digests(eva), await digests(own)]).toEqual([1, 0]);
  });

  it('can be stopped by a person with one click, until a reset', async () => {
    server.clock.set('2028-03-04T12:00:00Z');
    const kim = await server.createPerson({ tenantId, name: 'Kim' });
    await startFor([kim], 'Order');
    server.clock.set('2028-03-05T08:00:00Z');
    await run('send-digests');
    expect(await digests(kim)).toBe(1);
    const mail = (await sentMail(server.mailFolder, kim.email)).find((one) =>
      one.includes('digest'),
    );
    const link = linkIn(mail ?? '', '/unsubscribe');
    await server.app.inject({
      ...{ method: 'POST', url: link.pathname + link.search },
      headers: { host: 'localhost:3000' },
    });
    // The rest stays as it was.
    expect(await mine(kim)).toMatchObject({
      quietFrom: night.quietFrom,
      isDaily: false,
      isOwn: true,
    });
    server.clock.set('2028-03-06T08:00:00Z');
    await run('send-digests');
    expect(await digests(kim)).toBe(1);
    const { data } = await kim.graphql(RESET);
    expect(data.resetNotificationTimes.times).toEqual({ isOwn: false, isDaily: true });
    await run('send-digests');
    expect(await digests(kim)).toBe(1);
    server.clock.set('2028-03-07T08:00:00Z');
    await run('send-digests');
    expect(await digests(kim)).toBe(2);
  });
});

describe('notification defaults', () => {
  const DEFAULTS = `mutation ($input: UpdateNotificationDefaultsInput!) {
    updateNotificationDefaults(input: $input) { defaults { type mail } } }`;
  const UPDATE = `mutation ($input: UpdateNotificationSettingsInput!) {
    updateNotificationSettings(input: $input) { settings { type } } }`;
  const RESET = 'mutation { resetNotificationSettings { settings { type mail } } }';
  const MINE = '{ notificationSettings { type mail } hasOwnNotificationSettings }';
  const mailed = (settings: readonly { readonly type: string; readonly mail: boolean }[]) =>
    settings.flatMap(({ type, mail }) => (mail ? type : []));

  it('apply until a person changes them', async () => {
    const ben = await server.createPerson({ tenantId, name: 'Ben' });
    const types = { inbox: [], mail: ['MENTIONED'], push: [], chat: [] };
    expect((await ben.graphql(DEFAULTS, { input: types })).codes).toEqual(['Forbidden']);
    expect((await ada.graphql(DEFAULTS, { input: types })).codes).toEqual([]);
    expect(mailed((await ben.graphql(MINE)).data.notificationSettings)).toEqual(['MENTIONED']);
    await ben.graphql(UPDATE, {
      input: { inbox: [], mail: ['TASK_OVERDUE'], push: [], chat: [] },
    });
    const { data } = await ben.graphql(MINE);
    expect(mailed(data.notificationSettings)).toEqual(['TASK_OVERDUE']);
    expect(data.hasOwnNotificationSettings).toBe(true);
    const { resetNotificationSettings } = (await ben.graphql(RESET)).data;
    expect(mailed(resetNotificationSettings.settings)).toEqual(['MENTIONED']);
  });
});

describe('notificationSamples', () => {
  it('shows admins each type with its email', async () => {
    const SAMPLES =
      '{ notificationSamples { type subject html push chat items { name entries { type actor { name } } } } }';
    const ben = await server.createPerson({ tenantId, name: 'Nosy' });
    expect((await ben.graphql(SAMPLES)).codes).toEqual(['Forbidden']);
    const { data } = await ada.graphql(SAMPLES);
    expect(data.notificationSamples).toContainEqual(
      expect.objectContaining({
        type: 'TASK_OVERDUE',
        subject: 'This task is overdue: Sign the contract',
      }),
    );
    expect(data.notificationSamples).toContainEqual(
      expect.objectContaining({
        ...{ type: 'DOCUMENT_ADDED', subject: 'Ada added a document: Sign the contract' },
      }),
    );
    const completed = data.notificationSamples.find(({ type }: any) => type === 'TASK_COMPLETED');
    expect(completed.items.map(({ entries }: any) => entries[0].actor)).toEqual([
      { name: 'Ada' },
      null,
    ]);
    expect(data.notificationSamples).toHaveLength(notificationTypeNames.length);
    for (const { type, subject, html, push, chat, items } of data.notificationSamples) {
      for (const text of [subject, html, push, chat]) expect(text).not.toMatch(/\{|undefined/);
      expect(items[0].entries[0].type).toBe(type);
    }
  });
});
