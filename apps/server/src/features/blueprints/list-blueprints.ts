import { isMember } from '@baton/domain/party/actor';
import { mayListBlueprints, mayReadDraft } from '@baton/domain/access/library/blueprint-access';
import type { BlueprintStatus } from '@baton/domain/blueprint/blueprint-status';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { searchPattern } from '../../platform/db/like-pattern.ts';
import { sortedPosition, type SortedPageArgs } from '../../platform/graphql/item-sort.ts';
import { pageLimit, toConnection, type Connection } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { BlueprintNode } from './blueprint-node.ts';
import { withoutDraft } from './blueprints.access.ts';
import { allBlueprints, publishedBlueprints } from './blueprints.queries.ts';

export interface BlueprintListArgs extends SortedPageArgs {
  readonly search?: string | null | undefined;
  readonly status?: BlueprintStatus | null | undefined;
  readonly withVariants?: boolean | null | undefined;
}

/** Returns a page of the blueprints that the viewer can read. */
export const listBlueprints = async (
  context: RequestContext,
  args: BlueprintListArgs,
): Promise<Connection<BlueprintNode>> => {
  const limit = pageLimit(args);
  const { sort, key, id } = sortedPosition(args);
  const actor = actorOf(await context.viewer());
  const values = [
    key,
    id,
    searchPattern(args.search),
    limit,
    args.status ?? null,
    args.withVariants ?? true,
  ] as const;
  const seesDrafts = mayReadDraft(actor) === null;
  const statement = seesDrafts
    ? allBlueprints(sort, ...values)
    : publishedBlueprints(sort, ...values, actor.parties, isMember(actor));
  const rows = mayListBlueprints(actor) === null ? (await context.db.read(statement))[0] : [];
  const nodes = rows.map((row) => ({ ...row, details: null }));
  const shown = seesDrafts
    ? nodes
    : nodes.map((node) => ({ ...withoutDraft(node), sortKey: node.sortKey }));
  return toConnection(shown, args, (node) => [node.sortKey, node.id]);
};
