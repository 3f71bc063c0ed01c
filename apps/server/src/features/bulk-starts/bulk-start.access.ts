import { mayReadBulkJob } from '@baton/domain/access/bulk-access';
import type { Actor } from '@baton/domain/access/actor';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { RowsOf, Statement } from '../../platform/db/statement.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { BulkStartNode } from './bulk-start-node.ts';
import { bulkStartById } from './bulk-starts.queries.ts';

export interface ReachedBulkStart<Rows> {
  readonly job: BulkStartNode;
  readonly actor: Actor;
  readonly rows: Rows;
}

/** Returns the bulk start of a command, read together with other statements. */
export const reachBulkStart = async <const S extends readonly Statement[]>(
  context: RequestContext,
  id: string,
  ...others: S
): Promise<ReachedBulkStart<RowsOf<S>>> => {
  const [[job], ...rows] = await context.db.trip(bulkStartById(id), ...others);
  const actor = actorOf(await context.viewer());
  if (job === undefined || mayReadBulkJob(actor, { createdBy: job.createdBy.id }) !== null)
    throw new Refused(refuse('NotFound', {}, 'bulkStartId'));
  return { job, actor, rows };
};

/** Returns the bulk start after a command. */
export const reloadBulkStart = async (
  context: RequestContext,
  id: string,
): Promise<BulkStartNode> => (await reachBulkStart(context, id)).job;
