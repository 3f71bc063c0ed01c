import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgeryHeader } from '../../platform/auth/request-forgery.ts';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { linkIn, sentMail } from '../../testing/sent-mail.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { sendMailHandler } from '../mail/index.ts';
import { notificationHandlers } from '../notifications/index.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const LINKS = 'id email state sender openedAt forwardedTo canRevoke';
const TASK = `id displayStatus assignees { name } guestLinks { ${LINKS} }`;
const READ = `query ($id: ID!) { task(id: $id) { ${TASK} } }`;
const SEND = `mutation ($input: SendTaskToGuestInput!) { sendTaskToGuest(input: $input) { task { ${TASK} } } }`;
const RESEND = `mutation ($input: GuestLinkInput!) { resendGuestLink(input: $input) { task { ${TASK} } } }`;
const REVOKE = `mutation ($input: GuestLinkInput!) { revokeGuestLink(input: $input) { task { ${TASK} } } }`;
const COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`;
const COMMENTS = `query ($workflowId: ID!, $taskId: ID) { comments(workflowId: $workflowId, taskId: $taskId, first: 50) {
  edges { node { id body author { name } } } } }`;
const PAGE = `query ($token: String!) { guestPage(token: $token) { state sender emailHint brand { name } } }`;
const OPEN = `mutation ($token: String!) { openGuestLink(token: $token) { session } }`;
const RENEW = `mutation ($token: String!) { renewGuestLink(token: $token) }`;
const HOME = `query ($session: String!) { guestHome(session: $session, locale: de) { email brand { name }
  tasks { id name status canComplete sender note } } }`;
const GUEST_TASK = `query ($session: String!, $id: ID!) { guestTask(session: $session, id: $id, locale: de) {
  id name canComplete documents { name } comments { id body isOwn authorName documents { id name } }
  content { document intake } } }`;
const SUBMIT = `mutation ($input: SubmitGuestTaskInput!) { submitGuestTask(input: $input) }`;
const ASK = `mutation ($input: AskGuestQuestionInput!) { askGuestQuestion(input: $input) }`;
const FORWARD = `mutation ($input: ForwardGuestTaskInput!) { forwardGuestTask(input: $input) }`;

const day = 86_400_000;
let ada: TestPerson;
let mia: TestPerson;
let external: TestPerson;
let stranger: TestPerson;
let workflowId: string;
let taskId: string;
let otherTaskId: string;
let guests = 0;
let email: string;
let visitors = 0;

/** A new network for each visitor, because one can ask for ten messages in a minute. */
const visitor = () => {
  visitors += 1;
  return createTestClient(server.app, null, `203.0.113.${visitors % 250}`);
};
const keyed = (input: object) => ({ input: { idempotencyKey: crypto.randomUUID(), ...input } });
const send = (more = {}, by = ada) =>
  by.graphql(SEND, keyed({ taskId, email, note: 'Hello', locale: 'de', days: 14, ...more }));
/** Messages in the order in which the test saw them. */
const received = new Map<string, readonly string[]>();
const messages = async (to = email): Promise<readonly string[]> => {
  const { services } = server.composition;
  await workOff(
    server,
    ['notify-comment', 'send-mail'],
    [...notificationHandlers(services), sendMailHandler(services)],
  );
  const before = received.get(to) ?? [];
  const all = await sentMail(server.mailFolder, to);
  const now = [...before, ...all.filter((message) => !before.includes(message))];
  received.set(to, now);
  return now;
};
const tokenFor = async (to = email): Promise<string> =>
  linkIn((await messages(to)).at(-1) ?? '', '/guest').searchParams.get('token') ?? '';
const stateOf = async (token: string) =>
  (await visitor().graphql(PAGE, { token })).data.guestPage?.state ?? null;
const open = async (to = email): Promise<string> => {
  const { data, codes } = await visitor().graphql(OPEN, { token: await tokenFor(to) });
  expect(codes).toEqual([]);
  return data.openGuestLink.session;
};
const sentAndOpen = async (more = {}): Promise<string> => {
  expect((await send(more)).codes).toEqual([]);
  return open();
};
const entered = [{ instance: instanceKey(1), value: 'Jade Tea' }];
const submit = (session: string, more = {}) =>
  visitor().graphql(SUBMIT, keyed({ session, taskId, values: entered, ...more }));
const ask = (session: string, body: string, more = {}) =>
  visitor().graphql(ASK, keyed({ session, taskId, body, ...more }));
const forward = (session: string, to: string) =>
  visitor().graphql(FORWARD, keyed({ session, taskId, email: to, note: 'You know this.' }));
const home = async (session: string) =>
  (await visitor().graphql(HOME, { session })).data.guestHome?.tasks ?? [];
const seen = (session: string, id = taskId) => visitor().graphql(GUEST_TASK, { session, id });
const task = async (by = ada) => (await by.graphql(READ, { id: taskId })).data.task;
const linkId = async (): Promise<string> => (await task()).guestLinks[0].id;
const upload = (session: string) =>
  server.app.inject({
    method: 'POST',
    url: '/files/guest',
    headers: {
      [forgeryHeader]: '1',
      'x-baton-guest': session,
      'content-type': 'multipart/form-data; boundary=cut',
    },
    payload: `--cut\r\ncontent-disposition: form-data; name="file"; filename="note.txt"\r\n\r\nhello\r\n--cut--\r\n`,
  });

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  mia = await server.createPerson({ tenantId, name: 'Mia' });
  external = await server.createPerson({ tenantId, name: 'Eva', accessLevel: 'EXTERNAL' });
  const other = await server.createTenant('Globex');
  stranger = await server.createPerson({ tenantId: other, name: 'Max', isAdmin: true });
});

beforeEach(async () => {
  guests += 1;
  email = `mei.lin${guests}@jadetea.example`;
  const assignees = [asId<PartyId>(mia.userId)];
  const content = withFields(
    buildBlueprint({ tasks: [{ assignees }, { assignees }] }),
    [field(1, 'TEXT'), field(2, 'DOCUMENT'), field(3, 'PEOPLE'), field(4, 'TEXT')],
    [taskKey(1), place(1, 1)],
    [taskKey(1), place(2, 2, { inputType: 'OPTIONAL' })],
    [taskKey(1), place(3, 3, { inputType: 'OPTIONAL' })],
    [taskKey(1), place(4, 4, { inputType: 'PROVIDED', value: 'Terms' })],
    [taskKey(2), place(5, 3)],
  );
  const blueprintId = await publishedBlueprint(server, ada, content);
  const { data } = await ada.graphql(
    START,
    keyed({ blueprintId, name: 'Supplier', ownerId: ada.userId }),
  );
  const { workflow } = data.startWorkflow;
  workflowId = workflow.id;
  [taskId, otherTaskId] = workflow.stages[0].tasks.map(({ id }: { id: string }) => id);
});

describe('sendTaskToGuest', () => {
  it('assigns the task to the guest, and sends a link in their language', async () => {
    const { data, codes } = await send({}, mia);
    expect(codes).toEqual([]);
    expect(data.sendTaskToGuest.task).toMatchObject({
      assignees: [{ name: 'Mia' }, { name: email }],
      guestLinks: [{ email, state: 'SENT', sender: 'Mia', openedAt: null, canRevoke: true }],
    });
    const [mail = ''] = await messages();
    expect(mail).toContain('<html lang="de">');
    expect(mail).toContain('Hello');
  });

  it('sends one message for a repeated request', async () => {
    const idempotencyKey = crypto.randomUUID();
    await send({ idempotencyKey });
    expect((await send({ idempotencyKey })).codes).toEqual([]);
    expect(await messages()).toHaveLength(1);
  });

  it.each([
    [{ email: 'mei' }, 'InvalidEmail'],
    [{ days: 91 }, 'OutOfRange'],
    [{ note: 'x'.repeat(501) }, 'TooLong'],
  ])('rejects %j', async (part, code) => {
    expect((await send(part)).codes).toEqual([code]);
  });

  it('rejects the address of a person, and a task that needs an account', async () => {
    expect((await send({ email: mia.email.toUpperCase() })).codes).toEqual(['AddressOfPerson']);
    expect((await send({ taskId: otherTaskId })).codes).toEqual(['PublicFormNeedsAccount']);
  });

  it('is refused to external people and to another workspace', async () => {
    await ada.graphql(
      `mutation ($input: AssignTaskInput!) { assignTask(input: $input) { task { id } } }`,
      keyed({ taskId, assigneeIds: [mia.userId, external.userId] }),
    );
    expect((await send({}, external)).codes).toEqual(['Forbidden']);
    expect((await task(external)).guestLinks).toEqual([]);
    expect((await send({}, stranger)).codes).toEqual(['NotFound']);
    await send();
    const id = await linkId();
    for (const [by, code] of [
      [external, 'Forbidden'],
      [stranger, 'NotFound'],
    ] as const) {
      expect((await by.graphql(REVOKE, keyed({ id }))).codes).toEqual([code]);
      expect((await by.graphql(RESEND, keyed({ id }))).codes).toEqual([code]);
    }
  });
});

describe('the link', () => {
  it('can be opened once, and only with a POST request', async () => {
    await send();
    const token = await tokenFor();
    const page = await visitor().graphql(PAGE, { token });
    expect(page.data.guestPage).toEqual({
      ...{ state: 'SENT', sender: 'Ada', brand: { name: 'Acme' } },
      emailHint: 'm…@jadetea.example',
    });
    expect(await stateOf(token)).toBe('SENT');
    expect((await visitor().graphql(OPEN, { token })).codes).toEqual([]);
    expect((await visitor().graphql(OPEN, { token })).codes).toEqual(['LinkInvalid']);
    expect(await stateOf(token)).toBe('USED');
    expect((await task()).guestLinks[0]).toMatchObject({ state: 'OPENED' });
  });

  it('works for only one of five simultaneous requests', async () => {
    await send();
    const token = await tokenFor();
    const opened = await Promise.all([1, 2, 3, 4, 5].map(() => visitor().graphql(OPEN, { token })));
    expect(opened.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
  });

  it('can be sent again to the same address after it was used', async () => {
    await sentAndOpen();
    const token = await tokenFor();
    expect((await visitor().graphql(RENEW, { token })).codes).toEqual([]);
    expect(await messages()).toHaveLength(2);
    expect((await home(await open())).map(({ id }: any) => id)).toEqual([taskId]);
    for (let at = 0; at < 10; at += 1)
      await createTestClient(server.app, null, '198.51.100.9').graphql(RENEW, { token });
    const many = createTestClient(server.app, null, '198.51.100.9');
    expect((await many.graphql(RENEW, { token })).codes).toEqual(['RateLimited']);
  });

  it('expires', async () => {
    const session = await sentAndOpen({ days: 1 });
    await send({ days: 1 });
    const token = await tokenFor();
    server.clock.advance(day / 4);
    expect(await home(session)).toHaveLength(1);
    server.clock.advance(day);
    expect(await stateOf(token)).toBe('EXPIRED');
    expect((await visitor().graphql(OPEN, { token })).codes).toEqual(['LinkInvalid']);
    expect((await visitor().graphql(RENEW, { token })).codes).toEqual(['LinkInvalid']);
    expect((await visitor().graphql(HOME, { session })).codes).toEqual(['GuestSessionExpired']);
    expect((await task()).guestLinks[0].state).toBe('EXPIRED');
  });

  it('ends the guest’s session when it expires', async () => {
    await send({ days: 1 });
    server.clock.advance(day - 3_600_000);
    const session = await open();
    server.clock.advance(2 * 3_600_000);
    expect(await home(session)).toEqual([]);
    expect((await submit(session)).codes).toEqual(['NotFound']);
  });

  it('can be revoked by people who manage the task', async () => {
    const session = await sentAndOpen();
    const { data } = await ada.graphql(REVOKE, keyed({ id: await linkId() }));
    expect(data.revokeGuestLink.task).toMatchObject({
      assignees: [{ name: 'Mia' }],
      guestLinks: [{ state: 'REVOKED' }],
    });
    expect(await home(session)).toEqual([]);
    expect((await seen(session)).codes).toEqual(['NotFound']);
    expect((await submit(session)).codes).toEqual(['NotFound']);
    expect((await ask(session, '<p>Hm</p>')).codes).toEqual(['NotFound']);
    expect(await stateOf(await tokenFor())).toBe('REVOKED');
    await ada.graphql(RESEND, keyed({ id: await linkId() }));
    expect(await home(session)).toHaveLength(1);
  });

  it('assigns the task to the person who revokes it if no one is left', async () => {
    await send();
    const guestId = (
      await ada.graphql(`query ($id: ID!) { task(id: $id) { assignees { id name } } }`, {
        id: taskId,
      })
    ).data.task.assignees[1].id;
    await ada.graphql(
      `mutation ($input: AssignTaskInput!) { assignTask(input: $input) { task { id } } }`,
      keyed({ taskId, assigneeIds: [guestId] }),
    );
    await ada.graphql(REVOKE, keyed({ id: await linkId() }));
    expect((await task()).assignees).toEqual([{ name: 'Ada' }]);
  });
});

describe('a guest', () => {
  it('fills in the form, uploads a file, and completes the task', async () => {
    const session = await sentAndOpen();
    const { data } = await seen(session);
    expect(data.guestTask.canComplete).toBe(true);
    expect(data.guestTask.content.document).toMatchObject({ tasks: {}, stages: {}, variants: [] });
    expect(data.guestTask.content.intake.intake).toMatchObject([
      { key: instanceKey(1), inputType: 'REQUESTED', value: null },
      { key: instanceKey(2), inputType: 'OPTIONAL', value: null },
      { key: instanceKey(4), inputType: 'PROVIDED', value: 'Terms' },
    ]);
    expect((await submit(session, { values: [] })).codes).toContain('Required');
    const { ref } = (await upload(session)).json();
    const values = [...entered, { instance: instanceKey(2), value: [ref] }];
    expect((await submit(session, { values })).codes).toEqual([]);
    expect((await task()).displayStatus).toMatch(/^COMPLETED/);
    expect((await seen(session)).data.guestTask).toMatchObject({
      canComplete: false,
      documents: [{ name: 'note.txt' }],
    });
    expect((await submit(session)).codes).toEqual(['TaskNotOpen']);
  });

  it('asks a question that the people of the task see and are notified of', async () => {
    const session = await sentAndOpen();
    expect((await ask(session, '<p>Which form?</p>')).codes).toEqual([]);
    await messages();
    const inbox = `query { inbox(section: NEEDS_YOU, first: 20) { edges { node { taskId entries { type excerpt } } } } 
      updates: inbox(section: UPDATES, first: 20) { edges { node { taskId entries { type excerpt } } } } }`;
    for (const by of [ada, mia]) {
      const { data } = await by.graphql(inbox);
      expect(JSON.stringify(data)).toContain('Which form?');
    }
    const { data } = await mia.graphql(COMMENTS, { workflowId, taskId });
    const [question] = data.comments.edges;
    expect(question.node).toMatchObject({ body: '<p>Which form?</p>', author: { name: email } });
    server.clock.advance(1000);
    const reply = { workflowId, taskId, replyTo: question.node.id };
    await mia.graphql(COMMENT, keyed({ ...reply, body: '<p>Form 7</p>', isInternal: false }));
    await mia.graphql(COMMENT, keyed({ ...reply, replyTo: null, body: '<p>Odd</p>' }));
    await mia.graphql(
      COMMENT,
      keyed({ ...reply, replyTo: null, body: '<p>Secret</p>', isInternal: true }),
    );
    const { comments } = (await seen(session)).data.guestTask;
    expect(comments.map(({ body }: any) => body)).toEqual(['<p>Which form?</p>', '<p>Form 7</p>']);
    const mails = await messages();
    expect(mails).toHaveLength(2);
    expect(mails.at(-1)).toContain('Form 7');
    const answer = { replyTo: comments[1].id };
    expect((await ask(session, '<p>Thanks</p>', answer)).codes).toEqual([]);
    const foreign = { replyTo: crypto.randomUUID() };
    expect((await ask(session, '<p>x</p>', foreign)).codes).toEqual(['NotFound']);
  });

  it('exchanges files in questions and replies, and can open them', async () => {
    const session = await sentAndOpen();
    const read = (id: string, by = session, place = taskId) =>
      server.app.inject({
        url: `/files/guest/${id}?task=${place}`,
        headers: { 'x-baton-guest': by },
      });
    const { ref } = (await upload(session)).json();
    const insider = await server.app.inject({
      ...{ method: 'POST', url: '/files' },
      headers: {
        ...{ [forgeryHeader]: '1', cookie: String(mia.cookie) },
        'content-type': 'multipart/form-data; boundary=cut',
      },
      payload: `--cut\r\ncontent-disposition: form-data; name="file"; filename="secret.txt"\r\n\r\nsecret\r\n--cut--\r\n`,
    });
    const secret = insider.json().ref;
    const idOf = (one: string) => /[0-9a-f-]{36}/.exec(one)?.[0] ?? '';
    expect((await ask(session, '<p>Look</p>', { documents: [secret] })).codes).toEqual([
      'DocumentDoesNotExist',
    ]);
    expect((await ask(session, '<p>Look</p>', { documents: [ref] })).codes).toEqual([]);
    const { data } = await mia.graphql(COMMENTS, { workflowId, taskId });
    server.clock.advance(1000);
    const reply = { workflowId, taskId, isInternal: false, body: '<p>Here</p>' };
    const replyTo = data.comments.edges[0].node.id;
    expect((await read(idOf(secret))).statusCode).toBe(404);
    await mia.graphql(COMMENT, keyed({ ...reply, replyTo, documents: [secret] }));
    const { comments } = (await seen(session)).data.guestTask;
    expect(comments.map(({ documents }: any) => documents)).toEqual([
      [{ id: idOf(ref), name: 'note.txt' }],
      [{ id: idOf(secret), name: 'secret.txt' }],
    ]);
    expect((await read(idOf(ref))).body).toBe('hello');
    expect((await read(idOf(secret))).body).toBe('secret');
    expect((await read(idOf(secret), 'A'.repeat(43))).statusCode).not.toBe(200);
    expect((await read(idOf(secret), session, otherTaskId)).statusCode).toBe(404);
    const { ref: answer } = (await upload(session)).json();
    const values = [...entered, { instance: instanceKey(2), value: [answer] }];
    expect((await submit(session, { values })).codes).toEqual([]);
    expect((await read(idOf(answer))).body).toBe('hello');
  });

  it('forwards the task to a colleague, and loses access', async () => {
    const session = await sentAndOpen();
    expect((await forward(session, email)).codes).toEqual(['ForwardToSelf']);
    expect((await forward(session, mia.email)).codes).toEqual(['AddressOfPerson']);
    server.clock.advance(1000);
    const colleague = `li.wei${guests}@jadetea.example`;
    expect((await forward(session, colleague)).codes).toEqual([]);
    expect(await home(session)).toEqual([]);
    const [mail = ''] = await messages(colleague);
    expect(mail).toContain('You know this.');
    const { assignees, guestLinks } = await task();
    expect(assignees).toEqual([{ name: 'Mia' }, { name: colleague }]);
    expect(guestLinks).toMatchObject([
      { email: colleague, state: 'SENT', sender: email },
      { email, state: 'FORWARDED', forwardedTo: colleague },
    ]);
    const theirs = await open(colleague);
    expect((await submit(theirs)).codes).toEqual([]);
    expect((await submit(session)).codes).toEqual(['NotFound']);
  });

  it('sees all tasks sent to the address, and nothing else', async () => {
    const session = await sentAndOpen();
    expect(await home(session)).toMatchObject([{ id: taskId, sender: 'Ada', note: 'Hello' }]);
    expect((await seen(session, otherTaskId)).codes).toEqual(['NotFound']);
    expect((await submit(session, { taskId: otherTaskId })).codes).toEqual(['NotFound']);
    const foreign = [{ instance: instanceKey(5), value: [] }];
    expect((await submit(session, { values: foreign })).codes).not.toEqual([]);
    const cookie = String(ada.cookie).replace(/=.*/, `=${session}`);
    const client = createTestClient(server.app, cookie);
    expect((await client.graphql('{ viewer { id } }')).data.viewer).toBeNull();
    for (const query of [`{ users(first: 5) { edges { node { id } } } }`, '{ roles { id } }'])
      expect((await client.graphql(query)).codes).toEqual(['Unauthenticated']);
    expect((await client.graphql(READ, { id: taskId })).codes).toEqual(['Unauthenticated']);
    expect((await upload('A'.repeat(43))).statusCode).toBe(410);
  });

  it('doesn’t appear in lists of people', async () => {
    await send();
    const { data } = await ada.graphql(
      `query ($email: String!) { users(first: 50) { edges { node { name } } }
         parties(search: $email, kinds: [USER]) { name } }`,
      { email },
    );
    expect(JSON.stringify(data)).not.toContain(email);
    expect(data.users.edges.length).toBeGreaterThan(2);
  });

  it('sees nothing in another workspace with the same address', async () => {
    const session = await sentAndOpen();
    const assignees = [asId<PartyId>(stranger.userId)];
    const blueprintId = await publishedBlueprint(
      server,
      stranger,
      buildBlueprint({ tasks: [{ assignees }] }),
    );
    const started = await stranger.graphql(
      START,
      keyed({ blueprintId, name: 'Theirs', ownerId: stranger.userId }),
    );
    const theirs = started.data.startWorkflow.workflow.stages[0].tasks[0].id;
    expect((await send({ taskId: theirs }, stranger)).codes).toEqual([]);
    expect((await home(session)).map(({ id }: any) => id)).toEqual([taskId]);
    expect((await seen(session, theirs)).codes).toEqual(['NotFound']);
    const own = await open();
    expect((await home(own)).map(({ id }: any) => id)).toEqual([theirs]);
    expect((await seen(own)).codes).toEqual(['NotFound']);
  });
});
