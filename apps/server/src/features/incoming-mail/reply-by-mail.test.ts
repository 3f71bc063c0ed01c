import { afterAll, describe, expect, it } from 'vitest';
import { workOff, workOffMail } from '../../testing/background/work-off-messages.ts';
import { createMailScene, mailDomain } from '../../testing/incoming-mail/mail-scene.ts';
import { sentMail } from '../../testing/sent-mail.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { makeReplyAddress } from '../mail/reply-address.ts';
import { notificationHandlers } from '../notifications/index.ts';

const scene = await createMailScene();
afterAll(scene.close);
const { server, admin, owner } = scene;
const { services } = server.composition;

const COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`;
const COMMENTS = `query ($workflowId: ID!, $taskId: ID) { comments(workflowId: $workflowId, taskId: $taskId, first: 20) {
  edges { node { id body replyTo isInternal isForRequestor author { name } } } } }`;
const TASKS = `query ($id: ID!) { workflow(id: $id) { stages { tasks { id } } } }`;
const TO_GUEST = `mutation ($input: SendTaskToGuestInput!) { sendTaskToGuest(input: $input) { task { id } } }`;

let number = 0;
const nextId = (): string => {
  number += 1;
  server.clock.advance(1000);
  return `<reply-${number}@mail.example>`;
};

const started = async (): Promise<string> => {
  server.clock.advance(2 * 60 * 60_000);
  await scene.send({ messageId: nextId(), subject: 'Chairs', text: 'We need chairs.' });
  await scene.process();
  return (await scene.list())[0].workflowId;
};
const taskOf = async (workflowId: string): Promise<string> =>
  (await admin.graphql(TASKS, { id: workflowId })).data.workflow.stages[0].tasks[0].id;
/** Mentions the owner, so that the owner gets an email. */
const question = `<p>Which color? <span data-party-id="${owner.userId}">@Owen</span></p>`;
const comment = async (workflowId: string, more = {}, by: TestPerson = admin): Promise<string> => {
  const { data, codes } = await by.graphql(COMMENT, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      workflowId,
      body: question,
      ...more,
    },
  });
  expect(codes).toEqual([]);
  return data.addComment.comment.id;
};
const comments = async (workflowId: string, taskId: string | null = null): Promise<any[]> =>
  (await admin.graphql(COMMENTS, { workflowId, taskId })).data.comments.edges.map(
    ({ node }: any) => node,
  );

const seen = new Set<string>();
/** Returns the reply address of a message that no test saw before. */
const newAddress = async (to: string): Promise<string> => {
  const all = await sentMail(server.mailFolder, to);
  const addresses = all.map((message) => /^Reply-To:\s+(\S+)/m.exec(message)?.[1] ?? '');
  const [address = ''] = addresses.filter((one) => one !== '' && !seen.has(one));
  addresses.forEach((one) => seen.add(one));
  return address;
};

/** Sends the emails about a comment, and returns the reply address of the latest one. */
const replyAddress = async (to: string): Promise<string> => {
  await workOff(server, ['notify-comment'], notificationHandlers(services));
  server.clock.advance(3 * 60_000);
  await workOffMail(server, 'mail-notifications', notificationHandlers);
  return newAddress(to);
};
const reply = async (to: string, more = {}): Promise<any> => {
  await scene.send({ messageId: nextId(), from: owner.email, to, text: 'Blue', ...more });
  await scene.process(2);
  return (await scene.list())[0];
};

describe('reply to a notification', () => {
  it('becomes a comment of the person, as a reply in the thread', async () => {
    const workflowId = await started();
    const asked = await comment(workflowId);
    const address = await replyAddress(owner.email);
    expect(address).toMatch(/^reply\+[0-9a-f]{40}@in\.acme\.example$/);
    const mail = await reply(address, {
      text: 'Blue, please.\n\nOn Mon, Nov 2, 2026, Ada wrote:\n> Which color?\n',
    });
    expect(mail).toMatchObject({ state: 'ACCEPTED', recipient: `reply@${mailDomain}` });
    expect((await comments(workflowId))[0]).toMatchObject({
      ...{ body: '<p>Blue, please.</p>', replyTo: asked, author: { name: 'Owen' } },
    });
    expect(await comments(workflowId)).toHaveLength(2);
  });

  it('is matched by a token that is stored only as a hash', async () => {
    await comment(await started());
    const token = /\+([0-9a-f]{40})@/.exec(await replyAddress(owner.email))?.[1] ?? '-';
    const rows = await server.database.rows<{ row: string }>(
      'SELECT l::text AS row FROM mail_reply_link l',
    );
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  it('becomes an internal note if it replies to an internal note', async () => {
    const workflowId = await started();
    await comment(workflowId, { isInternal: true });
    await reply(await replyAddress(owner.email));
    expect((await comments(workflowId))[0]).toMatchObject({
      body: '<p>Blue</p>',
      isInternal: true,
    });
  });

  it('is refused without text of its own', async () => {
    await comment(await started());
    expect(
      await reply(await replyAddress(owner.email), { text: '> Which color?\n' }),
    ).toMatchObject({
      ...{ state: 'REFUSED', reason: 'EMPTY' },
    });
  });

  it('is refused after the address expired', async () => {
    await comment(await started());
    const address = await replyAddress(owner.email);
    server.clock.advance(91 * 86_400_000);
    expect(await reply(address)).toMatchObject({ reason: 'EXPIRED', canRelease: false });
  });

  it('is refused if the person lost access', async () => {
    const workflowId = await started();
    await comment(workflowId);
    const address = await replyAddress(owner.email);
    await server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [owner.userId]);
    const mail = await reply(address);
    await server.database.rows('UPDATE party SET deleted_at = NULL WHERE id = $1', [owner.userId]);
    expect(mail).toMatchObject({ state: 'REFUSED', reason: 'NO_ACCESS' });
    expect(await comments(workflowId)).toHaveLength(1);
  });

  it('is refused before the message is sent if the token is unknown', async () => {
    const unknown = `reply+${'0'.repeat(40)}@${mailDomain}`;
    await expect(scene.send({ to: unknown, text: 'x' })).rejects.toThrow('550');
  });

  it('is refused if it is an out-of-office message', async () => {
    await comment(await started());
    const headers = { 'Auto-Submitted': 'auto-replied' };
    expect(await reply(await replyAddress(owner.email), { headers })).toMatchObject({
      reason: 'AUTOMATIC',
    });
  });
});

describe('reply of someone without an account', () => {
  it('becomes the requestor’s answer to a question', async () => {
    const workflowId = await started();
    await newAddress('rita@buyer.example');
    const asked = await comment(workflowId, { isForRequestor: true });
    const address = await replyAddress('rita@buyer.example');
    await reply(address, { from: 'rita@buyer.example' });
    expect((await comments(workflowId))[0]).toMatchObject({
      ...{ body: '<p>Blue</p>', replyTo: asked, isForRequestor: true },
      author: { name: 'rita@buyer.example' },
    });
  });

  it('becomes a comment if it answers the start confirmation', async () => {
    await newAddress('rita@buyer.example');
    const workflowId = await started();
    await reply(await newAddress('rita@buyer.example'), { from: 'rita@buyer.example' });
    expect((await comments(workflowId))[0]).toMatchObject({ body: '<p>Blue</p>' });
  });

  it('becomes a reply of the guest to a comment on their task', async () => {
    const workflowId = await started();
    const taskId = await taskOf(workflowId);
    const guest = `gil.${number}@guest.example`;
    const { codes } = await admin.graphql(TO_GUEST, {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), taskId, email: guest },
        ...{ note: '', locale: 'en', days: 14 },
      },
    });
    expect(codes).toEqual([]);
    const asked = crypto.randomUUID();
    await server.database.rows(
      `INSERT INTO comment (tenant_id, id, workflow_id, task_id, author_id, body, is_internal, created_at)
       SELECT tenant_id, $1, $2, $3, party_id, '<p>Where?</p>', false, $5 FROM guest WHERE email = $4`,
      [asked, workflowId, taskId, guest, new Date(server.clock.now())],
    );
    server.clock.advance(1000);
    await comment(workflowId, { taskId, replyTo: asked, body: '<p>In Oslo</p>' });
    await reply(await replyAddress(guest), { from: guest });
    expect((await comments(workflowId, taskId))[0]).toMatchObject({
      ...{ body: '<p>Blue</p>', replyTo: asked, author: { name: guest } },
    });
  });
});

describe('makeReplyAddress', () => {
  it('returns null without a mail domain', () => {
    const subject = { partyId: '', workflowId: '', taskId: null, commentIds: [] };
    expect(makeReplyAddress({ ...services, mailDomain: null }, '', subject)).toBeNull();
  });
});
