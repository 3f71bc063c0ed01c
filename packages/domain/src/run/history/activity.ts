import type { PartyId, TaskId } from '../../core/ids.ts';
import {
  assignment,
  bySource,
  callFailure,
  contentCode,
  dates,
  escalated,
  isByOutcome,
  linkCode,
  planned,
  sharing,
  delegations,
  texts,
  type ActivityParams,
} from './activity-params.ts';
import { isDueDateSet, type RunEvent } from '../../run-model/event.ts';
import type { StageEvent, TaskEvent, WorkflowEvent } from '../../run-model/event.ts';
import { fieldCommentChanges } from './field-comment-changes.ts';

/** Types of activity entries. */
export type ActivityKind =
  | 'WORKFLOW_STARTED'
  | 'WORKFLOW_COMPLETE'
  | 'WORKFLOW_PAUSED'
  | 'WORKFLOW_ENDED'
  | 'TASK_STARTED'
  | 'COMPLETE'
  | 'APPROVED'
  | 'REJECTED'
  | 'RESET'
  | 'RESTARTED'
  | 'ASSIGNED'
  | 'DATE_CHANGE'
  | 'OVERDUE'
  | 'EDIT'
  | 'AUTOMATED_REQUEST'
  | 'AUTOMATED_REQUEST_ERROR'
  | 'DOCUMENT_ADDED'
  | 'MESSAGE'
  | 'SAVE'
  | 'EXCEPTION'
  | 'RESOLVE_EXCEPTION';

/** An activity entry. The reader adds the time and the names. */
export interface ActivityEntry {
  readonly kind: ActivityKind;
  /** Null for automatic changes. */
  readonly actorId: PartyId | null;
  /** Null for entries about the workflow. */
  readonly taskId: TaskId | null;
  readonly comment: string | null;
  readonly params: ActivityParams;
}

type Line = Pick<ActivityEntry, 'kind'> & Partial<Omit<ActivityEntry, 'kind' | 'taskId'>>;

