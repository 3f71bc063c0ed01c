import { asId } from '../core/ids.ts';
import type { Actor } from './actor.ts';
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
  'OWNER',
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
  OWNER: (task) => ({ ...task, ownerId: somebody.id }),
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
    const actor = capacity === 'ADMINISTRATOR' ? administrator : somebody;
    return cast !== null && taskRules[action](actor, cast) === null;
  });

/** The same of a workflow as a whole. */
export const whoMayWithWorkflow = (
  action: WorkflowAction,
  workflow: WorkflowFacts,
): readonly Capacity[] => {
  const rule = workflowRules[action];
  const owned = { ...workflow, ownerId: somebody.id };
  return [
    ...(rule(somebody, owned) === null ? (['OWNER'] as const) : []),
    ...(rule(administrator, workflow) === null ? (['ADMINISTRATOR'] as const) : []),
  ];
};
