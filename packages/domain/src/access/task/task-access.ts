import type { PartyId } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { ReopenCascade } from '../../run-model/command/command.ts';
import { isLinkProblem, isReported, isShortOfPeople } from '../../run-model/exception.ts';
import {
  isAdministrator,
  isAmong,
  isMember,
  managesIntegrations,
  partiesOf,
  type Actor,
  type Agent,
} from '../../party/actor.ts';
import { isAssigned, seatsOf } from '../../party/delegate.ts';
import { added, mayBringIn } from '../bring-in.ts';
import type { TaskFacts } from './task-facts.ts';
import { isCollaborator, isEditor } from '../../party/collaborator.ts';
import { readsByTask } from '../workflow/content-access.ts';
import { editsWorkflow, leadsWorkflow } from '../workflow/workflow-access.ts';

/** Returns whether the person is internal and assigned the task to others. */
const assigned = (actor: Actor, task: TaskFacts): boolean =>
  isMember(actor) && actor.id === task.assignedBy;

/**
 * Rules check the person before the status, so that people without access don't learn the status.
 * The engine guards its commands with the same functions.
 */
const readsTask = (actor: Actor, task: TaskFacts): boolean =>
  leadsWorkflow(actor, task) ||
  (!task.isDeleted &&
    (isAssigned(actor, task) ||
      isCollaborator(actor, task) ||
      isAmong(actor, task.cc) ||
      isAmong(actor, task.relatedParties) ||
      readsByTask(actor, task) ||
      assigned(actor, task) ||
      (task.type === 'AUTOMATION' && managesIntegrations(actor))));

export const mayReadTask = (agent: Agent, task: TaskFacts): Refusal | null =>
  agent === 'SYSTEM' || readsTask(agent, task) ? null : refuse('Forbidden');

/**
 * Allows the owner, assignees, and approvers to view the change history. Others see the activity.
 */
export const mayReadTaskHistory = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (agent === 'SYSTEM' || leadsWorkflow(agent, task)) return null;
  const isConcerned = isAssigned(agent, task) || isAmong(agent, task.relatedParties);
  return isMember(agent) && isConcerned ? null : refuse('Forbidden');
};

const frozen = (task: TaskFacts): Refusal | null =>
  task.frozeForReason === null ? null : refuse('TaskFrozen', { reason: task.frozeForReason });

export const decided = (task: TaskFacts): Refusal | null =>
  task.type === 'APPROVAL' && (task.status === 'COMPLETED' || task.status === 'REJECTED')
    ? refuse('AlreadyDecided', { status: task.status })
    : null;

/** Refuses changes in a workflow that isn't running. */
export const running = (task: TaskFacts): Refusal | null =>
  frozen(task) ??
  (task.scheduleStatus === 'RUNNING'
    ? null
    : refuse('WorkflowNotRunning', { status: task.scheduleStatus }));

/** Refuses changes to tasks that aren't open, or are frozen or expired. */
export const open = (task: TaskFacts): Refusal | null => {
  if (task.expirationStatus === 'EXPIRED') return refuse('TaskExpired');
  if (task.status === 'INACTIVE' || task.status === 'COMPLETED')
    return refuse('TaskNotOpen', { status: task.status });
  // An open task in a completed stage is optional and can still be done.
  return stageGoesOn(task);
};

const stageGoesOn = (task: TaskFacts): Refusal | null =>
  task.stageStatus === 'IN_PROGRESS' || task.stageStatus === 'COMPLETED'
    ? null
    : refuse('StageNotInProgress', { status: task.stageStatus });

/**
 * Allows assignees to submit the task. If it has a problem, only the owner or an admin can submit
 * it, which resolves the problem.
 */
export const mayCompleteTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  const other = notSubmittable(task);
  if (other !== null) return other;
  if (agent !== 'SYSTEM') {
    const leads = leadsWorkflow(agent, task);
    const isStuck = task.hasException && !isReported(task);
    if (!(isStuck && leads) && !isAssigned(agent, task)) return refuse('NotAssignee');
    if (isStuck && !leads) return refuse('LoopLimit', { max: task.rejectCycles });
  }
  return (
    running(task) ??
    open(task) ??
    notInReview(task) ??
    withoutProblem(task) ??
    alreadySubmitted(agent, task)
  );
};

