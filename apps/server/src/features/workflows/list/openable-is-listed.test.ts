import { asId, type PartyId } from '@baton/domain/core/ids';
import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpNotifications } from '../../../testing/background/catch-up-notifications.ts';
import { catchUpSearch } from '../../../testing/background/catch-up-search.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id children: approvals { id } } } } } }`;
const SHARE = `mutation ($input: ShareWorkflowInput!) { shareWorkflow(input: $input) { workflow { id } } }`;
const DELETE = `mutation ($input: WorkflowCommandInput!) { deleteWorkflow(input: $input) { workflow { id } } }`;
const WORKFLOWS = `query ($search: String) { workflows(first: 50, filter: { search: $search }) { edges { node { id } } } }`;
const BY_STAGE = `{ workflows(first: 50, filter: { stageStatus: [IN_PROGRESS] }) { edges { node { id } } } }`;
const DELETED = `{ deletedWorkflows { id } }`;
const TASKS = `{
  mine: myTasks(first: 100) { edges { node { id } } }
  assigned: assignedTasks(first: 100, scope: ALL) { edges { node { id } } }
  copied: copiedTasks(first: 100, scope: OPEN) { edges { node { id } } } }`;

interface StartedTask {
  readonly id: string;
  readonly children: readonly StartedTask[];
}
interface Listed {
  readonly edges: readonly { readonly node: { readonly id: string } }[];
}

const people = new Map<string, TestPerson>();
const all: { id: string; tasks: StartedTask[] }[] = [];
const levels = ['INTERNAL', 'LIMITED', 'EXTERNAL'] as const;
let ada: TestPerson;

const personOf = (level: string): TestPerson => people.get(level) ?? ada;

const start = async (blueprintId: string, ownerId: string): Promise<string> => {
  const { data, codes } = await ada.graphql(START, {
    input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Supplier check', ownerId },
  });
  expect(codes).toEqual([]);
  const { id, stages } = data.startWorkflow.workflow;
  all.push({ id, tasks: stages.flatMap((stage: { tasks: StartedTask[] }) => stage.tasks) });
  return id;
};

const share = async (workflowId: string, partyId: string): Promise<void> => {
  const { data } = await ada.graphql('query ($id: ID!) { workflow(id: $id) { version } }', {
    id: workflowId,
  });
  const { codes } = await ada.graphql(SHARE, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      workflowId,
      expectedVersion: data.workflow.version,
      sharedWith: [{ partyId, access: 'VIEWER' }],
    },
  });
  expect(codes).toEqual([]);
};

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const other = asId<PartyId>(ada.userId);
  for (const accessLevel of levels) {
    const person = await server.createPerson({ tenantId, name: accessLevel, accessLevel });
    people.set(accessLevel, person);
    const self = asId<PartyId>(person.userId);
    const team = asId<PartyId>(
      await server.createGroup({
        tenantId,
        name: `Team of ${accessLevel}`,
        memberIds: [person.userId],
      }),
    );
    const approvals = [
      {
        key: taskKey(91),
        level: 1,
        approvers: [team],
        ...stepDefaults,
        rule: 'ANY' as const,
        requiresComment: false,
        due: null,
      },
    ];
    const stranger = await publishedBlueprint(
      server,
      ada,
      buildBlueprint({ tasks: [{ name: 'Not theirs', assignees: [other] }] }),
    );
    const working = await publishedBlueprint(
      server,
      ada,
      buildBlueprint(
        {
          tasks: [
            { name: 'Theirs', assignees: [self] },
            { name: 'Of their team', assignees: [team] },
            { name: 'In copy', assignees: [other], cc: [self] },
            { name: 'Judged by their team', assignees: [other], approvals },
            { name: 'Not theirs', assignees: [other] },
          ],
        },
        {
          tasks: [
            { name: 'Later', assignees: [self] },
            { name: 'Later, team', assignees: [team] },
          ],
        },
      ),
    );
    await start(stranger, ada.userId);
    await start(working, ada.userId);
    await share(await start(stranger, ada.userId), person.userId);
    await share(await start(stranger, ada.userId), team);
    const gone = await start(stranger, ada.userId);
    await share(gone, person.userId);
    await ada.graphql(DELETE, {
      input: { idempotencyKey: crypto.randomUUID(), workflowId: gone },
    });
    if (accessLevel !== 'EXTERNAL') await start(stranger, person.userId);
  }
  // A former internal user who owned workflows and is external now.
  const formerOwner = await server.createPerson({ tenantId, name: 'Former' });
  people.set('FORMER_OWNER', formerOwner);
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({ tasks: [{ assignees: [other] }] }),
  );
  await start(blueprintId, formerOwner.userId);
  const deleted = await start(blueprintId, formerOwner.userId);
  await ada.graphql(DELETE, {
    input: { idempotencyKey: crypto.randomUUID(), workflowId: deleted },
  });
  await server.database.rows(`UPDATE party SET access_level = 'EXTERNAL' WHERE id = $1`, [
    formerOwner.userId,
  ]);
  await catchUpSearch(server);
  await catchUpNotifications(server);
});

