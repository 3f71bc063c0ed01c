import { fieldDefaults } from '@baton/domain/field/complete-field';
import { newAutomation, type Automation } from '@baton/domain/automation/automation';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit';
import { asId, type FieldKey, type InstanceKey, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { startCallReceiver } from '../../testing/call-receiver.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { startCallRunner, type CallRunner } from './call-runner.ts';

const server = await createTestServer();
const receiver = await startCallReceiver();
const { services } = server.composition;
let ada: TestPerson;
let runner: CallRunner;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  runner = startCallRunner({ services, log: createLog('silent', 'test') });
});
afterEach(() => receiver.answer({ status: 200 }));
afterAll(async () => {
  await runner.stop();
  receiver.close();
  await server.close();
});

const field = asId<FieldKey>('f0000000-0000-4000-8000-000000000001');
const output = asId<InstanceKey>('10000000-0000-4000-8000-000000000001');

/** One automated task, and one that waits for it. */
const blueprint = (automation: Partial<Automation>): BlueprintContent => {
  const assignees = [asId<PartyId>(ada.userId)];
  const content = buildBlueprint({ tasks: [{ assignees }] }, { tasks: [{ assignees }] });
  const fields = {
    [field]: { ...fieldDefaults, key: field, name: 'Ticket', kind: 'NUMBER' },
  };
  return updateTask({ ...content, fields } as BlueprintContent, taskKey(1), {
    type: 'AUTOMATION',
    automation: { ...newAutomation, url: `${receiver.url}/tickets`, ...automation },
    fields: [
      {
        key: output,
        field,
        inputType: 'HIDDEN',
        source: null,
        value: null,
        item: null,
        required: false,
      },
    ],
  });
};

