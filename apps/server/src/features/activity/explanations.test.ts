import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { id tasks { id name } } } } }`;
const EXPLAIN = `explanations { topic code names hidden comment actor { name } params { name value } }`;
const TASK = `query ($id: ID!) { task(id: $id) { waitingFor { code names params { name value } }
  permissions { refusals { action code whoMay } } ${EXPLAIN} } }`;
const WORKFLOW = `query ($id: ID!, $stage: ID!) { workflow(id: $id) {
  ${EXPLAIN} stage(id: $stage) { ${EXPLAIN} } permissions { refusals { action whoMay } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let workflow: { id: string; stages: { id: string; tasks: { id: string; name: string }[] }[] };
const party = (person: TestPerson) => asId<PartyId>(person.userId);
const task = (stage: number, n: number): string => workflow.stages[stage]?.tasks[n]?.id ?? '';

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
  const content = buildBlueprint(
    {
      name: 'Secret talks',
      tasks: [
        { name: 'Hush', assignees: [party(ben)] },
        { name: 'Open', assignees: [party(eve)] },
        {
          name: 'Sign',
          assignees: [party(eve)],
          trigger: { afterTasks: [taskKey(1), taskKey(2)], notBefore: null },
        },
      ],
    },
    { name: 'Handover', tasks: [{ name: 'Deliver', assignees: [party(eve)] }] },
  );
  const blueprintId = await publishedBlueprint(server, ada, content);
  const { data } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Deal',
      ownerId: ada.userId,
    },
  });
  workflow = data.startWorkflow.workflow;
});

const explained = async (person: TestPerson, id: string) => {
  const { data, codes } = await person.graphql(TASK, { id });
  expect(codes).toEqual([]);
  return data.task;
};
const status = (found: { explanations: { topic: string }[] }) =>
  found.explanations.filter(({ topic }) => topic === 'STATUS');

describe('explanations', () => {
  it('contain names, and a number for items that the reader can’t see', async () => {
    const forAda = await explained(ada, task(0, 2));
    expect(forAda.waitingFor).toEqual({ code: 'TASKS', names: ['Hush', 'Open'], params: [] });
    expect(status(forAda)).toMatchObject([
      { code: 'WAITS_TASKS', names: ['Hush', 'Open'], hidden: 0 },
    ]);
    const forEve = await explained(eve, task(0, 2));
    expect(forEve.waitingFor.names).toEqual(['Open']);
    expect(status(forEve)).toMatchObject([{ code: 'WAITS_TASKS', names: ['Open'], hidden: 1 }]);
  });

  it('say why a person is assigned and who else can act', async () => {
    const found = await explained(ben, task(0, 0));
    expect(found.explanations).toContainEqual(
      expect.objectContaining({ topic: 'ASSIGNEES', code: 'YOURS_DIRECTLY' }),
    );
    expect(found.permissions.refusals).toContainEqual({
      action: 'skip',
      code: 'Forbidden',
      whoMay: ['OWNER', 'ADMINISTRATOR'],
    });
  });

  it('say why a workflow and a stage have their status', async () => {
    const stage = workflow.stages[1]?.id;
    const { data } = await ada.graphql(WORKFLOW, { id: workflow.id, stage });
    expect(data.workflow.stage.explanations).toMatchObject([
      { code: 'WAITS_STAGES', names: ['Secret talks'] },
    ]);
    expect(data.workflow.explanations).toMatchObject([
      { code: 'WORKFLOW_NEEDS_STAGES', names: ['Secret talks', 'Handover'] },
      { code: 'WORKFLOW_STARTED' },
    ]);
    expect(data.workflow.permissions.refusals).toContainEqual({ action: 'resume', whoMay: [] });
  });

  it('hide the reason of a pause from external people', async () => {
    await ada.graphql(
      `mutation ($input: WorkflowCommandInput!) { pauseWorkflow(input: $input) { workflow { id } } }`,
      {
        input: {
          idempotencyKey: crypto.randomUUID(),
          workflowId: workflow.id,
          reason: 'Board must not know',
        },
      },
    );
    const held = { code: 'HELD_PAUSED', comment: 'Board must not know', actor: { name: 'Ada' } };
    expect(status(await explained(ben, task(0, 0)))[0]).toMatchObject(held);
    const forEve = await explained(eve, task(1, 0));
    expect(status(forEve)[0]).toMatchObject({ code: 'HELD_PAUSED', comment: null, actor: null });
    expect(JSON.stringify(forEve)).not.toMatch(/Board|Hush|Secret/);
  });
});
