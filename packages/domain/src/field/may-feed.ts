import type { BlueprintField } from './field.ts';

/**
 * Whether what one field holds can be shown by another: the same question, or one of the same
 * kind whose answers mean the same there.
 */
export const mayFeed = (from: BlueprintField | undefined, to: BlueprintField): boolean => {
  if (from === undefined) return false;
  if (from.key === to.key) return true;
  const offered = new Set(to.options.map(({ id }) => id));
  return (
    from.kind === to.kind &&
    from.unit === to.unit &&
    from.columns.length === 0 &&
    from.options.every(({ id }) => offered.has(id))
  );
};
