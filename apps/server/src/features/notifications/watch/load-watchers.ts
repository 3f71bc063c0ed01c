import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import type { Watchers } from '@baton/domain/notification/watchers';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { workflowInView } from '../../workflows/index.ts';
import { recipientsOf } from '../notifications.repository.ts';
import { actorFrom } from '../recipient.ts';
import { watchesOf, type WatchRow } from './watches.queries.ts';

/** Returns the people who watch a view that contains the workflow. */
const viewWatchers = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  tenantId: string,
  workflowId: string,
  watches: readonly WatchRow[],
): Promise<readonly PartyId[]> => {
  if (watches.length === 0) return [];
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [people] = await database.trip(scope, recipientsOf(watches.map(({ partyId }) => partyId)));
  const found: PartyId[] = [];
  for (const person of people)
    for (const { partyId, parameters } of watches) {
      if (partyId !== person.id || parameters === null) continue;
      const actor = actorFrom(person);
      const [rows] = await database.trip(
        scope,
        workflowInView(workflowId, parameters, actor, now(), person.timeZone),
      );
      if (rows.length > 0) found.push(actor.id);
    }
  return found;
};

/** Returns who watches a workflow, its tasks, or a saved view that contains it. */
export const loadWatchers = async (
  services: Pick<Services, 'database' | 'now'>,
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
