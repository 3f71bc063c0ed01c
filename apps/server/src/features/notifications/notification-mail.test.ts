import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpNotifications } from '../../testing/background/catch-up-notifications.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { linkIn, sentMail } from '../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOff, workOffMail } from '../../testing/background/work-off-messages.ts';
import { notificationHandlers } from './index.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id version } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`;
const CHANGE = `mutation ($input: ChangeInboxInput!) { changeInbox(input: $input) { subjectIds } }`;
const DUE = `mutation ($input: ChangeTaskDueDateInput!) { changeTaskDueDate(input: $input) { task { id } } }`;

let ada: TestPerson;
let tenantId: string;

const send = async (by: TestPerson, document: string, input: object) => {
  const { data, codes } = await by.graphql(document, {
    input: { idempotencyKey: crypto.randomUUID(), ...input },
  });
  expect(codes).toEqual([]);
  return data;
};

const startFor = async (person: TestPerson, name: string, by: TestPerson = ada, stoppedFor = 0) => {
  const tasks = [{ name, assignees: [asId<PartyId>(person.userId)] }];
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks }));
  const { startWorkflow } = await send(by, START, {
    blueprintId,
    name: 'Run',
    ownerId: ada.userId,
  });
  const { id: workflowId, stages } = startWorkflow.workflow;
  const [task] = stages[0].tasks;
  server.clock.advance(stoppedFor);
  await catchUpNotifications(server);
  return { workflowId, taskId: task.id, expectedVersion: task.version };
};

/** Writes and sends the emails that are due, as often as after this many crashes. */
const sendMails = async (times = 1, pause = 2 * 60_000): Promise<void> => {
  const { services } = server.composition;
  await workOff(server, ['notify-comment'], notificationHandlers(services));
  server.clock.advance(pause);
  await workOffMail(server, 'mail-notifications', notificationHandlers, times);
};

/** Reminds people of due dates, also after a crash, and sends the emails. */
const remind = async (): Promise<void> => {
  const handlers = notificationHandlers(server.composition.services);
  const plan = handlers.find(({ name }) => name === 'plan-reminders');
  await plan?.run({}, { tenantId: null, attempt: 1 });
  await workOff(server, ['notify-due'], handlers, 2);
  await sendMails();
};

const person = (name: string): Promise<TestPerson> => server.createPerson({ tenantId, name });
const mailsTo = ({ email }: TestPerson) => sentMail(server.mailFolder, email);
const subjectsTo = async (one: TestPerson) =>
  (await mailsTo(one))
    .map((mail) => /Subject: (.*)/.exec(mail)?.[1]?.trim() ?? '')
    .toSorted((a, b) => a.localeCompare(b));

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
});

