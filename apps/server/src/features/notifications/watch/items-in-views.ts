import { Refused } from '../../../platform/graphql/refused.ts';
import {
  backgroundContext,
  type RequestContext,
  type Services,
} from '../../../platform/graphql/request-context.ts';
import { outsider } from '../../../platform/graphql/viewer.ts';
import { tasksInView } from '../../task-lists/index.ts';
import { workflowLists } from '../../workflows/index.ts';
import type { RecipientRow } from '../notifications.repository.ts';
import type { ViewRow } from './watches.queries.ts';

interface AskedView {
  readonly view: ViewRow;
  readonly person: RecipientRow;
  /** The workflows or tasks to look for. */
  readonly ids: readonly string[];
}

/** The workflows or tasks that the view of a person contains, among those that were asked about. */
export type ItemsInView = Pick<AskedView, 'person' | 'ids'>;

/** Number of views that one round trip looks into. */
const viewsAtOnce = 100;

/** Returns the context of each person. All share the round trips of their reads. */
const contextsIn = (services: Services, tenantId: string) => {
  const { db } = backgroundContext(services, outsider(tenantId, ''));
  const known = new Map<string, RequestContext>();
  return ({ id, groups, ...access }: RecipientRow): RequestContext => {
    const { accessLevel, isAdmin, systemRoles, timeZone } = access;
    const context = known.get(id) ?? {
      ...backgroundContext(services, {
        ...outsider(tenantId, id),
        ...{ accessLevel, isAdmin, systemRoles, timeZone, parties: [id, ...groups] },
      }),
      db,
    };
    known.set(id, context);
    return context;
  };
};

/** Returns what a view contains. Nothing if the person can't use one of its filters any longer. */
const itemsIn = async (
  context: RequestContext,
  { view: { object, parameters }, ids }: AskedView,
): Promise<readonly string[]> => {
  try {
    return await (object === 'TASKS'
      ? tasksInView(context, ids, parameters)
      : workflowLists.workflowsInView(context, ids, parameters));
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
};

/** Returns the items that each view contains, with the queries of the lists that people see. */
export const itemsInViews = async (
  services: Services,
  tenantId: string,
  views: readonly AskedView[],
): Promise<readonly ItemsInView[]> => {
  const contextOf = contextsIn(services, tenantId);
  const asked = views.filter(({ ids }) => ids.length > 0);
  const found: ItemsInView[] = [];
  for (let from = 0; from < asked.length; from += viewsAtOnce)
    found.push(
      ...(await Promise.all(
        asked.slice(from, from + viewsAtOnce).map(async (one) => ({
          person: one.person,
          ids: await itemsIn(contextOf(one.person), one),
        })),
      )),
    );
  return found;
};