/** Returns the entry for a task event, or null if another entry covers it. */
const taskLine = (event: TaskEvent, actorId: PartyId | null): Line | null => {
  const { comment } = event;
  switch (event.kind) {
    case 'TASK_ACTIVATED':
      return { kind: 'TASK_STARTED' };
    case 'TASK_SUBMITTED':
      return {
        kind: 'COMPLETE',
        actorId,
        comment,
        params: {
          outcome: event.after.status === 'COMPLETED' ? 'COMPLETED' : 'SUBMITTED',
          ...(event.cause === 'task.completeOnBehalf' && { onBehalf: 1 }),
        },
      };
    case 'TASK_EXCEPTION_REPORTED':
      return {
        kind: 'EXCEPTION',
        actorId,
        comment,
        params: { category: event.after.exception?.category ?? '' },
      };
    case 'TASK_EXCEPTION_RESOLVED':
      return { kind: 'RESOLVE_EXCEPTION', actorId, comment };
    case 'LINKED_WORKFLOW_TROUBLED':
      return {
        kind: 'EXCEPTION',
        params: { category: 'LINKED_WORKFLOW', problem: event.after.exception?.text ?? '' },
      };
    case 'LINKED_WORKFLOW_REPLACED':
      return { kind: 'EDIT', actorId, comment, params: { field: 'Status', code: linkCode(event) } };
    case 'LINKED_WORKFLOW_CALLED_BACK':
      return { kind: 'EDIT', actorId, comment, params: { field: 'Status', code: 'CALLED_BACK' } };
    case 'LINKED_WORKFLOW_RECOVERED':
      return { kind: 'RESOLVE_EXCEPTION' };
    case 'AUTOMATION_SUCCEEDED':
    case 'AUTOMATION_ATTEMPT_FAILED':
    case 'AUTOMATION_FAILED':
      return event.kind === 'AUTOMATION_SUCCEEDED' && event.after.automationState?.failure == null
        ? { kind: 'AUTOMATED_REQUEST' }
        : { kind: 'AUTOMATED_REQUEST_ERROR', params: callFailure(event) };
    case 'AUTOMATION_RETRIED':
      return { kind: 'EDIT', actorId, params: { field: 'Status', code: 'CALL_RETRIED' } };
    case 'AUTOMATION_COMPLETED_MANUALLY':
      return { kind: 'COMPLETE', actorId, comment, params: { outcome: 'COMPLETED' } };
    case 'TASK_ACKNOWLEDGED':
      // Removing the last assignee who had not accepted is not an acceptance.
      if (event.after.acknowledgements === undefined) return null;
      return { kind: 'EDIT', actorId, params: { field: 'Status', code: 'ACKNOWLEDGED' } };
    case 'TASK_DECLINED':
      return { kind: 'EDIT', actorId, comment, params: { field: 'Status', code: 'DECLINED' } };
    case 'TASK_PART_SUBMITTED':
      return { kind: 'EDIT', actorId, params: { field: 'Status', code: 'PART_SUBMITTED' } };
    case 'TASK_CC_CHANGED':
      return { kind: 'EDIT', actorId, params: { field: 'CC', code: 'CC_CHANGED' } };
    case 'INFORMATION_ASKED':
      return { kind: 'MESSAGE', actorId, comment, params: { code: 'ASKED' } };
    case 'INFORMATION_ANSWERED':
      return { kind: 'MESSAGE', actorId, comment, params: { code: 'ANSWERED' } };
    case 'TASK_REMARKED': {
      // Resolved comments are covered by the entry of the command.
      const said = fieldCommentChanges(event).added;
      if (said.length === 0) return null;
      const comment = said.map(({ text }) => text).join('\n');
      return { kind: 'MESSAGE', actorId, comment, params: { code: 'REMARKED' } };
    }
    case 'APPROVAL_REVOKED':
      // The engine revoked the decision because the content changed.
      if (event.cause === 'approval.contentChanged')
        return { kind: 'EDIT', params: { field: 'ApprovalStatus', code: contentCode(event) } };
      return {
        kind: 'EDIT',
        actorId,
        comment,
        params: { field: 'ApprovalStatus', code: 'REVOKED' },
      };
    case 'TASK_DATA_EDITED':
      return { kind: 'SAVE', actorId, params: { code: 'DATA_EDITED' } };
    case 'APPROVAL_CONTENT_CHANGED':
      return { kind: 'EDIT', params: { field: 'ApprovalStatus', code: contentCode(event) } };
    case 'TASK_RECALLED':
      if (event.cause === 'task.sourceChanged') return bySource(event);
      return { kind: 'EDIT', actorId, params: { field: 'Status', code: 'RECALLED' } };
    case 'TASK_SKIPPED':
      return {
        kind: 'EDIT',
        actorId: isByOutcome(event) ? null : actorId,
        comment,
        params: { field: 'Status', code: 'SKIPPED' },
      };
    case 'TASK_UNSKIPPED':
      return {
        kind: 'EDIT',
        actorId: isByOutcome(event) ? null : actorId,
        params: { field: 'Status', code: 'UNSKIPPED' },
      };
    case 'AUTOMATION_RESULT_KEPT':
    case 'TASK_COMPLETED':
      return { kind: 'COMPLETE', params: { outcome: 'COMPLETED' } };
    case 'TASK_REOPENED':
      if (event.cause === 'task.sourceChanged') return bySource(event);
      return { kind: 'RESTARTED', actorId, comment };
    case 'TASK_SOURCE_CHANGED':
      return bySource(event);
    case 'TASK_RESET':
      return { kind: 'RESET' };
    case 'TASK_ASSIGNED':
    case 'TASK_CLAIMED':
    case 'TASK_DELEGATED':
      return { kind: 'ASSIGNED', actorId, comment, params: assignment(event) };
    case 'TASK_STAND_INS_CHANGED': {
      const params = delegations(event);
      return params === null ? null : { kind: 'ASSIGNED', params };
    }
    case 'TASK_EXPIRED':
      return { kind: 'OVERDUE', params: { code: 'EXPIRED' } };
    case 'TASK_EXPIRY_RESTARTED':
      return { kind: 'RESTARTED', actorId, params: { code: 'EXPIRED' } };
    case 'TASK_ESCALATED':
      return escalated(event);
    case 'TASK_DUE_CHANGED':
      // Due dates recalculated at the start aren't shown.
      return isDueDateSet(event) ? { kind: 'DATE_CHANGE', actorId, params: dates(event) } : null;
    // The submission or vote has its own entry.
    case 'APPROVAL_OVERRIDDEN':
      return { kind: 'EDIT', actorId, comment, params: { field: 'Status', code: 'OVERRIDDEN' } };
    case 'APPROVAL_REQUESTED':
    case 'REVIEW_RESUMED':
    case 'TASK_SENT_BACK':
    case 'APPROVAL_APPROVED':
    case 'APPROVAL_REJECTED':
    case 'APPROVAL_NOT_REQUIRED':
    case 'APPROVAL_RESET':
    // The workflow entry covers all its tasks; effects on a task have their own entry.
    case 'LINKED_WORKFLOW_REPORTED':
    // The problem or question has its own entry, which includes the moved date.
    case 'TASK_CLOCK_STOPPED':
    case 'TASK_CLOCK_RESUMED':
    case 'TASK_FROZEN':
    case 'TASK_UNFROZEN':
    // The response is shown when it takes effect.
    case 'AUTOMATION_ANSWER_HELD':
    case 'TASK_UNDONE':
    // The deleted predecessor has its own entry.
    case 'TASK_PREDECESSORS_CHANGED':
      return null;
  }
};

