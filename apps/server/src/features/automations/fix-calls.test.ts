import { describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { callScene, output } from '../../testing/scenes/call-scene.ts';

const { server, receiver, ada, blueprint, start, tasksOf, settled, valueOf, attempts } =
  await callScene();

describe('a failed request', () => {
  it('can be retried, changed, completed, or skipped by the owner', async () => {
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
    // A retry after a lost response.
    await ada.graphql(retry, { input });
    await settled();
    expect(receiver.calls.length - before).toBe(1);

    const seen = await ada.graphql(
      `query ($id: ID!) { task(id: $id) { permissions { retryAutomation editAutomation completeAutomation complete }
         automation { failure attempts maxAttempts settings templateFields { name } outputs { name kind isRequired }
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

    // The changed request is sent and stays on the task.
    receiver.answer({ status: 422 });
    const automation = {
      method: 'PUT',
      url: `${receiver.url}/changed`,
      headers: [],
      query: [],
      body: { kind: 'NONE' },
      expectedStatuses: ['200'],
      outputs: [{ path: 'id', instance: output, isRequired: true }],
    };
    const edited = { idempotencyKey: crypto.randomUUID(), taskId, automation };
    expect((await ada.graphql(retry, { input: edited })).codes).toEqual([]);
    await settled();
    expect(receiver.calls.at(-1)).toMatchObject({ method: 'PUT', url: '/changed' });
    const { data } = await ada.graphql(
      `query ($id: ID!) { task(id: $id) { auditHistory(first: 50) { edges { node {
         fields { fieldName valueBefore valueAfter } } } } } }`,
      { id: taskId },
    );
    const { edges } = data.task.auditHistory;
    const told = edges.flatMap(({ node }: { node: { fields: object[] } }) => node.fields);
    const request = { fieldName: 'AutomationRequest', valueAfter: [`PUT ${receiver.url}/changed`] };
    const was = [`POST ${receiver.url}/tickets`];
    expect(told).toContainEqual({ ...request, valueBefore: was });
    expect(told).toContainEqual({ ...request, valueBefore: [], valueAfter: was });
    const answer = ['422', 'UNEXPECTED_STATUS'];
    expect(told).toContainEqual({
      fieldName: 'AutomationResponse',
      valueBefore: [],
      valueAfter: answer,
    });

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

  it('keeps typed values as drafts if the manual completion is undone', async () => {
    receiver.answer({ status: 400 });
    const id = await start(
      blueprint({ maxAttempts: 1, outputs: [{ path: 'id', instance: output, isRequired: true }] }),
    );
    await settled();
    const [{ id: taskId }] = await tasksOf(id);
    const key = crypto.randomUUID();
    await ada.graphql(
      `mutation ($input: CompleteAutomationInput!) { completeAutomation(input: $input) { task { id } } }`,
      {
        input: {
          ...{ taskId, reason: 'Filed by phone', idempotencyKey: key },
          values: [{ instance: output, value: 7 }],
        },
      },
    );
    expect(await valueOf(id)).toBe(7);
    const undone = await ada.graphql(
      `mutation ($input: UndoCommandInput!) { undoCommand(input: $input) { workflow { id } } }`,
      { input: { idempotencyKey: crypto.randomUUID(), taskId, undoneKey: key } },
    );
    expect(undone.codes).toEqual([]);
    const { data } = await ada.graphql(
      'query ($id: ID!) { task(id: $id) { status form { value } formByHand { value } } }',
      { id: taskId },
    );
    expect(data.task).toMatchObject({
      status: 'PENDING_SUBMISSION',
      formByHand: [{ value: 7 }],
    });
    expect(data.task.form).not.toContainEqual({ value: 7 });
  });

  it('shows the values of secrets nowhere', async () => {
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

  it('lets admins add, replace, and remove secrets', async () => {
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

  it('can be tested by admins', async () => {
    receiver.answer({ status: 200, body: '{"id": 5}' });
    const content = blueprint({});
    const blueprintId = await publishedBlueprint(server, ada, content);
    const automation = {
      method: 'GET',
      url: `${receiver.url}/x/{{field:${output}}}`,
      headers: [],
      query: [{ name: 'q', value: '{{field:${output}}} & more' }],
      body: { kind: 'NONE' },
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

  it('rejects private addresses', async () => {
    const id = await start(blueprint({ url: 'http://10.0.0.1/' }));
    await settled();
    expect(await attempts(id)).toMatchObject([{ failure: 'ADDRESS_REFUSED' }]);
  });

  it('shows previews of a retry, a manual completion, and an end', async () => {
    receiver.answer({ status: 400 });
    const id = await start(
      blueprint({ outputs: [{ path: 'id', instance: output, isRequired: true }] }),
    );
    await settled();
    const [{ id: taskId }, { id: next }] = await tasksOf(id);
    const before = receiver.calls.length;
    const ask = async (command: string, more: object = {}) => {
      const { data, codes } = await ada.graphql(
        `query ($input: PreviewInput!) { previewCommand(input: $input) {
           workflow { to } tasks { effect task { id } } } }`,
        { input: { command, workflowId: id, taskId, ...more } },
      );
      return codes.length > 0 ? codes : data.previewCommand;
    };
    const task = { id: taskId };
    expect(await ask('RETRY_AUTOMATION')).toMatchObject({ tasks: [{ effect: 'RESOLVED', task }] });
    const byHand = { values: [{ instance: output, value: 7 }] };
    expect(await ask('COMPLETE_AUTOMATION', byHand)).toMatchObject({
      tasks: [
        { effect: 'COMPLETED', task },
        { effect: 'STARTS', task: { id: next } },
      ],
    });
    expect(await ask('COMPLETE_AUTOMATION')).toEqual(['Required']);
    expect(await ask('END', { taskId: null })).toMatchObject({
      workflow: { to: 'ENDED' },
      tasks: [{ effect: 'HELD', task }],
    });
    await settled();
    expect(receiver.calls.length).toBe(before);
    expect(await tasksOf(id)).toMatchObject([{ hasException: true }, { status: 'INACTIVE' }]);
  });
});
