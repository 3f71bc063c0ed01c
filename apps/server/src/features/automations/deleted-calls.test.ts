import { expect, it } from 'vitest';
import { callScene } from '../../testing/scenes/call-scene.ts';

const { server, receiver, ada, blueprint, start, tasksOf, settled, attempts } = await callScene();

const give = async (mutation: 'deleteWorkflow' | 'restoreWorkflow', workflowId: string) => {
  const { codes } = await ada.graphql(
    `mutation ($input: WorkflowCommandInput!) { ${mutation}(input: $input) { workflow { id } } }`,
    { input: { idempotencyKey: crypto.randomUUID(), workflowId } },
  );
  expect(codes).toEqual([]);
};

it('sends requests of a deleted workflow only after it is restored', async () => {
  receiver.answer({ status: 503 }, { status: 200 });
  const before = receiver.calls.length;
  const id = await start(blueprint({}));
  await settled();
  await give('deleteWorkflow', id);
  for (let looks = 0; looks < 3; looks += 1) {
    server.clock.advance(60_000);
    await settled();
  }
  expect(receiver.calls.length - before).toBe(1);
  await give('restoreWorkflow', id);
  await settled();
  const calls = receiver.calls.slice(before);
  expect(calls).toHaveLength(2);
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(await tasksOf(id)).toMatchObject([{ status: 'COMPLETED' }, {}]);
  expect(await attempts(id)).toMatchObject([{ status: 503 }, { status: 200, is_orphan: false }]);
});

it('uses a response that arrives after a deletion when restored', async () => {
  let id = '';
  receiver.answer(async () => {
    await give('deleteWorkflow', id);
    return { status: 200 };
  });
  const before = receiver.calls.length;
  id = await start(blueprint({}));
  await settled();
  server.clock.advance(120_000);
  await settled();
  expect(receiver.calls.length - before).toBe(1);
  expect(await attempts(id)).toMatchObject([{ attempt: 1, status: 200, is_orphan: false }]);
  await give('restoreWorkflow', id);
  await settled();
  expect(receiver.calls.length - before).toBe(1);
  expect(await tasksOf(id)).toMatchObject([
    { status: 'COMPLETED' },
    { status: 'PENDING_SUBMISSION' },
  ]);
});