const workflowLine = (event: WorkflowEvent, actorId: PartyId | null): Line | null => {
  const { comment } = event;
  switch (event.kind) {
    case 'WORKFLOW_STARTED':
      return { kind: 'WORKFLOW_STARTED', actorId };
    case 'WORKFLOW_PREPARED':
      return { kind: 'EDIT', params: { field: 'Status', code: 'PREPARED' } };
    case 'WORKFLOW_COMPLETED':
      return { kind: 'WORKFLOW_COMPLETE' };
    case 'WORKFLOW_PAUSED':
      return { kind: 'WORKFLOW_PAUSED', actorId, comment };
    case 'WORKFLOW_ENDED':
      return { kind: 'WORKFLOW_ENDED', actorId, comment };
    case 'WORKFLOW_REOPENED':
      return { kind: 'RESTARTED', actorId };
    case 'WORKFLOW_PLANNED':
    case 'WORKFLOW_OWNER_CHANGED':
      // The escalation has its own entry.
      if (event.cause !== 'workflow.describe') return null;
      return {
        kind: 'EDIT',
        actorId,
        params: { field: 'Owner', code: 'OWNER_CHANGED', added: event.after.ownerId ?? '' },
      };
    case 'WORKFLOW_COLLABORATORS_CHANGED':
      return { kind: 'EDIT', actorId, params: sharing(event) };
    // The changed dates aren't shown; the calendar belongs to another page.
    case 'WORKFLOW_CALENDAR_CHANGED':
    // The parent's command has its own entry.
    case 'WORKFLOW_LINK_CHANGED':
    // An undo has one entry for all its events.
    case 'WORKFLOW_UNDONE':
      return null;
    case 'WORKFLOW_DETACHED':
      return {
        kind: 'EDIT',
        actorId,
        comment,
        params: { field: 'LinkedWorkflow', code: 'DETACHED' },
      };
    case 'WORKFLOW_DELETED':
      return { kind: 'EDIT', actorId, params: { field: 'Deleted', code: 'DELETED' } };
    case 'WORKFLOW_RESTORED':
      return { kind: 'EDIT', actorId, params: { field: 'Deleted', code: 'RESTORED' } };
    case 'WORKFLOW_RESUMED':
    case 'WORKFLOW_RESTARTED':
      return {
        kind: 'RESTARTED',
        actorId,
        comment,
        params: { from: event.before.scheduleStatus ?? '' },
      };
  }
};

/** Returns the code of a stage command, or of a question to the owner. */
const stageCode = ({ kind, cause, after }: StageEvent): string | null => {
  switch (kind) {
    case 'STAGE_SKIPPED':
      return cause === 'stage.skip' ? 'STAGE_SKIPPED' : null;
    case 'STAGE_STARTED':
      return cause === 'stage.startAnyway' ? 'STAGE_STARTED_ANYWAY' : null;
    case 'STAGE_LEFT_SKIPPED':
      return 'STAGE_LEFT_SKIPPED';
    case 'STAGE_CONDITION_CHANGED':
      return after.reconsideration === null ? null : 'STAGE_IN_DOUBT';
    // Only the named stage has a comment.
    case 'STAGE_RESET':
    case 'STAGE_COMPLETED':
    case 'STAGE_REOPENED':
    // The entry of the pause or calendar covers the whole workflow.
    case 'STAGE_DUE_CHANGED':
    // The added or deleted predecessor has its own entry.
    case 'STAGE_PREDECESSORS_CHANGED':
    case 'STAGE_UNDONE':
      return null;
  }
};