const idsOf = (listed: Listed): string[] => listed.edges.map(({ node }) => node.id);

const openable = async (by: TestPerson, kind: 'workflow' | 'task', ids: readonly string[]) => {
  const found: string[] = [];
  for (const id of ids) {
    const { data } = await by.graphql(`query ($id: ID!) { ${kind}(id: $id) { id } }`, { id });
    if (data[kind] !== null) found.push(id);
  }
  return found.toSorted();
};

const readers = [...levels, 'FORMER_OWNER'] as const;

describe('workflows', () => {
  it.each(readers)('lists exactly the workflows that the person can open: %s', async (reader) => {
    const by = personOf(reader);
    const opened = await openable(
      by,
      'workflow',
      all.map(({ id }) => id),
    );
    const { data } = await by.graphql(WORKFLOWS, {});
    expect(idsOf(data.workflows).toSorted()).toEqual(opened);
    const found = await by.graphql(WORKFLOWS, { search: 'Supplier' });
    expect(idsOf(found.data.workflows).toSorted()).toEqual(opened);
    const byStage = await by.graphql(BY_STAGE);
    expect(idsOf(byStage.data.workflows).toSorted()).toEqual(opened);
  });

  it.each([
    ['LIMITED', 3],
    ['EXTERNAL', 2],
    ['FORMER_OWNER', 0],
  ] as const)('lists shared and owned items: %s', async (reader, count) => {
    const { data } = await personOf(reader).graphql(WORKFLOWS, {});
    expect(data.workflows.edges).toHaveLength(count);
  });
});

describe('search', () => {
  const SEARCH = `query ($query: String!, $type: SearchType) {
    search(query: $query, type: $type, first: 100) { edges { node { objectId } } } }`;
  const found = async (by: TestPerson, query: string, type: string): Promise<string[]> => {
    const { data } = await by.graphql(SEARCH, { query, type });
    return data.search.edges
      .map(({ node }: { node: { objectId: string } }) => node.objectId)
      .toSorted();
  };

  it.each(readers)('finds exactly the workflows that the person can open: %s', async (reader) => {
    const by = personOf(reader);
    const ids = all.map(({ id }) => id);
    expect(await found(by, 'supplier CHE', 'WORKFLOW')).toEqual(
      await openable(by, 'workflow', ids),
    );
  });

  it.each(readers)('finds exactly the tasks that the person can open: %s', async (reader) => {
    const by = personOf(reader);
    const tasks = all.flatMap((workflow) => workflow.tasks).map(({ id }) => id);
    const [some, others] = [await found(by, 'their', 'TASK'), await found(by, 'not', 'TASK')];
    const rest = [...(await found(by, 'copy', 'TASK')), ...(await found(by, 'later', 'TASK'))];
    const ids = new Set([...some, ...others, ...rest].filter((id) => tasks.includes(id)));
    const opened = await openable(by, 'task', tasks);
    // A blueprint without names calls its tasks by number.
    const numbered = await found(by, 'task', 'TASK');
    expect(
      [...new Set([...ids, ...numbered.filter((id) => tasks.includes(id))])].toSorted(),
    ).toEqual(opened);
  });
});

