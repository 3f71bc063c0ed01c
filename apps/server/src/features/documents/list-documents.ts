import { isAdministrator } from '@baton/domain/party/actor';
import { mayListDocuments } from '@baton/domain/access/document-access';
import { readDocumentRef } from '@baton/domain/document/document-ref';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { searchPattern } from '../../platform/db/like-pattern.ts';
import { sortedPosition, type SortedPageArgs } from '../../platform/graphql/item-sort.ts';
import { pageLimit, toConnection, type Connection } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { ListedDocumentRow } from './document-node.ts';
import { shownPlace } from './documents.access.ts';
import { documentsPage } from './documents.repository.ts';

export interface DocumentListArgs extends SortedPageArgs {
  readonly search?: string | null | undefined;
  readonly refs?: readonly string[] | null | undefined;
}

/**
 * Returns a page of documents that the viewer added or sees in a form. A page can be
 * short, because a task in a workflow doesn't give read access to all its forms.
 */
export const listDocuments = async (
  context: RequestContext,
  args: DocumentListArgs,
): Promise<Connection<ListedDocumentRow>> => {
  const limit = pageLimit(args);
  const { sort, key, id } = sortedPosition(args);
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  const [rows] =
    mayListDocuments(actor) === null
      ? await context.db.read(
          documentsPage(
            sort,
            key,
            id,
            searchPattern(args.search),
            limit,
            viewer.userId,
            viewer.parties,
            isAdministrator(actor),
            // Invalid references match nothing.
            args.refs?.flatMap((ref) => readDocumentRef(ref)?.id ?? []) ?? null,
          ),
        )
      : [[]];
  const page = toConnection(rows, args, (row) => [row.sortKey, row.id]);
  const edges = await Promise.all(
    page.edges.map(async ({ cursor, node }) => {
      const place = await shownPlace(context, node);
      if (place !== null) return [{ cursor, node: { ...node, ...place } }];
      return node.createdBy === viewer.userId ? [{ cursor, node }] : [];
    }),
  );
  return { ...page, edges: edges.flat() };
};
