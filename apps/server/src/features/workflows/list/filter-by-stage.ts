import type { StageStatus } from '@baton/domain/run-model/run';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import {
  startedFrom,
  workflowsAmongByStage,
  workflowsByAnyStage,
  workflowsByStage,
} from '../workflow-list.queries.ts';
import { searchInOrder, searchPage, type SearchPage, type WantedPage } from './search-page.ts';

interface StageFilter {
  /** Matches any of these statuses. */
  readonly statuses: readonly StageStatus[];
  /** Key of the stage in the blueprint. Null for any stage. */
  readonly stage: string | null;
  readonly blueprint: string | null;
}

interface StagePage extends WantedPage {
  /** True if the list is sorted newest first, so that an index finds candidates. */
  readonly isByIndex: boolean;
  /** Reads the page and checks the status of the stages. */
  readonly pageOfStatus: WantedPage['page'];
}

/**
 * Returns the workflows with a stage in one of these statuses. Newest first, an index finds them
 * for one stage or any stage. Any stage of one blueprint is searched in the workflows of this
 * blueprint. In another order, the list finds candidates.
 */
export const pageByStage = async (
  context: RequestContext,
  { statuses, stage, blueprint }: StageFilter,
  { isByIndex, pageOfStatus, ...wanted }: StagePage,
): Promise<SearchPage> => {
  if (!isByIndex) {
    return searchInOrder(context, wanted, async (ids) => {
      const [found] = await context.db.read(workflowsAmongByStage(ids, statuses, stage));
      return new Set(found.map(({ id }) => id));
    });
  }
  const isLookedAt = stage === null && blueprint !== null;
  const candidates = (before: string, most: number) =>
    stage !== null
      ? workflowsByStage(before, most, statuses, stage)
      : blueprint !== null
        ? startedFrom(before, most, blueprint)
        : workflowsByAnyStage(before, most, statuses);
  return searchPage(
    context,
    isLookedAt ? { ...wanted, page: pageOfStatus } : wanted,
    async (before, most) => {
      const [found] = await context.db.read(candidates(before, most));
      const ids = found.map(({ id }) => id);
      return { ids, lookedAt: ids.length < most ? null : (ids.at(-1) ?? null) };
    },
  );
};
