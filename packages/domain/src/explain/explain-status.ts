import { votedParties } from '../approval/judged.ts';
import { asId, type TaskId, type TaskKey } from '../core/ids.ts';
import { followedLinks, isDone, neededCount } from '../run-model/child-link.ts';
import type { DecisionRecord, DecisionRule, TaskEvent } from '../run-model/event.ts';
import type { RunTask } from '../run-model/run.ts';
import { childrenOf, taskByKey, type RunView } from '../run-model/run-view.ts';
import { isReported } from '../run-model/exception.ts';
import { waitingForTask } from '../workflow/waiting.ts';
import { explainHold, explainWaiting } from './explain-waiting.ts';
import {
  explanation,
  namedParties,
  namedTasks,
  type Explanation,
  type ExplanationCode,
  type PastEvent,
} from './explanation.ts';

/** Returns the record of one rule among an event's decisions. */
export const recordOf = (
  decisions: readonly DecisionRecord[],
  rule: DecisionRule,
): DecisionRecord | undefined => decisions.find((one) => one.rule === rule);

/** Returns the operands of a record that have a value. */
export const paramsOf = ({ operands }: DecisionRecord): Explanation['params'] =>
  Object.fromEntries(
    Object.entries(operands).flatMap(([name, value]) =>
      name === 'kind' || value === null ? [] : [[name, value]],
    ),
  );

/** What an event means for the status of its task; null if nothing. */
const statusCodes: Readonly<Record<TaskEvent['kind'], ExplanationCode | 'STARTED' | null>> = {
  TASK_ACTIVATED: 'STARTED',
  APPROVAL_REQUESTED: 'STARTED',
  TASK_SUBMITTED: 'SUBMITTED',
  TASK_COMPLETED: 'COMPLETED_BY_APPROVAL',
  TASK_RECALLED: 'RECALLED',
  TASK_SENT_BACK: 'SENT_BACK',
  TASK_REOPENED: 'REOPENED',
  TASK_RESET: 'RESET',
  APPROVAL_RESET: 'RESET',
  TASK_SKIPPED: 'SKIPPED',
  TASK_UNSKIPPED: 'UNSKIPPED',
  APPROVAL_APPROVED: 'APPROVED',
  APPROVAL_REJECTED: 'REJECTED',
  APPROVAL_OVERRIDDEN: 'OVERRIDDEN',
  APPROVAL_NOT_REQUIRED: 'NOT_REQUIRED',
  TASK_EXPIRED: 'EXPIRED',
  TASK_EXPIRY_RESTARTED: 'EXPIRY_RESTARTED',
  AUTOMATION_SUCCEEDED: 'COMPLETED_BY_CALL',
  AUTOMATION_COMPLETED_MANUALLY: 'COMPLETED',
  AUTOMATION_RESULT_KEPT: 'RESULT_KEPT',
  AUTOMATION_ATTEMPT_FAILED: null,
  AUTOMATION_FAILED: null,
  AUTOMATION_ANSWER_HELD: null,
  AUTOMATION_RETRIED: null,
  LINKED_WORKFLOW_REPORTED: null,
  LINKED_WORKFLOW_TROUBLED: null,
  LINKED_WORKFLOW_RECOVERED: null,
  LINKED_WORKFLOW_REPLACED: null,
  LINKED_WORKFLOW_CALLED_BACK: null,
  TASK_EXCEPTION_REPORTED: null,
  TASK_EXCEPTION_RESOLVED: null,
  TASK_ESCALATED: null,
  TASK_ASSIGNED: null,
  TASK_ACKNOWLEDGED: null,
  TASK_DECLINED: null,
  TASK_PART_SUBMITTED: null,
  TASK_CLAIMED: null,
  TASK_DELEGATED: null,
  TASK_CC_CHANGED: null,
  TASK_STAND_INS_CHANGED: null,
  INFORMATION_ASKED: null,
  TASK_REMARKED: null,
  INFORMATION_ANSWERED: null,
  REVIEW_RESUMED: 'SUBMITTED',
  APPROVAL_REVOKED: 'REVOKED',
  TASK_DATA_EDITED: null,
  TASK_SOURCE_CHANGED: null,
  APPROVAL_CONTENT_CHANGED: 'CONTENT_CHANGED',
  TASK_DUE_CHANGED: null,
  TASK_CLOCK_STOPPED: null,
  TASK_CLOCK_RESUMED: null,
  TASK_FROZEN: null,
  TASK_UNFROZEN: null,
  TASK_UNDONE: null,
  TASK_PREDECESSORS_CHANGED: null,
};

