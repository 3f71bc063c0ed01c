import {
  mayDeleteStage,
  mayEditStage,
  mayLeaveStageSkipped,
  mayRestartStage,
  maySkipStage,
  mayStartStageAnyway,
  type StageFacts,
} from '../../access/workflow/stage-access.ts';
import { stateTable } from '../../core/state-table.ts';
import type { StageInput } from '../../run-model/cause.ts';
import type { StageStatus } from '../../run-model/run.ts';
import { hasReason, hasShortReason, type Reasoned } from './guards.ts';
import type { RowOf } from './row-of.ts';

type StageCommands = Readonly<
  Record<'restart' | 'startAnyway' | 'skip' | 'leaveSkipped', Reasoned>
>;

/** `runs` or `isSkipped` when its trigger is reached. */
type StageRow = RowOf<StageStatus, StageInput, 'runs' | 'isSkipped', StageFacts, StageCommands>;

const stageStatuses: readonly StageStatus[] = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'COMPLETED',
  'SKIPPED',
];

const unfinished = ['NOT_STARTED', 'IN_PROGRESS', 'SKIPPED'] as const;

/** States of a stage. */
export const stageTable = stateTable<'stage', StageRow>('stage', stageStatuses, [
  { from: ['NOT_STARTED'], on: 'triggerReached', when: 'runs', to: 'IN_PROGRESS' },
  { from: ['NOT_STARTED'], on: 'triggerReached', when: 'isSkipped', to: 'SKIPPED' },
  { from: ['IN_PROGRESS'], on: 'lastTaskSettled', to: 'COMPLETED' },
  { from: ['COMPLETED'], on: 'taskReopened', to: 'IN_PROGRESS' },
  // The engine resets stages that depend on a reopened task, so that they wait again.
  { from: stageStatuses, on: 'reset', to: 'NOT_STARTED' },
  {
    from: ['IN_PROGRESS', 'COMPLETED', 'SKIPPED'],
    on: 'restart',
    guards: [mayRestartStage, hasReason],
    to: 'NOT_STARTED',
  },
  {
    from: ['SKIPPED'],
    on: 'startAnyway',
    guards: [mayStartStageAnyway, hasShortReason],
    to: 'IN_PROGRESS',
  },
  { from: ['NOT_STARTED'], on: 'skip', guards: [maySkipStage, hasReason], to: 'SKIPPED' },
  // The condition inputs changed: the owner decides whether the stage starts or stays skipped.
  { from: ['SKIPPED'], on: 'conditionChanged', to: 'SAME' },
  {
    from: ['SKIPPED'],
    on: 'leaveSkipped',
    guards: [mayLeaveStageSkipped, hasShortReason],
    to: 'SAME',
  },
  // A stage is deleted with all its tasks, which haven't started.
  { from: unfinished, on: 'delete', guards: [mayDeleteStage], to: 'SAME' },
  { from: unfinished, on: 'describe', guards: [mayEditStage], to: 'SAME' },
]);
