import type { Instant } from '../core/ids.ts';
import type { AutomationFailure, AutomationResult } from './automation-result.ts';

/** State of the request of an automated task. */
export interface AutomationState {
  /** Number of the request. Each start and each manual retry increases it, also after resets. */
  readonly group: number;
  /** Attempts of this request with a result. */
  readonly attempts: number;
  /** Time of the next attempt; null if none is planned. */
  readonly dueAt: Instant | null;
  /** Why the last attempt failed. */
  readonly failure: AutomationFailure | null;
  /** Method and URL of this request, as filled in; missing in older data. */
  readonly called?: string;
  /** HTTP status of the last response; null without one. */
  readonly answered?: number | null;
  /** A result that arrived while the task was paused, and is applied after it. */
  readonly held: AutomationResult | null;
  /**
   * What happens to the request when the task starts again: it is repeated, its result is kept, or
   * the task waits until someone reverses the effects of the first request.
   */
  readonly again: 'CALL' | 'KEEP' | 'COMPENSATE';
}

/**
 * Returns a stored state with defaults for properties that an earlier version of Baton didn't have.
 */
export const completeState = (
  stored: Omit<AutomationState, 'again'> & Partial<Pick<AutomationState, 'again'>>,
): AutomationState => ({ ...stored, again: stored.again ?? 'CALL' });
