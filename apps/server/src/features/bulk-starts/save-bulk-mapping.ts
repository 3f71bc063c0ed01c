import { mayEditBulkJob } from '@baton/domain/access/bulk-access';
import { mayOwnWorkflow } from '@baton/domain/party/workflow-owner';
import {
  mappingMismatch,
  mappingRefusal,
  withDayOrders,
  type BulkMapping,
} from '@baton/domain/bulk/bulk-mapping';
import { readingLocale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import type { DayOrder } from '@baton/domain/field/written/day-order';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import {
  checkAllRows,
  reachBulkJobOfKind,
  saveMapping,
  type BulkStartNode,
} from '../bulk-jobs/index.ts';
import { planWorkflows, readingOf } from './bulk-start-kind.ts';

export interface MappingRequest {
  readonly bulkJobId: string;
  readonly mapping: BulkMapping;
  /** Orders of day and month that the person selected. */
  readonly dayOrders: readonly { readonly column: number; readonly order: DayOrder }[];
  readonly ownerId: string;
}

/** Changes the column mapping and checks all rows with the current version. */
export const saveBulkMapping = async (
  context: RequestContext,
  { bulkJobId, mapping: given, dayOrders, ownerId }: MappingRequest,
): Promise<BulkStartNode> => {
  const { job, actor } = await reachBulkJobOfKind(context, 'WORKFLOWS', bulkJobId);
  const { dates } = job.mapping;
  const mapping = dates === undefined ? given : withDayOrders({ ...given, dates }, dayOrders);
  demand(mayEditBulkJob(actor, { createdBy: job.createdBy.id, state: job.state }));
  const reading = await readingOf(context, job);
  const { content, versionId, people } = reading;
  demand(mappingMismatch(mapping, job.columns.length, content));
  const owner = people.find(ownerId);
  if (owner === null || owner === 'AMBIGUOUS')
    throw new Refused(refuse('UnknownParty', {}, 'ownerId'));
  demand(mayOwnWorkflow(owner));
  const refusal = mappingRefusal(mapping, content, readingLocale(job.locale));
  await context.db.trip(
    saveMapping(job.id, { mapping, mappingRefusal: refusal, ownerId: owner.id, versionId }),
  );
  await checkAllRows(context, job.id, planWorkflows({ ...reading, mapping, ownerId: owner.id }));
  return (await reachBulkJobOfKind(context, 'WORKFLOWS', job.id)).job;
};
