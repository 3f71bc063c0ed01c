import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Agent } from '../../party/actor.ts';
import { isAssigned, seatsOf } from '../../party/delegate.ts';
import { open, running, withoutProblem } from './task-access.ts';
import type { TaskFacts } from './task-facts.ts';

const asked = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type === 'APPROVAL') return refuse('ApprovalNeedsVote');
  if (agent === 'SYSTEM' || !isAssigned(agent, task)) return refuse('NotAssignee');
  const stopped = running(task) ?? open(task) ?? withoutProblem(task);
  if (stopped !== null) return stopped;
  return task.status === 'PENDING_ACKNOWLEDGEMENT' ? null : refuse('NothingToAcknowledge');
};

/** Allows assignees who haven't accepted the task yet to accept it. */
export const mayAcknowledge = (agent: Agent, task: TaskFacts): Refusal | null => {
  const refusal = asked(agent, task);
  if (refusal !== null || agent === 'SYSTEM') return refusal;
  const isLeft = seatsOf(agent, task).some((party) => !task.acknowledgedFor.includes(party));
  return isLeft ? null : refuse('AlreadyAcknowledged');
};

/**
 * Allows assignees to decline the task for themselves. If a team member declines, the other members
 * keep it. The owner can't decline as the only assignee, since no one else would get the task.
 */
export const mayDecline = (agent: Agent, task: TaskFacts): Refusal | null => {
  const refusal = asked(agent, task);
  if (refusal !== null || agent === 'SYSTEM') return refusal;
  if (!task.assignees.includes(agent.id)) return refuse('NotNamedPersonally');
  return agent.id === task.ownerId && task.assignees.length === 1 ? refuse('LastAssignee') : null;
};