describe('the inbox', () => {
  const INBOX = `query ($section: InboxSection!) { inbox(section: $section, first: 100) {
    edges { node { subjectId taskId workflowId } } } }`;

  it.each(readers)('contains only items that the person can open: %s', async (reader) => {
    const by = personOf(reader);
    // As if everyone had been notified of everything.
    await server.database.rows(
      `INSERT INTO notification (tenant_id, id, party_id, type, reason, workflow_id, task_id, at)
       SELECT w.tenant_id, gen_random_uuid(), $1, 'WORKFLOW_PAUSED', 'OWNER', w.id, t.id, now()
         FROM workflow w LEFT JOIN LATERAL (
           SELECT id FROM task WHERE tenant_id = w.tenant_id AND workflow_id = w.id UNION ALL SELECT NULL) t ON true
        WHERE w.tenant_id = $2`,
      [by.userId, by.tenantId],
    );
    const { data } = await by.graphql(INBOX, { section: 'UPDATES' });
    const needed = await by.graphql(INBOX, { section: 'NEEDS_YOU' });
    const items: { taskId: string | null; workflowId: string }[] = [
      ...data.inbox.edges,
      ...needed.data.inbox.edges,
    ].map(({ node }) => node);
    const tasks = items.flatMap(({ taskId }) => taskId ?? []);
    const workflows = items.flatMap((item) => (item.taskId === null ? item.workflowId : []));
    const everyTask = all.flatMap((one) =>
      one.tasks.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]),
    );
    expect(tasks.toSorted()).toEqual(await openable(by, 'task', everyTask));
    expect(workflows.toSorted()).toEqual(
      await openable(
        by,
        'workflow',
        all.map(({ id }) => id),
      ),
    );
  });

  it.each(readers)('was sent only items that the person can open: %s', async (reader) => {
    const by = personOf(reader);
    const rows = await server.database.rows<{ taskId: string | null; workflowId: string }>(
      `SELECT task_id AS "taskId", workflow_id AS "workflowId" FROM notification
        WHERE party_id = $1 AND type <> 'WORKFLOW_PAUSED'`,
      [by.userId],
    );
    const tasks = [...new Set(rows.flatMap(({ taskId }) => taskId ?? []))];
    expect(await openable(by, 'task', tasks)).toEqual(tasks.toSorted());
  });
});

describe('deletedWorkflows', () => {
  it('lists nothing for an external former owner', async () => {
    const { data } = await personOf('FORMER_OWNER').graphql(DELETED);
    expect(data.deletedWorkflows).toEqual([]);
  });
});

describe('tasks', () => {
  const LISTED = `query ($after: String, $filter: TaskFilterInput) {
    tasks(first: 40, after: $after, filter: $filter) {
      edges { node { id } } pageInfo { hasNextPage endCursor } } }`;
  const listed = async (by: TestPerson, filter: object): Promise<string[]> => {
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const { data, codes } = await by.graphql(LISTED, { after, filter });
      expect(codes).toEqual([]);
      ids.push(...idsOf(data.tasks));
      if (!data.tasks.pageInfo.hasNextPage) return ids.toSorted();
      after = data.tasks.pageInfo.endCursor;
    }
  };

  it.each(readers)('lists exactly the tasks that the person can open: %s', async (reader) => {
    const by = personOf(reader);
    const family = all.flatMap(({ tasks }) =>
      tasks.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]),
    );
    const opened = await openable(by, 'task', family);
    const found = await listed(by, { view: 'ALL' });
    expect(found).toEqual(opened);
    const views = ['OPEN', 'NOT_STARTED', 'COMPLETED'];
    const parts = await Promise.all(views.map((view) => listed(by, { view })));
    expect(parts.flat().toSorted()).toEqual(found);
    expect(await listed(by, { view: 'ALL', search: 'Supplier' })).toEqual(found);
    const own = await listed(by, { view: 'ALL', participant: 'me' });
    expect(own.filter((id) => !found.includes(id))).toEqual([]);
  });
});

describe('task lists', () => {
  it.each(['LIMITED', 'EXTERNAL'])('show everything the person can open: %s', async (reader) => {
    const by = personOf(reader);
    const tasks = all.flatMap((workflow) => workflow.tasks);
    const opened = await openable(
      by,
      'task',
      tasks.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]),
    );
    const { data } = await by.graphql(TASKS);
    const listed = new Set([data.mine, data.assigned, data.copied].flatMap(idsOf));
    // A task shows its approvals, an approval shows its task, and a workflow shows its tasks.
    const workflows = new Set(idsOf((await by.graphql(WORKFLOWS, {})).data.workflows));
    const shown = new Set(listed);
    for (const workflow of all)
      for (const { id, children } of workflow.tasks) {
        const family = [id, ...children.map((child) => child.id)];
        if (workflows.has(workflow.id) || family.some((one) => listed.has(one)))
          for (const one of family) shown.add(one);
      }
    expect([...shown].toSorted()).toEqual(opened);
  });
});
