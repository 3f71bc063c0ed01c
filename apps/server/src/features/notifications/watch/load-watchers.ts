import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { noWatchers, type Watchers } from '@baton/domain/notification/watchers';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { recipientsOf, type RecipientRow } from '../notifications.repository.ts';
import { itemsInViews, type ItemsInView } from './items-in-views.ts';
import {
  viewWatches,
  watchesOf,
  type ViewMute,
  type ViewRow,
  type WatchRow,
} from './watches.queries.ts';

/** A workflow in which something happened, with the tasks that it concerns. */
export interface WatchedWork {
  readonly workflowId: string;
  readonly taskIds: readonly string[];
}

/** A workflow in which something happened, with its tasks and the people who would be notified. */
interface ConcernedWork extends WatchedWork {
  readonly people: readonly RecipientRow[];
}

/** Returns the people of views by workflow or task, whichever the views list. */
const byItem = (found: readonly ItemsInView[]): ReadonlyMap<string, readonly PartyId[]> =>
  new Map(
    [
      ...Map.groupBy(
        found.flatMap(({ ids, person }) => ids.map((id) => ({ id, person }))),
        ({ id }) => id,
      ),
    ].map(([id, own]) => [id, own.map(({ person }) => asId<PartyId>(person.id))]),
  );

const itemsOf = ({ object }: ViewRow, works: readonly WatchedWork[]): readonly string[] =>
  works.flatMap(({ workflowId, taskIds }) => (object === 'TASKS' ? taskIds : [workflowId]));

/**
 * Returns the people whose muted views contain each workflow or task, by its id. Not those who watch
 * the workflow or one of its tasks.
 */
export const peopleWhoMuted = async (
  services: Services,
  tenantId: string,
  works: readonly ConcernedWork[],
  mutes: readonly ViewMute[],
): Promise<ReadonlyMap<string, readonly PartyId[]>> => {
  const people = new Map(works.flatMap((work) => work.people.map((one) => [one.id, one])));
  const asked = mutes.flatMap((mute) => {
    const person = people.get(mute.partyId);
    if (person === undefined) return [];
    const concerned = works.filter(
      (work) => work.people.includes(person) && !mute.watched.includes(work.workflowId),
    );
    return [{ view: mute, person, ids: itemsOf(mute, concerned) }];
  });
  return byItem(await itemsInViews(services, tenantId, asked));
};

/** Returns the people whose watched views contain each workflow or task, by its id. */
const viewWatchers = async (
  services: Services,
  tenantId: string,
  works: readonly WatchedWork[],
  watches: readonly ViewRow[],
): Promise<ReadonlyMap<string, readonly PartyId[]>> => {
  if (watches.length === 0) return new Map();
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const ids = watches.map(({ partyId }) => partyId);
  const [rows] = await services.database.trip(scope, recipientsOf(ids));
  const people = new Map(rows.map((one) => [one.id, one]));
  const asked = watches.flatMap((view) => {
    const person = people.get(view.partyId);
    return person === undefined ? [] : [{ view, person, ids: itemsOf(view, works) }];
  });
  return byItem(await itemsInViews(services, tenantId, asked));
};

/** Returns who watches each workflow, its tasks, or a saved view that contains one of them. */
export const loadWatchers = async (
  services: Services,
  tenantId: string,
  works: readonly WatchedWork[],
): Promise<(workflowId: string) => Watchers> => {
  const [watches, views] = await services.database.trip(
    { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
    watchesOf(works.map(({ workflowId }) => workflowId)),
    viewWatches(),
  );
  const inViews = await viewWatchers(services, tenantId, works, views);
  const direct = Map.groupBy(watches, ({ workflowId }) => workflowId);
  const watchersOf = ({ workflowId, taskIds }: WatchedWork): Watchers => {
    const own = direct.get(workflowId) ?? [];
    const of = (kind: WatchRow['kind'], id: string): readonly PartyId[] => [
      ...own
        .filter((one) => one.kind === kind && one.subjectId === id)
        .map(({ partyId }) => asId<PartyId>(partyId)),
      ...(inViews.get(id) ?? []),
    ];
    const watched = own.flatMap(({ kind, subjectId }) => (kind === 'TASK' ? [subjectId] : []));
    return {
      workflow: of('WORKFLOW', workflowId),
      tasks: new Map(
        [...new Set([...watched, ...taskIds])].map((id) => [asId<TaskId>(id), of('TASK', id)]),
      ),
    };
  };
  const all = new Map(works.map((work) => [work.workflowId, watchersOf(work)]));
  return (workflowId) => all.get(workflowId) ?? noWatchers;
};
