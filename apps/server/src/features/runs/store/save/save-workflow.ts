import type { RunWorkflow } from '@baton/domain/run-model/run';
import { workflowSummary } from '@baton/domain/workflow/workflow-summary';
import { rowUpdate } from '../../../../platform/db/row-update.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import { differOnlyIn, toTimestamp, type RunSave } from '../rows/saved-run.ts';
import { workflowMarksOf } from '../rows/workflow-marks.ts';

// Columns that every command changes. Few commands change more.
const updateSummaries = rowUpdate({
  name: 'update_workflow_summaries',
  table: 'workflow',
  key: 'id',
  columns: {
    version: 'integer',
    chain_head: 'bytea',
    completed_task_count: 'integer',
    open_task_count: 'integer',
    next_due: 'timestamptz',
    has_exception: 'boolean',
    planned_end: 'timestamptz',
    changed_at: 'timestamptz',
  },
});

const counted: ReadonlySet<keyof RunWorkflow> = new Set(['version']);

const updateWorkflows = rowUpdate({
  name: 'update_workflows',
  table: 'workflow',
  key: 'id',
  columns: {
    version: 'integer',
    chain_head: 'bytea',
    schedule_status: 'schedule_status',
    owner_id: 'uuid',
    scheduled_for: 'timestamptz',
    started_at: 'timestamptz',
    ended_at: 'timestamptz',
    run_number: 'integer',
    completed_task_count: 'integer',
    open_task_count: 'integer',
    next_due: 'timestamptz',
    has_exception: 'boolean',
    paused_at: 'timestamptz',
    pause_reason: 'text',
    end_reason: 'text',
    planned_end: 'timestamptz',
    marks: 'jsonb',
    calendar_edition: 'integer',
    deleted_at: 'timestamptz',
    changed_at: 'timestamptz',
  },
});

const summaryRow = ({ after, row, plannedEnd }: RunSave, hash: string) => {
  const facts = workflowSummary(after);
  return {
    key: after.workflow.id,
    version: row.seq,
    chain_head: hash,
    completed_task_count: facts.completedTaskCount,
    open_task_count: facts.openTaskCount,
    next_due: toTimestamp(facts.nextDue),
    has_exception: facts.hasException,
    planned_end: toTimestamp(plannedEnd),
    changed_at: toTimestamp(row.at),
  };
};

const workflowRow = (save: RunSave, hash: string) => {
  const { workflow } = save.after;
  return {
    ...summaryRow(save, hash),
    schedule_status: workflow.scheduleStatus,
    owner_id: workflow.ownerId,
    scheduled_for: toTimestamp(workflow.scheduledFor),
    started_at: toTimestamp(workflow.startedAt),
    ended_at: toTimestamp(workflow.endedAt),
    run_number: workflow.runNumber,
    paused_at: toTimestamp(workflow.pausedAt),
    pause_reason: workflow.pauseReason,
    end_reason: workflow.endReason,
    marks: workflowMarksOf(workflow),
    calendar_edition: workflow.calendar.edition,
    deleted_at: toTimestamp(workflow.deletedAt),
  };
};

/** Returns statements that write the workflows of the runs with their new chain heads. */
export const workflowStatements = (
  saves: readonly RunSave[],
  chainHeads: readonly string[],
): readonly Statement[] => {
  const [summaries, whole]: [ReturnType<typeof summaryRow>[], ReturnType<typeof workflowRow>[]] = [
    [],
    [],
  ];
  for (const [at, save] of saves.entries()) {
    const head = chainHeads[at] ?? '';
    if (differOnlyIn(save.before.workflow, save.after.workflow, counted))
      summaries.push(summaryRow(save, head));
    else whole.push(workflowRow(save, head));
  }
  return [...updateSummaries(summaries), ...updateWorkflows(whole)];
};
