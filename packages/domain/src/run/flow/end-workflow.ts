import { personOf } from '../../party/actor.ts';
import { nextState, systemRow } from '../../core/state-table.ts';
import { workflowTable } from '../tables/workflow-table.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import { freezeTasks } from './freeze.ts';
import { recordWorkflow, type Ledger } from '../command/ledger.ts';
import type { EndCause } from '../../run-model/run.ts';

interface Ending {
  /** The reason of a person; empty if a deadline decided. */
  readonly reason: string;
  readonly cause?: EndCause;
  readonly decisions?: readonly DecisionRecord[];
}

/** Ends the workflow. All statuses stay, so that a restart loses nothing. */
export const endWorkflow = (
  ledger: Ledger,
  { reason: endReason, cause: endCause, decisions = [] }: Ending,
): void => {
  const { workflow, agent, now } = ledger;
  const row = systemRow(workflowTable, workflow.scheduleStatus, 'end');
  // If the expiry of a task ends the workflow during a later command, the person of that command
  // didn't end it.
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
    { cause: row.cause, decisions, ...(endReason !== '' && { comment: endReason }) },
  );
  freezeTasks(ledger, 'ENDED', row.cause);
};
