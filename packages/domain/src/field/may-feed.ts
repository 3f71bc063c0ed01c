import type { BlueprintField } from './field.ts';

/**
 * Returns whether a field can inherit the values of another one: they are the same field, or their
 * types have compatible values.
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
