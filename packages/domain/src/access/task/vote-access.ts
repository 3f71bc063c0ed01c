import { refuse, type Refusal } from '../../core/refusal.ts';
import { revocationHours } from '../../run-model/limits.ts';
import { isAdministrator, isAmong, type Agent } from '../../party/actor.ts';
import { isAssigned } from '../../party/delegate.ts';
import { decided, open, running, withoutProblem } from './task-access.ts';
import type { TaskFacts } from './task-facts.ts';
import { leadsWorkflow } from '../workflow/workflow-access.ts';

const pending = (task: TaskFacts): Refusal | null =>
  decided(task) ?? running(task) ?? open(task) ?? withoutProblem(task);

/** Allows voters to change their vote until the approval is decided. */
export const mayChangeVote = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL') return refuse('NotAnApproval');
  if (agent === 'SYSTEM' || !isAssigned(agent, task)) return refuse('NotApprover');
  const refusal = pending(task);
  if (refusal !== null) return refusal;
  if (task.judgedSubmitters.includes(agent.id)) return refuse('SelfApproval');
  return task.voters.includes(agent.id) ? null : refuse('NotVoted');
};

/** Allows admins to decide in place of the approvers if they didn't submit the task. */
export const mayOverride = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL') return refuse('NotAnApproval');
  if (agent === 'SYSTEM' || !isAdministrator(agent)) return refuse('Forbidden');
  return (
    pending(task) ?? (task.judgedSubmitters.includes(agent.id) ? refuse('SelfApproval') : null)
  );
};

/** Allows approvers who can vote to ask for information. */
export const mayAskInformation = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL') return refuse('NotAnApproval');
  if (agent === 'SYSTEM' || !isAssigned(agent, task)) return refuse('NotApprover');
  return (
    pending(task) ?? (task.judgedSubmitters.includes(agent.id) ? refuse('SelfApproval') : null)
  );
};

/** Allows submitters, assignees of the task, and the owner to answer a question of an approver. */
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
 * Allows approvers to revoke their own vote within a day and before anything that depends on the
 * approval is completed, and admins at any time.
 */
export const mayRevoke = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL') return refuse('NotAnApproval');
  const isVoter = agent !== 'SYSTEM' && task.voters.includes(agent.id);
  const isAdmin = agent === 'SYSTEM' || isAdministrator(agent);
  if (!isVoter && !isAdmin) return refuse('NotApprover');
  const stopped = task.scheduleStatus === 'COMPLETED' ? null : running(task);
  if (stopped !== null) return stopped;
  if (decided(task) === null) return refuse('NotDecided');
  // After a restart, decisions of a stage can be kept until the stage starts again.
  if (task.stageStatus !== 'IN_PROGRESS' && task.stageStatus !== 'COMPLETED')
    return refuse('StageNotInProgress', { status: task.stageStatus });
  if (task.isParentSentBack) return refuse('ReviewMovedOn');
  if (task.expirationStatus === 'EXPIRED') return refuse('TaskExpired');
  if (isAdmin) return null;
  if (task.isRevocationLate) return refuse('RevocationLate', { hours: revocationHours });
  return task.followersCompleted ? refuse('FollowersCompleted') : null;
};
