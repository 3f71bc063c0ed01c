import type { ErrorCode } from '../core/error-catalogue.ts';
import type { Refusal } from '../core/refusal.ts';

/** Findings that don't block a row. */
export const bulkWarningCodes = [
  'InvitedBefore',
  'LinkLeftOut',
  'NameTwice',
  'RaggedRow',
  'StartsLater',
] as const;
export type BulkWarningCode = (typeof bulkWarningCodes)[number];

/** A finding on a row or one of its cells. Errors block the row. */
export type BulkFinding = {
  /** Position of the column; null for the whole row. */
  readonly column: number | null;
  readonly params: Refusal['params'];
} & (
  | { readonly severity: 'ERROR'; readonly code: ErrorCode }
  | { readonly severity: 'WARNING'; readonly code: BulkWarningCode }
);

/** Result of a row, and its findings. */
export interface PlannedRow<Intent> {
  /** Null if the row has errors. */
  readonly intent: Intent | null;
  readonly findings: readonly BulkFinding[];
}

export const errorAt = (column: number | null, { code, params }: Refusal): BulkFinding => ({
  column,
  severity: 'ERROR',
  code,
  params,
});

export const warningAt = (
  column: number | null,
  code: BulkWarningCode,
  params: Refusal['params'] = {},
): BulkFinding => ({ column, severity: 'WARNING', code, params });
