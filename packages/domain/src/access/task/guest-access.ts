import { refuse, type Refusal } from '../../core/refusal.ts';
import { isMember, type Agent } from '../../party/actor.ts';
import { editsWorkflow } from '../workflow/workflow-access.ts';
import { changeable, mayAssign } from './task-access.ts';
import type { TaskFacts } from './task-facts.ts';

/**
 * Allows internal users who can assign the task to send it to someone without an account, who
 * becomes an assignee. Guests don't decide approvals.
 */
export const maySendToGuest = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (agent === 'SYSTEM') return changeable(task);
  if (task.type === 'APPROVAL') return refuse('ApprovalNeedsVote');
  if (task.type === 'AUTOMATION') return refuse('AutomationRunsItself');
  if (task.type === 'LINKED_WORKFLOW') return refuse('DoneByLinkedWorkflow');
  return isMember(agent) ? mayAssign(agent, task) : refuse('Forbidden');
};

/** Allows the sender of a link, the owner, editors, and admins to revoke it, at any time. */
export const mayRevokeGuestLink = (
  agent: Agent,
  task: TaskFacts,
  sentBy: string,
): Refusal | null =>
  agent === 'SYSTEM' || (isMember(agent) && (agent.id === sentBy || editsWorkflow(agent, task)))
    ? null
    : refuse('Forbidden');

/** Allows internal users who can read the task to see the guests that it was sent to. */
export const maySeeGuestLinks = (agent: Agent): Refusal | null =>
  agent === 'SYSTEM' || isMember(agent) ? null : refuse('Forbidden');