/** Refuses assignees who already submitted and wait for the others. */
const alreadySubmitted = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (agent === 'SYSTEM' || task.completion !== 'ALL') return null;
  const isOutstanding = (party: PartyId): boolean => !task.handedInFor.includes(party);
  const own = seatsOf(agent, task);
  return own.length > 0 && !own.some(isOutstanding) && task.assignees.some(isOutstanding)
    ? refuse('AlreadySubmitted')
    : null;
};

/** Refuses approvals and linked workflow tasks, which can't be submitted. */
const notSubmittable = (task: TaskFacts): Refusal | null => {
  if (task.type === 'APPROVAL') return refuse('ApprovalNeedsVote');
  if (task.type === 'AUTOMATION') return refuse('AutomationRunsItself');
  return task.type === 'LINKED_WORKFLOW' ? refuse('DoneByLinkedWorkflow') : null;
};

/** Refuses tasks with an open reported problem. */
export const withoutProblem = (task: TaskFacts): Refusal | null =>
  isReported(task) || task.hasHeldParent ? refuse('TaskHasException') : null;

/** Refuses everyone but the owner and admins. */
const leadsTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type === 'APPROVAL') return refuse('ApprovalNeedsVote');
  return agent === 'SYSTEM' || leadsWorkflow(agent, task) ? null : refuse('Forbidden');
};

/** Refuses changes to what a locked blueprint defines, except by admins. */
export const unlocked = (agent: Agent, task: TaskFacts): Refusal | null =>
  task.fixedAssignees !== null && agent !== 'SYSTEM' && !isAdministrator(agent)
    ? refuse('ActionItemTemplateIsLocked')
    : null;

const notInReview = (task: TaskFacts): Refusal | null =>
  task.status === 'PENDING_REVIEW' ? refuse('TaskNotOpen', { status: task.status }) : null;

/** Refuses forms of tasks that aren't open. */
export const formOpen = (task: TaskFacts): Refusal | null =>
  running(task) ?? open(task) ?? notInReview(task);

/** Allows the owner and admins to submit for the assignees. */
export const mayCompleteOnBehalf = (agent: Agent, task: TaskFacts): Refusal | null =>
  notSubmittable(task) ??
  leadsTask(agent, task) ??
  running(task) ??
  open(task) ??
  notInReview(task) ??
  withoutProblem(task);

/**
 * Allows assignees, approvers, watchers, and owners to report a problem. On a completed task, which
 * it reopens, only internal assignees and approvers. Problems of a child approval's content are
 * reported on its task.
 */
export const mayReportException = (agent: Agent, task: TaskFacts): Refusal | null => {
  const leads = agent === 'SYSTEM' || editsWorkflow(agent, task);
  const works = leads || isAssigned(agent, task) || isAmong(agent, task.relatedParties);
  if (!works && !isAmong(agent, task.cc)) return refuse('NotAssignee');
  if (task.isChild) return refuse('ReportOnParent');
  // Reporting a problem reopens a completed task.
  if (
    task.status === 'COMPLETED' &&
    task.type !== 'APPROVAL' &&
    !(leads || (works && isMember(agent)))
  )
    return refuse('TaskCompleted');
  if (task.status === 'COMPLETED' && task.type !== 'APPROVAL')
    return (task.scheduleStatus === 'COMPLETED' ? null : running(task)) ?? stageGoesOn(task);
  const stopped = running(task) ?? decided(task) ?? open(task);
  if (stopped !== null) return stopped;
  return task.hasException ? refuse('TaskHasException') : null;
};

/**
 * Allows internal reporters, assignees, and owners to resolve a problem. Problems reported by the
 * engine need an owner.
 */
export const mayResolveException = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task)) {
    if (agent.accessLevel === 'EXTERNAL') return refuse('Forbidden');
    const isConcerned = isAssigned(agent, task) || isEditor(agent, task);
    if (!isConcerned && agent.id !== task.exception?.reportedBy) return refuse('NotAssignee');
    if (task.hasException && !isReported(task) && !isLinkProblem(task))
      return refuse('LoopLimit', { max: task.rejectCycles });
  }
  if (isShortOfPeople(task)) return refuse('NoAssignee');
  if (task.exception?.category === 'AUTOMATION') return refuse('AutomationNeedsDecision');
  const stopped = running(task);
  if (stopped !== null) return stopped;
  if (!task.hasException) return refuse('TaskHasNoException');
  return isLinkProblem(task) ? refuse('LinkedProblemOpen') : null;
};

