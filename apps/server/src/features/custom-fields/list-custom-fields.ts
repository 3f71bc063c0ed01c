import { isAdministrator } from '@baton/domain/access/actor';
import { mayReadCustomFields } from '@baton/domain/access/custom-field-access';
import { refuse } from '@baton/domain/core/refusal';
import type { FieldKind } from '@baton/domain/field/field';
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
import type { CustomFieldNode } from './custom-field-node.ts';
import { allCustomFields } from './custom-fields.queries.ts';

export interface CustomFieldListArgs extends PageArgs {
  readonly search?: string | null | undefined;
  readonly kind?: FieldKind | null | undefined;
}

const noField = '00000000-0000-0000-0000-000000000000';

/** A page of the library, latest changed first. */
export const listCustomFields = async (
  context: RequestContext,
  args: CustomFieldListArgs,
): Promise<Connection<CustomFieldNode>> => {
  const limit = pageLimit(args);
  const [time, id] = decodeCursor(args.after, 2) ?? [null, noField];
  const before = typeof time === 'number' ? new Date(time) : null;
  if (before !== null && Number.isNaN(before.getTime()))
    throw new Refused(refuse('RequestInvalid', { detail: 'after' }, 'after'));
  const search = args.search?.trim() ?? '';
  const pattern = search === '' ? null : likePattern(search);
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  const [rows] =
    mayReadCustomFields(actor) === null
      ? await context.db.read(
          allCustomFields(
            before,
            String(id),
            pattern,
            limit,
            args.kind ?? null,
            viewer.userId,
            isAdministrator(actor),
          ),
        )
      : [[]];
  const nodes = rows.map((row): CustomFieldNode => ({ ...row, details: null }));
  return toConnection(nodes, args, (node) => [node.updatedAt, node.id]);
};
