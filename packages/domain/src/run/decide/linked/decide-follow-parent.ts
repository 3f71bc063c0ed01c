import { refuse, type Refusal } from '../../../core/refusal.ts';
import { systemRow } from '../../../core/state-table.ts';
import {
  isEndedByParent,
  isEndedDuringParentPause,
  isPausedByParent,
} from '../../../run-model/paused-by-parent.ts';
import type { ParentLink } from '../../../run-model/child-link.ts';
import { workflowTable } from '../../tables/workflow-table.ts';
import type { FollowParentCommand } from '../../../run-model/command/command.ts';
import { recordWorkflow, type Ledger } from '../../command/ledger.ts';
import { decideEnd } from '../flow/decide-end.ts';
import { decidePause } from '../flow/decide-pause.ts';
import { decideRestart } from '../flow/decide-restart.ts';
import { decideResume } from '../flow/decide-resume.ts';

/** Returns the link after the order, or null if the order is outdated or for another workflow. */
const linkAfter = (
  parent: ParentLink | null,
  { order }: FollowParentCommand,
): ParentLink | null => {
  const { asks, version: heard, from } = order;
  const isOurs = parent?.taskId === from.taskId && parent.request === from.request;
  if (isOurs && heard <= parent.heard) return null;
  // An adopted workflow stays adopted when an older order arrives.
  if (asks === 'ADOPT')
    return parent?.isBound === true && !isOurs ? null : { ...from, heard, isBound: true };
  if (!isOurs || !parent.isBound || asks === 'SAY') return null;
  return { ...parent, heard, isBound: asks !== 'LET_GO' };
};

/**
 * Applies an order of the parent: pause, end, resume. Resumes only what the parent paused. Orders
 * can arrive late, twice, and in any order; the newest counts.
 */
export const decideFollowParent = (
  ledger: Ledger,
  command: FollowParentCommand,
): Refusal | null => {
  const { workflow } = ledger;
  if (ledger.agent !== 'SYSTEM') return refuse('Forbidden');
  const parent = linkAfter(workflow.parent, command);
  if (parent === null) return null;
  const { reason, besides } = command.order;
  const asks = command.order.asks === 'ADOPT' ? (besides ?? 'GO_ON') : command.order.asks;
  const { cause } = systemRow(workflowTable, workflow.scheduleStatus, 'parentActs');
  const isGoing = asks === 'GO_ON' || asks === 'RESTART';
  const lifted = isGoing && isEndedDuringParentPause({ ...workflow, parent });
  const isCalledBack = asks === 'RESTART' && isEndedByParent({ ...workflow, parent });
  recordWorkflow(
    ledger,
    'WORKFLOW_LINK_CHANGED',
    { parent, ...(lifted && { pausedAt: null, pauseReason: null }) },
    { cause },
  );
  const { scheduleStatus: status } = workflow;
  if (asks === 'PAUSE' && status === 'RUNNING')
    return decidePause(ledger, { kind: 'PAUSE', reason });
  if (isGoing && isPausedByParent({ ...workflow, parent })) return decideResume(ledger);
  // Linked workflows that ended with this one restart with it.
  if (isCalledBack) return decideRestart(ledger, { kind: 'RESTART', withChildren: true, reason });
  if (asks === 'END' && status !== 'ENDED' && status !== 'COMPLETED')
    return decideEnd(ledger, { kind: 'END', reason });
  return null;
};
