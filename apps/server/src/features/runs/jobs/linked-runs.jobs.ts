import { z } from 'zod';
import type { Instant } from '@baton/domain/core/ids';
import { messagesOf, type ParentOrder } from '@baton/domain/linked-workflow/link-messages';
import type { Run } from '@baton/domain/run/run';
import { defineJob, type JobOrder } from '../../../platform/jobs/job.ts';

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
 * nothing that happened stays untold, and nothing is told that did not happen. Nobody is told
 * before `runAt`, when the command cannot be taken back any more; null: at once.
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
