import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { ReopenCascade } from '../run/command/command.ts';
import { isLinkProblem, isReported, isShortOfPeople } from '../task/exception.ts';
import {
  isAdministrator,
  isAmong,
  isMember,
  keepsIntegrations,
  partiesOf,
  type Actor,
  type Agent,
} from './actor.ts';
import { isAssigned, seatsOf } from './stand-in.ts';
import { added, mayBringIn } from './bring-in.ts';
import type { TaskFacts } from './task-facts.ts';
import { isCollaborator, isEditor } from './collaborator.ts';
import { readsByTask } from './content-access.ts';
import { editsWorkflow, leadsWorkflow } from './workflow-access.ts';

/** The member of the workspace who gave it to those whose it is. */
const assigned = (actor: Actor, task: TaskFacts): boolean =>
  isMember(actor) && actor.id === task.assignedBy;

/**
 * Who may do what with a task. First the person, then the state: a stranger learns
 * that it is not theirs, not how far it is. The engine guards its commands with these
 * same functions.
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
      (task.type === 'AUTOMATION' && keepsIntegrations(actor))));

export const mayReadTask = (agent: Agent, task: TaskFacts): Refusal | null =>
  agent === 'SYSTEM' || readsTask(agent, task) ? null : refuse('Forbidden');

/**
 * Who changed what, and from what: for those who lead the workflow, and members about work
 * that they do or judge. Whoever only looks on is told by the activity feed.
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

/** Work goes on only in a running workflow. */
export const running = (task: TaskFacts): Refusal | null =>
  frozen(task) ??
  (task.scheduleStatus === 'RUNNING'
    ? null
    : refuse('WorkflowNotRunning', { status: task.scheduleStatus }));

/** Being worked on: started, not finished, and neither frozen nor expired. */
export const open = (task: TaskFacts): Refusal | null => {
  if (task.expirationStatus === 'EXPIRED') return refuse('TaskExpired');
  if (task.status === 'INACTIVE' || task.status === 'COMPLETED')
    return refuse('TaskNotOpen', { status: task.status });
  // What is open in a completed stage is optional, and was left open.
  return stageGoesOn(task);
};

const stageGoesOn = (task: TaskFacts): Refusal | null =>
  task.stageStatus === 'IN_PROGRESS' || task.stageStatus === 'COMPLETED'
    ? null
    : refuse('StageNotInProgress', { status: task.stageStatus });

/**
 * D6, D10: an assignee. A task with an open exception is for the owner or an
 * administrator to carry on, assigned or not; their submission resolves it.
 */
export const mayCompleteTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  const other = notWork(task);
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
    unheld(task) ??
    alreadySubmitted(agent, task)
  );
};

/** Where each has to hand in, whoever has done so waits for the others. */
const alreadySubmitted = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (agent === 'SYSTEM' || task.completion !== 'ALL') return null;
  const isOutstanding = (party: PartyId): boolean => !task.handedInFor.includes(party);
  const own = seatsOf(agent, task);
  return own.length > 0 && !own.some(isOutstanding) && task.assignees.some(isOutstanding)
    ? refuse('AlreadySubmitted')
    : null;
};

/** An approval is given, and a linked workflow done by its children: neither is work to hand in. */
const notWork = (task: TaskFacts): Refusal | null => {
  if (task.type === 'APPROVAL') return refuse('ApprovalNeedsVote');
  if (task.type === 'AUTOMATION') return refuse('AutomationRunsItself');
  return task.type === 'LINKED_WORKFLOW' ? refuse('DoneByLinkedWorkflow') : null;
};

/** What somebody reported has to be resolved first. */
export const unheld = (task: TaskFacts): Refusal | null =>
  isReported(task) || task.hasHeldParent ? refuse('TaskHasException') : null;

/** What only those who lead the workflow do with its tasks. */
const leadsTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type === 'APPROVAL') return refuse('ApprovalNeedsVote');
  return agent === 'SYSTEM' || leadsWorkflow(agent, task) ? null : refuse('Forbidden');
};

