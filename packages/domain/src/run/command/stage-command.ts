import type { StageId } from '../../core/ids.ts';
import type { Wiping } from './vote-command.ts';

/* What a person does with a stage as a whole. */

/** G6. */
interface RestartStageCommand extends Wiping {
  readonly kind: 'RESTART_STAGE';
  readonly stageId: StageId;
  readonly reason: string;
}
/** G7. */
interface StartStageAnywayCommand {
  readonly kind: 'START_STAGE_ANYWAY';
  readonly stageId: StageId;
  readonly reason: string;
}
/** G8. */
interface SkipStageCommand {
  readonly kind: 'SKIP_STAGE';
  readonly stageId: StageId;
  readonly reason: string;
}
/** G9: its condition holds by now, and it is left at that. */
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
