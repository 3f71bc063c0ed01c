export { reachBulkJobOfKind } from './bulk-job.access.ts';
export type {
  BulkActionNode,
  BulkInvitationNode,
  BulkRowNode,
  BulkStartNode,
} from './bulk-job-node.ts';
export { BulkJobRef, BulkRowPageRef } from './bulk-job.schema.ts';
export * as bulkJobs from './bulk-jobs.queries.ts';
export { saveMapping, type RowOutcome } from './bulk-jobs.repository.ts';
export { defineBulkKind, type PlanRows } from './bulk-kinds.ts';
export { checkAllRows, planEach } from './check-bulk-rows.ts';
export { createBulkJob, storeBulkRows, type NewBulkJob } from './create-bulk-job.ts';
export * as processing from './process-bulk-rows.ts';
export { sweepBulkDraftsEveryNight, sweepBulkDraftsHandler } from './sweep-bulk-drafts.ts';
