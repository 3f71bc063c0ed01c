import type { PartyId, TaskId } from '../../core/ids.ts';
import {
  assignment,
  bySource,
  callFailure,
  contentCode,
  dates,
  escalated,
  planned,
  sharing,
  standingIn,
  texts,
  type ActivityParams,
} from './activity-params.ts';
import type { RunEvent, TaskEvent, WorkflowEvent, StageEvent } from '../event.ts';
import { remarkChanges } from './remark-changes.ts';

/** Kinds of entries of the activity feed (specification 4.5), as far as they occur. */
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

/** One line of the feed. The reader adds the time of the command and the names. */
export interface ActivityEntry {
  readonly kind: ActivityKind;
  /** Null: it followed by itself. */
  readonly actorId: PartyId | null;
  /** Null: about the workflow. */
  readonly taskId: TaskId | null;
  readonly comment: string | null;
  readonly params: ActivityParams;
}

type Line = Pick<ActivityEntry, 'kind'> & Partial<Omit<ActivityEntry, 'kind' | 'taskId'>>;

/** What the feed says of a task's event; null where another line says it already. */
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
          ...(event.row === 'D15' && { onBehalf: 1 }),
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
      return { kind: 'EDIT', actorId, comment, params: { field: 'Status', code: 'RELINKED' } };
    case 'LINKED_WORKFLOW_CALLED_BACK':
      return { kind: 'EDIT', actorId, comment, params: { field: 'Status', code: 'CALLED_BACK' } };
    case 'LINKED_WORKFLOW_RECOVERED':
      return { kind: 'RESOLVE_EXCEPTION' };
    case 'AUTOMATION_SUCCEEDED':
      return { kind: 'AUTOMATED_REQUEST' };
    case 'AUTOMATION_ATTEMPT_FAILED':
    case 'AUTOMATION_FAILED':
      return { kind: 'AUTOMATED_REQUEST_ERROR', params: callFailure(event) };
    case 'AUTOMATION_RETRIED':
      return { kind: 'EDIT', actorId, params: { field: 'Status', code: 'CALL_RETRIED' } };
    case 'AUTOMATION_COMPLETED_MANUALLY':
      return { kind: 'COMPLETE', actorId, comment, params: { outcome: 'COMPLETED' } };
    case 'TASK_ACKNOWLEDGED':
      // Whoever takes the last one off who had not confirmed confirms nothing themselves.
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
      // That one was settled is told by what settled it.
      const said = remarkChanges(event).come;
      if (said.length === 0) return null;
      const comment = said.map(({ text }) => text).join('\n');
      return { kind: 'MESSAGE', actorId, comment, params: { code: 'REMARKED' } };
    }
    case 'APPROVAL_REVOKED':
      // Nobody took it back: what it covers was changed.
      if (event.row === 'A10')
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
      if (event.row === 'D27') return bySource(event);
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
      return event.row === 'D27' ? bySource(event) : { kind: 'RESTARTED', actorId, comment };
    case 'TASK_SOURCE_CHANGED':
      return bySource(event);
    case 'TASK_RESET':
      return { kind: 'RESET' };
    case 'TASK_ASSIGNED':
    case 'TASK_CLAIMED':
    case 'TASK_DELEGATED':
      return { kind: 'ASSIGNED', actorId, comment, params: assignment(event) };
    case 'TASK_STAND_INS_CHANGED': {
      const params = standingIn(event);
      return params === null ? null : { kind: 'ASSIGNED', params };
    }
    case 'TASK_EXPIRED':
      return { kind: 'OVERDUE', params: { code: 'EXPIRED' } };
    case 'TASK_EXPIRY_RESTARTED':
      return { kind: 'RESTARTED', actorId, params: { code: 'EXPIRED' } };
    case 'TASK_ESCALATED':
      return escalated(event);
    case 'TASK_DUE_CHANGED':
      // Days counted anew at the start of a workflow are nobody's news.
      return event.row === 'D14' ? { kind: 'DATE_CHANGE', actorId, params: dates(event) } : null;
    // The submission or the vote behind these has its own line.
    case 'APPROVAL_OVERRIDDEN':
      return { kind: 'EDIT', actorId, comment, params: { field: 'Status', code: 'OVERRIDDEN' } };
    case 'APPROVAL_REQUESTED':
    case 'REVIEW_RESUMED':
    case 'TASK_SENT_BACK':
    case 'APPROVAL_APPROVED':
    case 'APPROVAL_REJECTED':
    case 'APPROVAL_NOT_REQUIRED':
    case 'APPROVAL_RESET':
    // The workflow's own line says it for all its tasks.
    // How a linked workflow fares is on its own page; what it means for the task is a line of its own.
    case 'LINKED_WORKFLOW_REPORTED':
    // The problem or the question behind it has its own line, and a moved date is told by its reason.
    case 'TASK_CLOCK_STOPPED':
    case 'TASK_CLOCK_RESUMED':
    case 'TASK_FROZEN':
    case 'TASK_UNFROZEN':
    // It is told when it counts.
    case 'AUTOMATION_ANSWER_HELD':
    case 'TASK_UNDONE':
    // That what it waited for was deleted has its own line.
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
      // The escalation behind it has its own line.
      if (event.row !== 'ABOUT') return null;
      return {
        kind: 'EDIT',
        actorId,
        params: { field: 'Owner', code: 'OWNER_CHANGED', added: event.after.ownerId ?? '' },
      };
    case 'WORKFLOW_COLLABORATORS_CHANGED':
      return { kind: 'EDIT', actorId, params: sharing(event) };
    // The dates that it changed are counted anew; who changed the calendar did it elsewhere.
    case 'WORKFLOW_CALENDAR_CHANGED':
    // What it does because of its parent has its own line.
    case 'WORKFLOW_LINK_CHANGED':
    // What was taken back has one line for all of it.
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

