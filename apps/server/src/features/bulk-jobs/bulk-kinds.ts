import type { PlannedRow } from '@baton/domain/bulk/bulk-finding';
import type { Refusal } from '@baton/domain/core/refusal';
import type { ImportedRow } from '@baton/domain/import/import-table';
import type { Statement } from '../../platform/db/statement.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { BulkJobNode } from './bulk-job-node.ts';

/** Checks rows in file order. A planner remembers its earlier rows, so that it finds duplicates. */
export type PlanRows = (rows: readonly ImportedRow[]) => Promise<readonly PlannedRow<unknown>[]>;

/** What the rows of a file become: workflows or invitations. */
export interface BulkKind<Job extends BulkJobNode = BulkJobNode> {
  readonly kind: Job['kind'];
  /** Key of the background job. */
  jobKey(id: string): string;
  enqueue(id: string): Statement;
  /** Returns why the viewer can't process the rows, apart from the status of the job. */
  runRefusal(context: RequestContext, job: Job): Promise<Refusal | null>;
  /** Returns a new function that checks rows with the current data of the workspace. */
  planner(context: RequestContext, job: Job): Promise<() => PlanRows>;
  /** Column that names a row. */
  nameColumn(job: Job): number | null;
  /** Returns whether a changed cell of this column can change the findings of other rows. */
  affectsOtherRows(job: Job, column: number): boolean;
}

const kinds = new Map<BulkJobNode['kind'], BulkKind>();

export const defineBulkKind = <Job extends BulkJobNode>(kind: BulkKind<Job>): void => {
  kinds.set(kind.kind, kind);
};

export const kindOf = ({ kind }: BulkJobNode): BulkKind => {
  const found = kinds.get(kind);
  if (found === undefined) throw new RangeError(`Bulk kind ${kind} isn't defined.`);
  return found;
};
