import { afterAll, expect, test } from 'vitest';
import { blueprintScene } from '../../../testing/scenes/blueprint-scene.ts';

const { server, cleo, paul, member, make, makeSound, publishAs } = await blueprintScene();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id reference isTestRun blueprintVersionNumber stages { tasks { id reference name } } permissions { delete } } } }`;
const VERSIONS = `query ($id: ID!) { blueprint(id: $id) { status versions { number } permissions { startTestRun } } }`;

test('starts a test run from a draft, and deletes the test run', async () => {
  const blueprintId = await makeSound();
  const input = (person: typeof cleo, over: object = {}) => ({
    idempotencyKey: crypto.randomUUID(),
    blueprintId,
    name: 'Trial',
    ownerId: person.userId,
    isTestRun: true,
    ...over,
  });
  const once = input(cleo);
  const started = await cleo.graphql(START, { input: once });
  expect(started.errors).toEqual([]);
  const { workflow } = started.data.startWorkflow;
  expect(workflow).toMatchObject({ isTestRun: true, blueprintVersionNumber: 2 });
  expect(workflow.reference).toMatch(/^TEST-\d+$/);
  expect(workflow.stages[0].tasks[0].reference).toBe(`${workflow.reference}.1`);
  expect(workflow.permissions.delete).toBe(true);
  const again = await cleo.graphql(START, { input: once });
  expect(again.data.startWorkflow.workflow.id).toBe(workflow.id);
  // The same draft is stored once and isn't a version of the blueprint.
  expect((await cleo.graphql(START, { input: input(cleo) })).errors).toEqual([]);
  expect((await cleo.graphql(VERSIONS, { id: blueprintId })).data.blueprint).toEqual({
    status: 'DRAFT',
    versions: [],
    permissions: { startTestRun: true },
  });
  expect((await publishAs(paul, blueprintId, 2)).data.publishBlueprint.blueprint).toMatchObject({
    published: { number: 1 },
  });
  expect((await member.graphql(START, { input: input(member) })).codes).toEqual(['Forbidden']);
  const real = await member.graphql(START, { input: input(member, { isTestRun: false }) });
  expect(real.data.startWorkflow.workflow).toMatchObject({
    isTestRun: false,
    blueprintVersionNumber: 1,
  });
  const removed = await cleo.graphql(
    `mutation ($input: WorkflowCommandInput!) { deleteWorkflow(input: $input) { workflow { id } } }`,
    { input: { idempotencyKey: crypto.randomUUID(), workflowId: workflow.id } },
  );
  expect(removed.errors).toEqual([]);
});

test('rejects a draft with errors', async () => {
  const { id } = await make();
  const answer = await cleo.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId: id,
      name: 'Trial',
      ownerId: cleo.userId,
      isTestRun: true,
    },
  });
  expect(answer.codes).toEqual(['CannotShareNonCompliantWorkflowTemplate']);
});
