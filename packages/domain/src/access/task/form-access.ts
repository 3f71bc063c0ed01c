import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Agent } from '../../party/actor.ts';
import { isAssigned } from '../../party/delegate.ts';
import { formOpen } from './task-access.ts';
import type { TaskFacts } from './task-facts.ts';
import { leadsWorkflow } from '../workflow/workflow-access.ts';

/**
 * Returns whether the person works on the form or can submit it for others. They can see drafts.
 */
export const worksOnForm = (agent: Agent, task: TaskFacts): boolean =>
  agent === 'SYSTEM' || leadsWorkflow(agent, task) || isAssigned(agent, task);

/** Allows editing while the task is open, also with a reported problem. */
export const mayEditForm = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type === 'APPROVAL') return refuse('ApprovalNeedsVote');
  if (!worksOnForm(agent, task)) return refuse('NotAssignee');
  return task.scheduleStatus === 'COMPLETED'
    ? refuse('CannotEditFormFromCompletedWorkflow')
    : formOpen(task);
};
