import type { InstanceKey } from '@baton/domain/core/ids';
import type { RunValue } from '@baton/domain/run-model/run-value';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { eventsOfPart } from './activity.queries.ts';
import { NEWEST } from './event-lines.ts';

/** Maximum number of deletions to search. */
const MAX_DELETIONS = 1000;

const deletions = ['TASK_DELETED', 'STAGE_DELETED'].map((kind) => JSON.stringify([{ kind }]));

type Places = ReadonlyMap<InstanceKey, RunValue>;

const known = new WeakMap<RequestContext, Map<string, Promise<Places>>>();

const read = async (context: RequestContext, workflowId: string): Promise<Places> => {
  const [records] = await context.db.read(
    eventsOfPart(workflowId, NEWEST, MAX_DELETIONS, deletions),
  );
  return new Map(
    records.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.subject === 'PLAN' ? event.values.map((place) => [place.key, place] as const) : [],
      ),
    ),
  );
};

/**
 * Returns the field of a deleted task from the event of its deletion. Read only if a history needs
 * it.
 */
export const findDeletedField = async (
  context: RequestContext,
  workflowId: string,
  key: InstanceKey,
): Promise<RunValue | undefined> => {
  const ofRequest = known.get(context) ?? new Map<string, Promise<Places>>();
  known.set(context, ofRequest);
  const places = ofRequest.get(workflowId) ?? read(context, workflowId);
  ofRequest.set(workflowId, places);
  return (await places).get(key);
};
