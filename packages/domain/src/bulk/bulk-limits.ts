import { importLimits, type ReadLimits } from '../import/import-table.ts';

/** Bounds of a bulk start: generous for people, finite for machines. */
export const bulkLimits = {
  bytes: importLimits.bytes,
  rows: 20_000,
  /** Running at once in a workspace. */
  running: 5,
  /** Cells that are mended in one go. */
  fixes: 500,
  cellLength: 20_000,
  /** A draft of which nothing was started is thrown away after so many days. */
  draftDays: 90,
} as const satisfies ReadLimits & Readonly<Record<string, number>>;
