import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { workflowTable } from '../../tables/workflow-table.ts';
import type { DetachCommand } from '../../../run-model/command/command.ts';
import { factsOfWorkflow } from '../../facts/facts-of-workflow.ts';
import { recordWorkflow, type Ledger } from '../../command/ledger.ts';

/**
 * Unlinks a workflow from its parent. It keeps its status, including a pause by the parent. The
 * parent task reports a problem for its owner.
 */
export const decideDetach = (ledger: Ledger, command: DetachCommand): Refusal | null => {
  const { workflow, agent } = ledger;
  const { parent, scheduleStatus: status } = workflow;
  const row = takeRow(workflowTable, status, 'detach', {
    ask: (guard) => guard(agent, factsOfWorkflow(ledger, agent), command),
    otherwise: refuse('WorkflowNotLinked'),
  });
  if (!row.ok) return row.refusals[0];
  if (parent !== null)
    recordWorkflow(
      ledger,
      'WORKFLOW_DETACHED',
      { parent: { ...parent, isBound: false } },
      { cause: row.value.cause, comment: command.reason.trim() },
    );
  return null;
};
