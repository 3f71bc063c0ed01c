import { refuse, type Refusal } from '../../core/refusal.ts';
import { isLinkProblem } from '../../run-model/exception.ts';
import type { Agent } from '../../party/actor.ts';
import type { TaskFacts } from '../task/task-facts.ts';
import { leadsWorkflow, mayAddToWorkflow } from './workflow-access.ts';

/**
 * Adding a linked workflow task needs the right to add tasks. The blueprint checks who can start
 * it.
 */
export const mayAddLinkedWorkflowTask = mayAddToWorkflow;

/**
 * Allows the owner to restart linked workflows that ended with theirs, whatever the task's status.
 * The owner doesn't need access to the linked workflows and doesn't get it.
 */
export const mayRestartLinked = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'LINKED_WORKFLOW') return refuse('NotALinkedTask');
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task)) return refuse('Forbidden');
  if (task.frozeForReason !== null) return refuse('TaskFrozen', { reason: task.frozeForReason });
  return task.scheduleStatus === 'RUNNING'
    ? null
    : refuse('WorkflowNotRunning', { status: task.scheduleStatus });
};

/** Allows the owner to fix a linked task with a problem or a rejected outcome. */
export const mayFixLink = (agent: Agent, task: TaskFacts): Refusal | null => {
  const refusal = mayRestartLinked(agent, task);
  if (refusal !== null || task.status === 'REJECTED') return refusal;
  return task.status === 'PENDING_SUBMISSION' && isLinkProblem(task)
    ? null
    : refuse('LinkedWorkflowGoesOn');
};
