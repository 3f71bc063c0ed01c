import type { RunWorkflow } from '../run-model/run.ts';
import { punctuality, type Punctuality } from '../task/punctuality.ts';

/**
 * Returns how the end of a completed workflow compares with its first plan, or null without either.
 */
export const workflowPunctuality = ({
  scheduleStatus,
  endedAt,
  plannedEndAtStart,
  timeZone,
}: Pick<
  RunWorkflow,
  'scheduleStatus' | 'endedAt' | 'plannedEndAtStart' | 'timeZone'
>): Punctuality | null =>
  scheduleStatus !== 'COMPLETED' || endedAt === null || plannedEndAtStart === null
    ? null
    : punctuality(endedAt, plannedEndAtStart, timeZone);
