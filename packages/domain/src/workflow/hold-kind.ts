import type { Instant } from '../core/ids.ts';
import type { ScheduleStatus } from '../run/run.ts';

export const holdKinds = ['DELETED', 'ENDED', 'PAUSED'] as const;
/** Why nothing goes on in a workflow. */
export type HoldKind = (typeof holdKinds)[number];

/** What holds a workflow now; null where it goes on, has not begun or is complete. */
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
