import type { RunWorkflow } from '../run/run.ts';
import { punctuality, type Punctuality } from '../task/punctuality.ts';

/** How the end of a completed workflow compares with the plan that it started with; null without either. */
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
