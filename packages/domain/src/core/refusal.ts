import type { ErrorCode } from './error-catalogue.ts';

/**
 * Why something isn't allowed or valid. A rule returns `null` or a refusal. The server throws it as
 * an error, the API returns it with a permission flag, and a button shows it as a tooltip.
 */
export interface Refusal {
  readonly code: ErrorCode;
  /** Values of the message, by name. Never sentences. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Path of the input field, such as `approvals.0.approvers`. */
  readonly field?: string;
  /** The single refusals that it summarizes. */
  readonly details?: readonly Refusal[];
}

export const refuse = (
  code: ErrorCode,
  params: Readonly<Record<string, string | number>> = {},
  field?: string,
): Refusal => (field === undefined ? { code, params } : { code, params, field });

/** The value, or the refusals that prevent it. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly [Refusal, ...Refusal[]] };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (first: Refusal, ...rest: readonly Refusal[]): Result<never> => ({
  ok: false,
  refusals: [first, ...rest],
});
