import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { updateSettings } from '@baton/domain/blueprint/edit/edit';
import { asId, type PartyId } from '@baton/domain/core/ids';
import {
  needOf,
  notificationTypeNames,
  objectTypes,
  type NotificationType,
} from '@baton/domain/notification/notification-types';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { startFakeChat } from '../../testing/fake-chat.ts';
import { startFakePushService } from '../../testing/fake-push-service.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { sentMail } from '../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { sendMailHandler } from '../mail/index.ts';
import { notificationHandlers } from './index.ts';

// Rights can change between an event and its message. So each reader gets stored notifications of all
// types about everything, and each text may contain only what the reader can open in the API.
const server = await createTestServer();
const push = await startFakePushService();
const chat = await startFakeChat();
afterAll(async () => {
  await server.close();
  await push.close();
  await chat.close();
});
const { services } = server.composition;

const readers = {
  admin: { isAdmin: true },
  owner: {},
  viewer: {},
  assignee: {},
  watcher: {},
  stranger: {},
  'limited assignee': { accessLevel: 'LIMITED' },
  'limited stranger': { accessLevel: 'LIMITED' },
  'external assignee': { accessLevel: 'EXTERNAL' },
  'external viewer': { accessLevel: 'EXTERNAL' },
  'external stranger': { accessLevel: 'EXTERNAL' },
} as const;
type Reader = keyof typeof readers;
const names = Object.keys(readers) as readonly Reader[];

/** Words that each appear in one place only. */
const canaries = {
  workflow: 'Kingfisher',
  hidden: 'Nightjar',
  own: 'Goldfinch',
  value: 'Bullfinch',
  onWorkflow: 'Chaffinch',
  onHidden: 'Greenfinch',
  onOwn: 'Hawfinch',
  internal: 'Brambling',
  person: 'Crossbill',
} as const;

const people = new Map<Reader, TestPerson>();
const by = (reader: Reader): TestPerson => {
  const found = people.get(reader);
  if (found === undefined) throw new Error(reader);
  return found;
};
const partyOf = (reader: Reader): PartyId => asId<PartyId>(by(reader).userId);

const give = async (person: TestPerson, document: string, input: object) => {
  const { data, codes } = await person.graphql(document, { input });
  expect(codes).toEqual([]);
  return data;
};
const send = (person: TestPerson, document: string, given: object) =>
  give(person, document, { idempotencyKey: crypto.randomUUID(), ...given });

interface Subject {
  readonly workflowId: string | null;
  readonly taskId: string | null;
  readonly objectId: string | null;
  readonly comments: readonly (string | null)[];
}
let tenantId: string;
let workflow: Subject & { readonly workflowId: string };
let subjects: readonly Subject[];
let joined: TestPerson;

const blueprintContent = () => {
  const plain = buildBlueprint(
    { tasks: [{ name: `Hidden ${canaries.hidden}`, assignees: [partyOf('admin')] }] },
    {
      tasks: [
        {
          name: `Own ${canaries.own}`,
          assignees: [
            partyOf('assignee'),
            partyOf('limited assignee'),
            partyOf('external assignee'),
          ],
          cc: [partyOf('watcher')],
        },
      ],
    },
  );
  return withFields(
    updateSettings(plain, { contentAccess: 'OWN_TASKS' }),
    [field(1, 'TEXT')],
    [taskKey(1), place(1, 1)],
    [taskKey(2), place(2, 1, { source: instanceKey(1) })],
  );
};

