import { refuse, type Refusal } from '../../../core/refusal.ts';
import type { PrepareCommand } from '../../../run-model/command/command.ts';
import { enterDrafts } from '../../values/enter-values.ts';
import { recordWorkflow, type Ledger } from '../../command/ledger.ts';

/**
 * Creates a linked workflow whose intake form is incomplete. It has the values of its parent; its
 * owner or an editor completes the form and starts it.
 */
export const decidePrepare = (ledger: Ledger, command: PrepareCommand): Refusal | null => {
  const { scheduleStatus: status, version } = ledger.workflow;
  if (ledger.agent !== 'SYSTEM') return refuse('Forbidden');
  if (status !== 'NOT_STARTED' || version > 0) return refuse('WorkflowAlreadyStarted', { status });
  const refusal = enterDrafts(ledger, null, command.values, 'workflow.prepare');
  if (refusal !== null) return refusal;
  recordWorkflow(ledger, 'WORKFLOW_PREPARED', {}, { cause: 'workflow.prepare' });
  return null;
};
