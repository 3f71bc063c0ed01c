import {
  mayReadBlueprint,
  mayReadDraft,
  type BlueprintFacts,
} from '@baton/domain/access/blueprint-access';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { refuse } from '@baton/domain/core/refusal';
import type { Actor } from '@baton/domain/access/actor';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { RowsOf, Statement } from '../../platform/db/statement.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { BlueprintDetails, BlueprintNode, VersionNode } from './blueprint-node.ts';
import {
  type BlueprintDetailRow,
  blueprintsAsPublished,
  blueprintsWithDraft,
} from './blueprints.queries.ts';

const isVersion = (version: VersionNode | null): version is VersionNode => version !== null;

/** Returns the node of a row with details. */
export const nodeOfDetailRow = (
  row: BlueprintDetailRow,
): BlueprintNode & { readonly details: BlueprintDetails } => {
  const { content, parties, versions, variants, isDeleted: _, ...rest } = row;
  return {
    ...rest,
    details: {
      draft: { content: completeContent(content), parties },
      versions: versions.filter(isVersion),
      variants,
    },
  };
};

/** Hides the draft and that it exists. */
export const withoutDraft = (node: BlueprintNode): BlueprintNode => ({
  ...node,
  draftVersion: node.publishedDraft ?? node.draftVersion,
  draftUpdatedAt: node.published?.publishedAt ?? node.draftUpdatedAt,
  draftUpdatedBy: node.published?.publishedBy ?? null,
});

/** Returns the facts for the permission rules. */
export const factsOf = ({
  published,
  sharing,
}: Pick<BlueprintNode, 'published' | 'sharing'>): BlueprintFacts => ({
  isPublished: published !== null,
  starters: sharing.starters,
  viewers: sharing.viewers,
  variantMakers: sharing.variantMakers,
});

export const mayRead = (actor: Actor, row: Pick<BlueprintNode, 'published' | 'sharing'>): boolean =>
  mayReadBlueprint(actor, factsOf(row)) === null;

/** Returns the blueprints that the viewer can read, without hidden parts. */
export const findBlueprints = async (
  context: RequestContext,
  ids: readonly string[],
): Promise<readonly BlueprintNode[]> => {
  const actor = actorOf(await context.viewer());
  const seesDrafts = mayReadDraft(actor) === null;
  const statement = seesDrafts ? blueprintsWithDraft(ids) : blueprintsAsPublished(ids);
  const [rows] = await context.db.trip(statement);
  const nodes = rows.filter((row) => !row.isDeleted && mayRead(actor, row)).map(nodeOfDetailRow);
  return seesDrafts ? nodes : nodes.map(withoutDraft);
};

export interface Reached<Rows> {
  readonly blueprint: BlueprintNode;
  readonly draft: NonNullable<BlueprintNode['details']>['draft'];
  readonly actor: Actor;
  readonly tenantId: string;
  readonly timeZone: string;
  readonly rows: Rows;
}

/**
 * Returns the blueprint of a command with its draft, read together with other statements. Throws
 * NotFound if the viewer has no read access.
 */
export const reachDraft = async <const S extends readonly Statement[]>(
  context: RequestContext,
  id: string,
  ...others: S
): Promise<Reached<RowsOf<S>>> => {
  const [found, ...rows] = await context.db.trip(blueprintsWithDraft([id]), ...others);
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  const row = found[0];
  if (row === undefined || row.isDeleted || !mayRead(actor, row))
    throw new Refused(refuse('NotFound', {}, 'id'));
  const blueprint = nodeOfDetailRow(row);
  return {
    blueprint,
    draft: blueprint.details.draft,
    actor,
    tenantId: viewer.tenantId,
    timeZone: viewer.timeZone,
    rows,
  };
};