const comment = async (taskId: string | null, word: string, isInternal = false) => {
  const { addComment } = await send(
    by('admin'),
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`,
    { workflowId: workflow.workflowId, taskId, isInternal, body: `<p>About ${word}</p>` },
  );
  return String(addComment.comment.id);
};

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  for (const reader of names) {
    const person = await server.createPerson({ tenantId, name: reader, ...readers[reader] });
    people.set(reader, person);
    await give(
      person,
      `mutation ($input: AddPushSubscriptionInput!) { addPushSubscription(input: $input) { subscriptionId } }`,
      push.subscribe(),
    );
    await give(
      person,
      `mutation ($input: SaveChatAddressInput!) { saveChatAddress(input: $input) { address { service } } }`,
      { isWorkspace: false, service: 'SLACK', url: chat.url('SLACK') },
    );
  }
  joined = await server.createPerson({ tenantId, name: `Joined ${canaries.person}` });
  const blueprintId = await publishedBlueprint(server, by('admin'), blueprintContent());
  const { startWorkflow } = await send(
    by('admin'),
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id version stages { tasks { id } } } } }`,
    { blueprintId, name: `Run ${canaries.workflow}`, ownerId: by('owner').userId },
  );
  const { id: workflowId, version, stages } = startWorkflow.workflow;
  const [hidden, own] = stages.map((stage: { tasks: { id: string }[] }) => stage.tasks[0]?.id);
  await send(
    by('owner'),
    `mutation ($input: ShareWorkflowInput!) { shareWorkflow(input: $input) { workflow { id } } }`,
    {
      ...{ workflowId, expectedVersion: version },
      sharedWith: (['viewer', 'external viewer'] as const).map((reader) => ({
        ...{ partyId: partyOf(reader), access: 'VIEWER' },
      })),
    },
  );
  await send(
    by('admin'),
    `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { id } } }`,
    { taskId: hidden, values: [{ instance: instanceKey(1), stringValue: canaries.value }] },
  );
  await send(
    by('admin'),
    `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`,
    { taskId: hidden },
  );
  workflow = { workflowId, taskId: null, objectId: null, comments: [] };
  subjects = [
    { ...workflow, comments: [null, await comment(null, canaries.onWorkflow)] },
    {
      ...{ workflowId, taskId: hidden, objectId: null },
      comments: [null, await comment(hidden, canaries.onHidden)],
    },
    {
      ...{ workflowId, taskId: own, objectId: null },
      comments: [
        null,
        await comment(own, canaries.onOwn),
        await comment(own, canaries.internal, true),
      ],
    },
    {
      ...{ workflowId: null, taskId: null, objectId: joined.userId },
      comments: [null],
    },
  ];
  await server.database.rows('DELETE FROM graphile_worker._private_jobs');
});

/** Returns everything that the reader can open, as text. */
const opened = async (reader: Reader): Promise<string> => {
  const parts = subjects.map(async ({ workflowId, taskId, objectId }) => {
    if (objectId !== null)
      return by(reader).graphql(
        `query ($ids: [ID!]) { parties(ids: $ids) { ... on User { name } } }`,
        {
          ids: [objectId],
        },
      );
    return by(reader).graphql(
      `query ($workflowId: ID!, $taskId: ID, $id: ID!, $isTask: Boolean!) {
        workflow(id: $workflowId) @skip(if: $isTask) { name data { field { value } } }
        task(id: $id) @include(if: $isTask) { name workflowName form { value } }
        comments(workflowId: $workflowId, taskId: $taskId, first: 50) { edges { node { body } } } }`,
      { workflowId, taskId, id: taskId ?? workflowId, isTask: taskId !== null },
    );
  });
  return JSON.stringify(
    (await Promise.all(parts)).map(({ data, codes }) => {
      expect(codes).not.toContain('RequestInvalid');
      return data;
    }),
  );
};

/** Stores notifications of a type about everything that it can be about. */
const storeAll = async (person: TestPerson, type: NotificationType): Promise<void> => {
  const isOfObject = objectTypes.some((one) => one === type);
  const isDelegation = type.startsWith('DELEGATION');
  const rows = subjects
    .filter(({ objectId }) => (objectId !== null) === isOfObject || isDelegation)
    .flatMap(({ comments, workflowId, taskId, objectId }) =>
      comments.map((commentId) => ({
        ...{ id: newId(), type, workflow_id: workflowId, task_id: taskId },
        ...{ object_id: objectId, comment_id: commentId },
        // Shown as an update, whatever the state of the task.
        need: needOf(type, 'WATCHER'),
      })),
    );
  await server.database.rows('DELETE FROM notification');
  await server.database.rows(
    `INSERT INTO notification (tenant_id, id, party_id, type, reason, need, workflow_id, task_id, object_id, comment_id,
            actor_id, at, mail_at, push_at, chat_at)
     SELECT $1, n.id, $2, n.type, 'PARTICIPANT', n.need, n.workflow_id, n.task_id, n.object_id, n.comment_id, $3, $4, $4, $4, $4
       FROM json_to_recordset($5) AS n(id uuid, type text, need text, workflow_id uuid, task_id uuid, object_id uuid, comment_id uuid)`,
    [
      tenantId,
      person.userId,
      by('admin').userId,
      new Date(server.clock.now()),
      JSON.stringify(rows),
    ],
  );
};

const handlers = () => [...notificationHandlers(services), sendMailHandler(services)];

const removeMails = async (): Promise<void> => {
  const files = await readdir(server.mailFolder).catch(() => []);
  await Promise.all(files.map((file) => rm(path.join(server.mailFolder, file))));
};

