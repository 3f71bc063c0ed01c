import { isMember } from '@baton/domain/access/actor';
import { mayListBlueprints, mayReadDraft } from '@baton/domain/access/blueprint-access';
import type { BlueprintStatus } from '@baton/domain/blueprint/blueprint-status';
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
import type { BlueprintNode } from './blueprint-node.ts';
import { withoutDraft } from './blueprints.access.ts';
import { allBlueprints, publishedBlueprints } from './blueprints.queries.ts';

export interface BlueprintListArgs extends PageArgs {
  readonly search?: string | null | undefined;
  readonly status?: BlueprintStatus | null | undefined;
}

/** Returns a page of the blueprints that the viewer can read, last changed first. */
export const listBlueprints = async (
  context: RequestContext,
  args: BlueprintListArgs,
): Promise<Connection<BlueprintNode>> => {
  const limit = pageLimit(args);
  const { before, id } = timeCursor(args.after);
  const actor = actorOf(await context.viewer());
  const values = [before, id, searchPattern(args.search), limit, args.status ?? null] as const;
  const seesDrafts = mayReadDraft(actor) === null;
  const statement = seesDrafts
    ? allBlueprints(...values)
    : publishedBlueprints(...values, actor.parties, isMember(actor));
  const rows = mayListBlueprints(actor) === null ? (await context.db.read(statement))[0] : [];
  const nodes = rows.map((row): BlueprintNode => ({ ...row, details: null }));
  // The sort key of the stored row, which can differ from the visible date.
  const keys = new Map(nodes.map((node) => [node.id, node.draftUpdatedAt]));
  return toConnection(seesDrafts ? nodes : nodes.map(withoutDraft), args, ({ id }) => [
    keys.get(id) ?? 0,
    id,
  ]);
};
