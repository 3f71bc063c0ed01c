import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { describe, expect, it } from 'vitest';
import { callScene, output } from '../../testing/scenes/call-scene.ts';

const { server, receiver, ada, blueprint, start, tasksOf, settled, valueOf, attempts } =
  await callScene();

describe('an automated task', () => {
  it('stores the response of each of many simultaneous requests once', async () => {
    const { length } = receiver.calls;
    const content = blueprint({ isAtOnce: true });
    const ids = await Promise.all(Array.from({ length: 8 }, () => start(content)));
    await settled();
    expect(receiver.calls).toHaveLength(length + ids.length);
    for (const id of ids) {
      expect(await attempts(id)).toMatchObject([{ attempt: 1, status: 200, is_orphan: false }]);
      expect(await tasksOf(id)).toMatchObject([
        { status: 'COMPLETED' },
        { status: 'PENDING_SUBMISSION' },
      ]);
    }
  });

  it('sends a request, stores the response, and starts the next stage', async () => {
    receiver.answer({ status: 201, body: '{"data":{"id":"42"}}' });
    const before = receiver.calls.length;
    const id = await start(
      blueprint({
        headers: [{ name: 'X-Run', value: '{{workflow.reference}}' }],
        body: {
          kind: 'JSON',
          text: '{"title": "{{task.name}} of {{workflow.name}}", "owner": "{{workflow.owner}}"}',
        },
        outputs: [{ path: 'data.id', instance: output, isRequired: true }],
      }),
    );
    await settled();
    const calls = receiver.calls.slice(before);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/tickets',
      body: '{"title":"Task 1 of Run","owner":"Ada"}',
    });
    expect(calls[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(await tasksOf(id)).toMatchObject([
      { status: 'COMPLETED' },
      { status: 'PENDING_SUBMISSION' },
    ]);
    expect(await valueOf(id)).toBe(42);
    expect(await attempts(id)).toMatchObject([{ attempt: 1, status: 201, failure: null }]);
  });

  it('retries after ten seconds, then after longer waits, with the same key', async () => {
    receiver.answer(
      { status: 503 },
      { status: 429, headers: { 'retry-after': '60' } },
      { status: 200 },
    );
    const before = receiver.calls.length;
    const id = await start(blueprint({}));
    await settled();
    expect(receiver.calls.length - before).toBe(1);
    expect(await tasksOf(id)).toMatchObject([
      { status: 'PENDING_SUBMISSION', hasException: false },
      {},
    ]);
    // Ten seconds plus up to 40% that spreads the retries.
    server.clock.advance(14_001);
    await settled();
    expect(receiver.calls.length - before).toBe(2);
    server.clock.advance(59_000);
    await settled();
    expect(receiver.calls.length - before).toBe(2);
    server.clock.advance(1_001);
    await settled();
    const keys = new Set(
      receiver.calls.slice(before).map(({ headers }) => headers['idempotency-key']),
    );
    expect(keys.size).toBe(1);
    expect(await tasksOf(id)).toMatchObject([{ status: 'COMPLETED' }, {}]);
    expect(await attempts(id)).toMatchObject([{ status: 503 }, { status: 429 }, { status: 200 }]);
  });

  it('waits until the date of a Retry-After header', async () => {
    const at = server.clock.now() + 2 * 3_600_000;
    const date = new Date(at).toUTCString();
    receiver.answer({ status: 503, headers: { 'retry-after': date } }, { status: 200 });
    const before = receiver.calls.length;
    const id = await start(blueprint({}));
    await settled();
    server.clock.advance(7_190_000);
    await settled();
    expect(receiver.calls.length - before).toBe(1);
    server.clock.advance(10_001);
    await settled();
    expect(receiver.calls.length - before).toBe(2);
    expect(await tasksOf(id)).toMatchObject([{ status: 'COMPLETED' }, {}]);
  });

  it('sends and stores all digits of large numbers', async () => {
    const large = '12345678901234567890';
    receiver.answer({ status: 200, body: `{"id":${large}}` });
    const before = receiver.calls.length;
    const content = blueprint({
      method: 'POST',
      body: { kind: 'JSON', text: `{"id": ${large}}` },
      outputs: [{ path: 'id', instance: output, isRequired: true }],
    });
    const [[key, ticket] = []] = Object.entries(content.fields);
    const fields = { [String(key)]: { ...ticket, kind: 'TEXT' } } as BlueprintContent['fields'];
    const id = await start({ ...content, fields });
    await settled();
    expect(receiver.calls[before]?.body).toBe(`{"id":${large}}`);
    expect(await valueOf(id)).toBe(large);
  });

  it.each([
    [{ status: 400 }, 'UNEXPECTED_STATUS'],
    [{ status: 401 }, 'AUTHENTICATION_REFUSED'],
    [{ status: 404 }, 'ADDRESS_NOT_FOUND'],
    [{ status: 200, body: '{}' }, 'OUTPUT_MISSING'],
    [{ status: 200, body: '{"id":"no number"}' }, 'OUTPUT_INVALID'],
    [{ status: 200, body: '<html>' }, 'ANSWER_NOT_READABLE'],
  ])('reports a problem after %j', async (answer, failure) => {
    receiver.answer(answer);
    const id = await start(
      blueprint({ outputs: [{ path: 'id', instance: output, isRequired: true }] }),
    );
    await settled();
    expect(await tasksOf(id)).toMatchObject([
      { displayStatus: 'EXCEPTION', exception: { category: 'AUTOMATION' } },
      {},
    ]);
    expect(await attempts(id)).toMatchObject([{ failure }]);
  });

  it('uses a response that arrives during a pause after the resume', async () => {
    let id = '';
    receiver.answer(async () => {
      await ada.graphql(
        `mutation ($input: WorkflowCommandInput!) { pauseWorkflow(input: $input) { workflow { id } } }`,
        { input: { idempotencyKey: crypto.randomUUID(), workflowId: id, reason: 'Lunch' } },
      );
      return { status: 200 };
    });
    id = await start(blueprint({}));
    await settled();
    expect(await tasksOf(id)).toMatchObject([
      { status: 'PENDING_SUBMISSION', displayStatus: 'PAUSED' },
      {},
    ]);
    await ada.graphql(
      `mutation ($input: WorkflowCommandInput!) { resumeWorkflow(input: $input) { workflow { id } } }`,
      { input: { idempotencyKey: crypto.randomUUID(), workflowId: id } },
    );
    expect(await tasksOf(id)).toMatchObject([
      { status: 'COMPLETED' },
      { status: 'PENDING_SUBMISSION' },
    ]);
  });

  it('ignores a response after the task was skipped', async () => {
    let id = '';
    receiver.answer(async () => {
      const [{ id: taskId }] = await tasksOf(id);
      const { codes } = await ada.graphql(
        `mutation ($input: TaskCommandInput!) { skipTask(input: $input) { task { id } } }`,
        { input: { idempotencyKey: crypto.randomUUID(), taskId, reason: 'Done by phone' } },
      );
      expect(codes).toEqual([]);
      return { status: 500 };
    });
    id = await start(blueprint({}));
    await settled();
    server.clock.advance(3_600_000);
    const before = receiver.calls.length;
    await settled();
    expect(receiver.calls.length).toBe(before);
    expect(await tasksOf(id)).toMatchObject([
      { status: 'INACTIVE' },
      { status: 'PENDING_SUBMISSION' },
    ]);
    expect(await attempts(id)).toMatchObject([{ status: 500, is_orphan: true }]);
  });
});
