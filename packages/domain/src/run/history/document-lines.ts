import type { InstanceKey, PartyId, TaskId } from '../../core/ids.ts';
import { refsIn } from '../../document/refs-in.ts';
import type { ActivityEntry } from './activity.ts';
import type { RunEvent } from '../event.ts';

/** What a value that was handed in names and the one before it did not. */
const addedBy = (event: RunEvent): readonly string[] => {
  if (event.kind !== 'VALUE_COMMITTED') return [];
  const known = refsIn(event.before.committed);
  return refsIn(event.after.committed).filter((ref) => !known.includes(ref));
};

/**
 * The feed's lines for documents that came with what was handed in, one for each task (specification
 * 4.5). A signature is no document to those who read the feed: `isAsked` says where documents are.
 */
export const documentLines = (
  events: readonly RunEvent[],
  actorId: PartyId | null,
  isAsked: (instance: InstanceKey) => boolean,
): readonly ActivityEntry[] => {
  const added = new Map<TaskId | null, number>();
  for (const event of events) {
    if (event.subject !== 'VALUE' || event.row === 'D23' || !isAsked(event.instance)) continue;
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
