import {
  mayReadBlueprint,
  mayReadDraft,
  type BlueprintFacts,
} from '@baton/domain/access/library/blueprint-access';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { Actor } from '@baton/domain/party/actor';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { perRequest } from '../../platform/graphql/per-request.ts';
import { libraryItems } from '../library/index.ts';
import type { BlueprintDetails, BlueprintNode, ContentNode } from './blueprint-node.ts';
import {
  type BlueprintDetailRow,
  blueprintsAsPublished,
  blueprintsWithDraft,
  listedAsPublished,
  listedWithDraft,
  versionContents,
} from './blueprints.queries.ts';

const nodeOfDetailRow = (
  row: BlueprintDetailRow,
): BlueprintNode & { readonly details: BlueprintDetails } => {
  const { content, parties, versions, variants, isDeleted: _, ...rest } = row;
  return {
    ...rest,
    details: {
      draft: { content: completeContent(content), parties },
      versions,
      variants,
    },
  };
};

/** Removes the draft from a blueprint, and every sign that there is one. */
export const withoutDraft = <Node extends BlueprintNode>(node: Node): Node => ({
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

const mayRead = (
  actor: Actor,
  row: Parameters<typeof factsOf>[0] & { readonly isDeleted: boolean },
): Refusal | null => (row.isDeleted ? refuse('NotFound') : mayReadBlueprint(actor, factsOf(row)));

/** Returns a blueprint as in lists. Null if it was deleted or the viewer can't read it. */
export const listedBlueprint = perRequest<BlueprintNode>(async (context, ids) => {
  const actor = actorOf(await context.viewer());
  const seesDrafts = mayReadDraft(actor) === null;
  const [rows] = await context.db.read((seesDrafts ? listedWithDraft : listedAsPublished)(ids));
  const found = rows
    .filter((row) => mayRead(actor, row) === null)
    .map(({ isDeleted: _, ...row }) => ({ ...row, details: null }));
  return new Map(found.map((node) => [node.id, seesDrafts ? node : withoutDraft(node)]));
});

export const blueprints = libraryItems<BlueprintDetailRow, BlueprintNode>({
  rows: blueprintsWithDraft,
  nodeOf: nodeOfDetailRow,
  mayRead,
  viewOf: (actor) =>
    mayReadDraft(actor) === null
      ? { rows: blueprintsWithDraft, nodeOf: nodeOfDetailRow }
      : { rows: blueprintsAsPublished, nodeOf: (row) => withoutDraft(nodeOfDetailRow(row)) },
  changeOf: (blueprintId) => ({ blueprintId }),
});

/** Returns the content of a version. Versions are reached only through readable blueprints. */
export const contentOfVersion = perRequest<ContentNode>(async (context, ids) => {
  const [rows] = await context.db.read(versionContents(ids));
  return new Map(rows.map((row) => [row.id, { ...row, content: completeContent(row.content) }]));
});
