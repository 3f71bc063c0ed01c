import type { PartyId } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { isAmong, partiesOf, type Agent } from '../../party/actor.ts';
import { added, mayBringIn } from '../bring-in.ts';
import { isAssigned } from '../../party/delegate.ts';
import {
  changeable,
  decided,
  mayAssign,
  open,
  running,
  withoutProblem,
  unlocked,
} from './task-access.ts';
import type { TaskFacts } from './task-facts.ts';
import { editsWorkflow } from '../workflow/workflow-access.ts';

/** Allows members of an assigned team or role to take the task for themselves. */
export const mayClaim = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type === 'APPROVAL') return refuse('ApprovalNeedsVote');
  if (agent === 'SYSTEM' || !isAmong(agent, task.assignees)) return refuse('NotAssignee');
  const refusal = changeable(task);
  if (refusal !== null) return refusal;
  return partiesOf(agent, task.assignees).some((party) => party !== agent.id)
    ? null
    : refuse('NothingToClaim');
};

/** Allows approvers of an open approval. */
const asApprover = (task: TaskFacts): Refusal | null =>
  running(task) ??
  decided(task) ??
  open(task) ??
  withoutProblem(task) ??
  (task.mayPassOn ? null : refuse('Forbidden'));

/**
 * Allows assignees to delegate their own part of a task, and approvers to delegate their vote if
 * they haven't voted and the approval allows it.
 */
export const mayDelegate = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (agent === 'SYSTEM' || !isAssigned(agent, task))
    return refuse(task.type === 'APPROVAL' ? 'NotApprover' : 'NotAssignee');
  if (!task.assignees.includes(agent.id)) return refuse('NotNamedPersonally');
  if (task.type !== 'APPROVAL') return mayAssign(agent, task);
  const refusal = asApprover(task);
  if (refusal !== null) return refusal;
  return task.votedParties.includes(agent.id) ? refuse('AlreadyVoted') : null;
};

/** Allows the owner and admins to add approvers, and approvers too if the approval allows it. */
export const mayAddApprovers = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL') return refuse('NotAnApproval');
  if (agent === 'SYSTEM') return asApprover(task);
  if (editsWorkflow(agent, task))
    return unlocked(agent, task) ?? asApprover({ ...task, mayPassOn: true });
  return isAssigned(agent, task) ? asApprover(task) : refuse('NotApprover');
};

/** Refuses submitters as approvers. */
export const mayBecomeApprovers = (
  task: TaskFacts,
  approvers: readonly PartyId[],
  field: string,
): Refusal | null =>
  task.type === 'APPROVAL' && approvers.some((party) => task.judgedSubmitters.includes(party))
    ? refuse('ApproverDidTheWork', {}, field)
    : null;

/** Allows the owner, editors, and assignees to change the watchers. */
export const mayEditCc = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (agent === 'SYSTEM' || editsWorkflow(agent, task)) return changeable(task);
  return isAssigned(agent, task) ? changeable(task) : refuse('NotAssignee');
};

/** Applies `mayEditCc` to a new list: watchers fixed by a locked blueprint must stay. */
export const mayEditCcTo = (
  agent: Agent,
  task: TaskFacts,
  cc: readonly PartyId[],
): Refusal | null => {
  const isTakenOff = (party: PartyId): boolean => task.cc.includes(party) && !cc.includes(party);
  return (
    mayEditCc(agent, task) ??
    (task.fixedCc.some(isTakenOff) ? unlocked(agent, task) : null) ??
    mayBringIn(agent, task, added(task.cc, cc), 'ccIds')
  );
};
