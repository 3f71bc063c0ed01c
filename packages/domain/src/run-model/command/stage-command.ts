import type { StageId } from '../../core/ids.ts';
import type { Wiping } from './vote-command.ts';

interface RestartStageCommand extends Wiping {
  readonly kind: 'RESTART_STAGE';
  readonly stageId: StageId;
  readonly reason: string;
}
interface StartStageAnywayCommand {
  readonly kind: 'START_STAGE_ANYWAY';
  readonly stageId: StageId;
  readonly reason: string;
}
interface SkipStageCommand {
  readonly kind: 'SKIP_STAGE';
  readonly stageId: StageId;
  readonly reason: string;
}
/** Keeps a stage skipped although its condition is now met. */
interface LeaveStageSkippedCommand {
  readonly kind: 'LEAVE_STAGE_SKIPPED';
  readonly stageId: StageId;
  readonly reason: string;
}

export type StageCommand =
  | RestartStageCommand
  | StartStageAnywayCommand
  | SkipStageCommand
  | LeaveStageSkippedCommand;
