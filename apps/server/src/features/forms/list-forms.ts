import { mayReadForms } from '@baton/domain/access/forms-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { searchPattern } from '../../platform/db/like-pattern.ts';
import {
  type Connection,
  type PageArgs,
  pageLimit,
  timeCursor,
  toConnection,
} from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { FormNode } from './form-node.ts';
import { allForms, type FormStatus } from './forms.queries.ts';

export interface FormListArgs extends PageArgs {
  readonly search?: string | null | undefined;
  readonly status?: FormStatus | null | undefined;
}

/** Returns a page of the workspace's forms, last changed first. */
export const listForms = async (
  context: RequestContext,
  args: FormListArgs,
): Promise<Connection<FormNode>> => {
  const limit = pageLimit(args);
  const { before, id } = timeCursor(args.after);
  const isReader = mayReadForms(actorOf(await context.viewer())) === null;
  const [rows] = isReader
    ? await context.db.read(
        allForms(before, id, searchPattern(args.search), limit, args.status ?? null),
      )
    : [[]];
  const nodes = rows.map((row): FormNode => ({ ...row, details: null }));
  return toConnection(nodes, args, (node) => [node.draftUpdatedAt, node.id]);
};
