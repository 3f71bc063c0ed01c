import { refuse, type Refusal } from '../../core/refusal.ts';
import type { PrepareCommand } from '../command/command.ts';
import { enterDrafts } from '../values/enter-values.ts';
import { recordWorkflow, type Ledger } from '../command/ledger.ts';

/**
 * L1: a child whose start lacks answers is made and not started. What its parent could answer
 * is entered already; those who lead it give the rest, and start it (W3).
 */
export const decidePrepare = (ledger: Ledger, command: PrepareCommand): Refusal | null => {
  const { scheduleStatus: status, version } = ledger.workflow;
  if (ledger.agent !== 'SYSTEM') return refuse('Forbidden');
  if (status !== 'NOT_STARTED' || version > 0) return refuse('WorkflowAlreadyStarted', { status });
  const refusal = enterDrafts(ledger, null, command.values, 'W1');
  if (refusal !== null) return refusal;
  recordWorkflow(ledger, 'WORKFLOW_PREPARED', {}, { row: 'W1' });
  return null;
};
