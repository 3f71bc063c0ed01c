import { refuse } from '@baton/domain/core/refusal';
import {
  typesOfGroup,
  type NotificationGroup,
  type NotificationType,
} from '@baton/domain/notification/notification-types';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { nilId, readId } from '../../../platform/db/uuid.ts';
import {
  pageLimit,
  timeCursor,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../../platform/graphql/page.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import {
  inboxCounts,
  inboxPages,
  inboxWorkflows,
  type InboxItemRow,
  type InboxSection,
  type InboxWorkflowRow,
} from './inbox.queries.ts';
import { inboxReader } from './inbox-reader.ts';
import {
  markAllRead,
  markDone,
  markRead,
  mute,
  restoreDone,
  snooze,
  unmute,
} from './inbox.repository.ts';

/** Greater than every id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export interface InboxFilter {
  /** Null for all. */
  readonly group: NotificationGroup | null;
  /** Null for all. */
  readonly types: readonly NotificationType[] | null;
  /** Only what was unread at this time. Null for all. */
  readonly unreadAt: Date | null;
  /** Null for all. */
  readonly workflowId: string | null;
}

/** Returns a page of the viewer's inbox, latest first. */
export const listInbox = async (
  context: RequestContext,
  section: InboxSection,
  { group, types, unreadAt, workflowId }: InboxFilter,
  args: PageArgs,
): Promise<Connection<InboxItemRow>> => {
  const { reach, values } = inboxReader(actorOf(await context.viewer()));
  const { before, id } = timeCursor(args.after, lastId);
  const [rows] = await context.db.read(
    inboxPages[reach](
      ...values,
      section,
      new Date(context.services.now()),
      before,
      id,
      pageLimit(args),
      null,
      group === null ? types : typesOfGroup(group).filter((type) => types?.includes(type) ?? true),
      unreadAt,
      workflowId === null ? null : (readId(workflowId) ?? nilId),
    ),
  );
  return toConnection(rows, args, (row) => [row.at, row.subjectId]);
};

/** Maximum number of workflows to filter by. */
const mostWorkflows = 100;

/** Returns the workflows in the open inbox, or in "Done", latest first. */
export const listInboxWorkflows = async (
  context: RequestContext,
  isDone: boolean,
): Promise<readonly InboxWorkflowRow[]> => {
  const { reach, values } = inboxReader(actorOf(await context.viewer()));
  const [rows] = await context.db.read(inboxWorkflows[reach](...values, isDone, mostWorkflows));
  return rows;
};

/** Returns the number of tasks and workflows that need the viewer. */
export const countInbox = async (context: RequestContext): Promise<number> => {
  const { reach, values } = inboxReader(actorOf(await context.viewer()));
  const now = new Date(context.services.now());
  const [rows] = await context.db.read(inboxCounts[reach](...values, now));
  return rows[0]?.count ?? 0;
};

export const inboxChanges = [
  'READ',
  'UNREAD',
  'DONE',
  'RESTORE',
  'SNOOZE',
  'UNSNOOZE',
  'MUTE',
  'UNMUTE',
] as const;
export type InboxChange = (typeof inboxChanges)[number];

export interface ChangedInbox {
  readonly idempotencyKey: string;
  readonly subjects: readonly string[];
  readonly change: InboxChange;
  readonly until: Date | null;
}

const statementOf = (
  userId: string,
  { subjects, change, until }: ChangedInbox,
  now: Date,
): Statement => {
  switch (change) {
    case 'READ':
      return markRead(userId, subjects, now);
    case 'UNREAD':
      return markRead(userId, subjects, null);
    case 'DONE':
      return markDone(userId, subjects, now);
    case 'RESTORE':
      return restoreDone(userId, subjects);
    case 'SNOOZE':
      if (until === null || until <= now) throw new Refused(refuse('Required', {}, 'until'));
      return snooze(userId, subjects, until);
    case 'UNSNOOZE':
      return snooze(userId, subjects, null);
    case 'MUTE':
      return mute(userId, subjects);
    case 'UNMUTE':
      return unmute(userId, subjects);
  }
};

/** Changes the viewer's own notifications about tasks and workflows. Repeating it is safe. */
export const changeInbox = async (context: RequestContext, given: ChangedInbox): Promise<void> => {
  const { tenantId, userId } = await context.viewer();
  await context.db.trip(statementOf(userId, given, new Date(context.services.now())));
  context.services.publish({
    tenantId,
    partyIds: [userId],
    cause: { userId, key: given.idempotencyKey },
  });
};

/** Marks all open notifications of the viewer as read, and returns how many they were. */
export const readWholeInbox = async (
  context: RequestContext,
  idempotencyKey: string,
): Promise<number> => {
  const { tenantId, userId } = await context.viewer();
  const [rows] = await context.db.trip(markAllRead(userId, new Date(context.services.now())));
  const cause = { userId, key: idempotencyKey };
  context.services.publish({ tenantId, partyIds: [userId], cause });
  return rows.length;
};