/** Sends what waits for a person, and returns the messages and the inbox as text. */
const render = async (person: TestPerson): Promise<Readonly<Record<string, string>>> => {
  const from = [push.received.length, chat.received.length] as const;
  await removeMails();
  const inbox = await person.graphql(`{ inbox(section: UPDATES, first: 50) { edges { node {
    name workflowName reference entries { excerpt actor { name } } } } } }`);
  expect(inbox.codes).toEqual([]);
  for (const channel of ['mail', 'push', 'chat']) {
    const handler = handlers().find(({ name }) => name === `${channel}-notifications`);
    const targets = subjects.map(
      ({ workflowId, taskId, objectId }) =>
        (channel === 'mail' ? null : taskId) ?? workflowId ?? objectId,
    );
    for (const subjectId of new Set(targets))
      await handler?.run({ partyId: person.userId, subjectId }, { tenantId, attempt: 1 });
  }
  await workOff(server, ['push-delivery', 'send-mail'], handlers());
  return {
    inbox: JSON.stringify(inbox.data),
    mail: (await sentMail(server.mailFolder, person.email)).join('\n'),
    push: push.received.slice(from[0]).join('\n'),
    chat: chat.received.slice(from[1]).join('\n'),
  };
};

/** Types of digests, which differ only in what happened. */
const inDigests: readonly NotificationType[] = [
  'MENTIONED',
  'TASK_COMPLETED',
  'INVITATION_ACCEPTED',
];

/** Returns a digest of what is stored for a person. */
const renderDigest = async (person: TestPerson): Promise<string> => {
  await removeMails();
  await server.database.rows('DELETE FROM single_use_link');
  await server.database.rows('DELETE FROM outgoing_mail');
  await server.database.rows(
    `UPDATE notification_settings SET has_own_times = true, daily_until = CASE WHEN party_id = $1 THEN '2020-01-01'::timestamptz END`,
    [person.userId],
  );
  const plan = handlers().find(({ name }) => name === 'plan-digests');
  await plan?.run({}, { tenantId: null, attempt: 1 });
  await workOff(server, ['send-digests', 'send-mail'], handlers());
  return (await sentMail(server.mailFolder, person.email)).join('\n');
};

const channels = ['inbox', 'mail', 'push', 'chat'] as const;
const wordsIn = (text: string): readonly string[] =>
  Object.values(canaries).filter((word) => text.includes(word));

describe.each(names)('the notifications of a reader: %s', (reader) => {
  it('contain only what the reader can open, in each type and channel', async () => {
    const person = by(reader);
    await server.database.rows(
      `INSERT INTO notification_settings (tenant_id, party_id, inbox, mail, push, chat) VALUES ($1, $2, $3, $3, $3, $3)
       ON CONFLICT (tenant_id, party_id) DO UPDATE SET inbox = $3, mail = $3, push = $3, chat = $3`,
      [tenantId, person.userId, notificationTypeNames],
    );
    const allowed = wordsIn(await opened(reader));
    const shown = new Map(channels.map((channel) => [channel, new Set<string>()]));
    for (const type of notificationTypeNames) {
      await storeAll(person, type);
      const texts = await render(person);
      for (const channel of channels) {
        const words = wordsIn(texts[channel] ?? '');
        expect({ type, channel, words: words.filter((word) => !allowed.includes(word)) }).toEqual({
          ...{ type, channel, words: [] },
        });
        words.forEach((word) => shown.get(channel)?.add(word));
      }
    }
    const told = new Set<string>();
    for (const type of inDigests) {
      await storeAll(person, type);
      const words = wordsIn(await renderDigest(person));
      expect({ type, words: words.filter((word) => !allowed.includes(word)) }).toEqual({
        ...{ type, words: [] },
      });
      words.forEach((word) => told.add(word));
    }
    expect(told.has(canaries.own)).toBe(allowed.includes(canaries.own));
    // Each channel shows what they can open, so that none passes by showing nothing.
    if (allowed.includes(canaries.own))
      for (const channel of channels) expect(shown.get(channel)).toContain(canaries.own);
    if (reader.includes('stranger') && reader !== 'stranger')
      for (const channel of channels) expect([...(shown.get(channel) ?? [])]).toEqual([]);
  });
});

describe('the chat of the workspace', () => {
  it('gets no comments, because other people read this chat too', async () => {
    await server.database.rows('DELETE FROM chat_webhook');
    const { codes } = await by('admin').graphql(
      `mutation ($input: SaveChatAddressInput!) { saveChatAddress(input: $input) { address { service } } }`,
      { input: { isWorkspace: true, service: 'SLACK', url: chat.url('SLACK') } },
    );
    expect(codes).toEqual([]);
    for (const reader of names) {
      const allowed = wordsIn(await opened(reader));
      await storeAll(by(reader), 'MENTIONED');
      const words = wordsIn((await render(by(reader)))['chat'] ?? '');
      const comments: readonly string[] = [
        ...[canaries.onWorkflow, canaries.onHidden, canaries.onOwn, canaries.internal],
      ];
      expect(words.filter((word) => !allowed.includes(word) || comments.includes(word))).toEqual(
        [],
      );
      if (reader === 'admin') expect(words).toContain(canaries.own);
    }
  });
});
