import { mayReadForms } from '@baton/domain/access/library/forms-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { searchPattern } from '../../platform/db/like-pattern.ts';
import { sortedPosition, type SortedPageArgs } from '../../platform/graphql/item-sort.ts';
import { pageLimit, toConnection, type Connection } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { FormNode } from './form-node.ts';
import { allForms, type FormStatus } from './forms.queries.ts';

export interface FormListArgs extends SortedPageArgs {
  readonly search?: string | null | undefined;
  readonly status?: FormStatus | null | undefined;
}

/** Returns a page of the workspace's forms. */
export const listForms = async (
  context: RequestContext,
  args: FormListArgs,
): Promise<Connection<FormNode>> => {
  const limit = pageLimit(args);
  const { sort, key, id } = sortedPosition(args);
  const isReader = mayReadForms(actorOf(await context.viewer())) === null;
  const [rows] = isReader
    ? await context.db.read(
        allForms(sort, key, id, searchPattern(args.search), limit, args.status ?? null),
      )
    : [[]];
  const nodes = rows.map((row) => ({ ...row, details: null }));
  return toConnection(nodes, args, (node) => [node.sortKey, node.id]);
};
