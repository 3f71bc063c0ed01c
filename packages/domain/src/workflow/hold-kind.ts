import type { Instant } from '../core/ids.ts';
import type { ScheduleStatus } from '../run-model/run.ts';

export const holdKinds = ['DELETED', 'ENDED', 'PAUSED'] as const;
/** Why a workflow doesn't continue. */
export type HoldKind = (typeof holdKinds)[number];

/** Returns what blocks a workflow, or null if it runs, hasn't started, or is completed. */
export const holdKind = ({
  deletedAt,
  scheduleStatus,
}: {
  readonly deletedAt: Instant | null;
  readonly scheduleStatus: ScheduleStatus;
}): HoldKind | null => {
  if (deletedAt !== null) return 'DELETED';
  return scheduleStatus === 'ENDED' || scheduleStatus === 'PAUSED' ? scheduleStatus : null;
};
