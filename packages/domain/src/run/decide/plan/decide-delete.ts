import { personOf } from '../../../party/actor.ts';
import { day } from '../../../core/dates.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { restoreDays } from '../../../run-model/limits.ts';
import { workflowTable } from '../../tables/workflow-table.ts';
import { recordWorkflow, type Ledger } from '../../command/ledger.ts';
import { factsOfWorkflow } from '../../facts/facts-of-workflow.ts';

/** Deletes the workflow. Nothing in it changes until it is restored. */
export const decideDelete = (ledger: Ledger): Refusal | null => {
  const { workflow, agent, now } = ledger;
  const row = takeRow(workflowTable, workflow.scheduleStatus, 'delete', {
    ask: (guard) => guard(agent, factsOfWorkflow(ledger, agent), null),
    otherwise: refuse('WorkflowDeleted'),
  });
  if (!row.ok) return row.refusals[0];
  const deleted = { deletedAt: now, deletedBy: personOf(agent) };
  recordWorkflow(ledger, 'WORKFLOW_DELETED', deleted, { cause: row.value.cause });
  return null;
};

/** Restores a deleted workflow until it is permanently deleted. */
export const decideRestore = (ledger: Ledger): Refusal | null => {
  const { workflow, agent, now } = ledger;
  const row = takeRow(workflowTable, workflow.scheduleStatus, 'restore', {
    ask: (guard) => guard(agent, factsOfWorkflow(ledger, agent), null),
    otherwise: refuse('WorkflowNotDeleted'),
  });
  if (!row.ok) return row.refusals[0];
  if (now - (workflow.deletedAt ?? now) > restoreDays * day)
    return refuse('RestoreTooLate', { days: restoreDays });
  const restored = { deletedAt: null, deletedBy: null };
  recordWorkflow(ledger, 'WORKFLOW_RESTORED', restored, { cause: row.value.cause });
  return null;
};
