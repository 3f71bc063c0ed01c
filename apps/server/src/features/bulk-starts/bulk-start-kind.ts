import { mayStartFrom } from '@baton/domain/access/library/blueprint-access';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { bulkPeople } from '@baton/domain/bulk/bulk-people';
import { bulkRowPlanner, type BulkReading } from '@baton/domain/bulk/plan-bulk-rows';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { defineBulkKind, planEach, type BulkStartNode, type PlanRows } from '../bulk-jobs/index.ts';
import { variantContents } from '../runs/index.ts';
import { bulkStartJob, bulkStartKey } from './bulk-starts.jobs.ts';
import { bulkParties, versionOfBulkStart } from './bulk-starts.queries.ts';

/**
 * Returns the settings to read rows with: the current version and the people, teams, and roles that
 * cells can name.
 */
export const readingOf = async (
  context: RequestContext,
  job: BulkStartNode,
): Promise<BulkReading & { readonly versionId: string }> => {
  const versionId = job.publishedVersionId;
  if (versionId === null) throw new Refused(refuse('Forbidden'));
  const [[version], parties] = await context.db.trip(versionOfBulkStart(versionId), bulkParties());
  if (version === undefined) throw new Refused(refuse('NotFound'));
  const content = completeContent(version.content);
  return {
    versionId,
    content,
    variants: await variantContents(context.db, content),
    mapping: job.mapping,
    ownerId: job.owner.id,
    people: bulkPeople(parties),
    locale: job.locale,
    timeZone: version.timeZone,
    now: context.services.now(),
  };
};

export const planWorkflows = (reading: BulkReading): PlanRows => planEach(bulkRowPlanner(reading));

defineBulkKind<BulkStartNode>({
  kind: 'WORKFLOWS',
  jobKey: bulkStartKey,
  enqueue: (bulkStartId) =>
    bulkStartJob.enqueue({ bulkStartId }, { key: bulkStartKey(bulkStartId) }),
  runRefusal: async (context, { publishedVersionId, sharing }) =>
    mayStartFrom(actorOf(await context.viewer()), {
      isPublished: publishedVersionId !== null,
      starters: sharing.starters,
    }),
  planner: async (context, job) => {
    const reading = await readingOf(context, job);
    return () => planWorkflows(reading);
  },
  nameColumn: ({ mapping }) => mapping.name,
  affectsOtherRows: ({ mapping }, column) => column === mapping.name,
});
