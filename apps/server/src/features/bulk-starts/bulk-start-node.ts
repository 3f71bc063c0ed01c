import type { BlueprintSharing } from '@baton/domain/access/blueprint-sharing';
import type { BulkFacts } from '@baton/domain/access/bulk-access';
import type { BulkFinding } from '@baton/domain/bulk/bulk-finding';
import type { BulkMapping } from '@baton/domain/bulk/bulk-mapping';
import { isOpenToEdits, type BulkState } from '@baton/domain/bulk/bulk-table';
import type { PartyId } from '@baton/domain/core/ids';
import type { ErrorCode } from '@baton/domain/core/error-catalogue';
import type { Refusal } from '@baton/domain/core/refusal';
import type { ImportIssue } from '@baton/domain/import/import-table';
import type { PartyNode } from '../people/index.ts';

/** A bulk start in the API, without its rows. */
export interface BulkStartNode {
  readonly id: string;
  readonly blueprintId: string;
  readonly versionId: string;
  /** Current version of the blueprint. Null if nothing is published anymore. */
  readonly publishedVersionId: string | null;
  readonly sharing: BlueprintSharing;
  readonly state: BulkState;
  readonly sourceName: string;
  readonly columns: readonly string[];
  readonly mapping: BulkMapping;
  readonly mappingRefusal: Refusal | null;
  readonly locale: string;
  readonly issues: readonly ImportIssue[];
  readonly haltCode: ErrorCode | null;
  readonly rowCount: number;
  readonly faultyCount: number;
  readonly warnedCount: number;
  readonly startedCount: number;
  readonly failedCount: number;
  readonly owner: PartyNode & { readonly id: PartyId };
  readonly createdBy: PartyNode & { readonly id: PartyId };
  readonly createdAt: number;
  readonly beganAt: number | null;
  readonly endedAt: number | null;
}

export type BulkRowState = 'READY' | 'FAULTY' | 'STARTED' | 'FAILED';

export interface BulkRowNode {
  /** Number of the row in the file. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly state: BulkRowState;
  readonly findings: readonly BulkFinding[];
  readonly workflowId: string | null;
  readonly reference: string | null;
}

/** Returns true if the rows were checked against the current version. */
const isCurrent = (job: BulkStartNode): boolean => job.versionId === job.publishedVersionId;

/** Returns the number of rows that can start; 0 while the start of all rows is refused. */
export const readyCount = (job: BulkStartNode): number =>
  job.mappingRefusal !== null || (isOpenToEdits(job.state) && !isCurrent(job))
    ? 0
    : job.rowCount - job.faultyCount - job.startedCount - job.failedCount;

/** Returns the facts for the permission rules. */
export const factsOfBulkStart = (job: BulkStartNode): BulkFacts => ({
  createdBy: job.createdBy.id,
  state: job.state,
  readyRows: readyCount(job),
  faultyRows: job.faultyCount,
  mappingRefusal: job.mappingRefusal,
  isCurrent: isCurrent(job),
});
