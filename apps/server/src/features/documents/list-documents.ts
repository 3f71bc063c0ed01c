import { isAdministrator } from '@baton/domain/access/actor';
import { mayListDocuments } from '@baton/domain/access/document-access';
import { refuse } from '@baton/domain/core/refusal';
import { readDocumentRef, toDocumentRef } from '@baton/domain/document/document-ref';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import {
  decodeCursor,
  pageLimit,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../platform/graphql/page.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { ListedDocumentRow } from './document-node.ts';
import { isShownAt } from './documents.access.ts';
import { documentsPage } from './documents.repository.ts';

export interface DocumentListArgs extends PageArgs {
  readonly search?: string | null | undefined;
  readonly refs?: readonly string[] | null | undefined;
}

const noDocument = '00000000-0000-0000-0000-000000000000';

/**
 * A page of the documents that the viewer added, or sees in a form, latest first. A page may hold
 * less than was asked for: what is in a workflow that may be read need not be in a form that is seen.
 */
export const listDocuments = async (
  context: RequestContext,
  args: DocumentListArgs,
): Promise<Connection<ListedDocumentRow>> => {
  const limit = pageLimit(args);
  const [time, id] = decodeCursor(args.after, 2) ?? [null, noDocument];
  const before = typeof time === 'number' ? new Date(time) : null;
  if (before !== null && Number.isNaN(before.getTime()))
    throw new Refused(refuse('RequestInvalid', { detail: 'after' }, 'after'));
  const search = args.search?.trim() ?? '';
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  const [rows] =
    mayListDocuments(actor) === null
      ? await context.db.read(
          documentsPage(
            before,
            String(id),
            search === '' ? null : likePattern(search),
            limit,
            viewer.userId,
            viewer.parties,
            isAdministrator(actor),
            // What names no document finds none.
            args.refs?.flatMap((ref) => readDocumentRef(ref)?.id ?? []) ?? null,
          ),
        )
      : [[]];
  const page = toConnection(rows, args, (row) => [row.createdAt.getTime(), row.id]);
  const seen = await Promise.all(
    page.edges.map(
      async ({ node }) =>
        node.createdBy === viewer.userId ||
        (await isShownAt(context, toDocumentRef(node), {
          taskId: node.taskId,
          workflowId: node.workflowId,
        })),
    ),
  );
  return { ...page, edges: page.edges.filter((_, at) => seen[at]) };
};
