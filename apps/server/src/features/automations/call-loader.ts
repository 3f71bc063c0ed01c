import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { callsOfTasks, type CallNode } from './calls.queries.ts';

const loaders = new WeakMap<RequestContext, DataLoader<string, readonly CallNode[]>>();

/** Loads the requests of all tasks in a response in one round trip, latest first. */
export const callLoader = (context: RequestContext): DataLoader<string, readonly CallNode[]> => {
  const known = loaders.get(context);
  if (known !== undefined) return known;
  const loader = new DataLoader<string, readonly CallNode[]>(async (ids) => {
    const [rows] = await context.db.read(callsOfTasks(ids));
    return ids.map((id) => rows.filter((row) => row.taskId === id));
  });
  loaders.set(context, loader);
  return loader;
};
