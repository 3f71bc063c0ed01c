import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { shortestFillTime } from '@baton/domain/public-form/public-link';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpNotifications } from '../../testing/background/catch-up-notifications.ts';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { linkIn, sentMail } from '../../testing/sent-mail.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { sendMailHandler } from '../mail/index.ts';
import { notificationHandlers } from '../notifications/index.ts';

// Mails to people without an account say no more than the page that their link opens.
const server = await createTestServer();
afterAll(server.close);
const { services } = server.composition;

/** Words that each appear in one place only. */
const canaries = {
  workflow: 'Kingfisher',
  hidden: 'Nightjar',
  own: 'Goldfinch',
  note: 'Linnet',
  value: 'Bullfinch',
  onWorkflow: 'Chaffinch',
  onOwn: 'Hawfinch',
  internal: 'Brambling',
  reply: 'Siskin',
  reason: 'Dunnock',
  blueprint: 'Wheatear',
  colleague: 'Crossbill',
} as const;
const wordsIn = (text: string): readonly string[] =>
  Object.values(canaries).filter((word) => text.includes(word));

const email = 'mei.lin@jadetea.example';
const day = 86_400_000;
let tenantId: string;
let ada: TestPerson;
let colleague: TestPerson;

const give = async (by: TestPerson, document: string, input: object) => {
  const { data, codes } = await by.graphql(document, {
    input: { idempotencyKey: crypto.randomUUID(), ...input },
  });
  expect(codes).toEqual([]);
  return data;
};
const visitor = () => createTestClient(server.app, null, '203.0.113.7');
const handlers = () => [...notificationHandlers(services), sendMailHandler(services)];

/** Runs what follows from events, twice as after a crash. */
const work = async (): Promise<void> => {
  await catchUpNotifications(server);
  await workOff(server, ['notify-comment', 'send-mail'], handlers());
};
const remind = async (): Promise<void> => {
  const plan = handlers().find(({ name }) => name === 'plan-reminders');
  for (let times = 0; times < 2; times += 1) {
    await plan?.run({}, { tenantId: null, attempt: 1 });
    await workOff(server, ['notify-due', 'send-mail'], handlers());
  }
};

/** Messages in the order in which the test saw them. */
const seen: string[] = [];
/** Returns the messages since the last call. */
const newMails = async (to = email): Promise<readonly string[]> => {
  const fresh = (await sentMail(server.mailFolder, to)).filter((mail) => !seen.includes(mail));
  seen.push(...fresh);
  return fresh;
};
const subjectOf = (mail: string | undefined): string | undefined =>
  /Subject: (.*)/.exec(mail ?? '')?.[1]?.trim();

const COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`;
const comment = async (by: TestPerson, input: object): Promise<string> =>
  String((await give(by, COMMENT, input)).addComment.comment.id);

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  colleague = await server.createPerson({ tenantId, name: canaries.colleague });
});

describe('the mails to a guest', () => {
  const OPEN = `mutation ($token: String!) { openGuestLink(token: $token) { session } }`;
  const SUBMIT = `mutation ($input: SubmitGuestTaskInput!) { submitGuestTask(input: $input) }`;
  const ASK = `mutation ($input: AskGuestQuestionInput!) { askGuestQuestion(input: $input) }`;
  const HOME = `query ($session: String!) { guestHome(session: $session, locale: en) { email brand { name } tasks {
    id name description sender note status returnReasons { field text } comments { body authorName } content { document intake } } } }`;
  const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
    id stages { tasks { id } } } } }`;
  const DUE = `mutation ($input: ChangeTaskDueDateInput!) { changeTaskDueDate(input: $input) { task { id } } }`;

  /** Opens the link of a message. */
  const open = async (mail: string | undefined): Promise<string> => {
    const token = linkIn(mail ?? '', '/guest').searchParams.get('token');
    const { data, codes } = await visitor().graphql(OPEN, { token });
    expect(codes).toEqual([]);
    return data.openGuestLink.session;
  };
  const isOpened = async (session: string): Promise<string> =>
    JSON.stringify((await visitor().graphql(HOME, { session })).data.guestHome);

  it('say that a task was sent back, is due soon, or is overdue', async () => {
    const approver = [asId<PartyId>(ada.userId)];
    const content = withFields(
      buildBlueprint(
        { tasks: [{ name: canaries.hidden, assignees: [...approver, asId(colleague.userId)] }] },
        {
          tasks: [
            {
              ...{ name: canaries.own, assignees: approver },
              approvals: [approvalStep(91, { approvers: approver })],
            },
          ],
        },
      ),
      [field(1, 'TEXT'), field(2, 'TEXT')],
      [taskKey(1), place(1, 1)],
      [taskKey(2), place(2, 2, { inputType: 'OPTIONAL' })],
    );
    const blueprintId = await publishedBlueprint(server, ada, {
      ...content,
      name: canaries.blueprint,
    });
    const { startWorkflow } = await give(ada, START, {
      ...{ blueprintId, name: canaries.workflow, ownerId: ada.userId },
    });
    const { id: workflowId, stages } = startWorkflow.workflow;
    const [hidden, taskId] = stages.map((stage: { tasks: { id: string }[] }) => stage.tasks[0]?.id);
    await give(
      ada,
      `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { id } } }`,
      { taskId: hidden, values: [{ instance: instanceKey(1), stringValue: canaries.value }] },
    );
    await give(
      ada,
      `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`,
      { taskId: hidden },
    );
    await give(
      ada,
      `mutation ($input: SendTaskToGuestInput!) { sendTaskToGuest(input: $input) { task { id } } }`,
      { taskId, email, note: canaries.note, locale: 'en', days: 14 },
    );
    await work();
    const mails = [...(await newMails())];
    const session = await open(mails.at(-1));

    const body = '<p>Which price?</p>';
    const asked = await visitor().graphql(ASK, {
      input: { session, idempotencyKey: crypto.randomUUID(), taskId, body },
    });
    expect(asked.codes).toEqual([]);
    const { comments } = (
      await ada.graphql(
        `query ($workflowId: ID!, $taskId: ID) { comments(workflowId: $workflowId, taskId: $taskId, first: 5) { edges { node { id } } } }`,
        { workflowId, taskId },
      )
    ).data;
    const replyTo = comments.edges[0].node.id;
    await comment(ada, { workflowId, taskId: null, body: `<p>${canaries.onWorkflow}</p>` });
    await comment(ada, { workflowId, taskId, body: `<p>${canaries.onOwn}</p>` });
    await comment(ada, {
      ...{ workflowId, taskId, replyTo, body: `<p>${canaries.internal}</p>`, isInternal: true },
    });
    await comment(ada, { workflowId, taskId, replyTo, body: `<p>${canaries.reply}</p>` });
    await work();
    const replies = await newMails();
    expect(replies.map(subjectOf)).toEqual([`Ada answered your question: ${canaries.own}`]);

    const dueOn = new Date(server.clock.now() + day / 2).toISOString();
    await give(ada, DUE, { taskId, dueOn });
    await work();
    await remind();
    const soon = await newMails();
    expect(soon.map(subjectOf)).toEqual([`Due soon: ${canaries.own}`]);
    await open(soon[0]);
    server.clock.advance(day / 2);
    await remind();
    const overdue = await newMails();
    expect(overdue.map(subjectOf)).toEqual([`Overdue: ${canaries.own}`]);
    await remind();
    expect(await newMails()).toEqual([]);
    const later = await open(overdue[0]);

    const submitted = await visitor().graphql(SUBMIT, {
      input: { session: later, idempotencyKey: crypto.randomUUID(), taskId, values: [] },
    });
    expect(submitted.codes).toEqual([]);
    await work();
    await remind();
    expect(await newMails()).toEqual([]);
    const [approval] = await server.database.rows<{ id: string }>(
      `SELECT id FROM task WHERE approval_for = $1`,
      [taskId],
    );
    await give(
      ada,
      `mutation ($input: RejectTaskInput!) { rejectTask(input: $input) { task { id } } }`,
      { taskId: approval?.id, comment: canaries.reason },
    );
    await work();
    const returned = await newMails();
    expect(returned.map(subjectOf)).toEqual([`Sent back to you: ${canaries.own}`]);
    const again = await open(returned[0]);
    mails.push(...replies, ...soon, ...overdue, ...returned);

    const allowed = wordsIn(await isOpened(again));
    expect(allowed).toContain(canaries.own);
    for (const mail of mails) {
      const words = wordsIn(mail.replaceAll(/=\r?\n/g, ''));
      expect(words).toContain(canaries.own);
      expect(words.filter((word) => !allowed.includes(word))).toEqual([]);
    }
    expect(wordsIn(replies.join(''))).toContain(canaries.reply);
    expect(allowed).toContain(canaries.reason);
  });
});

