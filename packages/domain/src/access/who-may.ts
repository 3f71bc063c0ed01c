import { asId, type PartyId } from '../core/ids.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Actor } from '../party/actor.ts';
import { stageRules, type StageAction, type StageFacts } from './workflow/stage-access.ts';
import type { TaskFacts } from './task/task-facts.ts';
import { taskRules, type TaskAction } from './task/task-permissions.ts';
import type { WorkflowFacts } from './workflow/workflow-access.ts';
import { workflowRules, type WorkflowAction } from './workflow/workflow-permissions.ts';

/** Positions from which someone can act on a task, such as owner or assignee. */
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

/** An internal user without other rights. */
const somebody: Actor = {
  id: asId('somebody'),
  parties: [asId('somebody')],
  isAdmin: false,
  accessLevel: 'INTERNAL',
  systemRoles: [],
};
const administrator: Actor = { ...somebody, isAdmin: true };
const integrationAdmin: Actor = { ...somebody, systemRoles: ['INTEGRATION_ADMIN'] };

/** Actors whose rights come from a workspace role. */
const byRole: Partial<Record<Capacity, Actor>> = {
  ADMINISTRATOR: administrator,
  INTEGRATION_ADMIN: integrationAdmin,
};

/**
 * Returns the task with a made-up person in the given position, or null if the task has no such
 * position.
 */
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
 * Returns who could act now. Checks the rule for a made-up person in each position. Empty if the
 * status forbids it to everyone. Contains no names, so people who can't see the owner still learn
 * that there is one.
 */
export const whoMayWithTask = (action: TaskAction, task: TaskFacts): readonly Capacity[] =>
  capacities.filter((capacity) => {
    const cast = casting[capacity](task);
    return cast !== null && taskRules[action](byRole[capacity] ?? somebody, cast) === null;
  });

/** Returns whether the rule allows the owner, admins, or both. */
const leading = <Facts extends { readonly ownerId: PartyId }>(
  rule: (actor: Actor, facts: Facts) => Refusal | null,
  facts: Facts,
): readonly Capacity[] => [
  ...(rule(somebody, { ...facts, ownerId: somebody.id }) === null ? (['OWNER'] as const) : []),
  ...(rule(administrator, facts) === null ? (['ADMINISTRATOR'] as const) : []),
];

/** Returns who could act now on a workflow. */
export const whoMayWithWorkflow = (
  action: WorkflowAction,
  workflow: WorkflowFacts,
): readonly Capacity[] => leading(workflowRules[action], workflow);

/** Returns who could act now on a stage. */
export const whoMayWithStage = (action: StageAction, stage: StageFacts): readonly Capacity[] =>
  leading(stageRules[action], stage);
