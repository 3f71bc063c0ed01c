import type { ErrorCode } from './error-catalogue.ts';

/**
 * Why something may not be done. A rule answers `null` (it may) or a refusal; the
 * server throws it, the API turns it into a permission flag, the button into a tooltip.
 */
export interface Refusal {
  readonly code: ErrorCode;
  /** Values for the message, by name. Never prose. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Path of the input field that is at fault, such as `approvals.0.approvers`. */
  readonly field?: string;
  /** What it sums up, field by field. */
  readonly details?: readonly Refusal[];
}

export const refuse = (
  code: ErrorCode,
  params: Readonly<Record<string, string | number>> = {},
  field?: string,
): Refusal => (field === undefined ? { code, params } : { code, params, field });

/** Outcome of a decision: the value, or the refusals that stand in its way. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly [Refusal, ...Refusal[]] };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (first: Refusal, ...rest: readonly Refusal[]): Result<never> => ({
  ok: false,
  refusals: [first, ...rest],
});
