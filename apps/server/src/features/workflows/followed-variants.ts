import { selectVariant } from '@baton/domain/run/facts/select-variant';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { foreseeVariants, type ForeseenStart } from '@baton/domain/workflow/foresee-variants';
import type { BlueprintId } from '@baton/domain/core/ids';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { namesInForce } from './followed-variants.queries.ts';

/**
 * Returns the name of the variant that each start would use. Null if it uses the base blueprint or
 * the condition can't be decided yet.
 */
export const followedVariants = async (
  context: RequestContext,
  content: BlueprintContent,
  starts: readonly ForeseenStart[],
): Promise<readonly (string | null)[]> => {
  const fitting = starts.map((start) => foreseeVariants(content, start));
  const asked: readonly BlueprintId[] = [
    ...new Set(fitting.flat().map(({ blueprint }) => blueprint)),
  ];
  if (asked.length === 0) return starts.map(() => null);
  const [rows] = await context.db.read(namesInForce(asked));
  const names = new Map<string, string>(rows.map(({ id, name }) => [id, name]));
  return fitting.map((found) => {
    const selected = selectVariant(found, (id) => names.has(id));
    return selected === null ? null : (names.get(selected.blueprint) ?? null);
  });
};
