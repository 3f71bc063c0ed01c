import {
  filterRefusal,
  matchesFilter,
  soughtItems,
  type FieldFilter,
} from '@baton/domain/condition/field-filter';
import { refuse } from '@baton/domain/core/refusal';
import { withFormerEditions } from '@baton/domain/field/former-editions';
import type { Statement } from '../../../platform/db/statement.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { customFieldById, fieldOfEdition } from '../../custom-fields/index.ts';
import { soughtPage, type SoughtPage, type WantedPage } from './sought-page.ts';
import type { AnsweredRow } from '../workflow-list.queries.ts';

/** The answers to a field, in the workflows of the list. */
type Answers = (
  before: string,
  field: string,
  limit: number,
  items: readonly string[] | null,
) => Statement<AnsweredRow>;

/**
 * The workflows of a list in which a field of the workspace was answered like this. The answers
 * come from an index, newest workflow first, and are judged by the rule that judges conditions;
 * what is left of them is asked of the list.
 */
export const pageByField = async (
  context: RequestContext,
  { field: id, ...filter }: FieldFilter & { readonly field: string },
  answers: Answers,
  wanted: WantedPage,
): Promise<SoughtPage> => {
  const found = await customFieldById(context, id);
  if (found === null) throw new Refused(refuse('NotFound', {}, 'field.field'));
  // What goes on was answered with the choices of its edition, offered today or not.
  const field = withFormerEditions(
    fieldOfEdition(found.content, found.id, found.version),
    found.details?.versions.map(({ number, content }) =>
      fieldOfEdition(content, found.id, number),
    ) ?? [],
  );
  demand(filterRefusal(field, filter));
  return soughtPage(context, wanted, async (before, most) => {
    const [answered] = await context.db.read(
      answers(before, found.id, most, soughtItems(field, filter)),
    );
    return {
      ids: answered
        .filter((one) => matchesFilter(one.answers, field, filter))
        .map(({ workflowId }) => workflowId),
      lookedAt: answered.length < most ? null : (answered.at(-1)?.workflowId ?? null),
    };
  });
};
