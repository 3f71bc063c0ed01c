import { asId, type BlueprintId, type PartyId } from '@baton/domain/core/ids';
import { renameBlueprint } from '@baton/domain/blueprint/edit/edit';
import { newLinkRule, type LinkRule } from '@baton/domain/blueprint/link-rule';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { expect } from 'vitest';
import { publishedBlueprint } from '../published-blueprint.ts';
import { createTestServer } from '../test-server.ts';
import { workOffDue, workOffMessages } from '../background/work-off-messages.ts';

export const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
export const COMPLETE_WITH = `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
  completeTask(input: $input, values: $values) { task { id } } }`;
const LINKED = `linkedWorkflows { request value state problem isFollowed
  workflow { id name mayRead scheduleStatus percentComplete daysDelayed stageName } }`;
const PARENT = `query ($id: ID!) { workflow(id: $id) { scheduleStatus homeStatus stages { id status tasks {
  id type status displayStatus hasException exception { category text } ${LINKED} } } } }`;
const CHILD = `query ($id: ID!) { workflow(id: $id) { name scheduleStatus pauseReason endReason
  owner { id } parentTask { name workflowId } permissions { detach } stages { tasks { id } } } }`;

export const commandOn = (name: string) =>
  `mutation ($input: WorkflowCommandInput!) { ${name}(input: $input) { workflow { scheduleStatus } } }`;

/** Returns the ids of a task's linked workflows, in order. */
export const idsOf = (task: {
  readonly linkedWorkflows: readonly { readonly workflow: { readonly id: string } }[];
}): readonly string[] => task.linkedWorkflows.map(({ workflow }) => workflow.id);

/**
 * Starts a server with a blueprint of two tasks for Ben, which a task in Ada's workflows starts.
 */
export const linkedScene = async () => {
  const server = await createTestServer();
  const key = () => crypto.randomUUID();
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada' });
  const ben = await server.createPerson({ tenantId, name: 'Ben' });
  const work = { assignees: [asId<PartyId>(ben.userId)] };
  const content = renameBlueprint(
    buildBlueprint({ name: 'Cut', tasks: [work, work] }),
    'Checklist',
  );
  const child = await publishedBlueprint(server, ada, content);

  const startFrom = async (blueprintId: string, values: readonly object[] = []) => {
    const { data, codes } = await ada.graphql(START, {
      input: { idempotencyKey: key(), blueprintId, name: 'Release', ownerId: ada.userId, values },
    });
    expect(codes).toEqual([]);
    await workOffDue(server, 2);
    return data.startWorkflow.workflow.id as string;
  };
  const start = async (link: Partial<LinkRule> = {}) => {
    const linked = {
      type: 'LINKED_WORKFLOW' as const,
      assignees: [],
      link: { ...newLinkRule, blueprint: asId<BlueprintId>(child), ...link },
    };
    const next = { assignees: [asId<PartyId>(ada.userId)] };
    return startFrom(
      await publishedBlueprint(server, ada, buildBlueprint({ tasks: [linked] }, { tasks: [next] })),
    );
  };
  const parentOf = async (id: string, who = ada) => {
    const { data, codes } = await who.graphql(PARENT, { id });
    expect(codes).toEqual([]);
    const { stages, ...workflow } = data.workflow;
    return { ...workflow, stages, task: stages[0].tasks[0], next: stages[1]?.tasks[0] };
  };
  const childOf = async (id: string, who = ada) => (await who.graphql(CHILD, { id })).data.workflow;
  /** Sends a command on a workflow and delivers its messages. */
  const command = async (name: string, workflowId: string, who = ada) => {
    const input = { idempotencyKey: key(), workflowId, reason: 'Because' };
    const { codes } = await who.graphql(commandOn(name), { input });
    // Ending can be undone for a short time.
    await (name === 'endWorkflow' ? workOffMessages : workOffDue)(server, 2);
    return codes;
  };
  /** Completes all open tasks of a linked workflow as Ben. */
  const complete = async (workflowId: string) => {
    const { stages } = await childOf(workflowId);
    for (const { id } of stages[0].tasks) {
      const input = { idempotencyKey: key(), taskId: id };
      const { codes } = await ben.graphql(COMPLETE_WITH, { input });
      expect(codes).toEqual([]);
    }
    await workOffMessages(server, 2);
  };
  return { server, key, ada, ben, child, startFrom, start, parentOf, childOf, command, complete };
};
