import type { StageStatus } from '@baton/domain/run/run';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { searchPage, type SoughtPage, type WantedPage } from './search-page.ts';
import { startedFrom, workflowsByAnyStage, workflowsByStage } from '../workflow-list.queries.ts';

interface StageFilter {
  /** Matches any of these statuses. */
  readonly statuses: readonly StageStatus[];
  /** Key of the stage in the blueprint. Null for any stage. */
  readonly stage: string | null;
  readonly blueprint: string | null;
}

/**
 * Returns the workflows with a stage in one of these statuses. An index finds them for one stage or
 * any stage. Any stage of one blueprint is searched in the workflows of this blueprint.
 */
export const pageByStage = async (
  context: RequestContext,
  { statuses, stage, blueprint }: StageFilter,
  {
    page,
    ...wanted
  }: WantedPage & {
    readonly page: (
      ...among: [...Parameters<WantedPage['page']>, standing: readonly StageStatus[] | null]
    ) => ReturnType<WantedPage['page']>;
  },
): Promise<SoughtPage> => {
  const isLookedAt = stage === null && blueprint !== null;
  const candidates = (before: string, most: number) =>
    stage !== null
      ? workflowsByStage(before, most, statuses, stage)
      : blueprint !== null
        ? startedFrom(before, most, blueprint)
        : workflowsByAnyStage(before, most, statuses);
  return searchPage(
    context,
    { ...wanted, page: (...among) => page(...among, isLookedAt ? statuses : null) },
    async (before, most) => {
      const [found] = await context.db.read(candidates(before, most));
      const ids = found.map(({ id }) => id);
      return { ids, lookedAt: ids.length < most ? null : (ids.at(-1) ?? null) };
    },
  );
};
