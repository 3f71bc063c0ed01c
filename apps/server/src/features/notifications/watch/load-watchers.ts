import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { noWatchers, type Watchers } from '@baton/domain/notification/watchers';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { workflowLists } from '../../workflows/index.ts';
import { recipientsOf, type RecipientRow } from '../notifications.repository.ts';
import { actorFrom } from '../recipient.ts';
import { watchesOf, type ViewMute, type WatchRow } from './watches.queries.ts';

type Read = Pick<Services, 'database' | 'now'>;

/** A workflow with the people whose saved views can contain it. */
interface InViews {
  readonly workflowId: string;
  readonly people: readonly RecipientRow[];
}

/** Number of views that one trip looks into. */
const viewsAtOnce = 100;

/** Returns the people whose watched or muted views contain each workflow, by workflow. */
const peopleOfViews = async (
  { database, now }: Read,
  tenantId: string,
  works: readonly InViews[],
  views: readonly Pick<WatchRow, 'partyId' | 'parameters'>[],
): Promise<ReadonlyMap<string, readonly PartyId[]>> => {
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const asked = works.flatMap(({ workflowId, people }) =>
    people.flatMap((person) => {
      const actor = actorFrom(person);
      return views.flatMap(({ partyId, parameters }) =>
        partyId !== person.id || parameters === null
          ? []
          : {
              ...{ workflowId, personId: actor.id },
              statement: workflowLists.workflowInView(
                workflowId,
                parameters,
                actor,
                now(),
                person.timeZone,
              ),
            },
      );
    }),
  );
  const found: typeof asked = [];
  for (let from = 0; from < asked.length; from += viewsAtOnce) {
    const part = asked.slice(from, from + viewsAtOnce);
    const rows = await database.trip(scope, ...part.map(({ statement }) => statement));
    found.push(...part.filter((_, at) => (rows[at]?.length ?? 0) > 0));
  }
  return new Map(
    [...Map.groupBy(found, ({ workflowId }) => workflowId)].map(([workflowId, own]) => [
      workflowId,
      own.map(({ personId }) => personId),
    ]),
  );
};

/** Returns the people whose muted views contain each workflow, by workflow. Not those who watch it. */
export const peopleWhoMuted = (
  services: Read,
  tenantId: string,
  works: readonly InViews[],
  mutes: readonly ViewMute[],
): Promise<ReadonlyMap<string, readonly PartyId[]>> => {
  const isWatching = (partyId: string, workflowId: string): boolean =>
    mutes.some((one) => one.partyId === partyId && one.watched.includes(workflowId));
  const concerned = works.map(({ workflowId, people }) => ({
    workflowId,
    people: people.filter(({ id }) => !isWatching(id, workflowId)),
  }));
  return peopleOfViews(services, tenantId, concerned, mutes);
};

/** Returns the people who watch a view that contains the workflow, by workflow. */
const viewWatchers = async (
  services: Read,
  tenantId: string,
  workflowIds: readonly string[],
  watches: readonly WatchRow[],
): Promise<ReadonlyMap<string, readonly PartyId[]>> => {
  if (watches.length === 0) return new Map();
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const ids = watches.map(({ partyId }) => partyId);
  const [people] = await services.database.trip(scope, recipientsOf(ids));
  const works = workflowIds.map((workflowId) => ({ workflowId, people }));
  return peopleOfViews(services, tenantId, works, watches);
};

/** Returns who watches each workflow, its tasks, or a saved view that contains it. */
export const loadWatchers = async (
  services: Read,
  tenantId: string,
  workflowIds: readonly string[],
): Promise<(workflowId: string) => Watchers> => {
  const [watches] = await services.database.trip(
    { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
    watchesOf(workflowIds),
  );
  const views = watches.filter(({ kind }) => kind === 'VIEW');
  const inViews = await viewWatchers(services, tenantId, workflowIds, views);
  const direct = Map.groupBy(watches, ({ workflowId }) => workflowId);
  const watchersOf = (workflowId: string): Watchers => {
    const own = direct.get(workflowId) ?? [];
    const ofKind = (kind: WatchRow['kind']) => own.filter((one) => one.kind === kind);
    return {
      workflow: [
        ...ofKind('WORKFLOW').map(({ partyId }) => asId<PartyId>(partyId)),
        ...(inViews.get(workflowId) ?? []),
      ],
      tasks: new Map(
        [...Map.groupBy(ofKind('TASK'), ({ subjectId }) => asId<TaskId>(subjectId))].map(
          ([taskId, rows]) => [taskId, rows.map(({ partyId }) => asId<PartyId>(partyId))],
        ),
      ),
    };
  };
  const all = new Map(workflowIds.map((id) => [id, watchersOf(id)]));
  return (workflowId) => all.get(workflowId) ?? noWatchers;
};
