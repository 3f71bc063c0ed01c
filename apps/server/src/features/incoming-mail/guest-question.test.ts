import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpNotifications } from '../../testing/background/catch-up-notifications.ts';
import { createMailScene } from '../../testing/incoming-mail/mail-scene.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { linkIn, sentMail } from '../../testing/sent-mail.ts';
import type { TestPerson } from '../../testing/test-server.ts';

const scene = await createMailScene();
afterAll(() => scene.close());
const { server, admin, owner } = scene;

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id stages { tasks { id } } } } }`;
const SEND = `mutation ($input: SendTaskToGuestInput!) { sendTaskToGuest(input: $input) { task { id } } }`;
const OPEN = `mutation ($token: String!) { openGuestLink(token: $token) { session } }`;
const SUBMIT = `mutation ($input: SubmitGuestTaskInput!) { submitGuestTask(input: $input) }`;
const ASK = `mutation ($input: AskInformationInput!) { askForInformation(input: $input) { task { id } } }`;
const ANSWER = `mutation ($input: AnswerGuestInquiryInput!) { answerGuestInquiry(input: $input) }`;
const TASK = `query ($session: String!, $id: ID!) { guestTask(session: $session, id: $id, locale: en) { inquiries { text authorName isOwn } } }`;
const INBOX = `{ inbox(section: NEEDS_YOU, first: 20) { edges { node { subjectId entries { type actor { name } } } } } }`;

const guest = 'gil@guest.example';
const key = () => crypto.randomUUID();
const give = async (by: Pick<TestPerson, 'graphql'>, document: string, input: object) => {
  const { data, codes } = await by.graphql(document, { input });
  expect(codes).toEqual([]);
  return data;
};

let taskId = '';
let approvalId = '';
let session = '';
const open = async (mail: string): Promise<string> => {
  const token = linkIn(mail, '/guest').searchParams.get('token');
  const { data, codes } = await server.stranger.graphql(OPEN, { token });
  expect(codes).toEqual([]);
  return data.openGuestLink.session;
};
const ask = async (text: string): Promise<string> => {
  server.clock.advance(1000);
  await give(owner, ASK, { idempotencyKey: key(), taskId: approvalId, text });
  await catchUpNotifications(server);
  await catchUpNotifications(server);
  await scene.process();
  const mails = await sentMail(server.mailFolder, guest);
  const about = mails.filter((mail) => mail.includes(text));
  expect(about).toHaveLength(1);
  return about[0] ?? '';
};
const seen = async () =>
  (await server.stranger.graphql(TASK, { session, id: taskId })).data.guestTask.inquiries;
/** Returns what the approver is notified of about the approval. */
const told = async (): Promise<readonly object[]> => {
  await catchUpNotifications(server);
  const { data } = await owner.graphql(INBOX);
  return data.inbox.edges
    .filter(({ node }: any) => node.subjectId === approvalId)
    .flatMap(({ node }: any) => node.entries);
};

beforeAll(async () => {
  const content = buildBlueprint({
    tasks: [
      {
        assignees: [asId<PartyId>(admin.userId)],
        approvals: [approvalStep(9, { approvers: [asId<PartyId>(owner.userId)] })],
      },
    ],
  });
  const blueprintId = await publishedBlueprint(server, admin, content);
  const input = { idempotencyKey: key(), blueprintId, name: 'Run', ownerId: admin.userId };
  const { startWorkflow } = await give(admin, START, input);
  taskId = startWorkflow.workflow.stages[0].tasks[0].id;
  const order = { taskId, email: guest, note: '', locale: 'en', days: 14 };
  await give(admin, SEND, { idempotencyKey: key(), ...order });
  await scene.process();
  const [mail = ''] = await sentMail(server.mailFolder, guest);
  session = await open(mail);
  await give(server.stranger, SUBMIT, { session, idempotencyKey: key(), taskId, values: [] });
  const [approval] = await server.database.rows<{ id: string }>(
    'SELECT id FROM task WHERE approval_for = $1',
    [taskId],
  );
  approvalId = approval?.id ?? '';
});

describe('question of an approver about the work of a guest', () => {
  it('is answered on the page that the email opens', async () => {
    const mail = await ask('Which standard?');
    expect(mail).toContain('Subject: Owen has a question');
    session = await open(mail);
    expect(await seen()).toEqual([{ text: 'Which standard?', authorName: 'Owen', isOwn: false }]);
    await give(server.stranger, ANSWER, {
      session,
      idempotencyKey: key(),
      taskId,
      text: 'Organic',
    });
    expect(await told()).toContainEqual({ type: 'QUESTION_ANSWERED', actor: { name: guest } });
    expect(await seen()).toEqual([]);
  });

  it('is answered by a reply to the email', async () => {
    const mail = await ask('Which year?');
    const to = /^Reply-To:\s+(\S+)/m.exec(mail)?.[1] ?? '';
    await scene.send({
      from: guest,
      to,
      messageId: '<year@guest.example>',
      text: '2026\n\n> Which year?',
    });
    await scene.process(2);
    expect((await scene.list())[0]).toMatchObject({ state: 'ACCEPTED', reason: null });
    const rows = await server.database.rows<{ text: string }>(
      `SELECT x->>'text' AS text FROM task t, jsonb_array_elements(t.marks->'inquiries') x WHERE t.id = $1`,
      [approvalId],
    );
    expect(rows.map(({ text }) => text)).toEqual([
      'Which standard?',
      'Organic',
      'Which year?',
      '2026',
    ]);
    const answers = (await told()).filter(
      (one) => 'type' in one && one.type === 'QUESTION_ANSWERED',
    );
    expect(answers.length).toBeGreaterThan(0);
  });

  it('can’t be answered without an open question, or by another guest', async () => {
    const input = { session, idempotencyKey: key(), taskId, text: 'Again' };
    expect((await server.stranger.graphql(ANSWER, { input })).codes).toEqual([
      'InformationNotAsked',
    ]);
    const other = { ...input, taskId: approvalId };
    expect((await server.stranger.graphql(ANSWER, { input: other })).codes).toEqual(['NotFound']);
  });
});
