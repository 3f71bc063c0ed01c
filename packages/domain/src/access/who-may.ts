import { asId, type PartyId } from '../core/ids.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Actor } from './actor.ts';
import { stageRules, type StageAction, type StageFacts } from './stage-access.ts';
import type { TaskFacts } from './task-facts.ts';
import { taskRules, type TaskAction } from './task-permissions.ts';
import type { WorkflowFacts } from './workflow-access.ts';
import { workflowRules, type WorkflowAction } from './workflow-permissions.ts';

/** As what somebody may do something. */
export const capacities = [
  'ASSIGNEE',
  'APPROVER',
  'SUBMITTER',
  'REPORTER',
  'ASSIGNER',
  'OWNER',
  'INTEGRATION_ADMIN',
  'ADMINISTRATOR',
] as const;
export type Capacity = (typeof capacities)[number];

/** Nobody in particular: a member without other rights. */
const somebody: Actor = {
  id: asId('somebody'),
  parties: [asId('somebody')],
  isAdmin: false,
  accessLevel: 'INTERNAL',
  systemRoles: [],
};
const administrator: Actor = { ...somebody, isAdmin: true };
const integrationAdmin: Actor = { ...somebody, systemRoles: ['INTEGRATION_ADMIN'] };

/** Who has the right by what they are in the workspace. */
const byRole: Partial<Record<Capacity, Actor>> = {
  ADMINISTRATOR: administrator,
  INTEGRATION_ADMIN: integrationAdmin,
};

/** The task as it would be with somebody in that part; null where there is no such part. */
const casting: Readonly<Record<Capacity, (task: TaskFacts) => TaskFacts | null>> = {
  ASSIGNEE: (task) =>
    task.type === 'APPROVAL' || task.assignees.length === 0
      ? null
      : { ...task, assignees: [...task.assignees, somebody.id] },
  APPROVER: (task) =>
    task.type === 'APPROVAL' ? { ...task, assignees: [...task.assignees, somebody.id] } : null,
  SUBMITTER: (task) => (task.submittedBy === null ? null : { ...task, submittedBy: somebody.id }),
  REPORTER: (task) => {
    const { exception } = task;
    return exception === null || exception.reportedBy === null
      ? null
      : { ...task, exception: { ...exception, reportedBy: somebody.id } };
  },
  ASSIGNER: (task) => (task.assignedBy === null ? null : { ...task, assignedBy: somebody.id }),
  OWNER: (task) => ({ ...task, ownerId: somebody.id }),
  INTEGRATION_ADMIN: (task) => (task.type === 'AUTOMATION' ? task : null),
  ADMINISTRATOR: (task) => task,
};

/**
 * Who could do now what the viewer may not, found by asking the same rule for somebody in
 * each part. Empty where the state forbids it to everybody. It names nobody: whoever may
 * not know the owner may know that there is one.
 */
export const whoMayWithTask = (action: TaskAction, task: TaskFacts): readonly Capacity[] =>
  capacities.filter((capacity) => {
    const cast = casting[capacity](task);
    return cast !== null && taskRules[action](byRole[capacity] ?? somebody, cast) === null;
  });

/** The owner, an administrator or both, as the rule says. */
const leading = <Facts extends { readonly ownerId: PartyId }>(
  rule: (actor: Actor, facts: Facts) => Refusal | null,
  facts: Facts,
): readonly Capacity[] => [
  ...(rule(somebody, { ...facts, ownerId: somebody.id }) === null ? (['OWNER'] as const) : []),
  ...(rule(administrator, facts) === null ? (['ADMINISTRATOR'] as const) : []),
];

/** The same of a workflow as a whole. */
export const whoMayWithWorkflow = (
  action: WorkflowAction,
  workflow: WorkflowFacts,
): readonly Capacity[] => leading(workflowRules[action], workflow);

/** The same of a stage. */
export const whoMayWithStage = (action: StageAction, stage: StageFacts): readonly Capacity[] =>
  leading(stageRules[action], stage);
