import { refuse, type Refusal } from '../core/refusal.ts';
import { isLinkProblem } from '../task/exception.ts';
import type { Agent } from './actor.ts';
import type { TaskFacts } from './task-facts.ts';
import { leadsWorkflow, mayAddToWorkflow } from './workflow-access.ts';

/** D25: which workflow it starts is a question of its blueprint. */
export const mayAddLinkedWorkflowTask = mayAddToWorkflow;

/**
 * L4, W8: what ended with its workflow is called back by those who lead that, whatever has become
 * of the task since. Rights to its children are not needed, and not given.
 */
export const mayRestartLinked = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'LINKED_WORKFLOW') return refuse('NotALinkedTask');
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task)) return refuse('Forbidden');
  if (task.frozeForReason !== null) return refuse('TaskFrozen', { reason: task.frozeForReason });
  return task.scheduleStatus === 'RUNNING'
    ? null
    : refuse('WorkflowNotRunning', { status: task.scheduleStatus });
};

/** L4: so is what becomes of a linked task in trouble, or of one whose outcome was rejected. */
export const mayMendLink = (agent: Agent, task: TaskFacts): Refusal | null => {
  const refusal = mayRestartLinked(agent, task);
  if (refusal !== null || task.status === 'REJECTED') return refusal;
  return task.status === 'PENDING_SUBMISSION' && isLinkProblem(task)
    ? null
    : refuse('LinkedWorkflowGoesOn');
};
