import type { BlueprintSharing } from '@baton/domain/access/library/blueprint-sharing';
import type { BulkFacts } from '@baton/domain/access/bulk-access';
import type { BulkAction } from '@baton/domain/bulk/bulk-action';
import type { BulkFinding } from '@baton/domain/bulk/bulk-finding';
import type { BulkMapping } from '@baton/domain/bulk/bulk-mapping';
import { isOpenToEdits, type BulkState } from '@baton/domain/bulk-job/bulk-table';
import type { InviteMapping } from '@baton/domain/bulk/invite-mapping';
import type { PartyId } from '@baton/domain/core/ids';
import type { ErrorCode } from '@baton/domain/core/error-catalogue';
import type { Refusal } from '@baton/domain/core/refusal';
import type { ImportIssue } from '@baton/domain/import/import-table';
import type { PartyNode } from '../people/index.ts';

type Person = PartyNode & { readonly id: PartyId };

/** A bulk start, bulk invitation, or bulk action in the API, without its rows. */
interface CommonNode {
  readonly id: string;
  readonly state: BulkState;
  readonly sourceName: string;
  readonly columns: readonly string[];
  readonly mappingRefusal: Refusal | null;
  readonly locale: string;
  readonly issues: readonly ImportIssue[];
  readonly haltCode: ErrorCode | null;
  readonly rowCount: number;
  readonly faultyCount: number;
  readonly warnedCount: number;
  readonly doneCount: number;
  readonly failedCount: number;
  readonly createdBy: Person;
  readonly createdAt: number;
  readonly beganAt: number | null;
  readonly endedAt: number | null;
}

/** A file with one workflow in each row. */
export interface BulkStartNode extends CommonNode {
  readonly kind: 'WORKFLOWS';
  readonly blueprintId: string;
  readonly versionId: string;
  /** Current version of the blueprint. Null if nothing is published anymore. */
  readonly publishedVersionId: string | null;
  readonly sharing: BlueprintSharing;
  readonly mapping: BulkMapping;
  readonly owner: Person;
}

/** A file with one person to invite in each row. */
export interface BulkInvitationNode extends CommonNode {
  readonly kind: 'INVITATIONS';
  readonly mapping: InviteMapping;
}

/** A command on many tasks, one in each row. */
export interface BulkActionNode extends CommonNode {
  readonly kind: 'TASKS';
  readonly mapping: BulkAction;
}

export type BulkJobNode = BulkStartNode | BulkInvitationNode | BulkActionNode;

export const bulkRowStates = ['READY', 'FAULTY', 'DONE', 'FAILED'] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

export interface BulkRowNode {
  /** Number of the row in the file. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly state: BulkRowState;
  readonly findings: readonly BulkFinding[];
  readonly workflowId: string | null;
  readonly reference: string | null;
  readonly person: PartyNode | null;
}

/** Returns true if the rows were checked against the current version. */
const isCurrent = (job: BulkJobNode): boolean =>
  job.kind !== 'WORKFLOWS' || job.versionId === job.publishedVersionId;

/** Returns the number of rows to process; 0 while no row can be processed. */
export const readyCount = (job: BulkJobNode): number =>
  job.mappingRefusal !== null || (isOpenToEdits(job.state) && !isCurrent(job))
    ? 0
    : job.rowCount - job.faultyCount - job.doneCount - job.failedCount;

/** Returns the facts for the permission rules. */
export const factsOfBulkJob = (job: BulkJobNode): BulkFacts => ({
  createdBy: job.createdBy.id,
  state: job.state,
  readyRows: readyCount(job),
  faultyRows: job.faultyCount,
  mappingRefusal: job.mappingRefusal,
  isCurrent: isCurrent(job),
});
