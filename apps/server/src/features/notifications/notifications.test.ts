import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { catchUpNotifications } from '../../testing/background/catch-up-notifications.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { notificationHandlers, updateNotifications } from './index.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id version stages { tasks { id version } } } } }`;
const ASSIGN = `mutation ($input: AssignTaskInput!) { assignTask(input: $input) { task { id } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const SKIP = `mutation ($input: TaskCommandInput!) { skipTask(input: $input) { task { id } } }`;
const UNDO = `mutation ($input: UndoCommandInput!) { undoCommand(input: $input) { changed { id } } }`;
const COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`;
const DELETE_COMMENT = `mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) { comment { id } } }`;
const INBOX = `query ($section: InboxSection!) { viewer { inboxCount } inbox(section: $section, first: 50) { edges { node {
  subjectId taskId name needsAction isUnread isMuted
  entries { type reason actor { name } excerpt isUnread } } } } }`;
const CHANGE = `mutation ($input: ChangeInboxInput!) { changeInbox(input: $input) { subjectIds } }`;

let ada: TestPerson;
let ben: TestPerson;

const send = async (by: TestPerson, document: string, input: object) => {
  const { data, codes } = await by.graphql(document, {
    input: { idempotencyKey: crypto.randomUUID(), ...input },
  });
  expect(codes).toEqual([]);
  return data;
};

interface Started {
  readonly id: string;
  readonly tasks: readonly { readonly id: string; readonly version: number }[];
}

const start = async (
  assignees: readonly TestPerson[],
  names: readonly string[] = ['Order'],
): Promise<Started> => {
  const parties = assignees.map(({ userId }) => asId<PartyId>(userId));
  const tasks = names.map((name) => ({ name, assignees: parties }));
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks }));
  const { startWorkflow } = await send(ada, START, {
    blueprintId,
    name: 'Run',
    ownerId: ada.userId,
  });
  const { id, stages } = startWorkflow.workflow;
  return { id, tasks: stages.flatMap((stage: Started) => stage.tasks) };
};

interface Item {
  readonly subjectId: string;
  readonly name: string;
  readonly isMuted: boolean;
  readonly isUnread: boolean;
  readonly entries: readonly {
    readonly type: string;
    readonly reason: string;
    readonly actor: { readonly name: string } | null;
    readonly excerpt: string | null;
  }[];
}

const inbox = async (
  by: TestPerson,
  section = 'NEEDS_YOU',
): Promise<{ readonly items: readonly Item[]; readonly count: number }> => {
  const { data, codes } = await by.graphql(INBOX, { section });
  expect(codes).toEqual([]);
  return {
    items: data.inbox.edges.map(({ node }: { node: Item }) => node),
    count: data.viewer.inboxCount,
  };
};

const typesAbout = async (by: TestPerson, subjectId: string, section = 'NEEDS_YOU') =>
  (await inbox(by, section)).items
    .filter((item) => item.subjectId === subjectId)
    .flatMap(({ entries }) => entries.map(({ type }) => type));

const runJobs = (): Promise<number> =>
  workOff(server, ['notify-comment'], notificationHandlers(server.composition.services));

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

describe('the inbox', () => {
  it('tells a person once that a task was assigned to them', async () => {
    const before = await inbox(ben);
    const { tasks } = await start([ben]);
    await catchUpNotifications(server);
    await catchUpNotifications(server);
    const { items, count } = await inbox(ben);
    expect(count).toBe(before.count + 1);
    expect(items[0]).toMatchObject({
      subjectId: tasks[0]?.id,
      name: 'Order',
      needsAction: true,
      isUnread: true,
      entries: [{ type: 'TASK_ASSIGNED', reason: 'ASSIGNEE', actor: null }],
    });
  });

  it('tells no one about their own action', async () => {
    const { id, tasks } = await start([ada]);
    await catchUpNotifications(server);
    expect(await typesAbout(ada, tasks[0]?.id ?? '')).toEqual([]);
    expect(await typesAbout(ada, id, 'UPDATES')).toEqual([]);
  });

  it('tells the assignees that their started task was skipped', async () => {
    const { tasks } = await start([ben], ['Order', 'Pay']);
    for (const task of tasks)
      await send(ada, SKIP, { taskId: task.id, expectedVersion: task.version, reason: 'Bought.' });
    await catchUpNotifications(server);
    const told = await Promise.all(tasks.map(({ id }) => typesAbout(ben, id, 'UPDATES')));
    expect(told).toEqual([['TASK_SKIPPED'], ['TASK_SKIPPED']]);
    expect(await typesAbout(ada, tasks[0]?.id ?? '', 'UPDATES')).toEqual([]);
  });

  it('removes an item that needs action when its task is completed', async () => {
    const { tasks } = await start([ben]);
    const [task] = tasks;
    await catchUpNotifications(server);
    expect(await typesAbout(ben, task?.id ?? '')).toEqual(['TASK_ASSIGNED']);
    await send(ben, COMPLETE, { taskId: task?.id, expectedVersion: task?.version });
    expect(await typesAbout(ben, task?.id ?? '')).toEqual([]);
    expect(await typesAbout(ben, task?.id ?? '', 'UPDATES')).toEqual([]);
  });

  it('tells the former and the new assignee', async () => {
    const { tasks } = await start([ben]);
    const [task] = tasks;
    await catchUpNotifications(server);
    const cleo = await server.createPerson({ tenantId: ada.tenantId, name: 'Cleo' });
    await send(ada, ASSIGN, {
      taskId: task?.id,
      expectedVersion: task?.version,
      assigneeIds: [cleo.userId],
    });
    await catchUpNotifications(server);
    expect(await typesAbout(cleo, task?.id ?? '')).toEqual(['TASK_ASSIGNED']);
    expect(await typesAbout(ben, task?.id ?? '')).toEqual([]);
  });

  it('tells no one about an action that was undone', async () => {
    const cleo = await server.createPerson({ tenantId: ada.tenantId, name: 'Chained' });
    const blueprintId = await publishedBlueprint(
      server,
      ada,
      buildBlueprint(
        { tasks: [{ name: 'First', assignees: [asId<PartyId>(ben.userId)] }] },
        { tasks: [{ name: 'Second', assignees: [asId<PartyId>(cleo.userId)] }] },
      ),
    );
    const { startWorkflow } = await send(ada, START, {
      blueprintId,
      name: 'Undone',
      ownerId: ada.userId,
    });
    const [first, second] = startWorkflow.workflow.stages.map(({ tasks: [task] }: Started) => task);
    await catchUpNotifications(server);
    const commandKey = crypto.randomUUID();
    await send(ben, COMPLETE, {
      idempotencyKey: commandKey,
      taskId: first.id,
      expectedVersion: first.version,
    });
    const silent = createLog('silent', 'test');
    // Within the undo window, no one is notified yet.
    await updateNotifications(server.composition.services, silent);
    expect(await typesAbout(cleo, second.id)).toEqual([]);
    await send(ben, UNDO, { undoneKey: commandKey, taskId: first.id });
    await catchUpNotifications(server);
    const rows = await server.database.rows('SELECT FROM notification WHERE party_id = $1', [
      cleo.userId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a comment', () => {
  it('needs the mentioned person’s action until they reply', async () => {
    const { id: workflowId, tasks } = await start([ben]);
    const taskId = tasks[0]?.id ?? '';
    const mention = `<p><span data-party-id="${ben.userId}">@Ben</span> is it fixed?</p>`;
    await send(ada, COMMENT, { workflowId, taskId, body: mention });
    await runJobs();
    const { items } = await inbox(ben);
    const item = items.find(({ subjectId }) => subjectId === taskId);
    expect(item?.entries.map(({ type, excerpt }) => [type, excerpt])).toEqual([
      ['MENTIONED', '@Ben is it fixed?'],
    ]);
    server.clock.advance(1000);
    await send(ben, COMMENT, { workflowId, taskId, body: '<p>Yes</p>' });
    await runJobs();
    expect(await typesAbout(ben, taskId)).toEqual([]);
    expect(await typesAbout(ada, taskId, 'UPDATES')).toEqual(['COMMENT_ADDED']);
  });

  it('leaves the inbox when it is deleted', async () => {
    const { id: workflowId, tasks } = await start([ben]);
    const taskId = tasks[0]?.id ?? '';
    const { addComment } = await send(ada, COMMENT, { workflowId, taskId, body: '<p>Wrong</p>' });
    await runJobs();
    expect(await typesAbout(ben, taskId, 'UPDATES')).toEqual(['COMMENT_ADDED']);
    await send(ada, DELETE_COMMENT, { id: addComment.comment.id });
    expect(await typesAbout(ben, taskId, 'UPDATES')).toEqual([]);
  });
});

describe('the filter of the inbox', () => {
  const FILTERED = `query ($section: InboxSection!, $group: NotificationGroup, $types: [NotificationType!], $unreadAt: DateTime, $workflowId: ID, $first: Int!, $after: String) {
    inbox(section: $section, group: $group, types: $types, unreadAt: $unreadAt, workflowId: $workflowId, first: $first, after: $after) {
      edges { node { subjectId } } pageInfo { endCursor hasNextPage } } }`;
  /** Returns the ids on all pages. */
  const found = async (by: TestPerson, filter: object, first = 50): Promise<readonly string[]> => {
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const variables = { section: 'NEEDS_YOU', ...filter, first, after };
      const { data, codes } = await by.graphql(FILTERED, variables);
      expect(codes).toEqual([]);
      const { edges, pageInfo } = data.inbox;
      ids.push(...edges.map(({ node }: { node: Item }) => node.subjectId));
      if (!pageInfo.hasNextPage) return ids;
      expect(edges).toHaveLength(first);
      after = pageInfo.endCursor;
    }
  };
  const newPair = async (): Promise<readonly [TestPerson, TestPerson]> => [
    await server.createPerson({ tenantId: ada.tenantId, name: 'Filip' }),
    await server.createPerson({ tenantId: ada.tenantId, name: 'Gina' }),
  ];
  /** Starts five tasks of one person, who is mentioned in every second one, and a task of another. */
  const startMentioned = async (filip: TestPerson, gina: TestPerson) => {
    const { id: workflowId, tasks } = await start([filip], ['1', '2', '3', '4', '5']);
    await start([gina]);
    const body = `<p><span data-party-id="${filip.userId}">@Filip</span></p>`;
    const ids = tasks.map(({ id }) => id);
    const mentioned = ids.filter((_, at) => at % 2 === 0);
    for (const taskId of mentioned) {
      server.clock.advance(1000);
      await send(ada, COMMENT, { workflowId, taskId, body });
    }
    await runJobs();
    await catchUpNotifications(server);
    return { ids, mentioned: mentioned.toReversed() };
  };

  it('finds items by the type of any event in them', async () => {
    const [filip, gina] = await newPair();
    const { ids, mentioned } = await startMentioned(filip, gina);
    expect(await found(filip, { group: 'COMMENTS' })).toEqual(mentioned);
    expect((await found(filip, { group: 'TASKS' })).toSorted()).toEqual(ids.toSorted());
    expect(await found(filip, { group: 'WORKFLOWS' })).toEqual([]);
    expect(await found(filip, { types: ['MENTIONED'] })).toEqual(mentioned);
    expect(await found(filip, { types: ['MENTIONED'], group: 'TASKS' })).toEqual([]);
    expect(await found(gina, { group: 'COMMENTS' })).toEqual([]);
    expect(await found(gina, { group: 'TASKS' })).toHaveLength(1);
    await send(filip, CHANGE, { subjectIds: mentioned.slice(0, 1), change: 'DONE' });
    expect(await found(filip, { group: 'COMMENTS' })).toEqual(mentioned.slice(1));
    const done = { section: 'DONE', group: 'COMMENTS' };
    expect(await found(filip, done)).toEqual(mentioned.slice(0, 1));
  });

  it('finds items of one workflow, which the filter lists', async () => {
    const [filip] = await newPair();
    const OFFERED = '{ inboxWorkflows(isDone: false) { id name reference } }';
    const offered = async (by: TestPerson): Promise<readonly string[]> =>
      (await by.graphql(OFFERED)).data.inboxWorkflows.map(({ id }: { id: string }) => id);
    const first = await start([filip]);
    server.clock.advance(1000);
    const second = await start([filip]);
    await catchUpNotifications(server);
    expect(await offered(filip)).toEqual([second.id, first.id]);
    const [task] = first.tasks;
    expect(await found(filip, { workflowId: first.id })).toEqual([task?.id]);
    expect(await found(filip, { workflowId: crypto.randomUUID() })).toEqual([]);
    expect(await found(filip, { workflowId: 'x' })).toEqual([]);
    await send(filip, CHANGE, { subjectIds: [task?.id], change: 'DONE' });
    expect(await offered(filip)).toEqual([second.id]);
  });

  it('fills each page with matching items', async () => {
    const [filip, gina] = await newPair();
    const { mentioned } = await startMentioned(filip, gina);
    expect(await found(filip, { group: 'COMMENTS' }, 1)).toEqual(mentioned);
    expect(await found(filip, { group: 'COMMENTS' }, 2)).toEqual(mentioned);
  });

  it('keeps items that are read until the filter is applied again', async () => {
    const [filip, gina] = await newPair();
    const { mentioned } = await startMentioned(filip, gina);
    const at = () => new Date(server.clock.now()).toISOString();
    const before = { group: 'COMMENTS', unreadAt: at() };
    server.clock.advance(1000);
    await send(filip, CHANGE, { subjectIds: mentioned.slice(0, 2), change: 'READ' });
    expect(await found(filip, before)).toEqual(mentioned);
    server.clock.advance(1000);
    expect(await found(filip, { group: 'COMMENTS', unreadAt: at() })).toEqual(mentioned.slice(2));
    expect(await found(gina, { unreadAt: at() })).toHaveLength(1);
  });
});

describe('changeInbox', () => {
  const change = (subjectIds: readonly string[], name: string, until?: string) =>
    send(ben, CHANGE, { subjectIds, change: name, ...(until !== undefined && { until }) });

  it('moves items to "Done" and back', async () => {
    const { tasks } = await start([ben]);
    const id = tasks[0]?.id ?? '';
    await catchUpNotifications(server);
    const { count } = await inbox(ben);
    await change([id], 'DONE');
    expect((await inbox(ben)).count).toBe(count - 1);
    expect(await typesAbout(ben, id, 'DONE')).toEqual(['TASK_ASSIGNED']);
    await change([id], 'RESTORE');
    expect(await typesAbout(ben, id)).toEqual(['TASK_ASSIGNED']);
  });

  it('hides items until the end of a snooze', async () => {
    const { tasks } = await start([ben]);
    const id = tasks[0]?.id ?? '';
    await catchUpNotifications(server);
    await change([id], 'SNOOZE', new Date(server.clock.now() + 3_600_000).toISOString());
    expect(await typesAbout(ben, id)).toEqual([]);
    expect(await typesAbout(ben, id, 'SNOOZED')).toEqual(['TASK_ASSIGNED']);
    server.clock.advance(3_600_001);
    expect(await typesAbout(ben, id)).toEqual(['TASK_ASSIGNED']);
  });

  it('mutes updates, but not items that need the person’s action', async () => {
    const { id: workflowId, tasks } = await start([ben]);
    const taskId = tasks[0]?.id ?? '';
    await catchUpNotifications(server);
    await change([taskId], 'MUTE');
    await send(ada, COMMENT, { workflowId, taskId, body: '<p>Noise</p>' });
    const mention = `<p><span data-party-id="${ben.userId}">@Ben</span></p>`;
    await send(ada, COMMENT, { workflowId, taskId, body: mention });
    await runJobs();
    expect(await typesAbout(ben, taskId)).toEqual(['MENTIONED', 'TASK_ASSIGNED']);
    await change([taskId], 'UNMUTE');
    expect((await inbox(ben)).items.every(({ isMuted }) => !isMuted)).toBe(true);
  });

  it('marks everything as read except snoozed items', async () => {
    const READ = `mutation ($input: MarkInboxReadInput!) { markInboxRead(input: $input) { count } }`;
    const one = await start([ben]);
    const other = await start([ben]);
    await catchUpNotifications(server);
    const until = new Date(server.clock.now() + 3_600_000).toISOString();
    await change([other.tasks[0]?.id ?? ''], 'SNOOZE', until);
    const { markInboxRead } = await send(ben, READ, {});
    expect(markInboxRead.count).toBeGreaterThan(0);
    const { items } = await inbox(ben);
    expect(items.some(({ subjectId }) => subjectId === one.tasks[0]?.id)).toBe(true);
    expect(items.every(({ isUnread }) => !isUnread)).toBe(true);
    const { items: snoozed } = await inbox(ben, 'SNOOZED');
    expect(snoozed.every(({ isUnread }) => isUnread)).toBe(true);
  });

  it('keeps the notifications of other people', async () => {
    const { tasks } = await start([ben]);
    const id = tasks[0]?.id ?? '';
    await catchUpNotifications(server);
    await send(ada, CHANGE, { subjectIds: [id], change: 'DONE' });
    expect(await typesAbout(ben, id)).toEqual(['TASK_ASSIGNED']);
  });
});

describe('a crash of the notification job', () => {
  it('sends each notification once after a crash at any step', async () => {
    const { services } = server.composition;
    const log = createLog('silent', 'test');
    const { database } = services;
    let crashes = 0;
    for (let step = 1; step <= 12; step += 1) {
      for (const isCommitted of [false, true]) {
        const { tasks } = await start([ben], ['A', 'B']);
        server.clock.advance(services.undoWindow + 1000);
        let left = step;
        const failing: typeof database = {
          ...database,
          trip: async (scope, ...statements) => {
            left -= 1;
            if (left === 0 && !isCommitted) throw new Error('crash', { cause: 'test' });
            const rows = await database.trip(scope, ...statements);
            if (left === 0) throw new Error('crash', { cause: 'test' });
            return rows;
          },
        };
        await updateNotifications({ ...services, database: failing }, log).catch(() => {
          crashes += 1;
        });
        await catchUpNotifications(server);
        for (const { id } of tasks) expect(await typesAbout(ben, id)).toEqual(['TASK_ASSIGNED']);
      }
    }
    expect(crashes).toBeGreaterThan(8);
  });
});