/** What a locked blueprint defines is for administrators to change. */
export const unlocked = (agent: Agent, task: TaskFacts): Refusal | null =>
  task.fixedAssignees !== null && agent !== 'SYSTEM' && !isAdministrator(agent)
    ? refuse('ActionItemTemplateIsLocked')
    : null;

const notInReview = (task: TaskFacts): Refusal | null =>
  task.status === 'PENDING_REVIEW' ? refuse('TaskNotOpen', { status: task.status }) : null;

/** The form of a task can be written in while it is worked on. */
export const formOpen = (task: TaskFacts): Refusal | null =>
  running(task) ?? open(task) ?? notInReview(task);

/** D15: the owner or an administrator, for whoever it is assigned to. */
export const mayCompleteOnBehalf = (agent: Agent, task: TaskFacts): Refusal | null =>
  notWork(task) ??
  leadsTask(agent, task) ??
  running(task) ??
  open(task) ??
  notInReview(task) ??
  unheld(task);

/**
 * D16, D18: whoever works on it, approves it, reads it as a copy or leads the workflow; of work
 * that is done only members who did or judged it, since that opens it again. What is wrong with the
 * work that a child approval judges is reported of that work.
 */
export const mayReportException = (agent: Agent, task: TaskFacts): Refusal | null => {
  const leads = agent === 'SYSTEM' || editsWorkflow(agent, task);
  const works = leads || isAssigned(agent, task) || isAmong(agent, task.relatedParties);
  if (!works && !isAmong(agent, task.cc)) return refuse('NotAssignee');
  if (task.isChild) return refuse('ReportOnParent');
  // What is reported of work that is done opens it again.
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

/** D17: whoever reported it, works on it or leads the workflow, and no partner; what came by itself only the last. */
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

/** D9: whoever submitted it, or the owner or an administrator, until approvers have begun to agree. */
export const mayRecallTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  const other = notWork(task);
  if (other !== null) return other;
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task) && agent.id !== task.submittedBy)
    return refuse('NotSubmitter');
  const stopped = running(task);
  if (stopped !== null) return stopped;
  if (task.status !== 'PENDING_REVIEW') return refuse('TaskNotInReview', { status: task.status });
  return task.isLevelDecided ? refuse('LevelDecided') : null;
};

/** M5: what is to become of a call that failed is also for whoever keeps the integrations. */
const mendsCall = (agent: Agent, task: TaskFacts): boolean =>
  agent !== 'SYSTEM' && keepsIntegrations(agent) && task.exception?.category === 'AUTOMATION';

/** D12: the owner or an administrator; an approval is given or refused, not passed over. */
export const maySkipTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  const refusal =
    (mendsCall(agent, task) ? null : (leadsTask(agent, task) ?? unlocked(agent, task))) ??
    running(task);
  if (refusal !== null) return refusal;
  if (task.status === 'COMPLETED') return refuse('TaskCompleted');
  if (task.isSkipped) return refuse('TaskSkipped');
  return task.isRequired ? refuse('TaskRequired') : null;
};

/** D13: as long as work could be opened again. */
export const mayUnskipTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  const refusal =
    leadsTask(agent, task) ?? (task.scheduleStatus === 'COMPLETED' ? null : running(task));
  if (refusal !== null) return refusal;
  if (!task.isSkipped) return refuse('TaskNotSkipped');
  return task.stageStatus === 'SKIPPED' ? stageGoesOn(task) : null;
};

/** A2, A3: an approver who did not do the work, once. */
export const mayApproveTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL') return refuse('NotAnApproval');
  if (agent === 'SYSTEM' || !isAssigned(agent, task)) return refuse('NotApprover');
  const closed = decided(task) ?? running(task) ?? open(task) ?? unheld(task);
  if (closed !== null) return closed;
  if (task.judgedSubmitters.includes(agent.id)) return refuse('SelfApproval');
  if (task.earlierVoters.includes(agent.id)) return refuse('VotedOnEarlierLevel');
  return votableParties(agent, task).length > 0 ? null : refuse('AlreadyVoted');
};

