import { doersOf, delegatesOf } from '../party/delegate.ts';
import type { PartyId, TaskId } from '../core/ids.ts';
import type { RunEvent, TaskEvent } from '../run-model/event.ts';
import type { RunTask } from '../run-model/run.ts';
import { childrenOf, taskOf, type RunView } from '../run-model/run-view.ts';
import { isStarted } from '../task/work-state.ts';
import type { NotificationReason, NotificationType } from './notification-types.ts';

/** A notification with its recipients. */
export interface Notice {
  readonly type: NotificationType;
  readonly reason: NotificationReason;
  /** Null for a notice about the workflow. */
  readonly taskId: TaskId | null;
  /** People, teams, and roles. */
  readonly parties: readonly PartyId[];
  /** True if the engine caused the notification, which then names no person. */
  readonly isAutomatic: boolean;
}

type TaskNotice = Omit<Notice, 'taskId' | 'isAutomatic'>;

/**
 * Returns whether the engine caused the event, because it started the task or a time limit ended.
 */
const isAutomatic = ({ kind }: TaskEvent, { approvalFor }: RunTask): boolean =>
  kind === 'TASK_ACTIVATED' ||
  kind === 'TASK_COMPLETED' ||
  kind === 'TASK_EXPIRED' ||
  kind === 'TASK_ESCALATED' ||
  // A submission requests the approvals of a task. Other approvals start when it is their turn.
  (kind === 'APPROVAL_REQUESTED' && approvalFor === null);

const without = (list: readonly PartyId[], others: readonly PartyId[]): readonly PartyId[] =>
  list.filter((party) => !others.includes(party));

const toDoers = (type: NotificationType, task: RunTask): TaskNotice => ({
  type,
  reason: task.type === 'APPROVAL' ? 'APPROVER' : 'ASSIGNEE',
  parties: doersOf(task),
});

/** Returns the notices to the people who do a task that has just become theirs. */
const givenTo = (task: RunTask, parties: readonly PartyId[]): TaskNotice => ({
  ...toDoers(task.type === 'APPROVAL' ? 'APPROVAL_REQUESTED' : 'TASK_ASSIGNED', task),
  parties,
});

/** Machines and linked workflows do the other types. */
const isForPeople = ({ type }: RunTask): boolean => type === 'DEFAULT' || type === 'APPROVAL';

const changedPeople = (
  { kind, before, after }: TaskEvent,
  task: RunTask,
): readonly TaskNotice[] => {
  if (after.assignees === undefined || !isForPeople(task) || !isStarted(task)) return [];
  const removed = without(before.assignees ?? [], after.assignees);
  return [
    givenTo(task, without(after.assignees, before.assignees ?? [])),
    // A person who takes a task of their team doesn't take it away from the team's members.
    ...(kind === 'TASK_CLAIMED'
      ? []
      : [{ type: 'TASK_REASSIGNED', reason: 'FORMER_ASSIGNEE', parties: removed } as const]),
  ];
};

const changedDelegates = ({ before, after }: TaskEvent, task: RunTask): readonly TaskNotice[] => {
  if (after.standIns === undefined || !isStarted(task)) return [];
  const named = (standIns: RunTask['standIns'], { assignees }: RunTask) =>
    delegatesOf({ assignees, standIns }).map(({ by }) => by);
  const [old, current] = [named(before.standIns ?? [], task), named(after.standIns, task)];
  return [
    { type: 'DELEGATION_STARTED', reason: 'DELEGATE', parties: without(current, old) },
    { type: 'DELEGATION_ENDED', reason: 'DELEGATE', parties: without(old, current) },
  ];
};

/** Returns the people whose work an approval is about, or else the owner. */
const submittersOf = (view: RunView, approval: RunTask): readonly PartyId[] => {
  const parent = approval.approvalFor === null ? undefined : taskOf(view, approval.approvalFor);
  if (parent === undefined) return [view.workflow.ownerId];
  return parent.submittedBy === null ? doersOf(parent) : [parent.submittedBy];
};

const toOwner = (type: NotificationType, { workflow }: RunView): TaskNotice => ({
  type,
  reason: 'OWNER',
  parties: [workflow.ownerId],
});

const toAssigner = (type: NotificationType, task: RunTask, view: RunView): TaskNotice =>
  task.assignedBy === null
    ? toOwner(type, view)
    : { type, reason: 'ASSIGNER', parties: [task.assignedBy] };

