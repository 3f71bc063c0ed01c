import { completeContent } from '@baton/domain/blueprint/complete-content';
import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { BlueprintDetails, BlueprintNode, ContentNode } from './blueprint-node.ts';
import { findBlueprints } from './blueprints.access.ts';
import { versionContents } from './blueprints.queries.ts';

/** One loader for each request, made when it is first asked for. */
const perRequest = <Value>(
  read: (context: RequestContext, ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
) => {
  const loaders = new WeakMap<RequestContext, DataLoader<string, Value | null>>();
  return (context: RequestContext, id: string): Promise<Value | null> => {
    const known = loaders.get(context);
    if (known !== undefined) return known.load(id);
    const made = new DataLoader<string, Value | null>(async (ids) => {
      const found = await read(context, ids);
      return ids.map((wanted) => found.get(wanted) ?? null);
    });
    loaders.set(context, made);
    return made.load(id);
  };
};

const loadBlueprint = perRequest<BlueprintNode>(async (context, ids) => {
  const found = await findBlueprints(context, ids);
  return new Map(found.map((blueprint) => [blueprint.id, blueprint]));
});

/** A blueprint that the viewer may read, else null; neighbours are read in the same trip. */
export const blueprintById = (context: RequestContext, id: string): Promise<BlueprintNode | null> =>
  loadBlueprint(context, id);

/** The details that a row of a list came without. */
export const detailsOf = async (
  blueprint: BlueprintNode,
  context: RequestContext,
): Promise<BlueprintDetails | null> =>
  blueprint.details ?? (await loadBlueprint(context, blueprint.id))?.details ?? null;

const loadContent = perRequest<ContentNode>(async (context, ids) => {
  const [rows] = await context.db.read(versionContents(ids));
  return new Map(rows.map((row) => [row.id, { ...row, content: completeContent(row.content) }]));
});

/** What a version says; it is reached through its blueprint alone, so whoever asks may read it. */
export const contentOfVersion = (
  context: RequestContext,
  versionId: string,
): Promise<ContentNode | null> => loadContent(context, versionId);
