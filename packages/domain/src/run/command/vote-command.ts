import type { TaskId } from '../../core/ids.ts';
import type { GivenChoice } from './reset-choice.ts';
import type { GivenRemark } from './given-remark.ts';

/** A command that may reset tasks. */
export interface Resetting {
  /** What becomes of the children and calls of those; where nothing is said, the default. */
  readonly resets?: readonly GivenChoice[];
}

/** One that may throw away what people entered in the forms that it resets; else it waits there as drafts. */
export interface Wiping extends Resetting {
  readonly wipe?: boolean;
}

/** A2. */
export interface ApproveCommand {
  readonly kind: 'APPROVE';
  readonly taskId: TaskId;
  readonly comment: string;
}
/** A3. */
export interface RejectCommand extends Resetting {
  readonly kind: 'REJECT';
  readonly taskId: TaskId;
  readonly comment: string;
  /** About single answers of the work. */
  readonly remarks?: readonly GivenRemark[];
}
