import { mayReadView } from '@baton/domain/access/view-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { inboxReader } from '../inbox/inbox-reader.ts';
import {
  attentionTo,
  deleteMute,
  deleteWatch,
  insertMute,
  insertWatch,
  viewToWatch,
  watchable,
  watchedBy,
  type Attention,
  type WatchedRow,
  type WatchKind,
} from './watches.queries.ts';

/** Returns what the viewer watches or has muted and can still open, by name. */
export const listWatched = async (context: RequestContext): Promise<readonly WatchedRow[]> => {
  const { reach, values } = inboxReader(actorOf(await context.viewer()));
  const [rows] = await context.db.read(watchedBy[reach](...values));
  return rows;
};

/** Returns whether the viewer watches or has muted a workflow, task, or saved view. */
export const loadAttention = async (context: RequestContext, id: string): Promise<Attention> => {
  const { userId } = await context.viewer();
  const [[row]] = await context.db.read(attentionTo(userId, id));
  return row?.attention ?? 'DEFAULT';
};

interface Subject {
  readonly kind: WatchKind;
  readonly workflowId: string | null;
}

const findView = async (context: RequestContext, id: string): Promise<Subject | null> => {
  const [[view]] = await context.db.read(viewToWatch(id));
  if (view === undefined || mayReadView(actorOf(await context.viewer()), view) !== null)
    return null;
  return { kind: 'VIEW', workflowId: null };
};

/** Returns what the viewer can watch, or null if it doesn't exist for them. */
const findSubject = async (context: RequestContext, id: string): Promise<Subject | null> => {
  const { reach, values } = inboxReader(actorOf(await context.viewer()));
  const [[work]] = await context.db.read(watchable[reach](...values, id));
  return work ?? findView(context, id);
};

/**
 * Sets whether the viewer watches or mutes something, or neither. A repeated request changes
 * nothing.
 */
export const setAttention = async (
  context: RequestContext,
  id: string,
  attention: Attention,
): Promise<Attention> => {
  const { userId, tenantId } = await context.viewer();
  const subject = attention === 'DEFAULT' ? null : await findSubject(context, id);
  if (attention !== 'DEFAULT' && subject === null)
    throw new Refused(refuse('NotFound', {}, 'subjectId'));
  const at = new Date(context.services.now());
  await context.db.trip(
    attention === 'WATCHING' && subject !== null
      ? insertWatch(userId, id, subject.kind, subject.workflowId, at)
      : deleteWatch(userId, id),
    attention === 'MUTED' ? insertMute(userId, id) : deleteMute(userId, id),
  );
  context.services.publish({ tenantId, partyIds: [userId] });
  return attention;
};
