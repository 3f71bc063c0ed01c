import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const COMPLETE = `mutation ($input: TaskCommandInput!) {
  completeTask(input: $input) { task { id name status } } }`;
const SKIP = `mutation ($input: TaskCommandInput!) { skipTask(input: $input) { task { id name } } }`;
const PAUSE = `mutation ($input: WorkflowCommandInput!) {
  pauseWorkflow(input: $input) { workflow { id name } } }`;
const START = `mutation ($input: StartWorkflowInput!) {
  startWorkflow(input: $input) { workflow { id stages { tasks { id } } } } }`;

const newKey = () => crypto.randomUUID();
const tenantId = await server.createTenant('Acme');
const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
const zoe = await server.createPerson({ tenantId, name: 'Zoe', accessLevel: 'EXTERNAL' });
const task = (person: TestPerson) => ({ assignees: [asId<PartyId>(person.userId)] });

const startFrom = (blueprintId: string, idempotencyKey = newKey()) =>
  ada.graphql(START, {
    input: { idempotencyKey, blueprintId, name: 'Secret project', ownerId: ada.userId },
  });
const published = (...people: readonly TestPerson[]) =>
  publishedBlueprint(server, ada, buildBlueprint({ tasks: people.map(task) }));

test('rejects an idempotency key that was used for another command', async () => {
  const { data } = await startFrom(await published(zoe, ada, zoe));
  const { id: workflowId, stages } = data.startWorkflow.workflow;
  const [own, secret, next] = stages[0].tasks.map(({ id }: { id: string }) => id);
  const idempotencyKey = newKey();
  const ask = (mutation: string, input: object) =>
    zoe.graphql(mutation, { input: { idempotencyKey, reason: 'Why not', ...input } });

  const done = { task: { id: own, name: 'Task 1', status: 'COMPLETED' } };
  expect((await ask(COMPLETE, { taskId: own })).data.completeTask).toEqual(done);
  expect((await ask(COMPLETE, { taskId: own })).data.completeTask).toEqual(done);
  for (const [mutation, input] of [
    [COMPLETE, { taskId: secret }],
    [COMPLETE, { taskId: next }],
    [SKIP, { taskId: own }],
    [PAUSE, { workflowId }],
  ] as const) {
    const { codes, data: answered } = await ask(mutation, input);
    expect(codes).toEqual(['RequestInvalid']);
    expect(JSON.stringify(answered ?? null)).not.toContain('name');
  }
});

test('repeats the result for a limited time after the sender lost access', async () => {
  const { data } = await startFrom(await published(zoe));
  const [{ id: taskId }] = data.startWorkflow.workflow.stages[0].tasks;
  const input = { idempotencyKey: newKey(), taskId, toId: ada.userId, comment: 'Yours' };
  const handOver = () =>
    zoe.graphql(
      `mutation ($input: DelegateTaskInput!) { delegateTask(input: $input) { task { id } } }`,
      { input },
    );
  expect((await handOver()).data.delegateTask).toEqual({ task: { id: taskId } });
  expect((await handOver()).data.delegateTask).toEqual({ task: { id: taskId } });
  server.clock.advance(11 * 60_000);
  expect((await handOver()).codes).toEqual(['NotFound']);
});

test('repeats a start only for the same blueprint', async () => {
  const [first, second] = [await published(ada), await published(ada)];
  const key = newKey();
  const { data } = await startFrom(first, key);
  expect((await startFrom(first, key)).data).toEqual(data);
  expect((await startFrom(second, key)).codes).toEqual(['RequestInvalid']);
});
