import {
  filterRefusal,
  matchesFilter,
  filterItems,
  type FieldFilter,
} from '@baton/domain/condition/field-filter';
import { refuse } from '@baton/domain/core/refusal';
import { withFormerEditions } from '@baton/domain/field/former-editions';
import type { Statement } from '../../../platform/db/statement.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { customFields, fieldOfEdition } from '../../custom-fields/index.ts';
import { searchPage, type SoughtPage, type WantedPage } from './search-page.ts';
import type { AnsweredRow } from '../workflow-list.queries.ts';

/** Reads values of a field in the workflows of a list. */
type Answers = (
  before: string,
  field: string,
  limit: number,
  items: readonly string[] | null,
) => Statement<AnsweredRow>;

/**
 * Returns the workflows in which a custom field has a matching value. An index finds candidates,
 * newest first. The condition rule checks their values, and the list query checks access and other
 * filters.
 */
export const pageByField = async (
  context: RequestContext,
  { field: id, ...filter }: FieldFilter & { readonly field: string },
  answers: Answers,
  wanted: WantedPage,
): Promise<SoughtPage> => {
  const found = await customFields.byId(context, id);
  if (found === null) throw new Refused(refuse('NotFound', {}, 'field.field'));
  // Workflows can have options of older field versions.
  const field = withFormerEditions(
    fieldOfEdition(found.content, found.id, found.version),
    found.details?.versions.map(({ number, content }) =>
      fieldOfEdition(content, found.id, number),
    ) ?? [],
  );
  demand(filterRefusal(field, filter));
  return searchPage(context, wanted, async (before, most) => {
    const [answered] = await context.db.read(
      answers(before, found.id, most, filterItems(field, filter)),
    );
    return {
      ids: answered
        .filter((one) => matchesFilter(one.answers, field, filter))
        .map(({ workflowId }) => workflowId),
      lookedAt: answered.length < most ? null : (answered.at(-1)?.workflowId ?? null),
    };
  });
};
