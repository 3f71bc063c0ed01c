import { asId, type Instant, type PartyId, type TaskId } from '../core/ids.ts';
import { isDeepEqual } from '../core/equality.ts';
import { fail, ok, refuse, type Refusal, type Result } from '../core/refusal.ts';
import { tagLimits } from '../core/tags.ts';
import type { RunCommand } from '../run-model/command/command.ts';
import type { RunEvent, TaskEvent, TextEvent } from '../run-model/event.ts';
import type { RunTask } from '../run-model/run.ts';
import type { Texts } from '../run-model/texts.ts';

/** Actions on many tasks. */
export const taskActions = [
  'ASSIGN',
  'DUE',
  'TAG',
  'COMPLETE',
  'APPROVE',
  'SKIP',
  'RESTART_EXPIRED',
] as const;

/** Actions on many workflows. */
export const workflowActions = ['TRANSFER', 'TAG_WORKFLOW', 'PAUSE', 'RESUME', 'END'] as const;

export type TaskAction = (typeof taskActions)[number];
export type WorkflowAction = (typeof workflowActions)[number];
export type BulkActionKind = TaskAction | WorkflowAction;

/** Returns whether the selected items are workflows. Otherwise they are tasks. */
export const isWorkflowAction = (action: BulkActionKind): action is WorkflowAction =>
  workflowActions.some((one) => one === action);

/** Returns whether the whole operation can be undone. */
export const isUndoableAction = (action: BulkActionKind): boolean =>
  action === 'END' || (!isWorkflowAction(action) && action !== 'RESTART_EXPIRED');

/** What happens to each selected task or workflow. */
export interface BulkAction {
  readonly action: BulkActionKind;
  /** New assignees, for ASSIGN. */
  readonly assignees: readonly PartyId[];
  /** New owner, for TRANSFER. */
  readonly ownerId: PartyId | null;
  /** New due date, for DUE and RESTART_EXPIRED. Null to remove it. */
  readonly dueOn: Instant | null;
  /** Tags to add, for TAG and TAG_WORKFLOW. */
  readonly tags: readonly string[];
  /** Comment or reason, for APPROVE, SKIP, PAUSE, and END. */
  readonly comment: string;
}

/** Maximum number of items in one operation: by their ids, or all that match the filters of a list. */
export const bulkActionLimits = { ids: 500, matching: 2000 } as const;

const needsReason: readonly BulkActionKind[] = ['SKIP', 'PAUSE', 'END'];
const addsTags: readonly BulkActionKind[] = ['TAG', 'TAG_WORKFLOW'];

/** Returns why the action can't run on any item. */
export const bulkActionRefusal = (
  { action, assignees, ownerId, dueOn, tags, comment }: BulkAction,
  count: number,
  max: number = bulkActionLimits.ids,
): Refusal | null => {
  const ids = isWorkflowAction(action) ? 'workflowIds' : 'taskIds';
  if (count === 0) return refuse('Required', {}, ids);
  if (count > max) return refuse('TooMany', { count, max }, ids);
  if (action === 'ASSIGN' && assignees.length === 0) return refuse('Required', {}, 'assigneeIds');
  if (action === 'TRANSFER' && ownerId === null) return refuse('Required', {}, 'ownerId');
  if (action === 'RESTART_EXPIRED' && dueOn === null) return refuse('Required', {}, 'dueOn');
  if (addsTags.includes(action) && tags.length === 0) return refuse('Required', {}, 'tags');
  if (addsTags.includes(action) && tags.length > tagLimits.count)
    return refuse('TooMany', { count: tags.length, max: tagLimits.count }, 'tags');
  return needsReason.includes(action) && comment.trim() === ''
    ? refuse('Required', {}, 'comment')
    : null;
};

/** Returns the command for one item. It is the same as if a person acted on this item only. */
export const commandOfAction = (
  { action, assignees, ownerId, dueOn, tags, comment }: BulkAction,
  id: string,
  was: Texts,
): RunCommand => {
  const taskId = asId<TaskId>(id);
  const added = { tags: [...was.tags, ...tags] };
  switch (action) {
    case 'ASSIGN':
      return { kind: 'ASSIGN', taskId, assignees };
    case 'DUE':
      return { kind: 'CHANGE_DUE_DATE', taskId, dueOn };
    case 'RESTART_EXPIRED':
      return { kind: 'RESTART_EXPIRED', taskId, dueOn: dueOn ?? 0 };
    case 'TAG':
      return { kind: 'DESCRIBE_TASK', taskId, texts: added, was };
    case 'COMPLETE':
      return { kind: 'SUBMIT', taskId };
    case 'APPROVE':
      return { kind: 'APPROVE', taskId, comment };
    case 'SKIP':
      return { kind: 'SKIP', taskId, reason: comment };
    case 'TRANSFER':
      return { kind: 'EDIT_WORKFLOW', texts: {}, was, ownerId };
    case 'TAG_WORKFLOW':
      return { kind: 'EDIT_WORKFLOW', texts: added, was, ownerId: null };
    case 'PAUSE':
      return { kind: 'PAUSE', reason: comment };
    case 'RESUME':
      return { kind: 'RESUME' };
    case 'END':
      return { kind: 'END', reason: comment };
  }
};

/** The events of a command that an undo restores. */
const isOf =
  (taskId: TaskId) =>
  (event: RunEvent): event is TaskEvent | TextEvent =>
    (event.subject === 'TASK' || event.subject === 'TEXT') && event.taskId === taskId;

/**
 * Returns the command that restores what an action changed on a task. Null if the command can be
 * undone by the normal undo. Refused if someone changed the task again.
 */
export const commandOfUndo = (
  { action }: Pick<BulkAction, 'action'>,
  taskId: TaskId,
  events: readonly RunEvent[],
  now: { readonly task: Pick<RunTask, 'assignees' | 'dueOn'>; readonly texts: Texts },
): Result<RunCommand> | null => {
  const overtaken = fail(refuse('UndoOvertaken'));
  for (const event of events.filter(isOf(taskId)))
    if (event.subject === 'TEXT' && action === 'TAG') {
      const { tags } = event.before;
      const was = now.texts;
      return tags !== undefined && isDeepEqual(was.tags, event.after.tags)
        ? ok({ kind: 'DESCRIBE_TASK', taskId, texts: { tags }, was })
        : overtaken;
    } else if (event.subject === 'TASK' && action === 'ASSIGN') {
      const { assignees } = event.before;
      if (assignees === undefined) continue;
      return isDeepEqual(now.task.assignees, event.after.assignees)
        ? ok({ kind: 'ASSIGN', taskId, assignees })
        : overtaken;
    } else if (event.subject === 'TASK' && action === 'DUE') {
      const { dueOn } = event.before;
      if (dueOn === undefined) continue;
      return now.task.dueOn === event.after.dueOn
        ? ok({ kind: 'CHANGE_DUE_DATE', taskId, dueOn })
        : overtaken;
    }
  return null;
};
