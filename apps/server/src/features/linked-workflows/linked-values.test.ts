import { fieldDefaults } from '@baton/domain/field/complete-field';
import { newLinkRule, type LinkRule } from '@baton/domain/blueprint/link-rule';
import { asId, type BlueprintId, type PartyId } from '@baton/domain/core/ids';
import { renameBlueprint } from '@baton/domain/blueprint/edit/edit';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { fieldKey, instanceKey } from '@baton/fixtures/builders/fields';
import { afterAll, expect, test } from 'vitest';
import { COMPLETE_WITH, idsOf, linkedScene } from '../../testing/scenes/linked-scene.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { workOffMessages } from '../../testing/background/work-off-messages.ts';

const { server, key, ada, ben, startFrom, childOf, parentOf, command } = await linkedScene();
afterAll(server.close);

/**
 * Returns a blueprint that starts a linked workflow for each line of a value and stores their
 * results.
 */
const splitBlueprint = async (over: Partial<LinkRule> = {}, hasSuccessor = false) => {
  const field = (n: number, name: string) => ({
    ...fieldDefaults,
    key: fieldKey(n),
    name,
    kind: 'TEXT' as const,
  });
  const place = (n: number, of: number, inputType: 'REQUESTED' | 'HIDDEN') => ({
    key: instanceKey(n),
    field: fieldKey(of),
    inputType,
    source: null,
    value: null,
    item: null,
    required: false,
  });
  const inner = {
    ...renameBlueprint(
      buildBlueprint({
        tasks: [{ assignees: [asId<PartyId>(ben.userId)], fields: [place(2, 2, 'REQUESTED')] }],
      }),
      'Cut',
    ),
    fields: { [fieldKey(1)]: field(1, 'Tag'), [fieldKey(2)]: field(2, 'Outcome') },
    intake: [place(1, 1, 'REQUESTED')],
  };
  const blueprint = asId<BlueprintId>(await publishedBlueprint(server, ada, inner));
  const link: LinkRule = {
    ...newLinkRule,
    blueprint,
    split: { kind: 'FIELD', instance: instanceKey(10) },
    inputs: [{ from: null, column: null, to: instanceKey(1) }],
    outputs: [{ from: instanceKey(2), to: instanceKey(11) }],
    ...over,
  };
  const returned = place(11, 5, hasSuccessor ? 'REQUESTED' : 'HIDDEN');
  const successor = {
    assignees: [asId<PartyId>(ben.userId)],
    trigger: { afterTasks: [taskKey(1)], notBefore: null },
    fields: [
      { ...place(12, 5, 'REQUESTED'), inputType: 'INHERITED' as const, source: instanceKey(11) },
    ],
  };
  const outer = {
    ...buildBlueprint({
      tasks: [
        { type: 'LINKED_WORKFLOW', assignees: [], link, fields: [returned] },
        ...(hasSuccessor ? [successor] : []),
      ],
    }),
    fields: { [fieldKey(4)]: field(4, 'Tags'), [fieldKey(5)]: field(5, 'Outcomes') },
    intake: [place(10, 4, 'REQUESTED')],
  };
  return publishedBlueprint(server, ada, outer);
};

const startSplit = async (lines: string) =>
  startFrom(await splitBlueprint(), [{ instance: instanceKey(10), value: lines }]);

/** Starts a workflow whose linked workflow gets no intake values. */
const startUnanswered = async () =>
  startFrom(await splitBlueprint({ split: null, inputs: [] }), [
    { instance: instanceKey(10), value: 'x' },
  ]);

const committedAt = async (id: string, n: number): Promise<unknown> => {
  const [row] = await server.database.rows<{ committed: unknown }>(
    `SELECT committed FROM field_value WHERE workflow_id = $1 AND key = $2`,
    [id, instanceKey(n)],
  );
  return row?.committed;
};

test('fills linked workflows with values, and gets one line from each', async () => {
  const id = await startSplit('alpha\n\nbeta');
  const FORM = `query ($id: ID!) { workflow(id: $id) { name stages { tasks { id linkedWorkflows { value workflow { id } } } } } }`;
  const [task] = (await ada.graphql(FORM, { id })).data.workflow.stages[0].tasks;
  expect(task.linkedWorkflows.map(({ value }: { value: string }) => value)).toEqual([
    'alpha',
    'beta',
  ]);
  for (const { value, workflow } of task.linkedWorkflows) {
    const [work] = (await childOf(workflow.id)).stages[0].tasks;
    const input = { idempotencyKey: key(), taskId: work.id };
    const values = [{ instance: instanceKey(2), value: `${value} is cut` }];
    expect((await ben.graphql(COMPLETE_WITH, { input, values })).codes).toEqual([]);
    await workOffMessages(server);
  }
  expect(await committedAt(id, 11)).toBe('alpha is cut\nbeta is cut');
});

