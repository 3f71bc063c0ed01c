import type { TaskId } from '../../core/ids.ts';
import type { SelectedReset } from './reset-choice.ts';
import type { EnteredFieldComment } from './entered-field-comment.ts';

/** A command that can reset tasks. */
export interface Resetting {
  /** Choices for the linked workflows and requests of reset tasks; defaults apply if missing. */
  readonly resets?: readonly SelectedReset[];
}

/** A command that can discard the values of reset forms. By default, the values stay as drafts. */
export interface Wiping extends Resetting {
  readonly wipe?: boolean;
}

export interface ApproveCommand {
  readonly kind: 'APPROVE';
  readonly taskId: TaskId;
  readonly comment: string;
}
export interface RejectCommand extends Resetting {
  readonly kind: 'REJECT';
  readonly taskId: TaskId;
  readonly comment: string;
  /** Comments on single fields of the task. */
  readonly remarks?: readonly EnteredFieldComment[];
}
