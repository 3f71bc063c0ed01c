import type { StageStatus } from '@baton/domain/run/run';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { soughtPage, type SoughtPage, type WantedPage } from './sought-page.ts';
import { startedFrom, withStageStanding, withThatStageStanding } from '../workflow-list.queries.ts';

interface StageFilter {
  /** Any of these. */
  readonly statuses: readonly StageStatus[];
  /** Its key in the blueprint; null: any stage. */
  readonly stage: string | null;
  readonly blueprint: string | null;
}

/**
 * The workflows of a whole workspace of which a stage stands like this. An index finds those of one
 * stage, and of any; any stage of one blueprint is looked for in what was started from it.
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
      ? withThatStageStanding(before, most, statuses, stage)
      : blueprint !== null
        ? startedFrom(before, most, blueprint)
        : withStageStanding(before, most, statuses);
  return soughtPage(
    context,
    { ...wanted, page: (...among) => page(...among, isLookedAt ? statuses : null) },
    async (before, most) => {
      const [found] = await context.db.read(candidates(before, most));
      const ids = found.map(({ id }) => id);
      return { ids, lookedAt: ids.length < most ? null : (ids.at(-1) ?? null) };
    },
  );
};
