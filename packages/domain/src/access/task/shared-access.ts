import { refuse, type Refusal } from '../../core/refusal.ts';
import { isMember, type Agent } from '../../party/actor.ts';
import { isAssigned } from '../../party/delegate.ts';
import { formOpen, mayApproveTask, running } from './task-access.ts';
import type { TaskFacts } from './task-facts.ts';
import { leadsWorkflow, type WorkflowFacts } from '../workflow/workflow-access.ts';

/**
 * Allows internal people to change submitted values in a form that shows them: the owner and admins
 * in any task of the workflow, others in the task that they are working on.
 */
export const mayEditShared = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type === 'APPROVAL') return refuse('ApprovalNeedsVote');
  const leads = agent === 'SYSTEM' || leadsWorkflow(agent, task);
  if (!leads && !(isMember(agent) && isAssigned(agent, task))) return refuse('NotAssignee');
  if (!task.sharesFields) return refuse('SharedFieldsFixed');
  const stopped = running(task);
  if (stopped !== null) return stopped;
  if (task.status === 'INACTIVE') return refuse('TaskNotOpen', { status: task.status });
  const closed = leads ? null : formOpen(task);
  return closed ?? (task.hasSharedValues ? null : refuse('FieldIsReadOnly'));
};

/** Allows the owner to change submitted values in any task that shows them. */
export const mayEditWorkflowData = (
  agent: Agent,
  workflow: Pick<WorkflowFacts, 'ownerId' | 'scheduleStatus' | 'deletedAt' | 'sharesFields'>,
): Refusal | null => {
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, workflow)) return refuse('Forbidden');
  if (workflow.deletedAt !== null) return refuse('WorkflowDeleted');
  if (!workflow.sharesFields) return refuse('SharedFieldsFixed');
  const { scheduleStatus: status } = workflow;
  return status === 'RUNNING' ? null : refuse('WorkflowNotRunning', { status });
};

/** Allows approvers to suggest values with a rejection if the approval offers it. */
export const mayCounter = (agent: Agent, task: TaskFacts): Refusal | null =>
  mayApproveTask(agent, task) ??
  (task.takesCounters && task.sharesFields ? null : refuse('CounterNotOffered'));
