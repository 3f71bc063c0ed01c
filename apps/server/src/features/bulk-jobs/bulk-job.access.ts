import { mayReadBulkJob } from '@baton/domain/access/bulk-access';
import type { Actor } from '@baton/domain/party/actor';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { RowsOf, Statement } from '../../platform/db/statement.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { BulkJobNode } from './bulk-job-node.ts';
import { bulkJobById } from './bulk-jobs.queries.ts';

export interface ReachedBulkJob<Job, Rows> {
  readonly job: Job;
  readonly actor: Actor;
  readonly rows: Rows;
}

const missing = (): Refused => new Refused(refuse('NotFound', {}, 'bulkJobId'));

/** Returns the bulk job of a command, read together with other statements. */
export const reachBulkJob = async <const S extends readonly Statement[]>(
  context: RequestContext,
  id: string,
  ...others: S
): Promise<ReachedBulkJob<BulkJobNode, RowsOf<S>>> => {
  const [[job], ...rows] = await context.db.trip(bulkJobById(id), ...others);
  const actor = actorOf(await context.viewer());
  if (job === undefined || mayReadBulkJob(actor, { createdBy: job.createdBy.id }) !== null)
    throw missing();
  return { job, actor, rows };
};

const isOfKind = <Kind extends BulkJobNode['kind']>(
  job: BulkJobNode,
  kind: Kind,
): job is Extract<BulkJobNode, { kind: Kind }> => job.kind === kind;

/** Returns the bulk job of a command for one type of rows. */
export const reachBulkJobOfKind = async <Kind extends BulkJobNode['kind']>(
  context: RequestContext,
  kind: Kind,
  id: string,
): Promise<ReachedBulkJob<Extract<BulkJobNode, { kind: Kind }>, readonly unknown[]>> => {
  const { job, ...reached } = await reachBulkJob(context, id);
  if (!isOfKind(job, kind)) throw missing();
  return { ...reached, job };
};