describe('the email about a task', () => {
  it('contains all events within two minutes, even after a crash', async () => {
    const ben = await person('Ben');
    const { workflowId, taskId } = await startFor(ben, 'Sign the contract');
    const body = `<p><span data-party-id="${ben.userId}">@Ben</span> is it fixed?</p>`;
    await send(ada, COMMENT, { workflowId, taskId, body });
    await sendMails(3);
    const mails = await mailsTo(ben);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Subject: Ada mentioned you: Sign the contract');
    expect(mails[0]).toContain('This task is assigned to you');
    expect(mails[0]).toContain('@Ben is it fixed?');
    expect(mails[0]).toContain('You get this because you or your team are mentioned.');
    expect(mails[0]).toContain('>Reply to comment</a>');
    expect(mails[0]).toContain('Workflow: PRO-');
    expect(mails[0]).toContain('Notification settings');
    expect(linkIn(mails[0] ?? '', '/workflow').searchParams.get('task-id')).toBe(taskId);
  });

  it('is sent immediately, and the next one contains the following events', async () => {
    const ben = await person('Fast');
    const { workflowId, taskId } = await startFor(ben, 'Call');
    const comment = async (text: string): Promise<void> => {
      const body = `<p><span data-party-id="${ben.userId}">@Fast</span> ${text}</p>`;
      await send(ada, COMMENT, { workflowId, taskId, body });
      await sendMails(1, 0);
    };
    await sendMails(1, 0);
    expect(await subjectsTo(ben)).toEqual(['This task is assigned to you: Call']);
    await comment('one');
    server.clock.advance(60_000);
    await comment('two');
    expect(await mailsTo(ben)).toHaveLength(1);
    await sendMails(3, 60_000);
    const mails = await mailsTo(ben);
    expect(mails).toHaveLength(2);
    const second = mails.find((mail) => mail.includes('Subject: Ada mentioned you: Call'));
    expect(second).toContain('@Fast one');
    expect(second).toContain('@Fast two');
    server.clock.advance(2 * 60_000);
    await comment('three');
    expect(await mailsTo(ben)).toHaveLength(3);
  });

  it('is not sent for a task that is already completed', async () => {
    const ben = await person('Quick');
    const { taskId, expectedVersion } = await startFor(ben, 'Fast');
    await send(ben, COMPLETE, { taskId, expectedVersion });
    await sendMails();
    expect(await mailsTo(ben)).toEqual([]);
  });

  it('is not sent to a person who has read it', async () => {
    const ben = await person('Reader');
    const { taskId } = await startFor(ben, 'Read');
    await send(ben, CHANGE, { subjectIds: [taskId], change: 'READ' });
    await sendMails();
    expect(await mailsTo(ben)).toEqual([]);
  });

  it('lists all tasks of a workflow with their links', async () => {
    const ben = await person('Busy');
    const assignees = [asId<PartyId>(ben.userId)];
    const names = Array.from({ length: 40 }, (_, at) => `Part-${at + 1}.`);
    const tasks = names.map((name) => ({ name, assignees }));
    const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks }));
    const { startWorkflow } = await send(ada, START, {
      ...{ blueprintId, name: 'Tower', ownerId: ada.userId },
    });
    await catchUpNotifications(server);
    await sendMails(3);
    const [mail = '', ...others] = await mailsTo(ben);
    expect(others).toEqual([]);
    expect(mail).toContain('Subject: 40 notifications: Tower');
    for (const name of names) expect(mail).toContain(name);
    for (const { id } of startWorkflow.workflow.stages[0].tasks)
      expect(mail.replaceAll(/=\r?\n/g, '')).toContain(id);
  });

  it('is in the language of the recipient', async () => {
    const ben = await person('Berta');
    await server.database.rows(`UPDATE account SET locale = 'de' WHERE id = $1`, [ben.accountId]);
    await startFor(ben, 'Vertrag');
    await sendMails();
    expect((await mailsTo(ben))[0]).toContain('Diese Aufgabe ist Ihnen zugewiesen');
  });

  it('is sent when a task is due soon and when it is overdue', async () => {
    const ben = await person('Late');
    const { taskId, expectedVersion } = await startFor(ben, 'Report');
    await sendMails();
    const dueOn = new Date(server.clock.now() + 3_600_000).toISOString();
    await send(ada, DUE, { taskId, expectedVersion, dueOn });
    await remind();
    await remind();
    server.clock.advance(3_600_000);
    await remind();
    const subjects = await subjectsTo(ben);
    expect(new Set(subjects)).toEqual(
      new Set([
        'This task is assigned to you: Report',
        'This task is due soon: Report',
        'This task is overdue: Report',
      ]),
    );
    expect(subjects).toHaveLength(3);
  });

  it('is also sent for tasks that the person assigned to themselves', async () => {
    const own = await person('Starter');
    const { taskId, expectedVersion } = await startFor(own, 'Own report', own);
    await sendMails();
    expect(await mailsTo(own)).toEqual([]);
    const dueOn = new Date(server.clock.now() + 3_600_000).toISOString();
    await send(ada, DUE, { taskId, expectedVersion, dueOn });
    await remind();
    server.clock.advance(3_600_000);
    await remind();
    expect(await subjectsTo(own)).toEqual([
      'This task is due soon: Own report',
      'This task is overdue: Own report',
    ]);
  });

  it('is sent once for an overdue task after several days without a server', async () => {
    const ben = await person('Stopped');
    const { taskId, expectedVersion } = await startFor(ben, 'Old report');
    await sendMails();
    const dueOn = new Date(server.clock.now() + 3_600_000).toISOString();
    await send(ada, DUE, { taskId, expectedVersion, dueOn });
    server.clock.advance(4 * 86_400_000);
    await remind();
    await remind();
    expect(await subjectsTo(ben)).toEqual([
      'This task is assigned to you: Old report',
      'This task is overdue: Old report',
    ]);
  });

  it('is sent for events of up to 3 days without a server', async () => {
    const [ben, late] = [await person('Waiting'), await person('Too late')];
    await startFor(ben, 'Two days', ada, 2 * 86_400_000);
    await startFor(late, 'Four days', ada, 4 * 86_400_000);
    await sendMails();
    expect(await mailsTo(ben)).toHaveLength(1);
    expect(await mailsTo(late)).toEqual([]);
  });
});