const statusCodeAfter = (event: TaskEvent): (typeof statusCodes)[TaskEvent['kind']] => {
  const standing = statusCodes[event.kind];
  // The event only reported the rework limit, which has its own explanation.
  if (standing === 'SENT_BACK' && event.after.hasException === true && !event.after.status)
    return null;
  return standing === 'SUBMITTED' && event.after.status === 'COMPLETED' ? 'COMPLETED' : standing;
};

/** Explains the start by the record of its trigger. */
const explainStart = (view: RunView, { at, event }: PastEvent): readonly Explanation[] => {
  if (event.subject !== 'TASK') return [];
  const level = recordOf(event.decisions, 'APPROVAL_LEVEL')?.operands['level'];
  if (typeof level === 'number')
    return [explanation('STATUS', 'ASKED_AT_LEVEL', { at, params: { level } })];
  const caller = recordOf(event.decisions, 'ESCALATION')?.operands['task'];
  if (typeof caller === 'string') {
    const id = taskByKey(view, asId<TaskKey>(caller))?.id;
    const names = namedTasks(id === undefined ? [] : [id]);
    return [explanation('STATUS', 'STARTED_BY_ESCALATION', { at, names })];
  }
  const operands = recordOf(event.decisions, 'TASK_TRIGGER')?.operands ?? {};
  const { tasks, date } = operands;
  if (typeof tasks === 'string') {
    const ids = tasks.split(' ').flatMap((key) => taskByKey(view, asId<TaskKey>(key))?.id ?? []);
    return [explanation('STATUS', 'STARTED_AFTER_TASKS', { at, names: namedTasks(ids) })];
  }
  return [
    typeof date === 'number'
      ? explanation('STATUS', 'STARTED_ON_DATE', { at, params: { date } })
      : explanation('STATUS', 'STARTED_WITH_STAGE', { at }),
  ];
};

/** Explains a skip or its undo by a required outcome. */
const explainOutcome = ({ at }: PastEvent, { operands }: DecisionRecord): Explanation => {
  const { task, outcome } = operands;
  return typeof task === 'string' && typeof outcome === 'string'
    ? explanation('STATUS', 'SKIPPED_OUTCOME', {
        at,
        params: { outcome },
        names: namedTasks([asId<TaskId>(task)]),
      })
    : explanation('STATUS', 'ASKED_AFTER_OUTCOME', { at });
};

/** Explains which source values changed. */
const explainSource = (view: RunView, { at, event }: PastEvent): Explanation => {
  const why = 'decisions' in event ? recordOf(event.decisions, 'CONTENT_CHANGE') : undefined;
  const keys = String(why?.operands['tasks'] ?? '').split(' ');
  const ids = keys.flatMap((key) => taskByKey(view, asId<TaskKey>(key))?.id ?? []);
  return explanation('STATUS', 'REOPENED_BY_SOURCE', { at, names: namedTasks(ids) });
};

