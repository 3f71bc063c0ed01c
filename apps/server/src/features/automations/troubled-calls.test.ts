import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callScene } from '../../testing/scenes/call-scene.ts';
import type { TestPerson } from '../../testing/test-server.ts';

const { server, receiver, ada, blueprint, start, tasksOf, settled } = await callScene();
const { tenantId } = ada;
const ines = await server.createPerson({
  tenantId,
  name: 'Ines',
  systemRoles: ['INTEGRATION_ADMIN'],
});

const migration = join(import.meta.dirname, '../../../migrations/0310_held_calls.sql');

const LIST = `query ($first: Int!, $after: String, $state: CallTrouble) {
  troubledCalls(first: $first, after: $after, state: $state) { pageInfo { hasNextPage endCursor } edges { node {
    taskId taskName workflowId workflowName mayReadWorkflow state failure status attempts retryRefusal { code } } } } }`;
const listed = async (variables: object = {}, who: TestPerson = ines) => {
  const { data, codes } = await who.graphql(LIST, { first: 10, ...variables });
  expect(codes).toEqual([]);
  return data.troubledCalls as {
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { node: { taskId: string; workflowId: string; state: string } }[];
  };
};
const nodes = async (variables: object = {}) =>
  (await listed(variables)).edges.map(({ node }) => node);
const command = (name: string, workflowId: string, reason: string) =>
  ada.graphql(
    `mutation ($input: WorkflowCommandInput!) { ${name}(input: $input) { workflow { id } } }`,
    { input: { idempotencyKey: crypto.randomUUID(), workflowId, reason } },
  );

describe('requests that need attention', () => {
  it('are listed for integration admins until a retry succeeds', async () => {
    receiver.answer({ status: 400 });
    const failed = await start(blueprint({}));
    await settled();
    receiver.answer({ status: 503 });
    const retrying = await start(blueprint({}));
    await settled();
    expect(await nodes()).toMatchObject([
      {
        workflowId: retrying,
        state: 'RETRYING',
        failure: 'SERVER_FAILED',
        status: 503,
        attempts: 1,
      },
      {
        workflowId: failed,
        workflowName: 'Run',
        mayReadWorkflow: false,
        state: 'FAILED',
        failure: 'UNEXPECTED_STATUS',
        status: 400,
        retryRefusal: null,
      },
    ]);
    expect(await nodes({ state: 'FAILED' })).toMatchObject([{ workflowId: failed }]);
    const { edges: owned } = await listed({}, ada);
    expect(owned).toMatchObject([
      { node: { mayReadWorkflow: true } },
      { node: { mayReadWorkflow: true } },
    ]);
    const first = await listed({ first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const { edges } = await listed({ first: 1, after: first.pageInfo.endCursor });
    expect(edges).toMatchObject([{ node: { workflowId: failed } }]);

    receiver.answer({ status: 200 });
    const [{ id: taskId }] = await tasksOf(failed);
    const retry = `mutation ($input: RetryAutomationInput!) { retryAutomation(input: $input) { task { id } } }`;
    const input = { idempotencyKey: crypto.randomUUID(), taskId };
    expect((await ines.graphql(retry, { input })).codes).toEqual([]);
    await settled();
    expect(await nodes()).toMatchObject([{ workflowId: retrying }]);
  });

  it('are shown as paused with the workflow, and leave the list with it', async () => {
    receiver.answer({ status: 400 });
    const id = await start(blueprint({}));
    await settled();
    const mine = async () => (await nodes()).filter(({ workflowId }) => workflowId === id);
    expect((await command('pauseWorkflow', id, 'A holiday')).codes).toEqual([]);
    expect(await mine()).toMatchObject([{ state: 'FAILED', retryRefusal: { code: 'TaskFrozen' } }]);
    expect((await command('endWorkflow', id, 'Not needed')).codes).toEqual([]);
    expect(await mine()).toEqual([]);
  });

  it('include requests that failed before an upgrade added the list', async () => {
    receiver.answer({ status: 503 });
    const ids = [
      await start(blueprint({})),
      await start(blueprint({})),
      await start(blueprint({})),
    ];
    await settled();
    const [expired, reported, retrying] = ids;
    const { rows } = server.database;
    await rows(
      `UPDATE task SET expiration_status = 'EXPIRED' WHERE type = 'AUTOMATION' AND workflow_id = $1`,
      [expired],
    );
    await rows(
      `UPDATE task SET marks = marks || '{"exception": {"category": "BLOCKED", "text": "", "reportedBy": null, "at": 0}}'
        WHERE type = 'AUTOMATION' AND workflow_id = $1`,
      [reported],
    );
    await rows('DELETE FROM troubled_call WHERE workflow_id = $1', [reported]);
    await rows(await readFile(migration, 'utf8'));
    const states = await rows(
      'SELECT workflow_id AS id, state FROM troubled_call WHERE workflow_id = ANY ($1)',
      [ids],
    );
    expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [expired, 'HELD'],
        [reported, 'HELD'],
        [retrying, 'RETRYING'],
      ]),
    );
  });

  it('are hidden from other people and workspaces', async () => {
    const ben = await server.createPerson({ tenantId, name: 'Ben' });
    expect((await ben.graphql(LIST, { first: 10 })).codes).toEqual(['Forbidden']);
    const other = await server.createTenant('Other');
    const olga = await server.createPerson({ tenantId: other, name: 'Olga', isAdmin: true });
    expect((await listed({}, olga)).edges).toEqual([]);
  });
});
