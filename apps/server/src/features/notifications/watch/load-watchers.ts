import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import type { Watchers } from '@baton/domain/notification/watchers';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { workflowLists } from '../../workflows/index.ts';
import { recipientsOf, type RecipientRow } from '../notifications.repository.ts';
import { actorFrom } from '../recipient.ts';
import { watchesOf, type WatchRow } from './watches.queries.ts';

type Read = Pick<Services, 'database' | 'now'>;

/** Returns the people whose watched or muted views contain the workflow. */
export const peopleOfViews = async (
  { database, now }: Read,
  tenantId: string,
  workflowId: string,
  people: readonly RecipientRow[],
  views: readonly WatchRow[],
): Promise<readonly PartyId[]> => {
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const found: PartyId[] = [];
  for (const person of people)
    for (const { partyId, parameters } of views) {
      if (partyId !== person.id || parameters === null) continue;
      const actor = actorFrom(person);
      const [rows] = await database.trip(
        scope,
        workflowLists.workflowInView(workflowId, parameters, actor, now(), person.timeZone),
      );
      if (rows.length > 0) found.push(actor.id);
    }
  return found;
};

/** Returns the people who watch a view that contains the workflow. */
const viewWatchers = async (
  services: Read,
  tenantId: string,
  workflowId: string,
  watches: readonly WatchRow[],
): Promise<readonly PartyId[]> => {
  if (watches.length === 0) return [];
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const ids = watches.map(({ partyId }) => partyId);
  const [people] = await services.database.trip(scope, recipientsOf(ids));
  return peopleOfViews(services, tenantId, workflowId, people, watches);
};

/** Returns who watches a workflow, its tasks, or a saved view that contains it. */
export const loadWatchers = async (
  services: Read,
  tenantId: string,
  workflowId: string,
): Promise<Watchers> => {
  const [watches] = await services.database.trip(
    { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
    watchesOf(workflowId),
  );
  const ofKind = (kind: WatchRow['kind']): readonly WatchRow[] =>
    watches.filter((one) => one.kind === kind);
  const inViews = await viewWatchers(services, tenantId, workflowId, ofKind('VIEW'));
  return {
    workflow: [...ofKind('WORKFLOW').map(({ partyId }) => asId<PartyId>(partyId)), ...inViews],
    tasks: new Map(
      [...Map.groupBy(ofKind('TASK'), ({ subjectId }) => asId<TaskId>(subjectId))].map(
        ([taskId, rows]) => [taskId, rows.map(({ partyId }) => asId<PartyId>(partyId))],
      ),
    ),
  };
};
