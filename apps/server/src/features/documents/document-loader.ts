import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { DocumentNode } from './document-node.ts';
import { documentsById } from './documents.repository.ts';

const loaders = new WeakMap<RequestContext, DataLoader<string, DocumentNode | null>>();

/** Loads documents by id in one round trip. Callers must check access. */
export const documentLoader = (
  context: RequestContext,
): DataLoader<string, DocumentNode | null> => {
  const known = loaders.get(context);
  if (known !== undefined) return known;
  const loader = new DataLoader<string, DocumentNode | null>(async (ids) => {
    const [rows] = await context.db.read(documentsById(ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
  loaders.set(context, loader);
  return loader;
};
