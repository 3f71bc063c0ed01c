import { mayReadForms } from '@baton/domain/access/forms-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import {
  type Connection,
  decodeCursor,
  type PageArgs,
  pageLimit,
  toConnection,
} from '../../platform/graphql/page.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { FormNode } from './form-node.ts';
import { allForms, type FormStatus } from './forms.queries.ts';

export interface FormListArgs extends PageArgs {
  readonly search?: string | null | undefined;
  readonly status?: FormStatus | null | undefined;
}

const noForm = '00000000-0000-0000-0000-000000000000';

/** A page of the forms of the workspace, latest changed first. */
export const listForms = async (
  context: RequestContext,
  args: FormListArgs,
): Promise<Connection<FormNode>> => {
  const limit = pageLimit(args);
  const [time, id] = decodeCursor(args.after, 2) ?? [null, noForm];
  const before = typeof time === 'number' ? new Date(time) : null;
  if (before !== null && Number.isNaN(before.getTime()))
    throw new Refused(refuse('RequestInvalid', { detail: 'after' }, 'after'));
  const search = args.search?.trim() ?? '';
  const pattern = search === '' ? null : likePattern(search);
  const isReader = mayReadForms(actorOf(await context.viewer())) === null;
  const [rows] = isReader
    ? await context.db.read(allForms(before, String(id), pattern, limit, args.status ?? null))
    : [[]];
  const nodes = rows.map((row): FormNode => ({ ...row, details: null }));
  return toConnection(nodes, args, (node) => [node.draftUpdatedAt, node.id]);
};
