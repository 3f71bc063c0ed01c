import { asId, type BlueprintId, type PartyId } from '@baton/domain/core/ids';
import { newLinkRule } from '@baton/domain/blueprint/link-rule';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, expect, test } from 'vitest';
import { linkedScene } from '../../testing/scenes/linked-scene.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';

const { server, ada, ben, child, startFrom, childOf, command, parentOf, key } = await linkedScene();
afterAll(server.close);

const PREVIEW = `query ($input: PreviewInput!) { previewCommand(input: $input) {
  workflow { to } tasks { effect } children { effect linkedWorkflow { value workflow { id } } } dueDates { task { name } from to } } }`;

/** Starts a workflow with two linked workflows and a task of Ada that is due in five hours. */
const start = async (): Promise<string> => {
  const linked = {
    type: 'LINKED_WORKFLOW' as const,
    assignees: [],
    link: {
      ...newLinkRule,
      blueprint: asId<BlueprintId>(child),
      split: { kind: 'LIST' as const, values: ['alpha', 'beta'] },
    },
  };
  const due = { kind: 'DURATION', amount: 5, unit: 'HOURS' } as const;
  const work = { assignees: [asId<PartyId>(ada.userId)], due };
  return startFrom(
    await publishedBlueprint(server, ada, buildBlueprint({ tasks: [linked, work] })),
  );
};
const preview = async (commandName: string, workflowId: string, who = ada) =>
  (await who.graphql(PREVIEW, { input: { command: commandName, workflowId } })).data.previewCommand;

test('names the linked workflows that end with their parent', async () => {
  const id = await start();
  const children = (await parentOf(id)).task.linkedWorkflows;
  expect(await preview('PAUSE', id)).toEqual({
    tasks: [{ effect: 'HELD' }, { effect: 'HELD' }],
    workflow: { to: 'PAUSED' },
    children: ['alpha', 'beta'].map((value, at) => ({
      effect: 'PAUSES',
      linkedWorkflow: { value, workflow: { id: children[at].workflow.id } },
    })),
    dueDates: [],
  });
  expect(await preview('END', id)).toMatchObject({
    children: [{ effect: 'ENDS' }, { effect: 'ENDS' }],
  });
  expect((await childOf(children[0].workflow.id)).scheduleStatus).toBe('RUNNING');
  // People who only work in a linked workflow can't preview its parent.
  const { codes } = await ben.graphql(PREVIEW, { input: { command: 'END', workflowId: id } });
  expect(codes).toEqual(['NotFound']);
});

test('shows the due dates after a resume', async () => {
  const id = await start();
  const dueOn = server.clock.now() + 5 * 3_600_000;
  expect(await command('pauseWorkflow', id)).toEqual([]);
  server.clock.advance(2 * 3_600_000);
  expect(await preview('RESUME', id)).toMatchObject({
    workflow: { to: 'RUNNING' },
    children: [{ effect: 'GOES_ON' }, { effect: 'GOES_ON' }],
    dueDates: [
      {
        task: { name: 'Task 2' },
        from: new Date(dueOn).toISOString(),
        to: new Date(dueOn + 2 * 3_600_000).toISOString(),
      },
    ],
  });
  const input = { idempotencyKey: key(), workflowId: id };
  const { data } = await ada.graphql(
    `mutation ($input: WorkflowCommandInput!) { resumeWorkflow(input: $input) { workflow { stages { tasks { name dueOn } } } } }`,
    { input },
  );
  expect(data.resumeWorkflow.workflow.stages[0].tasks[1].dueOn).toBe(
    new Date(dueOn + 2 * 3_600_000).toISOString(),
  );
});

test('shows the effects of fixing and of completing a linked task', async () => {
  const id = await start();
  const { task, stages } = await parentOf(id);
  const [first, second] = task.linkedWorkflows;
  const ask = async (commandName: string, more: object) => {
    const input = { command: commandName, ...more };
    const { data, codes } = await ada.graphql(PREVIEW, { input });
    return codes.length > 0 ? codes : data.previewCommand;
  };
  const of = { taskId: task.id };
  // Nothing needs a fix yet, and Ada's own task has no linked workflows.
  expect(await ask('COMPLETE_LINKED', of)).toEqual(['LinkedWorkflowGoesOn']);
  expect(await ask('SUBMIT', { taskId: stages[0].tasks[1].id })).toMatchObject({ children: [] });
  expect(await command('endWorkflow', first.workflow.id)).toEqual([]);
  // Linked workflows that continue are still linked.
  const done = { tasks: [{ effect: 'COMPLETED' }], children: [] };
  expect(await ask('COMPLETE_LINKED', of)).toMatchObject(done);
  expect(await ask('RELINK', { ...of, request: first.request })).toMatchObject({ children: [] });
  expect(await ask('RESTART_CHILDREN', of)).toEqual(['Forbidden']);
  expect((await childOf(second.workflow.id)).scheduleStatus).toBe('RUNNING');
  // Linked workflows that ended with the parent are reopened with it.
  expect(await command('endWorkflow', id)).toEqual([]);
  expect(await command('restartWorkflow', id)).toEqual([]);
  expect(await ask('RESTART_CHILDREN', of)).toMatchObject({
    children: [
      {
        effect: 'RESTARTS',
        linkedWorkflow: { value: 'beta', workflow: { id: second.workflow.id } },
      },
    ],
  });
});
