import type { InstanceKey, PartyId, TaskId } from '../../core/ids.ts';
import { refsIn } from '../../document/refs-in.ts';
import type { ActivityEntry } from './activity.ts';
import type { RunEvent } from '../../run-model/event.ts';

/** Returns the documents that the submitted value adds. */
const addedBy = (event: RunEvent): readonly string[] => {
  if (event.kind !== 'VALUE_COMMITTED') return [];
  const known = refsIn(event.before.committed);
  return refsIn(event.after.committed).filter((ref) => !known.includes(ref));
};

/**
 * Returns one entry for each task with added documents. Signatures don't count. `isAsked` returns
 * whether a field contains documents.
 */
export const documentLines = (
  events: readonly RunEvent[],
  actorId: PartyId | null,
  isAsked: (instance: InstanceKey) => boolean,
): readonly ActivityEntry[] => {
  const added = new Map<TaskId | null, number>();
  for (const event of events) {
    if (event.subject !== 'VALUE' || event.cause === 'undo' || !isAsked(event.instance)) continue;
    const count = addedBy(event).length;
    if (count > 0) added.set(event.taskId, (added.get(event.taskId) ?? 0) + count);
  }
  return [...added].map(([taskId, count]) => ({
    kind: 'DOCUMENT_ADDED',
    actorId,
    taskId,
    comment: null,
    params: { count },
  }));
};