const explainEvent = (view: RunView, past: PastEvent): readonly Explanation[] => {
  const { at, actorId, event } = past;
  if (event.subject !== 'TASK') return [];
  const code = statusCodeAfter(event);
  if (code === null) return [];
  if (code === 'STARTED') return explainStart(view, past);
  if (recordOf(event.decisions, 'CONTENT_CHANGE')?.result === 'RE_APPROVE')
    return [explanation('STATUS', 'ASKED_AGAIN', { at, actorId })];
  if (event.cause === 'task.sourceChanged') return [explainSource(view, past)];
  if (recordOf(event.decisions, 'OVERRIDE') !== undefined)
    return [explanation('STATUS', 'OVERRIDDEN', { at, actorId, comment: event.comment })];
  const came = recordOf(event.decisions, 'TASK_OUTCOME');
  if (came !== undefined) return [explainOutcome(past, came)];
  if (event.kind === 'TASK_SKIPPED' && recordOf(event.decisions, 'ESCALATION') !== undefined)
    return [explanation('STATUS', 'SKIPPED_NOT_CALLED', { at })];
  if (recordOf(event.decisions, 'EXPIRY')?.operands['chosen'] !== undefined)
    return [explanation('STATUS', 'EXPIRED_DEMANDED', { at })];
  const record = recordOf(event.decisions, 'APPROVAL_RULE');
  const params = record === undefined ? {} : paramsOf(record);
  return [explanation('STATUS', code, { at, actorId, comment: event.comment, params })];
};

/** Lists the approvers with missing votes, for an approval or a task in review. */
const explainVotes = (view: RunView, task: RunTask): readonly Explanation[] => {
  const asked = [task, ...childrenOf(view, task)].filter((one) => one.approvalStatus === 'PENDING');
  const missing = asked.flatMap((approval) => {
    const voted = votedParties(view, approval);
    return approval.assignees.filter((party) => !voted.includes(party));
  });
  return missing.length === 0
    ? []
    : [explanation('STATUS', 'WAITS_VOTES', { names: namedParties([...new Set(missing)]) })];
};

/** Returns how many linked workflows the task still waits for. */
const explainLinked = (task: RunTask): readonly Explanation[] => {
  const needed = neededCount(task);
  if (task.status !== 'PENDING_SUBMISSION' || needed === 0) return [];
  const done = followedLinks(task).filter(isDone).length;
  return [explanation('STATUS', 'WAITS_LINKED', { params: { done, needed } })];
};

/** Explains whether an automated task waits for a response or its next attempt. */
const explainCall = ({ status, automationState }: RunTask): readonly Explanation[] => {
  if (status !== 'PENDING_SUBMISSION' || automationState === null) return [];
  const { dueAt, failure, attempts } = automationState;
  if (dueAt === null) return [];
  return [
    failure === null
      ? explanation('STATUS', 'WAITS_CALL')
      : explanation('STATUS', 'WAITS_NEXT_CALL', { params: { failed: attempts, date: dueAt } }),
  ];
};

const explainException = (task: RunTask): readonly Explanation[] => {
  if (task.exception === null) return [];
  const { category, text, reportedBy, at } = task.exception;
  const code = isReported(task) ? 'REPORTED' : category;
  // If the engine reported the problem, its text is a code and not a comment.
  const comment = code === 'REPORTED' && text !== '' ? text : null;
  const params = category === 'LINKED_WORKFLOW' ? { problem: text } : {};
  return [explanation('STATUS', `EXCEPTION_${code}`, { at, actorId: reportedBy, comment, params })];
};

/** Explains that the task isn't part of the blueprint. */
const explainAdded = (past: readonly PastEvent[]): readonly Explanation[] =>
  past.flatMap(({ at, actorId, event }) =>
    event.subject === 'PLAN' && event.cause === 'task.add'
      ? [explanation('STATUS', 'ADDED', { at, actorId })]
      : [],
  );

/** Explains the status of a task: what blocks it, what it waits for, and how it got here. */
export const explainStatus = (
  view: RunView,
  task: RunTask,
  past: readonly PastEvent[],
): readonly Explanation[] => {
  const decisive = past.find(
    ({ event }) => event.subject === 'TASK' && statusCodeAfter(event) !== null,
  );
  return [
    ...(task.frozeForReason === null ? [] : explainHold(view)),
    ...explainException(task),
    ...explainWaiting(waitingForTask(view, task)),
    ...explainVotes(view, task),
    ...explainLinked(task),
    ...explainCall(task),
    ...(decisive === undefined ? [] : explainEvent(view, decisive)),
    ...explainAdded(past),
  ];
};