/**
 * The approvers for whom the person can still vote in this round: those that they are or belong to;
 * else one in whose place they stand. Nobody is a second voice beside their own, or two others'.
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

/** D11: the owner or an administrator at any time, an assignee of the workspace until others build on it. */
export const mayReopenTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  const other = task.type === 'AUTOMATION' ? null : notWork(task);
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

/** D11 with a cascade takes back what others did: that is for those who lead the workflow. */
export const mayReopenTaskWith = (
  agent: Agent,
  task: TaskFacts,
  cascade: ReopenCascade,
): Refusal | null =>
  mayReopenTask(agent, task) ?? (cascade === 'NONE' ? null : leadsTask(agent, task));

export const mayReopenCascade = (agent: Agent, task: TaskFacts): Refusal | null =>
  mayReopenTaskWith(agent, task, 'DEPENDENTS');

/** §4: what becomes of a rejection that stands is for those who lead the workflow to decide. */
export const mayDecideRejection = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (task.type !== 'APPROVAL' || task.isChild) return refuse('NotAnApproval');
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task)) return refuse('Forbidden');
  return running(task) ?? (task.status === 'REJECTED' ? null : refuse('NotRejected'));
};

/** A11: an administrator who did not do the work. */
export const mayOverrideRejection = (agent: Agent, task: TaskFacts): Refusal | null => {
  const refusal = mayDecideRejection(agent, task);
  if (refusal !== null || agent === 'SYSTEM') return refusal;
  if (!isAdministrator(agent)) return refuse('Forbidden');
  return task.judgedSubmitters.includes(agent.id) ? refuse('SelfApproval') : null;
};

/** D14 is allowed on a paused workflow, and before anything has started, but not on what is done. */
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

/** D14: those who lead the workflow and members who do or judge the task, in whatever state it is. */
export const mayEditTags = (agent: Agent, task: TaskFacts): Refusal | null =>
  agent === 'SYSTEM' || editsWorkflow(agent, task) || (isMember(agent) && isAssigned(agent, task))
    ? null
    : refuse('Forbidden');

/**
 * D26: those who lead the workflow. What is done or decided stays on record; approvals go with
 * the work that they judge.
 */
export const mayDeleteTask = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task)) return refuse('Forbidden');
  const refusal = mayChange(agent, task) ?? decided(task);
  if (refusal !== null) return refusal;
  if (task.isChild) return refuse('DeletedWithItsTask');
  if (task.isRequired) return refuse('TaskRequired');
  return task.useCount > 0 ? refuse('CannotDeleteInUseTask', { count: task.useCount }) : null;
};

/** What expired gets a new date by being restarted. */
export const mayEditDueDate = (agent: Agent, task: TaskFacts): Refusal | null =>
  mayChange(agent, task) ?? (task.expirationStatus === 'EXPIRED' ? refuse('TaskExpired') : null);

/**
 * D20: those who lead the workflow and whoever assigned it, also when it went on or was finished
 * without the task.
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
 * D14: owner and administrator as they like. An assignee may bring in others, a partner those
 * whom they know, and hand over their own part of a task, not of an approval: who decides is
 * not the approver's to choose.
 */
export const mayAssign = (agent: Agent, task: TaskFacts): Refusal | null => {
  if (agent === 'SYSTEM' || editsWorkflow(agent, task))
    return (task.type === 'APPROVAL' ? unlocked(agent, task) : null) ?? changeable(task);
  if (task.type === 'APPROVAL') return refuse('Forbidden');
  return isAssigned(agent, task) ? changeable(task) : refuse('NotAssignee');
};

/** `mayAssign`, for a given new list: an assignee takes nobody off the task but themselves. */
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
