import { isAdministrator } from '@baton/domain/party/actor';
import { mayReadCustomFields } from '@baton/domain/access/library/custom-field-access';
import type { FieldKind } from '@baton/domain/field/field';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { searchPattern } from '../../platform/db/like-pattern.ts';
import { sortedPosition, type SortedPageArgs } from '../../platform/graphql/item-sort.ts';
import { pageLimit, toConnection, type Connection } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { CustomFieldNode } from './custom-field-node.ts';
import { allCustomFields } from './custom-fields.queries.ts';

export interface CustomFieldListArgs extends SortedPageArgs {
  readonly search?: string | null | undefined;
  readonly kind?: FieldKind | null | undefined;
}

/** Returns a page of custom fields. */
export const listCustomFields = async (
  context: RequestContext,
  args: CustomFieldListArgs,
): Promise<Connection<CustomFieldNode>> => {
  const limit = pageLimit(args);
  const { sort, key, id } = sortedPosition(args);
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  const [rows] =
    mayReadCustomFields(actor) === null
      ? await context.db.read(
          allCustomFields(
            sort,
            key,
            id,
            searchPattern(args.search),
            limit,
            args.kind ?? null,
            viewer.userId,
            isAdministrator(actor),
          ),
        )
      : [[]];
  const nodes = rows.map((row) => ({ ...row, details: null }));
  return toConnection(nodes, args, (node) => [node.sortKey, node.id]);
};
