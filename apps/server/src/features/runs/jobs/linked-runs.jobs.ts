import { z } from 'zod';
import type { Instant } from '@baton/domain/core/ids';
import { messagesOf, type ParentOrder } from '@baton/domain/run-model/link-messages';
import type { Run } from '@baton/domain/run-model/run';
import { defineJob, type JobOrder } from '../../../platform/jobs/job.ts';

/** Creates a linked workflow that a task requested. */
export const startChildJob = defineJob(
  'start-child',
  z.object({ taskId: z.uuid(), request: z.int() }),
);

/** Sends an order from a parent to a linked workflow. */
export const tellChildJob = defineJob(
  'tell-child',
  z.object({
    childId: z.uuid(),
    order: z.custom<ParentOrder>((value) => typeof value === 'object'),
  }),
);

/** Sends the status of a linked workflow to its parent. */
export const tellParentJob = defineJob('tell-parent', z.object({ workflowId: z.uuid() }));

/**
 * Returns jobs for the messages to linked runs. They are stored in the command's transaction, so
 * none is lost or sent without its cause. They wait until `runAt`, when undo is no longer possible.
 * Null means immediately.
 */
export const linkOrders = (
  before: Run | null,
  after: Run,
  runAt: Instant | null = null,
): readonly JobOrder[] => {
  const { starts, orders, reports } = messagesOf(before, after);
  const when = runAt === null ? {} : { runAt };
  return [
    ...starts.map((start) => startChildJob.order(start, when)),
    ...orders.map((order) => tellChildJob.order(order, when)),
    ...(reports ? [tellParentJob.order({ workflowId: after.workflow.id }, when)] : []),
  ];
};
