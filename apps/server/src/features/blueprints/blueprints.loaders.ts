import { completeContent } from '@baton/domain/blueprint/complete-content';
import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { BlueprintDetails, BlueprintNode, ContentNode } from './blueprint-node.ts';
import { findBlueprints } from './blueprints.access.ts';
import { versionContents } from './blueprints.queries.ts';

/** Returns one loader for each request, created on first use. */
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

/** Returns a blueprint, or null if the viewer has no read access. Loads are batched. */
export const blueprintById = (context: RequestContext, id: string): Promise<BlueprintNode | null> =>
  loadBlueprint(context, id);

/** Loads the details of a list row. */
export const detailsOf = async (
  blueprint: BlueprintNode,
  context: RequestContext,
): Promise<BlueprintDetails | null> =>
  blueprint.details ?? (await loadBlueprint(context, blueprint.id))?.details ?? null;

const loadContent = perRequest<ContentNode>(async (context, ids) => {
  const [rows] = await context.db.read(versionContents(ids));
  return new Map(rows.map((row) => [row.id, { ...row, content: completeContent(row.content) }]));
});

/** Returns the content of a version. Versions are reached only through readable blueprints. */
export const contentOfVersion = (
  context: RequestContext,
  versionId: string,
): Promise<ContentNode | null> => loadContent(context, versionId);
