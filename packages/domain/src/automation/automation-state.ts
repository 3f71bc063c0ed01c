import type { Instant } from '../core/ids.ts';
import type { AutomationFailure, AutomationResult } from './automation-result.ts';

/** How far an automated task is with its calls. */
export interface AutomationState {
  /** Which call is meant; each beginning and each retry by a person is a new one, over resets too. */
  readonly group: number;
  /** Attempts of this group that came to a result. */
  readonly attempts: number;
  /** When the next attempt is made; null while none is to be made. */
  readonly dueAt: Instant | null;
  /** Why the last attempt failed. */
  readonly failure: AutomationFailure | null;
  /** Method and address of this call, as its templates say; missing in what was stored earlier. */
  readonly called?: string;
  /** HTTP status with which the last attempt was answered; null where no answer came. */
  readonly answered?: number | null;
  /** A result that came while the task stood still; it counts when the task goes on. */
  readonly held: AutomationResult | null;
  /**
   * What is done when the task starts again: called, or done with what it brought, or left to
   * somebody who undoes first what it did.
   */
  readonly again: 'CALL' | 'KEEP' | 'COMPENSATE';
}

/** As it was stored, perhaps before there was a choice. */
export const completeState = (
  stored: Omit<AutomationState, 'again'> & Partial<Pick<AutomationState, 'again'>>,
): AutomationState => ({ ...stored, again: stored.again ?? 'CALL' });