/** Allows the submitter, owner, and admins to withdraw a submission until a level is approved. */
export const mayRecallTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  const other = notSubmittable(task);
  if (other !== null) return other;
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task) && agent.id !== task.submittedBy)
    return refuse('NotSubmitter');
  const stopped = running(task);
  if (stopped !== null) return stopped;
  if (task.status !== 'PENDING_REVIEW') return refuse('TaskNotInReview', { status: task.status });
  return task.isLevelDecided ? refuse('LevelDecided') : null;
};

/** Returns whether the person can decide about a failed request: owners and integration admins. */
const fixesRequest = (agent: Agent, task: TaskFacts): boolean =>
  agent !== 'SYSTEM' && managesIntegrations(agent) && task.exception?.category === 'AUTOMATION';

/** Allows the owner and admins to skip a task. Approvals can't be skipped. */
export const maySkipTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  const refusal =
    (fixesRequest(agent, task) ? null : (leadsTask(agent, task) ?? unlocked(agent, task))) ??
    running(task);
  if (refusal !== null) return refusal;
  if (task.status === 'COMPLETED') return refuse('TaskCompleted');
  if (task.isSkipped) return refuse('TaskSkipped');
  return task.isRequired ? refuse('TaskRequired') : null;
};

/** Allows undoing a skip while tasks can be reopened. */
export const mayUnskipTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  const refusal =
    leadsTask(agent, task) ?? (task.scheduleStatus === 'COMPLETED' ? null : running(task));
  if (refusal !== null) return refusal;
  if (!task.isSkipped) return refuse('TaskNotSkipped');
  return task.stageStatus === 'SKIPPED' ? stageGoesOn(task) : null;
};

/** Allows approvers to vote if they didn't submit the task and haven't voted yet. */
export const mayApproveTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL') return refuse('NotAnApproval');
  if (agent === 'SYSTEM' || !isAssigned(agent, task)) return refuse('NotApprover');
  const closed = decided(task) ?? running(task) ?? open(task) ?? withoutProblem(task);
  if (closed !== null) return closed;
  if (task.judgedSubmitters.includes(agent.id)) return refuse('SelfApproval');
  if (task.earlierVoters.includes(agent.id)) return refuse('VotedOnEarlierLevel');
  return votableParties(agent, task).length > 0 ? null : refuse('AlreadyVoted');
};

/**
 * Returns the approvers for which the person can still vote: themselves and their teams and roles,
 * or else one person whose delegate they are. No one gets a second vote as delegate.
 */
export const votableParties = (
  actor: Actor,
  task: Pick<TaskFacts, 'assignees' | 'standIns' | 'votedParties' | 'voters'>,
): readonly PartyId[] => {
  const isOpen = (party: PartyId): boolean => !task.votedParties.includes(party);
  const own = partiesOf(actor, task.assignees).filter(isOpen);
  if (own.length > 0 || task.standIns.length === 0 || task.voters.includes(actor.id)) return own;
  return seatsOf(actor, task).filter(isOpen).slice(0, 1);
};

/**
 * Allows the owner and admins to reopen a task at any time, and internal assignees until a
 * dependent task has started.
 */
export const mayReopenTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  const other = task.type === 'AUTOMATION' ? null : notSubmittable(task);
  if (other !== null) return other;
  const leads = agent === 'SYSTEM' || editsWorkflow(agent, task);
  if (!leads && !isAssigned(agent, task)) return refuse('NotAssignee');
  if (!leads && !isMember(agent)) return refuse('Forbidden');
  const stopped = task.scheduleStatus === 'COMPLETED' ? null : running(task);
  if (stopped !== null) return stopped;
  if (task.status !== 'COMPLETED') return refuse('TaskNotCompleted', { status: task.status });
  const gone = stageGoesOn(task);
  if (gone !== null) return gone;
  return leads || !task.followersStarted ? null : refuse('FollowersStarted');
};

/**
 * Allows only the owner and admins to reopen a task together with the tasks that depend on it,
 * since this resets tasks of others.
 */
export const mayReopenTaskWith = (
  agent: Agent,
  task: TaskFacts,
  cascade: ReopenCascade,
): Refusal | null =>
  mayReopenTask(agent, task) ?? (cascade === 'NONE' ? null : leadsTask(agent, task));

export const mayReopenCascade = (agent: Agent, task: TaskFacts): Refusal | null =>
  mayReopenTaskWith(agent, task, 'DEPENDENTS');

