import { refuse, type Refusal } from '../core/refusal.ts';
import type { Agent } from './actor.ts';
import { isAssigned } from './stand-in.ts';
import { formOpen } from './task-access.ts';
import type { TaskFacts } from './task-facts.ts';
import { leadsWorkflow } from './workflow-access.ts';

/** Those whose work the form is, and those who may hand it in for them. They see its drafts. */
export const worksOnForm = (agent: Agent, task: TaskFacts): boolean =>
  agent === 'SYSTEM' || leadsWorkflow(agent, task) || isAssigned(agent, task);

/** D5: while the task is worked on. A reported problem does not keep anybody from writing. */
export const mayEditForm = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type === 'APPROVAL') return refuse('ApprovalNeedsVote');
  if (!worksOnForm(agent, task)) return refuse('NotAssignee');
  return task.scheduleStatus === 'COMPLETED'
    ? refuse('CannotEditFormFromCompletedWorkflow')
    : formOpen(task);
};
