import { mayBulkStart } from '@baton/domain/access/bulk-access';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { mappingRefusal, suggestBulkMapping } from '@baton/domain/bulk/bulk-mapping';
import { bulkPeople } from '@baton/domain/bulk/bulk-people';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { readingLocale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import {
  createBulkJob,
  reachBulkJobOfKind,
  type BulkStartNode,
  type NewBulkJob,
} from '../bulk-jobs/index.ts';
import { variantContents } from '../runs/index.ts';
import { planWorkflows } from './bulk-start-kind.ts';
import { bulkParties, publishedOf } from './bulk-starts.queries.ts';

export interface NewBulkStart extends NewBulkJob {
  readonly blueprintId: string;
}

/** Stores the rows of a table for review. Starts nothing. */
export const createBulkStart = async (
  context: RequestContext,
  { blueprintId, ...input }: NewBulkStart,
): Promise<BulkStartNode> => {
  const [[published], parties] = await context.db.trip(publishedOf(blueprintId), bulkParties());
  const viewer = await context.viewer();
  if (published === undefined) throw new Refused(refuse('NotFound', {}, 'blueprintId'));
  const { versionId } = published;
  demand(
    mayBulkStart(actorOf(viewer), {
      isPublished: versionId !== null,
      starters: published.sharing.starters,
    }),
  );
  if (published.content === null || versionId === null)
    throw new Refused(refuse('NotFound', {}, 'blueprintId'));
  const content = completeContent(published.content);
  const { locale, timeZone } = viewer;
  const reader = readingLocale(locale);
  const id = await createBulkJob(context, 'WORKFLOWS', input, async (table) => {
    const mapping = suggestBulkMapping(table, content, reader);
    const plan = planWorkflows({
      ...{ content, mapping, locale, timeZone },
      variants: await variantContents(context.db, content),
      ownerId: asId<PartyId>(viewer.userId),
      people: bulkPeople(parties),
      now: context.services.now(),
    });
    return {
      ...{ mapping, plan, blueprint: { id: blueprintId, versionId } },
      mappingRefusal: mappingRefusal(mapping, content, reader),
    };
  });
  return (await reachBulkJobOfKind(context, 'WORKFLOWS', id)).job;
};