const start = async (content: BlueprintContent) => {
  const { data, codes } = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`,
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        blueprintId: await publishedBlueprint(server, ada, content),
        name: 'Run',
        ownerId: ada.userId,
      },
    },
  );
  expect(codes).toEqual([]);
  return String(data.startWorkflow.workflow.id);
};

const tasksOf = async (workflowId: string) => {
  const { data } = await ada.graphql(
    `query ($id: ID!) { workflow(id: $id) { stages { status tasks { id version status hasException displayStatus exception { category } } } } }`,
    { id: workflowId },
  );
  return data.workflow.stages.flatMap((stage: { tasks: unknown[] }) => stage.tasks);
};

const settled = async () => {
  runner.wake();
  await runner.idle();
};

const valueOf = async (workflowId: string) => {
  const [row] = await server.database.rows<{ committed: unknown }>(
    'SELECT committed FROM field_value WHERE workflow_id = $1 AND key = $2',
    [workflowId, output],
  );
  return row?.committed;
};

const attempts = (workflowId: string) =>
  server.database.rows(
    `SELECT a.attempt, a.status, a.failure, a.is_orphan FROM automation_attempt a
       JOIN task t ON t.tenant_id = a.tenant_id AND t.id = a.task_id
      WHERE t.workflow_id = $1 ORDER BY a.call_group, a.attempt`,
    [workflowId],
  );

describe('an automated task', () => {
  it('is recorded once each where many answers come together', async () => {
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

  it('calls, writes down what came back, and the next stage starts', async () => {
    receiver.answer({ status: 201, body: '{"data":{"id":"42"}}' });
    const before = receiver.calls.length;
    const id = await start(
      blueprint({
        headers: [{ name: 'X-Run', value: '{{workflow.reference}}' }],
        body: { kind: 'JSON', text: '{"title": "{{task.name}} of {{workflow.name}}"}' },
        outputs: [{ path: 'data.id', instance: output, isRequired: true }],
      }),
    );
    await settled();
    const calls = receiver.calls.slice(before);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/tickets',
      body: '{"title":"Task 1 of Run"}',
    });
    expect(calls[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(await tasksOf(id)).toMatchObject([
      { status: 'COMPLETED' },
      { status: 'PENDING_SUBMISSION' },
    ]);
    expect(await valueOf(id)).toBe(42);
    expect(await attempts(id)).toMatchObject([{ attempt: 1, status: 201, failure: null }]);
  });

  it('is tried again after ten seconds, then later, with the same key', async () => {
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
    server.clock.advance(12_001);
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

  it.each([
    [{ status: 400 }, 'UNEXPECTED_STATUS'],
    [{ status: 401 }, 'AUTHENTICATION_REFUSED'],
    [{ status: 404 }, 'ADDRESS_NOT_FOUND'],
    [{ status: 200, body: '{}' }, 'OUTPUT_MISSING'],
    [{ status: 200, body: '{"id":"no number"}' }, 'OUTPUT_INVALID'],
    [{ status: 200, body: '<html>' }, 'ANSWER_NOT_READABLE'],
  ])('asks for a decision after %j', async (answer, failure) => {
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

  it('keeps to the end of a pause what came back meanwhile', async () => {
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

  it('counts nothing that comes after the task was skipped', async () => {
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

  it('is tried again, changed, completed by hand or skipped by those who lead', async () => {
    receiver.answer({ status: 400 });
    const id = await start(
      blueprint({ outputs: [{ path: 'id', instance: output, isRequired: true }] }),
    );
    await settled();
    const [{ id: taskId }] = await tasksOf(id);
    const ben = await server.createPerson({ tenantId: ada.tenantId, name: 'Ben' });
    const retry = `mutation ($input: RetryAutomationInput!) { retryAutomation(input: $input) { task { hasException } } }`;
    const input = { idempotencyKey: crypto.randomUUID(), taskId };
    expect((await ben.graphql(retry, { input })).codes).toEqual(['NotFound']);
    receiver.answer({ status: 409 });
    const before = receiver.calls.length;
    await ada.graphql(retry, { input });
    await settled();
    // The same intention once more, as when the answer got lost.
    await ada.graphql(retry, { input });
    await settled();
    expect(receiver.calls.length - before).toBe(1);

    const seen = await ada.graphql(
      `query ($id: ID!) { task(id: $id) { permissions { retryAutomation editAutomation completeAutomation complete }
         automation { failure attempts maxAttempts settings { url } templateFields { name } outputs { name kind isRequired }
           calls { request { method url headers { name } } attempts { number status failure isOrphan } } } } }`,
      { id: taskId },
    );
    expect(seen.codes).toEqual([]);
    expect(seen.data.task.permissions).toEqual({
      retryAutomation: true,
      editAutomation: true,
      completeAutomation: true,
      complete: false,
    });
    expect(seen.data.task.automation).toMatchObject({
      failure: 'UNEXPECTED_STATUS',
      templateFields: [{ name: 'Ticket' }],
      outputs: [{ name: 'Ticket', kind: 'NUMBER', isRequired: true }],
      calls: [{ attempts: [{ status: 409 }] }, { attempts: [{ status: 400 }] }],
    });

    // Changed before it is called again: what is sent is the new call, and the task keeps it.
    receiver.answer({ status: 422 });
    const automation = {
      method: 'PUT',
      url: `${receiver.url}/changed`,
      headers: [],
      query: [],
      bodyKind: 'NONE',
      expectedStatuses: ['200'],
      outputs: [{ path: 'id', instance: output, isRequired: true }],
    };
    const edited = { idempotencyKey: crypto.randomUUID(), taskId, automation };
    expect((await ada.graphql(retry, { input: edited })).codes).toEqual([]);
    await settled();
    expect(receiver.calls.at(-1)).toMatchObject({ method: 'PUT', url: '/changed' });

    const complete = `mutation ($input: CompleteAutomationInput!) { completeAutomation(input: $input) { task { status } } }`;
    const byHand = { taskId, reason: 'Filed by phone' };
    const without = { ...byHand, idempotencyKey: crypto.randomUUID(), values: [] };
    expect((await ada.graphql(complete, { input: without })).codes).toEqual(['Required']);
    const values = [{ instance: output, value: 7 }];
    const done = { ...byHand, idempotencyKey: crypto.randomUUID(), values };
    expect((await ada.graphql(complete, { input: done })).codes).toEqual([]);
    expect(await valueOf(id)).toBe(7);
    expect(await tasksOf(id)).toMatchObject([
      { status: 'COMPLETED' },
      { status: 'PENDING_SUBMISSION' },
    ]);
  });

  it('carries secrets that are shown nowhere', async () => {
    const save = `mutation ($input: SaveSecretInput!) { saveSecret(input: $input) { name } }`;
    const secret = 'hush-"quoted"-canary';
    const ben = await server.createPerson({ tenantId: ada.tenantId, name: 'Ben' });
    const input = { name: 'TOKEN', value: secret };
    expect((await ben.graphql(save, { input })).codes).toEqual(['Forbidden']);
    expect((await ada.graphql(save, { input })).data.saveSecret).toEqual([{ name: 'TOKEN' }]);
    receiver.answer((call) =>
      Promise.resolve({
        status: 500,
        body: `refused ${call.headers.authorization ?? ''} ${call.body}`,
      }),
    );
    const id = await start(
      blueprint({
        maxAttempts: 1,
        headers: [{ name: 'Authorization', value: 'Bearer {{secret:TOKEN}}' }],
        body: { kind: 'JSON', text: '{"key":"{{secret:TOKEN}}"}' },
      }),
    );
    await settled();
    const call = receiver.calls.at(-1);
    expect(call?.headers.authorization).toBe(`Bearer ${secret}`);
    expect(JSON.parse(call?.body ?? '')).toEqual({ key: secret });
    const [{ id: taskId }] = await tasksOf(id);
    const { response } = await ada.graphql(
      `query ($id: ID!) { task(id: $id) { automation { calls { request { headers { name value } body }
         attempts { body } } } } }`,
      { id: taskId },
    );
    expect(response.body).toContain('Bearer {{secret:TOKEN}}');
    expect(response.body).not.toContain('canary');
    const [used] = (
      await ada.graphql('{ secrets { name updatedBy { name } blueprints { name } openTasks } }')
    ).data.secrets;
    expect(used).toMatchObject({ name: 'TOKEN', updatedBy: { name: 'Ada' }, openTasks: 1 });
    expect(used.blueprints).toHaveLength(1);
    const dump = await server.database.rows(
      `SELECT c.request::text, a.body, encode(s.sealed, 'escape') sealed FROM automation_call c
         JOIN automation_attempt a USING (tenant_id, task_id, call_group), secret s`,
    );
    expect(JSON.stringify(dump)).not.toContain('canary');
  });

  it('has secrets that are added once, replaced and removed by administrators', async () => {
    const save = `mutation ($input: SaveSecretInput!) { saveSecret(input: $input) { name } }`;
    const remove = `mutation ($input: RemoveSecretInput!) { removeSecret(input: $input) { name } }`;
    const add = { name: 'ONCE', value: 'first', isNew: true };
    expect((await ada.graphql(save, { input: add })).codes).toEqual([]);
    expect((await ada.graphql(save, { input: add })).codes).toEqual(['NameConflict']);
    const replace = { name: 'ONCE', value: 'second' };
    expect((await ada.graphql(save, { input: replace })).codes).toEqual([]);
    const odd = { name: 'no name', value: '', isNew: true };
    expect((await ada.graphql(save, { input: odd })).response.body).toContain('InvalidSecretName');
    const ben = await server.createPerson({ tenantId: ada.tenantId, name: 'Ben' });
    const input = { name: 'ONCE' };
    expect((await ben.graphql(remove, { input })).codes).toEqual(['Forbidden']);
    expect((await ben.graphql('{ secrets { name } }')).codes).toEqual(['Forbidden']);
    expect((await ada.graphql(remove, { input })).codes).toEqual([]);
    expect((await ada.graphql(remove, { input })).codes).toEqual(['NotFound']);
  });

  it('is tried out by administrators, through the same door', async () => {
    receiver.answer({ status: 200, body: '{"id": 5}' });
    const content = blueprint({});
    const blueprintId = await publishedBlueprint(server, ada, content);
    const automation = {
      method: 'GET',
      url: `${receiver.url}/x/{{field:${output}}}`,
      headers: [],
      query: [{ name: 'q', value: '{{field:${output}}} & more' }],
      bodyKind: 'NONE',
      expectedStatuses: ['200'],
      outputs: [{ path: 'id', instance: output, isRequired: true }],
    };
    const test = `mutation ($input: TestAutomationInput!) { testAutomation(input: $input) {
      request { url } status failure body } }`;
    const values = [{ instance: output, value: 12 }];
    const { data, codes } = await ada.graphql(test, { input: { blueprintId, automation, values } });
    expect(codes).toEqual([]);
    expect(data.testAutomation).toMatchObject({ status: 200, failure: null, body: '{"id": 5}' });
    expect(receiver.calls.at(-1)?.url).toMatch(/^\/x\/12\?q=/);
    const ben = await server.createPerson({
      tenantId: ada.tenantId,
      name: 'Ben',
      systemRoles: ['CREATOR'],
    });
    const refused = await ben.graphql(test, { input: { blueprintId, automation, values } });
    expect(refused.codes).toEqual(['AutomationNeedsAdmin']);
  });

  it('calls no address of the own network', async () => {
    const id = await start(blueprint({ url: 'http://10.0.0.1/' }));
    await settled();
    expect(await attempts(id)).toMatchObject([{ failure: 'ADDRESS_REFUSED' }]);
  });
});
