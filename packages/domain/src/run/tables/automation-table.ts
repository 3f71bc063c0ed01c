import { mayCompleteAutomation, mayRetryAutomation } from '../../access/automation-access.ts';
import type { TaskFacts } from '../../access/task/task-facts.ts';
import { stateTable } from '../../core/state-table.ts';
import type { AutomationInput } from '../../run-model/cause.ts';
import type { RetryAutomationCommand } from '../../run-model/command/command.ts';
import type { TaskStatus } from '../../run-model/run.ts';
import { hasReason, mayEditRequest, type Reasoned } from './guards.ts';
import type { RowOf } from './row-of.ts';
import { taskStatuses } from './task-table.ts';

interface AutomationCommands {
  readonly retry: RetryAutomationCommand;
  readonly completeManually: Reasoned;
}

type AutomationRow = RowOf<
  TaskStatus,
  AutomationInput,
  'hasApprovals' | 'hasNoApprovals',
  TaskFacts,
  AutomationCommands
>;

const open = ['PENDING_SUBMISSION', 'REJECTED'] as const;

/** Requests of an AUTOMATION task. Everything else is as in a DEFAULT task. */
export const automationTable = stateTable<'automation', AutomationRow>('automation', taskStatuses, [
  { from: ['INACTIVE'], on: 'activate', to: 'PENDING_SUBMISSION' },
  {
    from: ['PENDING_SUBMISSION'],
    on: 'responseAccepted',
    when: 'hasApprovals',
    to: 'PENDING_REVIEW',
  },
  { from: ['PENDING_SUBMISSION'], on: 'responseAccepted', when: 'hasNoApprovals', to: 'COMPLETED' },
  { from: ['PENDING_SUBMISSION'], on: 'attemptFailed', to: 'SAME' },
  { from: ['PENDING_SUBMISSION'], on: 'failedPermanently', to: 'SAME' },
  {
    from: open,
    on: 'retry',
    guards: [mayRetryAutomation, mayEditRequest],
    to: 'PENDING_SUBMISSION',
  },
  {
    from: open,
    on: 'completeManually',
    when: 'hasApprovals',
    guards: [mayCompleteAutomation, hasReason],
    to: 'PENDING_REVIEW',
  },
  {
    from: open,
    on: 'completeManually',
    when: 'hasNoApprovals',
    guards: [mayCompleteAutomation, hasReason],
    to: 'COMPLETED',
  },
  { from: ['PENDING_SUBMISSION'], on: 'resultKept', when: 'hasApprovals', to: 'PENDING_REVIEW' },
  { from: ['PENDING_SUBMISSION'], on: 'resultKept', when: 'hasNoApprovals', to: 'COMPLETED' },
]);
