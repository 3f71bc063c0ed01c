import { bulkActionLimits } from '@baton/domain/bulk/bulk-action';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { idsOfList } from '../../platform/list/exported-pages.ts';
import { countTasks, listTasks } from '../task-lists/index.ts';
import { workflowLists } from '../workflows/index.ts';

const { countWorkflows, listWorkflows } = workflowLists;

/** All items that match the filters of a list. */
export interface MatchingItems {
  readonly ids: readonly string[];
  /** Larger than the number of ids if there are more than the limit. */
  readonly count: number;
}

export type FindMatching = (context: RequestContext) => Promise<MatchingItems>;

const most = bulkActionLimits.matching;

const counted = async (
  ids: readonly string[],
  count: () => Promise<number>,
): Promise<MatchingItems> => ({ ids, count: ids.length > most ? await count() : ids.length });

export const matchingTasks =
  (filters: Parameters<typeof countTasks>[1]): FindMatching =>
  async (context) =>
    counted(
      await idsOfList(most, (after, limit) => listTasks(context, filters, after, limit)),
      () => countTasks(context, filters),
    );

export const matchingWorkflows =
  (filters: Parameters<typeof countWorkflows>[1]): FindMatching =>
  async (context) =>
    counted(
      await idsOfList(most, (after, limit) => listWorkflows(context, filters, after, limit)),
      () => countWorkflows(context, filters),
    );