/** Allows the owner and admins to decide about a rejection without effect. */
export const mayDecideRejection = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL' || task.isChild) return refuse('NotAnApproval');
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task)) return refuse('Forbidden');
  return running(task) ?? (task.status === 'REJECTED' ? null : refuse('NotRejected'));
};

/** Allows admins to continue in spite of a rejection if they didn't submit the task. */
export const mayOverrideRejection = (agent: Agent, task: TaskFacts): Refusal | null => {
  const refusal = mayDecideRejection(agent, task);
  if (refusal !== null || agent === 'SYSTEM') return refusal;
  if (!isAdministrator(agent)) return refuse('Forbidden');
  return task.judgedSubmitters.includes(agent.id) ? refuse('SelfApproval') : null;
};

/** Refuses changes to completed tasks. Paused and not started ones can be changed. */
export const changeable = (task: TaskFacts): Refusal | null => {
  if (task.status === 'COMPLETED') return refuse('TaskCompleted');
  return task.scheduleStatus === 'ENDED' || task.scheduleStatus === 'COMPLETED'
    ? refuse('WorkflowNotRunning', { status: task.scheduleStatus })
    : null;
};

const mayChange = (agent: Agent, task: TaskFacts): Refusal | null =>
  agent === 'SYSTEM' || editsWorkflow(agent, task)
    ? (unlocked(agent, task) ?? changeable(task))
    : refuse('Forbidden');

export const mayEditName = mayChange;
export const mayEditDescription = mayChange;

/** Allows owners, and internal assignees and approvers, to change tags in any status. */
export const mayEditTags = (agent: Agent, task: TaskFacts): Refusal | null =>
  agent === 'SYSTEM' || editsWorkflow(agent, task) || (isMember(agent) && isAssigned(agent, task))
    ? null
    : refuse('Forbidden');

/**
 * Allows the owner and admins to delete tasks that aren't completed or decided. Approvals are
 * deleted with their task.
 */
export const mayDeleteTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task)) return refuse('Forbidden');
  const refusal = mayChange(agent, task) ?? decided(task);
  if (refusal !== null) return refusal;
  if (task.isChild) return refuse('DeletedWithItsTask');
  if (task.isRequired) return refuse('TaskRequired');
  return task.useCount > 0 ? refuse('CannotDeleteInUseTask', { count: task.useCount }) : null;
};

/** Refuses expired tasks: they get a new date by a restart. */
export const mayEditDueDate = (agent: Agent, task: TaskFacts): Refusal | null =>
  mayChange(agent, task) ?? (task.expirationStatus === 'EXPIRED' ? refuse('TaskExpired') : null);

/**
 * Allows the owner, admins, and the person who assigned it to restart an expired task, also after
 * the workflow continued or was completed without the task.
 */
export const mayRestartExpired = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task) && !assigned(agent, task))
    return refuse('Forbidden');
  const stopped =
    unlocked(agent, task) ?? (task.scheduleStatus === 'COMPLETED' ? null : running(task));
  if (stopped !== null) return stopped;
  return task.expirationStatus === 'EXPIRED' && task.status !== 'INACTIVE'
    ? null
    : refuse('TaskNotExpired');
};

/**
 * Allows the owner and admins to make any change to the assignees. Assignees can add people
 * (external users only those they know) and delegate their own part of a task, but not of an
 * approval.
 */
export const mayAssign = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (agent === 'SYSTEM' || editsWorkflow(agent, task))
    return (task.type === 'APPROVAL' ? unlocked(agent, task) : null) ?? changeable(task);
  if (task.type === 'APPROVAL') return refuse('Forbidden');
  return isAssigned(agent, task) ? changeable(task) : refuse('NotAssignee');
};

/** Applies `mayAssign` to a new list: assignees can only remove themselves. */
export const mayAssignTo = (
  agent: Agent,
  task: TaskFacts,
  assignees: readonly PartyId[],
): Refusal | null => {
  const refusal = mayAssign(agent, task);
  if (refusal !== null || agent === 'SYSTEM') return refusal;
  if (editsWorkflow(agent, task)) {
    const isTakenOff = (party: PartyId): boolean =>
      party !== agent.id && task.assignees.includes(party) && !assignees.includes(party);
    return task.fixedAssignees?.some(isTakenOff) === true ? unlocked(agent, task) : null;
  }
  return task.assignees.every((party) => party === agent.id || assignees.includes(party))
    ? mayBringIn(agent, task, added(task.assignees, assignees), 'assigneeIds')
    : refuse('CannotRemoveAssignee', {}, 'assigneeIds');
};