describe('the unsubscribe link', () => {
  it('stops emails with one click, also if it is used again', async () => {
    const ben = await person('Quiet');
    await startFor(ben, 'First');
    await sendMails();
    const [mail = ''] = await mailsTo(ben);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = linkIn(mail, '/unsubscribe');
    const click = () =>
      server.app.inject({
        method: 'POST',
        url: link.pathname + link.search,
        headers: {
          host: 'localhost:3000',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await click()).statusCode).toBe(204);
    expect((await click()).statusCode).toBe(204);
    await startFor(ben, 'Second');
    await sendMails();
    expect(await mailsTo(ben)).toHaveLength(1);
  });

  it('refuses an unknown token', async () => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/unsubscribe?task=1&token=${'x'.repeat(43)}`,
      headers: { host: 'localhost:3000' },
    });
    expect(statusCode).toBe(400);
  });
});

describe('notificationSettings', () => {
  const SETTINGS = '{ notificationSettings { type isUpdate inbox mail } }';
  const UPDATE = `mutation ($input: UpdateNotificationSettingsInput!) {
    updateNotificationSettings(input: $input) { settings { type inbox mail } } }`;
  interface Setting {
    readonly type: string;
    readonly inbox: boolean;
    readonly mail: boolean;
  }

  it('turn off emails and updates, but not what needs the person’s action', async () => {
    const ben = await person('Chooser');
    const { data } = await ben.graphql(SETTINGS);
    const all: readonly Setting[] = data.notificationSettings;
    expect(all.find(({ type }) => type === 'TASK_ASSIGNED')).toMatchObject({ mail: true });
    const changed = await ben.graphql(UPDATE, {
      input: { inbox: [], mail: ['TASK_OVERDUE'], push: [], chat: [] },
    });
    const settings: readonly Setting[] = changed.data.updateNotificationSettings.settings;
    expect(settings.flatMap(({ type, mail }) => (mail ? type : []))).toEqual(['TASK_OVERDUE']);
    const { workflowId, taskId } = await startFor(ben, 'Silent');
    await send(ada, COMMENT, { workflowId, taskId, body: '<p>An update</p>' });
    await sendMails();
    expect(await mailsTo(ben)).toEqual([]);
    const rows = await server.database.rows('SELECT type FROM notification WHERE party_id = $1', [
      ben.userId,
    ]);
    expect(rows).toEqual([{ type: 'TASK_ASSIGNED' }]);
  });

  it('send updates by email to people who want them', async () => {
    const ben = await person('Updated');
    const [inbox, mail] = [['COMMENT_ADDED'], ['COMMENT_ADDED']];
    await ben.graphql(UPDATE, { input: { inbox, mail, push: [], chat: [] } });
    const { workflowId, taskId } = await startFor(ben, 'Commented');
    await send(ada, COMMENT, { workflowId, taskId, body: '<p>An update</p>' });
    await sendMails();
    const mails = await mailsTo(ben);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Subject: Ada commented: Commented');
    expect(mails[0]).not.toContain('assigned');
  });
});
