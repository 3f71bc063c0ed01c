import DataLoader from 'dataloader';
import type { RequestContext } from './request-context.ts';

type Load<Value> = (context: RequestContext, id: string) => Promise<Value | null>;

/** Returns a function that batches the loads of a request. It returns null for missing ids. */
export const perRequest = <Value>(
  read: (context: RequestContext, ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Load<Value> => {
  const loaders = new WeakMap<RequestContext, DataLoader<string, Value | null>>();
  return (context, id) => {
    const known = loaders.get(context);
    if (known !== undefined) return known.load(id);
    const loader = new DataLoader<string, Value | null>(async (ids) => {
      const found = await read(context, ids);
      return ids.map((wanted) => found.get(wanted) ?? null);
    });
    loaders.set(context, loader);
    return loader.load(id);
  };
};
