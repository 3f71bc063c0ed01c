import {
  mayCancelBulkJob,
  mayEditBulkJob,
  mayStartBulkJob,
  type BulkChoice,
} from '@baton/domain/access/bulk-access';
import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import { bulkStateAfter } from '@baton/domain/bulk-job/bulk-table';
import { refuse } from '@baton/domain/core/refusal';
import { subjectOfCommand } from '../../platform/db/command-log.ts';
import { violates } from '../../platform/db/database-error.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { dequeueStatement } from '../../platform/jobs/job.ts';
import { factsOfBulkJob, type BulkJobNode } from './bulk-job-node.ts';
import { reachBulkJob } from './bulk-job.access.ts';
import { runningBulkJobs } from './bulk-jobs.queries.ts';
import { beginBulkJob, closeBulkJob, deleteBulkJob } from './bulk-jobs.repository.ts';
import { kindOf } from './bulk-kinds.ts';

const tell = async (context: RequestContext, job: BulkJobNode): Promise<void> => {
  const { tenantId } = await context.viewer();
  const blueprint = job.kind === 'WORKFLOWS' ? { blueprintId: job.blueprintId } : {};
  context.services.publish({ tenantId, ...blueprint, partyIds: [] });
};

const reload = async (context: RequestContext, id: string): Promise<BulkJobNode> =>
  (await reachBulkJob(context, id)).job;

/**
 * Returns if the same command was already executed. Throws VersionConflict for any other change.
 */
const requireRepeatedCommand = async (
  context: RequestContext,
  id: string,
  key: string,
): Promise<void> => {
  const [done] = (await reachBulkJob(context, id, subjectOfCommand(key))).rows;
  if (done[0]?.id !== id) throw new Refused(refuse('VersionConflict'));
};

export interface RunRequest {
  readonly idempotencyKey: string;
  readonly bulkJobId: string;
  readonly rows: BulkChoice;
}

/** Processes the remaining rows in the background. */
export const runBulkJob = async (
  context: RequestContext,
  { idempotencyKey: key, bulkJobId, rows: choice }: RunRequest,
): Promise<BulkJobNode> => {
  const { job, actor, rows } = await reachBulkJob(
    context,
    bulkJobId,
    subjectOfCommand(key),
    runningBulkJobs(),
  );
  const [[repeated], [running]] = rows;
  if (repeated?.id === job.id) return job;
  const kind = kindOf(job);
  demand(await kind.runRefusal(context, job));
  demand(mayStartBulkJob(actor, factsOfBulkJob(job), choice));
  if ((running?.count ?? 0) >= bulkLimits.running)
    throw new Refused(refuse('BulkJobsRunning', { max: bulkLimits.running }));
  const at = new Date(context.services.now());
  try {
    const [[begun]] = await context.db.trip(
      beginBulkJob(job.id, job.state, bulkStateAfter(job.state, 'start'), at, key),
      kind.enqueue(job.id),
    );
    if (begun === undefined) await requireRepeatedCommand(context, job.id, key);
  } catch (error) {
    // The same command was executed at the same time.
    if (!violates(error, 'command_log_pkey')) throw error;
  }
  await tell(context, job);
  return reload(context, job.id);
};

/** Stops the bulk job after the batch that is being stored. */
export const cancelBulkJob = async (
  context: RequestContext,
  bulkJobId: string,
): Promise<BulkJobNode> => {
  const { job, actor } = await reachBulkJob(context, bulkJobId);
  demand(mayCancelBulkJob(actor, { createdBy: job.createdBy.id, state: job.state }));
  const to = bulkStateAfter(job.state, 'cancel');
  await context.db.trip(
    closeBulkJob(job.id, job.state, to, new Date(context.services.now()), null),
    dequeueStatement(kindOf(job).jobKey(job.id)),
  );
  await tell(context, job);
  return reload(context, job.id);
};

/** Deletes a draft with its rows. */
export const discardBulkJob = async (
  context: RequestContext,
  bulkJobId: string,
): Promise<string> => {
  const { job, actor } = await reachBulkJob(context, bulkJobId);
  demand(mayEditBulkJob(actor, { createdBy: job.createdBy.id, state: job.state }));
  await context.db.trip(deleteBulkJob(job.id));
  await tell(context, job);
  return job.id;
};
