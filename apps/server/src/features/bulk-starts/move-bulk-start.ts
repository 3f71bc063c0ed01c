import {
  mayCancelBulkJob,
  mayEditBulkJob,
  mayStartBulkJob,
  type BulkChoice,
} from '@baton/domain/access/bulk-access';
import { mayStartFrom } from '@baton/domain/access/blueprint-access';
import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import { bulkStateAfter } from '@baton/domain/bulk/bulk-table';
import { refuse } from '@baton/domain/core/refusal';
import { subjectOfCommand } from '../../platform/db/command-log.ts';
import { violates } from '../../platform/db/database-error.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { dequeueStatement } from '../../platform/jobs/job.ts';
import { factsOfBulkStart, type BulkStartNode } from './bulk-start-node.ts';
import { reachBulkStart, reloadBulkStart } from './bulk-start.access.ts';
import { bulkStartJob, bulkStartKey } from './bulk-starts.jobs.ts';
import { runningBulkStarts } from './bulk-starts.queries.ts';
import { beginBulkStart, closeBulkStart, deleteBulkStart } from './bulk-starts.repository.ts';

const tell = async (context: RequestContext, { blueprintId }: BulkStartNode): Promise<void> => {
  const { tenantId } = await context.viewer();
  context.services.publish({ tenantId, blueprintId, partyIds: [] });
};

/**
 * Returns if the same command was already executed. Throws VersionConflict for any other change.
 */
const requireRepeatedCommand = async (
  context: RequestContext,
  id: string,
  key: string,
): Promise<void> => {
  const [done] = (await reachBulkStart(context, id, subjectOfCommand(key))).rows;
  if (done[0]?.id !== id) throw new Refused(refuse('VersionConflict'));
};

export interface RunRequest {
  readonly idempotencyKey: string;
  readonly bulkStartId: string;
  readonly rows: BulkChoice;
}

/** Starts the remaining rows in the background. */
export const runBulkStart = async (
  context: RequestContext,
  { idempotencyKey: key, bulkStartId, rows: choice }: RunRequest,
): Promise<BulkStartNode> => {
  const { job, actor, rows } = await reachBulkStart(
    context,
    bulkStartId,
    subjectOfCommand(key),
    runningBulkStarts(),
  );
  const [[repeated], [running]] = rows;
  if (repeated?.id === job.id) return job;
  demand(
    mayStartFrom(actor, {
      isPublished: job.publishedVersionId !== null,
      starters: job.sharing.starters,
    }),
  );
  demand(mayStartBulkJob(actor, factsOfBulkStart(job), choice));
  if ((running?.count ?? 0) >= bulkLimits.running)
    throw new Refused(refuse('BulkStartsRunning', { max: bulkLimits.running }));
  const at = new Date(context.services.now());
  try {
    const [[begun]] = await context.db.trip(
      beginBulkStart(job.id, job.state, bulkStateAfter(job.state, 'start'), at, key),
      bulkStartJob.enqueue({ bulkStartId: job.id }, { key: bulkStartKey(job.id) }),
    );
    if (begun === undefined) await requireRepeatedCommand(context, job.id, key);
  } catch (error) {
    // The same command was executed at the same time.
    if (!violates(error, 'command_log_pkey')) throw error;
  }
  await tell(context, job);
  return reloadBulkStart(context, job.id);
};

/** Stops the bulk start. The batch that is being stored is kept. */
export const cancelBulkStart = async (
  context: RequestContext,
  bulkStartId: string,
): Promise<BulkStartNode> => {
  const { job, actor } = await reachBulkStart(context, bulkStartId);
  demand(mayCancelBulkJob(actor, { createdBy: job.createdBy.id, state: job.state }));
  const to = bulkStateAfter(job.state, 'cancel');
  await context.db.trip(
    closeBulkStart(job.id, job.state, to, new Date(context.services.now()), null),
    dequeueStatement(bulkStartKey(job.id)),
  );
  await tell(context, job);
  return reloadBulkStart(context, job.id);
};

/** Deletes a draft with its rows. */
export const discardBulkStart = async (
  context: RequestContext,
  bulkStartId: string,
): Promise<string> => {
  const { job, actor } = await reachBulkStart(context, bulkStartId);
  demand(mayEditBulkJob(actor, { createdBy: job.createdBy.id, state: job.state }));
  await context.db.trip(deleteBulkStart(job.id));
  await tell(context, job);
  return job.id;
};