const stageLine = (event: StageEvent, actorId: PartyId | null): Line | null => {
  const { stageId: stage, comment } = event;
  // Only the restarted stage has the comment; stages reset with it have none.
  if (event.kind === 'STAGE_RESET')
    return event.cause === 'stage.restart' && comment !== null
      ? { kind: 'RESTARTED', actorId, comment, params: { code: 'STAGE', stage } }
      : null;
  const code = stageCode(event);
  if (code === null) return null;
  const by = code === 'STAGE_IN_DOUBT' ? null : actorId;
  return {
    kind: 'EDIT',
    actorId: by,
    comment,
    params: { field: 'WorkflowStageStatus', code, stage },
  };
};

const linesOf = (event: RunEvent, actorId: PartyId | null): readonly (Line | null)[] => {
  switch (event.subject) {
    case 'WORKFLOW':
      return [workflowLine(event, actorId)];
    case 'STAGE':
      return [stageLine(event, actorId)];
    // Values are visible in the form.
    case 'VALUE':
      return [];
    case 'TASK':
      return [
        taskLine(event, actorId),
        event.after.hasException === true &&
        event.kind !== 'TASK_EXCEPTION_REPORTED' &&
        event.kind !== 'LINKED_WORKFLOW_TROUBLED' &&
        event.after.exception?.category !== 'AUTOMATION'
          ? {
              kind: 'EDIT',
              params: {
                field: 'HasException',
                code:
                  event.after.exception?.category === 'NO_ASSIGNEE' ? 'NO_APPROVER' : 'LoopLimit',
              },
            }
          : null,
      ];
    case 'TEXT':
      return [{ kind: 'EDIT', actorId, params: texts(event) }];
    case 'PLAN':
      return [{ kind: 'EDIT', actorId, params: planned(event) }];
    case 'VOTE':
      return [
        {
          kind: event.vote.decision,
          actorId,
          comment: event.vote.comment,
          ...(event.vote.counter !== undefined && { params: { code: 'COUNTERED' } }),
        },
      ];
  }
};

const isUndone = ({ cause }: RunEvent): boolean => cause === 'undo';

const undoneLine = (event: RunEvent, actorId: PartyId | null): ActivityEntry => ({
  kind: 'EDIT',
  actorId,
  taskId: 'taskId' in event && event.subject !== 'VALUE' ? event.taskId : null,
  comment: null,
  params: { field: 'Status', code: 'UNDONE' },
});

/** Returns the tasks whose entered values were submitted, since the submission has an entry. */
const submittedTasks = (events: readonly RunEvent[]): Set<TaskId> =>
  new Set(
    events.flatMap((event) =>
      event.subject === 'TASK' &&
      (event.kind === 'TASK_SUBMITTED' || event.kind === 'TASK_PART_SUBMITTED')
        ? event.taskId
        : [],
    ),
  );

/** Returns the entries for one command in order; a vote for several approvers is one entry. */
export const activityOf = (
  events: readonly RunEvent[],
  actorId: PartyId | null,
): readonly ActivityEntry[] => {
  const voted = new Set<TaskId>();
  const submitted = submittedTasks(events);
  // Events are undone in reverse order, so the last one belongs to the subject of the command.
  const undone =
    events.findLast(
      (event) => isUndone(event) && (event.subject === 'TASK' || event.subject === 'WORKFLOW'),
    ) ?? events.findLast(isUndone);
  return events.flatMap((event) => {
    if (isUndone(event)) return event === undone ? [undoneLine(event, actorId)] : [];
    if (event.subject === 'VOTE') {
      // Changing or revoking a vote has its own entry. A vote that still counts was shown when it
      // was given.
      if (event.kind === 'VOTE_WITHDRAWN' || event.cause === 'task.submit') return [];
      if (voted.has(event.taskId)) return [];
      voted.add(event.taskId);
    }
    if (event.subject === 'VALUE') {
      const { taskId, cause } = event;
      if (taskId === null || cause !== 'task.saveDraft' || submitted.has(taskId)) return [];
      submitted.add(taskId);
      return [{ kind: 'SAVE', actorId, taskId, comment: null, params: {} }];
    }
    const taskId = 'taskId' in event ? event.taskId : null;
    return linesOf(event, actorId).flatMap((line) =>
      line === null ? [] : [{ actorId: null, comment: null, params: {}, ...line, taskId }],
    );
  });
};
