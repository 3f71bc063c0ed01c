import { personOf } from '../../access/actor.ts';
import { nextState, systemRow } from '../../core/state-table.ts';
import { workflowTable } from '../../workflow/workflow-table.ts';
import type { DecisionRecord } from '../event.ts';
import { freezeTasks } from './freeze.ts';
import { recordWorkflow, type Ledger } from '../command/ledger.ts';
import type { EndCause } from '../run.ts';

interface Ending {
  /** In the words of a person; empty where time alone decided. */
  readonly reason: string;
  readonly cause?: EndCause;
  readonly decisions?: readonly DecisionRecord[];
}

/** W6: nothing goes on any more. Every status is kept, so that W8 loses nothing. */
export const endWorkflow = (
  ledger: Ledger,
  { reason: endReason, cause: endCause, decisions = [] }: Ending,
): void => {
  const { workflow, agent, now } = ledger;
  const row = systemRow(workflowTable, workflow.scheduleStatus, 'end');
  // Whoever came first after the time was up ended nothing.
  const endedBy = endCause?.kind === 'EXPIRED' ? null : personOf(agent);
  recordWorkflow(
    ledger,
    'WORKFLOW_ENDED',
    {
      scheduleStatus: nextState(row, workflow.scheduleStatus),
      endedAt: now,
      endReason,
      endedBy,
      ...(endCause !== undefined && { endCause }),
    },
    { row: row.row, decisions, ...(endReason !== '' && { comment: endReason }) },
  );
  freezeTasks(ledger, 'ENDED', row.row);
};
