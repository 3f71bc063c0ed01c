import { createHash } from 'node:crypto';
import type { Period } from '@baton/domain/list/date-filter';
import type { Statement } from '../db/statement.ts';

/** Collects the values of a statement and returns their placeholders. */
export const bindings = () => {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  return { values, bind };
};
export type Bind = ReturnType<typeof bindings>['bind'];

/** Returns the placeholder of a time, which is bound when it is first used. */
export const boundTime = (bind: Bind, time: Date): (() => string) => {
  let bound: string | null = null;
  return () => (bound ??= `${bind(time)}::timestamptz`);
};

/** Compares plain columns only, so that an index finds them behind row-level security. */
export const within = (column: string, { from, to }: Period, bind: Bind): readonly string[] => [
  ...(from === null ? [] : [`${column} >= ${bind(new Date(from))}::timestamptz`]),
  `${column} < ${to === null ? "'infinity'" : `${bind(new Date(to))}::timestamptz`}`,
];

/**
 * Returns the conditions for rows that match all filters, or any of them. Each filter has its
 * conditions, or none if it is off.
 */
export const matchConditions = (
  filters: readonly (readonly string[])[],
  isAny: boolean,
): readonly string[] => {
  const used = filters.filter((conditions) => conditions.length > 0);
  return isAny && used.length > 1
    ? [`(${used.map((conditions) => `(${conditions.join(' AND ')})`).join('\n      OR ')})`]
    : used.flat();
};

/** Returns a statement whose name follows from its text, so that its plan stays prepared. */
export const namedByText = <Row>(
  prefix: string,
  text: string,
  values: readonly unknown[],
): Statement<Row> => ({
  name: `${prefix}_${createHash('sha1').update(text).digest('hex').slice(0, 16)}`,
  text,
  values,
});

/** Tags and type of tags that a list is filtered by. Null means all. */
interface TagFilter {
  /** Any of these tags. */
  readonly tags: readonly string[] | null;
  readonly tagType: string | null;
}

/** Returns the conditions on the tags of a row. References to a merged tag mean its replacement. */
export const tagConditions = (
  column: string,
  { tags, tagType }: TagFilter,
  bind: Bind,
): readonly string[] => {
  const taggedBy = (condition: string): string =>
    `${column} <> '{}' AND ${column} && (SELECT coalesce(array_agg(g.id::text), '{}') FROM tag g
     LEFT JOIN tag m ON m.tenant_id = g.tenant_id AND m.id = g.merged_into
     WHERE g.tenant_id = app.tenant_id() AND ${condition})`;
  const found: string[] = [];
  if (tags !== null) {
    const ids = `${bind(tags)}::uuid[]`;
    found.push(taggedBy(`(g.id = ANY (${ids}) OR m.id = ANY (${ids}))`));
  }
  if (tagType !== null)
    found.push(taggedBy(`coalesce(m.tag_type_id, g.tag_type_id) = ${bind(tagType)}::uuid`));
  return found;
};

/** Returns the condition on the blueprint of a workflow, with its variants if asked. */
export const blueprintCondition = (
  column: string,
  blueprint: string,
  withVariants: boolean,
  bind: Bind,
): string => {
  const id = `${bind(blueprint)}::uuid`;
  return withVariants
    ? `${column} = ANY (${id} || ARRAY(SELECT v.id FROM blueprint v
                                      WHERE v.tenant_id = app.tenant_id() AND v.variant_of = ${id}))`
    : `${column} = ${id}`;
};
