import type { ScheduleStatus } from '../run-model/run.ts';

/** Views of the list of workflows. The first one is the default. */
export const workflowViews = ['open', 'completed', 'ended', 'all'] as const;
export type WorkflowView = (typeof workflowViews)[number];

/** Statuses of the workflows in each view. Null for all. */
export const statusesOfView: Readonly<Record<WorkflowView, readonly ScheduleStatus[] | null>> = {
  open: ['NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED'],
  completed: ['COMPLETED'],
  ended: ['ENDED'],
  all: null,
};