const toSubmitters = (type: NotificationType, view: RunView, task: RunTask): TaskNotice => ({
  type,
  reason: task.approvalFor === null ? 'OWNER' : 'SUBMITTER',
  parties: submittersOf(view, task),
});

const toWatchers = (task: RunTask): TaskNotice => ({
  type: 'TASK_COMPLETED',
  reason: 'WATCHER',
  parties: task.cc,
});

/** Returns notices to the approvers who were asked: the command changed their approvals. */
const withdrawn = (
  task: RunTask,
  view: RunView,
  events: readonly RunEvent[],
): readonly TaskNotice[] =>
  childrenOf(view, task)
    .filter(({ id }) => events.some((event) => event.subject === 'TASK' && event.taskId === id))
    .map((child) => toDoers('APPROVAL_WITHDRAWN', child));

const noticesOf = (
  event: TaskEvent,
  task: RunTask,
  view: RunView,
  events: readonly RunEvent[],
): readonly TaskNotice[] => {
  switch (event.kind) {
    case 'TASK_ACTIVATED':
      return isForPeople(task) ? [givenTo(task, doersOf(task))] : [];
    case 'APPROVAL_REQUESTED':
      return [toDoers('APPROVAL_REQUESTED', task)];
    case 'TASK_ASSIGNED':
    case 'TASK_CLAIMED':
    case 'TASK_DELEGATED':
    case 'TASK_ESCALATED':
      return changedPeople(event, task);
    case 'TASK_STAND_INS_CHANGED':
      return changedDelegates(event, task);
    case 'TASK_ACKNOWLEDGED':
      return event.after.acknowledgements === undefined
        ? []
        : [toAssigner('TASK_ACCEPTED', task, view)];
    case 'TASK_DECLINED':
      return [toAssigner('TASK_DECLINED', task, view)];
    case 'TASK_SENT_BACK':
      return task.type === 'DEFAULT' && isStarted(task) ? [toDoers('TASK_SENT_BACK', task)] : [];
    case 'TASK_REOPENED':
      return isForPeople(task) ? [toDoers('TASK_REOPENED', task)] : [];
    case 'TASK_SUBMITTED':
      return event.after.status === 'COMPLETED' ? [toWatchers(task)] : [];
    case 'TASK_COMPLETED':
      return [toWatchers(task)];
    case 'TASK_SKIPPED':
      return isForPeople(task) && isStarted({ ...task, ...event.before })
        ? [toDoers('TASK_SKIPPED', task)]
        : [];
    case 'TASK_EXPIRED':
      return [toDoers('TASK_EXPIRED', task), toOwner('TASK_EXPIRED', view)];
    case 'APPROVAL_APPROVED':
      return [toSubmitters('APPROVAL_APPROVED', view, task)];
    case 'APPROVAL_REJECTED':
      return [toSubmitters('APPROVAL_REJECTED', view, task)];
    case 'TASK_RECALLED':
      return withdrawn(task, view, events);
    case 'INFORMATION_ASKED':
      return [toSubmitters('QUESTION_ASKED', view, task)];
    case 'INFORMATION_ANSWERED':
      return [toDoers('QUESTION_ANSWERED', task)];
    case 'TASK_EXCEPTION_REPORTED':
      return [toOwner('PROBLEM_REPORTED', view)];
    case 'TASK_EXCEPTION_RESOLVED':
      return [toDoers('PROBLEM_RESOLVED', task)];
    case 'LINKED_WORKFLOW_TROUBLED':
      return [toOwner('LINKED_WORKFLOW_PROBLEM', view)];
    case 'AUTOMATION_FAILED':
      return [toOwner('REQUEST_FAILED', view)];
    default:
      return [];
  }
};

/** Returns the notices of one event of a task. A deleted task has none. */
export const taskNotices = (
  event: TaskEvent,
  view: RunView,
  /** All events of the command. */
  events: readonly RunEvent[],
): readonly Notice[] => {
  const task = taskOf(view, event.taskId);
  if (task === undefined) return [];
  return noticesOf(event, task, view, events).map((notice) => ({
    ...notice,
    taskId: task.id,
    isAutomatic: isAutomatic(event, task),
  }));
};
