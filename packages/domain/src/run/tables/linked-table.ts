import type { TaskFacts } from '../../access/task/task-facts.ts';
import { mayFixLink, mayRestartLinked } from '../../access/workflow/linked-access.ts';
import { stateTable } from '../../core/state-table.ts';
import type { LinkedInput } from '../../run-model/cause.ts';
import type { TaskStatus } from '../../run-model/run.ts';
import { hasReason, type Reasoned } from './guards.ts';
import type { RowOf } from './row-of.ts';

type LinkedCommands = Readonly<
  Record<'relink' | 'startNew' | 'restartChild' | 'completeManually', Reasoned>
>;

type LinkedRow = RowOf<
  TaskStatus,
  LinkedInput,
  'hasApprovals' | 'hasNoApprovals',
  TaskFacts,
  LinkedCommands
>;

const linkedStates: readonly TaskStatus[] = [
  'INACTIVE',
  'PENDING_SUBMISSION',
  'PENDING_REVIEW',
  'REJECTED',
  'COMPLETED',
];

const open = ['PENDING_SUBMISSION', 'REJECTED'] as const;

/**
 * States of a LINKED_WORKFLOW task. Reports are stored in every status and applied while the
 * workflow runs.
 */
export const linkedTable = stateTable<'linkedWorkflow', LinkedRow>('linkedWorkflow', linkedStates, [
  { from: ['INACTIVE'], on: 'activate', to: 'PENDING_SUBMISSION' },
  { from: linkedStates, on: 'childStarted', to: 'SAME' },
  { from: linkedStates, on: 'childCompleted', to: 'SAME' },
  {
    from: ['PENDING_SUBMISSION'],
    on: 'enoughCompleted',
    when: 'hasApprovals',
    to: 'PENDING_REVIEW',
  },
  { from: ['PENDING_SUBMISSION'], on: 'enoughCompleted', when: 'hasNoApprovals', to: 'COMPLETED' },
  { from: linkedStates, on: 'childHalted', to: 'SAME' },
  { from: ['PENDING_SUBMISSION'], on: 'problemReported', to: 'SAME' },
  { from: linkedStates, on: 'childResumed', to: 'SAME' },
  { from: ['PENDING_SUBMISSION'], on: 'problemResolved', to: 'SAME' },
  { from: open, on: 'relink', guards: [mayFixLink, hasReason], to: 'PENDING_SUBMISSION' },
  { from: open, on: 'startNew', guards: [mayFixLink, hasReason], to: 'PENDING_SUBMISSION' },
  { from: linkedStates, on: 'restartChild', guards: [mayRestartLinked, hasReason], to: 'SAME' },
  {
    from: open,
    on: 'completeManually',
    when: 'hasApprovals',
    guards: [mayFixLink, hasReason],
    to: 'PENDING_REVIEW',
  },
  {
    from: open,
    on: 'completeManually',
    when: 'hasNoApprovals',
    guards: [mayFixLink, hasReason],
    to: 'COMPLETED',
  },
  {
    from: ['PENDING_REVIEW', 'REJECTED', 'COMPLETED'],
    on: 'childRestarted',
    to: 'PENDING_SUBMISSION',
  },
]);
