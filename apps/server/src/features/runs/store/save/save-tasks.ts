import type { RunTask } from '@baton/domain/run-model/run';
import { rowUpdate } from '../../../../platform/db/row-update.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import { storedSettings } from '../rows/task-settings.ts';
import {
  changedTasks,
  differOnlyIn,
  tasksBefore,
  toTimestamp,
  type RunSave,
} from '../rows/saved-run.ts';
import { marksOf } from '../rows/task-marks.ts';

// Columns that almost every command changes. Writing a third of all columns halves the cost.
const updateProgress = rowUpdate({
  name: 'update_task_progress',
  table: 'task',
  key: 'id',
  columns: {
    status: 'task_status',
    approval_status: 'approval_status',
    started_at: 'timestamptz',
    due_on: 'timestamptz',
    submitted_at: 'timestamptz',
    submitted_by: 'uuid',
    completed_at: 'timestamptz',
  },
  also: 'version = t.version + 1',
});

const progress: ReadonlySet<keyof RunTask> = new Set([
  'status',
  'approvalStatus',
  'startedAt',
  'dueOn',
  'submittedAt',
  'submittedBy',
  'completedAt',
]);

const updateTasks = rowUpdate({
  name: 'update_tasks',
  table: 'task',
  key: 'id',
  columns: {
    status: 'task_status',
    approval_status: 'approval_status',
    froze_for_reason: 'froze_for_reason',
    has_exception: 'boolean',
    expiration_status: 'expiration_status',
    skipped_at: 'timestamptz',
    skip_reason: 'skip_reason',
    marks: 'jsonb',
    assignees: 'uuid[]',
    started_at: 'timestamptz',
    due_on: 'timestamptz',
    submitted_at: 'timestamptz',
    submitted_by: 'uuid',
    completed_at: 'timestamptz',
    round: 'integer',
    run_number: 'integer',
    reopened_count: 'integer',
    reject_cycles: 'integer',
  },
  also: 'version = t.version + 1',
});

// Large columns that commands rarely change.
const updateSettings = rowUpdate({
  name: 'update_task_settings',
  table: 'task',
  key: 'id',
  columns: { settings: 'jsonb' },
});

const progressRow = (task: RunTask) => ({
  key: task.id,
  status: task.status,
  approval_status: task.approvalStatus,
  started_at: toTimestamp(task.startedAt),
  due_on: toTimestamp(task.dueOn),
  submitted_at: toTimestamp(task.submittedAt),
  submitted_by: task.submittedBy,
  completed_at: toTimestamp(task.completedAt),
});

const taskRow = (task: RunTask) => ({
  ...progressRow(task),
  froze_for_reason: task.frozeForReason,
  has_exception: task.hasException,
  expiration_status: task.expirationStatus,
  skipped_at: toTimestamp(task.skippedAt),
  skip_reason: task.skipReason,
  marks: marksOf(task),
  assignees: task.assignees,
  round: task.round,
  run_number: task.runNumber,
  reopened_count: task.reopenedCount,
  reject_cycles: task.rejectCycles,
});

const newSettings = (was: RunTask | undefined, { id, plan }: RunTask) =>
  was?.plan === plan ? [] : [{ key: id, settings: storedSettings(plan) }];

/** Returns statements that write changed tasks. List rows are written separately. */
export const taskStatements = (saves: readonly RunSave[]): readonly Statement[] => {
  const moved: RunTask[] = [];
  const altered: RunTask[] = [];
  const settings: ReturnType<typeof newSettings>[number][] = [];
  for (const { before, after } of saves) {
    const known = new Map(tasksBefore(before, after).map((task) => [task.id, task]));
    for (const task of changedTasks(before, after)) {
      const was = known.get(task.id);
      if (was !== undefined && differOnlyIn(was, task, progress)) moved.push(task);
      else {
        altered.push(task);
        settings.push(...newSettings(was, task));
      }
    }
  }
  return [
    ...updateProgress(moved.map(progressRow)),
    ...updateTasks(altered.map(taskRow)),
    ...updateSettings(settings),
  ];
};
