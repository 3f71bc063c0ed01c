import { asId, type PartyId } from '@baton/domain/core/ids';
import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id children: approvals { id } } } } } }`;
const SHARE = `mutation ($input: ShareWorkflowInput!) { shareWorkflow(input: $input) { workflow { id } } }`;
const DELETE = `mutation ($input: WorkflowCommandInput!) { deleteWorkflow(input: $input) { workflow { id } } }`;
const WORKFLOWS = `query ($search: String) { workflows(first: 50, search: $search) { edges { node { id } } } }`;
const BY_STAGE = `{ workflows(first: 50, stageStatus: [IN_PROGRESS]) { edges { node { id } } } }`;
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
  it.each(readers)('lists exactly what the person can open: %s', async (reader) => {
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
  ] as const)('lists what is shared or owned: %s', async (reader, count) => {
    const { data } = await personOf(reader).graphql(WORKFLOWS, {});
    expect(data.workflows.edges).toHaveLength(count);
  });
});

describe('deletedWorkflows', () => {
  it('lists nothing for an external former owner', async () => {
    const { data } = await personOf('FORMER_OWNER').graphql(DELETED);
    expect(data.deletedWorkflows).toEqual([]);
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
