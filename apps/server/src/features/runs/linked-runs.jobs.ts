import { z } from 'zod';
import { messagesOf, type ParentOrder } from '@baton/domain/linked-workflow/link-messages';
import type { Run } from '@baton/domain/run/run';
import { defineJob, type JobOrder } from '../../platform/jobs/job.ts';

/** A child that a linked task has asked for is to be made. */
export const startChildJob = defineJob(
  'start-child',
  z.object({ taskId: z.uuid(), request: z.int() }),
);

/** What a parent asks of a child. */
export const tellChildJob = defineJob(
  'tell-child',
  z.object({
    childId: z.uuid(),
    order: z.custom<ParentOrder>((value) => typeof value === 'object'),
  }),
);

/** A child tells its parent how it stands. */
export const tellParentJob = defineJob('tell-parent', z.object({ workflowId: z.uuid() }));

/**
 * What one run has to tell others, as jobs: part of the command's own transaction, so that
 * nothing that happened stays untold, and nothing is told that did not happen.
 */
export const linkOrders = (before: Run | null, after: Run): readonly JobOrder[] => {
  const { starts, orders, reports } = messagesOf(before, after);
  return [
    ...starts.map((start) => startChildJob.order(start)),
    ...orders.map((order) => tellChildJob.order(order)),
    ...(reports ? [tellParentJob.order({ workflowId: after.workflow.id })] : []),
  ];
};
