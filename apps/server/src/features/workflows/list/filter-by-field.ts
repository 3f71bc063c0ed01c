import {
  filterRefusal,
  matchesFilter,
  filterItems,
  type FieldFilter,
} from '@baton/domain/condition/field-filter';
import { refuse } from '@baton/domain/core/refusal';
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
  searchPage,
  searchSorted,
  type SoughtPage,
  type WantedPage,
} from './search-page.ts';

interface FieldPage extends WantedPage {
  /** True if the viewer reads all workflows. */
  readonly isAll: boolean;
  /** True if the list is sorted newest first, so that an index finds candidates. */
  readonly isByIndex: boolean;
}

/**
 * Returns the workflows in which a custom field has a matching value. Newest first, an index finds
 * candidates; in another order, the list finds them. The condition rule checks their values, and
 * the list query checks access and other filters.
 */
export const pageByField = async (
  context: RequestContext,
  { field: id, ...filter }: FieldFilter & { readonly field: string },
  { isAll, isByIndex, ...wanted }: FieldPage,
): Promise<SoughtPage> => {
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
  const { userId, parties } = await context.viewer();
  const items = filterItems(field, filter);
  const matching = (rows: readonly AnsweredRow[]): readonly string[] =>
    rows
      .filter((one) => matchesFilter(one.answers, field, filter))
      .map(({ workflowId }) => workflowId);
  if (!isByIndex)
    return searchSorted(context, wanted, async (ids) => {
      const among = [newest, found.id, ids.length, items] as const;
      const [answered] = await context.db.read(
        isAll ? allAnswersAmong(...among, ids) : ownAnswersAmong(...among, userId, parties, ids),
      );
      return new Set(matching(answered));
    });
  return searchPage(context, wanted, async (before, most) => {
    const asked = [before, found.id, most, items] as const;
    const [answered] = await context.db.read(
      isAll ? allAnswersToField(...asked) : ownAnswersToField(...asked, userId, parties),
    );
    return {
      ids: matching(answered),
      lookedAt: answered.length < most ? null : (answered.at(-1)?.workflowId ?? null),
    };
  });
};
