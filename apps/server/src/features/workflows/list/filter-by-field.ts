import {
  filterRefusal,
  matchesFilter,
  soughtItems,
  type FieldFilter,
} from '@baton/domain/condition/field-filter';
import { refuse } from '@baton/domain/core/refusal';
import { withFormerOptions } from '@baton/domain/field/former-options';
import type { Statement } from '../../../platform/db/statement.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { customFieldById, fieldOfEdition } from '../../custom-fields/index.ts';
import type { AnsweredRow, WorkflowListRow } from '../workflow-list.queries.ts';

interface WantedPage {
  readonly before: string;
  readonly limit: number;
  /** The answers to a field, in the workflows of the list. */
  readonly answers: (
    before: string,
    field: string,
    limit: number,
    items: readonly string[] | null,
  ) => Statement<AnsweredRow>;
  /** The page of a list, among some workflows. */
  readonly page: (
    before: string,
    limit: number,
    ids: readonly string[],
  ) => Statement<WorkflowListRow>;
}

export interface FoundPage {
  readonly rows: readonly WorkflowListRow[];
  /** Where the search was left before the page was full; null where nothing is left. */
  readonly leftAt: string | null;
}

/** Workflows whose answers are looked at in one trip, and trips of one request. */
const batch = 500;
const mostTrips = 4;

/**
 * The workflows of a list in which a field of the workspace was answered like this. The answers
 * come from an index, newest workflow first, and are judged by the rule that judges conditions;
 * what is left of them is asked of the list, until the page is full. A page that would take a
 * look at very many stays short: the next one goes on where it was left.
 */
export const pageByField = async (
  context: RequestContext,
  { field: id, ...filter }: FieldFilter & { readonly field: string },
  { before, limit, answers, page }: WantedPage,
): Promise<FoundPage> => {
  const found = await customFieldById(context, id);
  if (found === null) throw new Refused(refuse('NotFound', {}, 'field.field'));
  // What goes on was answered with the choices of its edition, offered today or not.
  const field = withFormerOptions(
    fieldOfEdition(found.content, found.id, found.version),
    found.details?.versions.map(({ content }) => content.options) ?? [],
  );
  demand(filterRefusal(field, filter));
  const rows: WorkflowListRow[] = [];
  let from = before;
  for (let trip = 0; trip < mostTrips && rows.length < limit; trip += 1) {
    const [answered] = await context.db.read(answers(from, found.id, batch, soughtItems(filter)));
    const ids = answered
      .filter((one) => matchesFilter(one.answers, field, filter))
      .map(({ workflowId }) => workflowId);
    if (ids.length > 0) {
      const [listed] = await context.db.read(page(from, limit - rows.length, ids));
      rows.push(...listed);
    }
    const last = answered.at(-1);
    if (answered.length < batch || last === undefined) return { rows, leftAt: null };
    from = last.workflowId;
  }
  return { rows, leftAt: from };
};
