import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { childRows, type ChildRow } from './linked-workflows.queries.ts';

const loaders = new WeakMap<RequestContext, DataLoader<string, ChildRow | null>>();

/** Loads the linked workflows of all tasks in a response in one round trip. */
export const childLoader = (context: RequestContext): DataLoader<string, ChildRow | null> => {
  const known = loaders.get(context);
  if (known !== undefined) return known;
  const loader = new DataLoader<string, ChildRow | null>(async (ids) => {
    const viewer = await context.viewer();
    const [rows] = await context.db.read(childRows(ids, viewer.parties));
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? null);
  });
  loaders.set(context, loader);
  return loader;
};