/** What people do with a stage; what follows by itself is seen on the stage, but for what its owner is asked. */
const stageCode = ({ kind, row, after }: StageEvent): string | null => {
  switch (kind) {
    case 'STAGE_SKIPPED':
      return row === 'G8' ? 'STAGE_SKIPPED' : null;
    case 'STAGE_STARTED':
      return row === 'G7' ? 'STAGE_STARTED_ANYWAY' : null;
    case 'STAGE_LEFT_SKIPPED':
      return 'STAGE_LEFT_SKIPPED';
    case 'STAGE_CONDITION_CHANGED':
      return after.reconsideration === null ? null : 'STAGE_IN_DOUBT';
    // Only the stage that was named has words with it.
    case 'STAGE_RESET':
    case 'STAGE_COMPLETED':
    case 'STAGE_REOPENED':
    // The pause or the calendar behind it says it for the whole workflow.
    case 'STAGE_DUE_CHANGED':
    // That a stage before it came or went has its own line.
    case 'STAGE_PREDECESSORS_CHANGED':
    case 'STAGE_UNDONE':
      return null;
  }
};

const stageLine = (event: StageEvent, actorId: PartyId | null): Line | null => {
  const { stageId: stage, comment } = event;
  // A restart names one stage, and says why; what is reset with it has no words.
  if (event.kind === 'STAGE_RESET')
    return event.row === 'G6' && comment !== null
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

/** What a task waits for came to something else, or may come to it after all: nobody's doing. */
const isByOutcome = ({ decisions }: TaskEvent): boolean =>
  decisions.some(({ rule }) => rule === 'TASK_OUTCOME');

const linesOf = (event: RunEvent, actorId: PartyId | null): readonly (Line | null)[] => {
  switch (event.subject) {
    case 'WORKFLOW':
      return [workflowLine(event, actorId)];
    case 'STAGE':
      return [stageLine(event, actorId)];
    // What was entered is read in the form.
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

/** D23. */
const isUndone = ({ row }: RunEvent): boolean => row === 'D23';

const undoneLine = (event: RunEvent, actorId: PartyId | null): ActivityEntry => ({
  kind: 'EDIT',
  actorId,
  taskId: 'taskId' in event && event.subject !== 'VALUE' ? event.taskId : null,
  comment: null,
  params: { field: 'Status', code: 'UNDONE' },
});

/** Forms that were handed in with what was entered: that is the line. */
const toldOtherwise = (events: readonly RunEvent[]): Set<TaskId> =>
  new Set(
    events.flatMap((event) =>
      event.subject === 'TASK' &&
      (event.kind === 'TASK_SUBMITTED' || event.kind === 'TASK_PART_SUBMITTED')
        ? event.taskId
        : [],
    ),
  );

/** The feed's lines for the events of one command, in their order; a vote is one line, however often it counts. */
export const activityOf = (
  events: readonly RunEvent[],
  actorId: PartyId | null,
): readonly ActivityEntry[] => {
  const voted = new Set<TaskId>();
  const told = toldOtherwise(events);
  // Events are undone from the last to the first: the first task is the one that the command was about.
  const undone =
    events.findLast((event) => isUndone(event) && event.subject === 'TASK') ??
    events.findLast(isUndone);
  return events.flatMap((event) => {
    if (isUndone(event)) return event === undone ? [undoneLine(event, actorId)] : [];
    if (event.subject === 'VOTE') {
      // Whoever withdraws a vote says what they do: vote otherwise, or revoke.
      // A vote that counts on was told when it was given.
      if (event.kind === 'VOTE_WITHDRAWN' || event.row === 'D10') return [];
      if (voted.has(event.taskId)) return [];
      voted.add(event.taskId);
    }
    if (event.subject === 'VALUE') {
      const { taskId, row } = event;
      if (taskId === null || row !== 'D5' || told.has(taskId)) return [];
      told.add(taskId);
      return [{ kind: 'SAVE', actorId, taskId, comment: null, params: {} }];
    }
    const taskId = 'taskId' in event ? event.taskId : null;
    return linesOf(event, actorId).flatMap((line) =>
      line === null ? [] : [{ actorId: null, comment: null, params: {}, ...line, taskId }],
    );
  });
};
