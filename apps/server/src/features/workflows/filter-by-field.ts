import {
  filterRefusal,
  matchesFilter,
  type FieldFilter,
} from '@baton/domain/condition/field-filter';
import { refuse } from '@baton/domain/core/refusal';
import type { Statement } from '../../platform/db/statement.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { customFieldById, fieldOfEdition } from '../custom-fields/index.ts';
import { answersToField, type WorkflowListRow } from './workflow-list.queries.ts';

interface WantedPage {
  readonly before: string;
  readonly limit: number;
  /** The page of a list, among some workflows. */
  readonly page: (
    before: string,
    limit: number,
    ids: readonly string[],
  ) => Statement<WorkflowListRow>;
}

/** Workflows whose answers are looked at in one trip. */
const batch = 500;

/**
 * The workflows of a list in which a field of the workspace was answered like this. The answers
 * come from an index, newest workflow first, and are judged by the rule that judges conditions;
 * what is left of them is asked of the list, until the page is full or nothing is left.
 */
export const pageByField = async (
  context: RequestContext,
  { field: id, ...filter }: FieldFilter & { readonly field: string },
  { before, limit, page }: WantedPage,
): Promise<readonly WorkflowListRow[]> => {
  const found = await customFieldById(context, id);
  if (found === null) throw new Refused(refuse('NotFound', {}, 'field.field'));
  const field = fieldOfEdition(found.content, found.id, found.version);
  demand(filterRefusal(field, filter));
  const rows: WorkflowListRow[] = [];
  for (let from: string | undefined = before; from !== undefined && rows.length < limit;) {
    const start: string = from;
    const [answered] = await context.db.read(answersToField(start, id, batch));
    const ids = answered
      .filter(({ answers }) => matchesFilter(answers, field, filter))
      .map(({ workflowId }) => workflowId);
    if (ids.length > 0) {
      const [listed] = await context.db.read(page(start, limit - rows.length, ids));
      rows.push(...listed);
    }
    from = answered.length < batch ? undefined : answered.at(-1)?.workflowId;
  }
  return rows;
};