describe('the mails to a requestor', () => {
  const SAVE = `mutation ($input: SavePublicLinkInput!) { savePublicLink(input: $input) { publicLink { url } } }`;
  const FORM = `query ($token: String!) { publicForm(token: $token, locale: en) { challenge shown } }`;
  const OPEN = `mutation ($input: OpenSubmissionInput!) { openSubmission(input: $input) { session } }`;
  const SUBMIT = `mutation ($input: SubmitPublicFormInput!) { submitPublicForm(input: $input) { statusToken } }`;
  const STATUS = `query ($token: String!) { submissionStatus(token: $token) {
    form reference status brand { name } comments { body authorName } } }`;
  const requestor = 'rita@buyer.example';

  /** Submits the form of a link, and returns the token of its status page. */
  const submit = async (url: string): Promise<string> => {
    const token = new URL(url).searchParams.get('token');
    const { publicForm } = (await visitor().graphql(FORM, { token })).data;
    const challenge = JSON.parse(publicForm.challenge);
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = JSON.stringify({ challenge, solution });
    const opened = await visitor().graphql(OPEN, { input: { token, proof, addressProof: '' } });
    server.clock.advance(shortestFillTime);
    const { data, codes } = await visitor().graphql(SUBMIT, {
      input: {
        ...{ session: opened.data.openSubmission.session, idempotencyKey: crypto.randomUUID() },
        ...{ values: [{ instance: instanceKey(1), value: canaries.own }], addressProof: '' },
        ...{ email: requestor, website: '', shown: publicForm.shown, locale: 'en' },
      },
    });
    expect(codes).toEqual([]);
    return data.submitPublicForm.statusToken;
  };

  it('contain nothing that the status page doesn’t show', async () => {
    const content = withFields(
      buildBlueprint({
        tasks: [{ name: canaries.hidden, assignees: [asId<PartyId>(colleague.userId)] }],
      }),
      [field(1, 'TEXT'), field(2, 'TEXT')],
      [null, place(1, 1)],
      [null, place(2, 2, { inputType: 'PROVIDED', value: canaries.value })],
    );
    const blueprintId = await publishedBlueprint(server, ada, {
      ...content,
      name: canaries.blueprint,
    });
    const saved = await ada.graphql(SAVE, {
      input: {
        ...{ blueprintId, expectedVersion: null, ownerId: ada.userId, closesAt: null, quota: null },
        ...{ languages: ['en'], confirmation: '', notifiedIds: [colleague.userId] },
        ...{ allowsEmbedding: false, confirmsAddress: false },
      },
    });
    expect(saved.codes).toEqual([]);
    const statusToken = await submit(saved.data.savePublicLink.publicLink.url);
    await work();
    const [workflow] = await server.database.rows<{ id: string }>(
      `SELECT w.id FROM workflow w WHERE w.blueprint_id = $1`,
      [blueprintId],
    );
    const workflowId = workflow?.id;
    await server.database.rows(`UPDATE workflow SET name = $2 WHERE id = $1`, [
      ...[workflowId, canaries.workflow],
    ]);
    const said = (word: string, more = {}) =>
      comment(ada, { workflowId, taskId: null, body: `<p>${word}</p>`, ...more });
    await said(canaries.onWorkflow);
    await said(canaries.internal, { isInternal: true });
    await said(canaries.reply, { isForRequestor: true });
    await work();
    const mails = await newMails(requestor);
    expect(mails).toHaveLength(2);
    const status = await visitor().graphql(STATUS, { token: statusToken });
    expect(status.codes).toEqual([]);
    const allowed = wordsIn(JSON.stringify(status.data));
    expect(allowed.toSorted()).toEqual([canaries.reply, canaries.blueprint].toSorted());
    for (const mail of mails)
      expect(
        wordsIn(mail.replaceAll(/=\r?\n/g, '')).filter((word) => !allowed.includes(word)),
      ).toEqual([]);
  });
});