test("shows returned values in the next task and the workflow's data", async () => {
  const id = await startFrom(await splitBlueprint({}, true), [
    { instance: instanceKey(10), value: 'alpha' },
  ]);
  const [linked = ''] = idsOf((await parentOf(id)).task);
  const [work] = (await childOf(linked)).stages[0].tasks;
  const input = { idempotencyKey: key(), taskId: work.id };
  await ben.graphql(COMPLETE_WITH, {
    input,
    values: [{ instance: instanceKey(2), value: 'alpha is cut' }],
  });
  await workOffMessages(server);
  const READ = `query ($id: ID!) { workflow(id: $id) {
    data { field { instance value } } stages { tasks { form { instance value } } } } }`;
  const { workflow } = (await ada.graphql(READ, { id })).data;
  const value = 'alpha is cut';
  expect(workflow.data).toContainEqual({ field: { instance: instanceKey(11), value } });
  expect(workflow.stages[0].tasks).toEqual([
    { form: [{ instance: instanceKey(11), value }] },
    { form: [{ instance: instanceKey(12), value }] },
  ]);
});

test('keeps values of a person who completes the task manually', async () => {
  const id = await startSplit('alpha');
  const { task } = await parentOf(id);
  const BY_HAND = `query ($id: ID!) { task(id: $id) { formByHand { instance name isMandatory } } }`;
  const form = async (who: typeof ada) => (await who.graphql(BY_HAND, { id: task.id })).data.task;
  expect((await form(ada)).formByHand).toEqual([]);
  expect(await command('endWorkflow', idsOf(task)[0] ?? '')).toEqual([]);
  expect((await form(ada)).formByHand).toEqual([
    { instance: instanceKey(11), name: 'Outcomes', isMandatory: false },
  ]);
  const COMPLETE = `mutation ($input: CompleteLinkedInput!) {
    completeLinkedTask(input: $input) { task { status } } }`;
  const complete = async (instance: string, value: unknown) =>
    ada.graphql(COMPLETE, {
      input: {
        idempotencyKey: key(),
        taskId: task.id,
        values: [{ instance, value }],
        reason: 'Cut by hand',
      },
    });
  expect((await complete(instanceKey(10), 'x')).codes).toEqual(['UnknownReference']);
  expect((await complete(instanceKey(11), 5)).codes).toEqual(['WrongValueType']);
  const done = await complete(instanceKey(11), 'alpha is cut');
  expect(done.data.completeLinkedTask.task.status).toBe('COMPLETED');
  expect(await committedAt(id, 11)).toBe('alpha is cut');
});

test('creates a linked workflow with missing values, to start later', async () => {
  const id = await startUnanswered();
  const { task } = await parentOf(id);
  expect(task).toMatchObject({
    exception: { category: 'LINKED_WORKFLOW', text: 'MISSING_REQUIRED' },
    linkedWorkflows: [{ state: 'NOT_STARTED', problem: 'MISSING_REQUIRED' }],
  });
  const [made = ''] = idsOf(task);
  const FORM = `query ($id: ID!) { workflow(id: $id) { scheduleStatus permissions { start }
    startForm { instance isMandatory value } } }`;
  expect((await ada.graphql(FORM, { id: made })).data.workflow).toEqual({
    scheduleStatus: 'NOT_STARTED',
    permissions: { start: true },
    startForm: [{ instance: instanceKey(1), isMandatory: true, value: null }],
  });
  const START_NOW = `mutation ($input: WorkflowCommandInput!, $values: [FieldValueInput!]) {
    startScheduledWorkflow(input: $input, values: $values) { workflow { scheduleStatus } } }`;
  const begin = (who: typeof ada, values: readonly object[]) =>
    who.graphql(START_NOW, { input: { idempotencyKey: key(), workflowId: made }, values });
  expect((await begin(ben, [])).codes).toEqual(['Forbidden']);
  expect((await begin(ada, [])).codes).toEqual(['MissingRequired', 'Required']);
  const answered = await begin(ada, [{ instance: instanceKey(1), value: 'alpha' }]);
  expect(answered.data.startScheduledWorkflow.workflow.scheduleStatus).toBe('RUNNING');
  await workOffMessages(server, 2);
  expect((await parentOf(id)).task).toMatchObject({
    hasException: false,
    linkedWorkflows: [{ state: 'RUNNING', problem: null }],
  });
});
