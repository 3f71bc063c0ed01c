import { importLimits, type ReadLimits } from '../import/import-table.ts';

/** Limits of bulk starts and bulk invitations: files, rows, cells, running jobs, and drafts. */
export const bulkLimits = {
  bytes: importLimits.bytes,
  rows: 20_000,
  /** Jobs of a workspace that are in progress. */
  running: 5,
  /** Maximum number of cells that one request can correct. */
  fixes: 500,
  cellLength: 20_000,
  /** Days after which an unused draft is deleted. */
  draftDays: 90,
} as const satisfies ReadLimits & Readonly<Record<string, number>>;
