import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { noDeadline } from '@baton/domain/time/deadline';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpNotifications } from '../../testing/background/catch-up-notifications.ts';
import { workOff, workOffMail } from '../../testing/background/work-off-messages.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { sentMail } from '../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { notificationHandlers } from './index.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const REJECT = `mutation ($input: RejectTaskInput!) { rejectTask(input: $input) { task { id status } changed { id status } } }`;
const UNDO = `mutation ($input: UndoCommandInput!) { undoCommand(input: $input) { changed { id } } }`;
const COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`;

let ada: TestPerson;
let ben: TestPerson;
const send = async (by: TestPerson, document: string, input: object) => {
  const { data, codes } = await by.graphql(document, {
    input: { idempotencyKey: crypto.randomUUID(), ...input },
  });
  expect(codes).toEqual([]);
  return data;
};
const start = async (content: Parameters<typeof publishedBlueprint>[2]) => {
  const blueprintId = await publishedBlueprint(server, ada, content);
  const { startWorkflow } = await send(ada, START, {
    ...{ blueprintId, name: 'Run', ownerId: ada.userId },
  });
  const { id, stages } = startWorkflow.workflow;
  return { workflowId: id, taskId: stages[0].tasks[0].id };
};
/** Writes and sends the emails that are due after a pause. */
const deliver = async (pause: number): Promise<void> => {
  const { services } = server.composition;
  await workOff(server, ['notify-comment'], notificationHandlers(services));
  server.clock.advance(pause);
  await workOffMail(server, 'mail-notifications', notificationHandlers);
};
const mails = () => sentMail(server.mailFolder, ben.email);

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

describe('emails', () => {
  it('are at most a few for 500 events of a workflow in ten minutes', async () => {
    const assignees = [asId<PartyId>(ben.userId)];
    const { workflowId, taskId } = await start(buildBlueprint({ tasks: [{ assignees }] }));
    await catchUpNotifications(server);
    await deliver(2 * 60_000);
    const before = (await mails()).length;
    const mention = `<span data-party-id="${ben.userId}">@Ben</span>`;
    for (let round = 0; round < 20; round += 1) {
      for (let at = 0; at < 25; at += 1)
        await send(ada, COMMENT, {
          ...{ workflowId, taskId: at % 2 === 0 ? taskId : null },
          body: `<p>${mention} ${round}.${at}</p>`,
        });
      await deliver(30_000);
    }
    await deliver(2 * 60_000);
    await deliver(2 * 60_000);
    const [row] = await server.database.rows<{ told: number; unsent: number }>(
      `SELECT count(*)::int AS told, count(mail_at)::int AS unsent FROM notification WHERE party_id = $1 AND type = 'MENTIONED'`,
      [ben.userId],
    );
    expect(row).toEqual({ told: 500, unsent: 0 });
    const sent = (await mails()).length - before;
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(8);
  });

  it('are not sent for a decision that was undone', async () => {
    const { taskId } = await start(
      buildBlueprint({
        tasks: [
          {
            assignees: [asId<PartyId>(ben.userId)],
            approvals: [
              {
                ...{ key: taskKey(91), level: 1, approvers: [asId<PartyId>(ada.userId)] },
                ...{ ...stepDefaults, rule: 'ANY', requiresComment: false },
                ...{ due: null, deadline: noDeadline },
              },
            ],
          },
        ],
      }),
    );
    await send(ben, COMPLETE, { taskId });
    await catchUpNotifications(server);
    await deliver(2 * 60_000);
    const before = await mails();
    const [approval] = await server.database.rows<{ id: string }>(
      `SELECT a.id FROM task a JOIN task t ON t.workflow_id = a.workflow_id
        WHERE t.id = $1 AND a.type = 'APPROVAL'`,
      [taskId],
    );
    const sendBack = async (): Promise<string> => {
      const idempotencyKey = crypto.randomUUID();
      const given = { idempotencyKey, taskId: approval?.id, comment: 'Once more' };
      const { rejectTask } = await send(ada, REJECT, given);
      expect(rejectTask.changed).toContainEqual({ id: taskId, status: 'REJECTED' });
      return idempotencyKey;
    };
    const undoneKey = await sendBack();
    server.clock.advance(9000);
    await send(ada, UNDO, { undoneKey, taskId: approval?.id });
    await catchUpNotifications(server);
    await deliver(2 * 60_000);
    expect(await mails()).toEqual(before);
    await sendBack();
    await catchUpNotifications(server);
    await deliver(2 * 60_000);
    expect(await mails()).toHaveLength(before.length + 1);
  });
});
