import { refuse, type Refusal } from '../core/refusal.ts';
import { isLinkProblem } from '../task/exception.ts';
import type { Agent } from './actor.ts';
import type { TaskFacts } from './task-facts.ts';
import { leadsWorkflow, mayAddToWorkflow } from './workflow-access.ts';

/** D25: which workflow it starts is a question of its blueprint. */
export const mayAddLinkedWorkflowTask = mayAddToWorkflow;

/**
 * L4: what becomes of a linked task in trouble, or of one whose outcome was rejected, is for
 * those who lead its workflow. Rights to its children are not needed, and not given.
 */
export const mayMendLink = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'LINKED_WORKFLOW') return refuse('NotALinkedTask');
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task)) return refuse('Forbidden');
  if (task.frozeForReason !== null) return refuse('TaskFrozen', { reason: task.frozeForReason });
  if (task.scheduleStatus !== 'RUNNING')
    return refuse('WorkflowNotRunning', { status: task.scheduleStatus });
  if (task.status === 'REJECTED') return null;
  return task.status === 'PENDING_SUBMISSION' && isLinkProblem(task)
    ? null
    : refuse('LinkedWorkflowGoesOn');
};
