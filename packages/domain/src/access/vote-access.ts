import { refuse, type Refusal } from '../core/refusal.ts';
import { revocationHours } from '../task/limits.ts';
import { isAdministrator, isAmong, type Agent } from './actor.ts';
import { isAssigned } from './stand-in.ts';
import { decided, open, running, unheld } from './task-access.ts';
import type { TaskFacts } from './task-facts.ts';
import { leadsWorkflow } from './workflow-access.ts';

const pending = (task: TaskFacts): Refusal | null =>
  decided(task) ?? running(task) ?? open(task) ?? unheld(task);

/** A6: whoever has voted, until the approval is decided. */
export const mayChangeVote = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL') return refuse('NotAnApproval');
  if (agent === 'SYSTEM' || !isAssigned(agent, task)) return refuse('NotApprover');
  const refusal = pending(task);
  if (refusal !== null) return refusal;
  if (task.judgedSubmitters.includes(agent.id)) return refuse('SelfApproval');
  return task.voters.includes(agent.id) ? null : refuse('NotVoted');
};

/** A2, A3: an administrator, but not of their own work. */
export const mayOverride = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL') return refuse('NotAnApproval');
  if (agent === 'SYSTEM' || !isAdministrator(agent)) return refuse('Forbidden');
  return (
    pending(task) ?? (task.judgedSubmitters.includes(agent.id) ? refuse('SelfApproval') : null)
  );
};

/** A5: an approver who may judge the work. */
export const mayAskInformation = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL') return refuse('NotAnApproval');
  if (agent === 'SYSTEM' || !isAssigned(agent, task)) return refuse('NotApprover');
  return (
    pending(task) ?? (task.judgedSubmitters.includes(agent.id) ? refuse('SelfApproval') : null)
  );
};

/** A5: whoever did the work or leads the workflow. */
export const mayAnswerInformation = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL') return refuse('NotAnApproval');
  const knows =
    agent === 'SYSTEM' ||
    leadsWorkflow(agent, task) ||
    task.judgedSubmitters.includes(agent.id) ||
    isAmong(agent, task.relatedParties);
  if (!knows) return refuse('NotSubmitter');
  return pending(task) ?? (task.isInformationRequested ? null : refuse('InformationNotAsked'));
};

/**
 * A7: an approver takes their own vote back within a day, as long as nothing that was built
 * on it is done; an administrator at any time.
 */
export const mayRevoke = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL') return refuse('NotAnApproval');
  const isVoter = agent !== 'SYSTEM' && task.voters.includes(agent.id);
  const isAdmin = agent === 'SYSTEM' || isAdministrator(agent);
  if (!isVoter && !isAdmin) return refuse('NotApprover');
  const stopped = task.scheduleStatus === 'COMPLETED' ? null : running(task);
  if (stopped !== null) return stopped;
  if (decided(task) === null) return refuse('NotDecided');
  // A restart may keep what its stage decided, for when the stage comes again.
  if (task.stageStatus !== 'IN_PROGRESS' && task.stageStatus !== 'COMPLETED')
    return refuse('StageNotInProgress', { status: task.stageStatus });
  if (task.isParentSentBack) return refuse('ReviewMovedOn');
  if (task.expirationStatus === 'EXPIRED') return refuse('TaskExpired');
  if (isAdmin) return null;
  if (task.isRevocationLate) return refuse('RevocationLate', { hours: revocationHours });
  return task.followersCompleted ? refuse('FollowersCompleted') : null;
};
