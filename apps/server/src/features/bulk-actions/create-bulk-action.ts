import { mayOwnWorkflow } from '@baton/domain/party/workflow-owner';
import {
  bulkActionLimits,
  bulkActionRefusal,
  type BulkAction,
} from '@baton/domain/bulk/bulk-action';
import { refuse } from '@baton/domain/core/refusal';
import { demand } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { reachBulkJobOfKind, storeBulkRows, type BulkActionNode } from '../bulk-jobs/index.ts';
import { loadParty } from '../people/index.ts';
import { checkTags } from '../tags/index.ts';
import { previewItems, itemColumns, type PreviewedRow } from './bulk-action-kind.ts';
import type { FindMatching } from './bulk-matches.ts';

export interface NewBulkAction extends BulkAction {
  readonly idempotencyKey: string;
  readonly ids: readonly string[];
  /**
   * The filters of a list whose items are all included. Null or undefined if `ids` names the items.
   */
  readonly matching: FindMatching | null | undefined;
}

/** Throws if the person doesn't exist or can't own workflows. */
const checkOwner = async (context: RequestContext, ownerId: string | null): Promise<void> => {
  if (ownerId === null) return;
  const owner = await loadParty(ownerId, context);
  const details = owner?.details;
  demand(
    owner === null || details === undefined || details.deletedAt !== null
      ? refuse('UnknownParty', {}, 'ownerId')
      : mayOwnWorkflow({ kind: owner.kind, accessLevel: details.accessLevel }),
  );
};

/** Number of items whose workflows are in memory at the same time. */
const previewedTogether = 200;

/** Stores a command on many tasks or workflows for review, with the reasons why some refuse it. */
export const createBulkAction = async (
  context: RequestContext,
  { idempotencyKey, ids: selected, matching, ...given }: NewBulkAction,
): Promise<BulkActionNode> => {
  const found = await matching?.(context);
  const ids = [...new Set(found?.ids ?? selected)];
  demand(
    found === undefined
      ? bulkActionRefusal(given, ids.length)
      : bulkActionRefusal(given, found.count, bulkActionLimits.matching),
  );
  await checkOwner(context, given.ownerId);
  const mapping: BulkAction = { ...given, tags: await checkTags(context, given.tags) };
  const planned: PreviewedRow[] = [];
  for (let at = 0; at < ids.length; at += previewedTogether)
    // The copy of the context has its own cache, so that the workflows of earlier items don't stay
    // in memory.
    planned.push(
      ...(await previewItems({ ...context }, mapping, ids.slice(at, at + previewedTogether))),
    );
  const id = await storeBulkRows(context, {
    ...{ idempotencyKey, kind: 'TASKS', sourceName: '', columns: itemColumns, mapping },
    mappingRefusal: null,
    issues: [],
    blueprint: null,
    rows: planned.map((row, at) => ({ number: at + 1, cells: row.cells, planned: row })),
  });
  return (await reachBulkJobOfKind(context, 'TASKS', id)).job;
};
