import {
  filterRefusal,
  matchesFilter,
  filterItems,
  type FieldFilter,
} from '@baton/domain/condition/field-filter';
import { refuse } from '@baton/domain/core/refusal';
import { mostFieldFilters } from '@baton/domain/list/list-parameters';
import { withFormerVersions } from '@baton/domain/field/custom/former-versions';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { customFields, fieldOfVersion } from '../../custom-fields/index.ts';
import {
  allAnswersAmong,
  allAnswersToField,
  ownAnswersAmong,
  ownAnswersToField,
  type AnsweredRow,
} from '../workflow-list.queries.ts';
import {
  newest,
  searchInOrder,
  searchPage,
  type SearchPage,
  type WantedPage,
} from './search-page.ts';

/** A filter by the values of a custom field. */
export type FieldFilterOf = FieldFilter & { readonly field: string };

interface FieldPage extends WantedPage {
  /** True if the viewer reads all workflows. */
  readonly isAll: boolean;
  /** True if the list is sorted newest first, so that an index finds candidates. */
  readonly isByIndex: boolean;
}

/** A filter whose field the viewer can read. */
interface ReadFilter {
  readonly fieldId: string;
  readonly items: ReturnType<typeof filterItems>;
  /** Returns the workflows with a matching value. */
  readonly matching: (rows: readonly AnsweredRow[]) => readonly string[];
}

/** Loads the field of a filter. Throws NotFound without access, or why the filter doesn't fit. */
const readFilter = async (
  context: RequestContext,
  { field: id, ...filter }: FieldFilterOf,
): Promise<ReadFilter> => {
  const found = await customFields.byId(context, id);
  if (found === null) throw new Refused(refuse('NotFound', {}, 'field.field'));
  // Workflows can have options of older field versions.
  const field = withFormerVersions(
    fieldOfVersion(found.content, found.id, found.version),
    found.details?.versions.map(({ number, content }) =>
      fieldOfVersion(content, found.id, number),
    ) ?? [],
  );
  demand(filterRefusal(field, filter));
  return {
    fieldId: found.id,
    items: filterItems(field, filter),
    matching: (rows) =>
      rows
        .filter((one) => matchesFilter(one.answers, field, filter))
        .map(({ workflowId }) => workflowId),
  };
};

interface Matching {
  /** True if the viewer reads all workflows. */
  readonly isAll: boolean;
  readonly matchAny?: boolean;
}

type Among = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Returns which workflows match a filter. */
const amongOne = async (
  context: RequestContext,
  { fieldId, items, matching }: ReadFilter,
  isAll: boolean,
  ids: readonly string[],
): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const { userId, parties } = await context.viewer();
  const among = [newest, fieldId, ids.length, items] as const;
  const [answered] = await context.db.read(
    isAll ? allAnswersAmong(...among, ids) : ownAnswersAmong(...among, userId, parties, ids),
  );
  return matching(answered);
};

/** Returns which workflows match all filters, or any of them. */
const amongMatching =
  (
    context: RequestContext,
    filters: readonly ReadFilter[],
    { isAll, matchAny = false }: Matching,
  ): Among =>
  async (given) => {
    const ids = [...new Set(given)];
    if (matchAny) {
      const found = filters.map((filter) => amongOne(context, filter, isAll, ids));
      return new Set((await Promise.all(found)).flat());
    }
    let left: readonly string[] = ids;
    for (const filter of filters) left = await amongOne(context, filter, isAll, left);
    return new Set(left);
  };

const readFilters = async (
  context: RequestContext,
  filters: readonly FieldFilterOf[],
): Promise<readonly ReadFilter[]> => {
  const count = filters.length;
  if (count > mostFieldFilters)
    throw new Refused(refuse('TooMany', { count, max: mostFieldFilters }, 'fields'));
  return Promise.all(filters.map((filter) => readFilter(context, filter)));
};

/**
 * Returns a function that finds which workflows match all filters by values of custom fields, or any
 * of them. Throws if a filter can't be used.
 */
export const workflowsByFields = async (
  context: RequestContext,
  filters: readonly FieldFilterOf[],
  matching: Matching,
): Promise<Among> => amongMatching(context, await readFilters(context, filters), matching);

/**
 * Returns the workflows in which custom fields have matching values. Newest first, an index finds
 * candidates by the first field; in another order, the list finds them. The condition rule checks
 * their values, and the list query checks access and other filters.
 */
export const pageByFields = async (
  context: RequestContext,
  filters: readonly FieldFilterOf[],
  { isAll, isByIndex, ...wanted }: FieldPage,
): Promise<SearchPage> => {
  const [first, ...others] = await readFilters(context, filters);
  if (first === undefined) throw new Error('A filter by fields needs a field');
  if (!isByIndex) {
    return searchInOrder(context, wanted, amongMatching(context, [first, ...others], { isAll }));
  }
  const { userId, parties } = await context.viewer();
  const amongOthers = amongMatching(context, others, { isAll });
  return searchPage(context, wanted, async (before, most) => {
    const asked = [before, first.fieldId, most, first.items] as const;
    const [answered] = await context.db.read(
      isAll ? allAnswersToField(...asked) : ownAnswersToField(...asked, userId, parties),
    );
    const found = first.matching(answered);
    const left = others.length === 0 ? null : await amongOthers(found);
    return {
      ids: left === null ? found : found.filter((id) => left.has(id)),
      lookedAt: answered.length < most ? null : (answered.at(-1)?.workflowId ?? null),
    };
  });
};
