import type { Actor } from '@baton/domain/access/actor';
import { mayReadTask } from '@baton/domain/access/task/task-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { unconcernedReason } from '@baton/domain/notification/notice-outcome';
import { needOf } from '@baton/domain/notification/notification-types';
import type { Notice } from '@baton/domain/notification/task-notices';
import { factsIn } from '@baton/domain/run/facts/facts-of-task';
import { readsWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { taskOf, type RunView } from '@baton/domain/run/run-view';
import { derivedId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { actorFrom } from './recipient.ts';
import { recipientsOf } from './notifications.repository.ts';
import { peopleOfViews } from './watch/load-watchers.ts';
import { viewMutes } from './watch/watches.queries.ts';
import { storeNotifications, type UnsentNotification } from './store-notifications.ts';

/** Something that happened, with its notices. */
export interface Occurrence {
  /** Stays the same if the job runs again, so that each person is notified once. */
  readonly source: string;
  readonly actorId: string | null;
  readonly commentId: string | null;
  /** True for internal notes, which only internal users read. */
  readonly isInternal: boolean;
  readonly at: Date;
  /** For a reminder. */
  readonly dueOn?: Date;
  readonly notices: readonly Notice[];
}

/** Returns whether a person can read the task or workflow of a notice. */
export const canReadNotice = (actor: Actor, view: RunView, taskId: Notice['taskId']): boolean => {
  if (taskId === null) return readsWorkflow(view, actor);
  const task = taskOf(view, taskId);
  return task !== undefined && mayReadTask(actor, factsIn(view, actor)(task)) === null;
};

/** Returns the id of a notification, which stays the same if the job runs again. */
export const notificationId = (
  tenantId: string,
  source: string,
  { type, taskId }: Pick<Notice, 'type' | 'taskId'>,
  personId: string,
): string => derivedId('notification', tenantId, source, type, taskId ?? '', personId);

/** Returns the notifications of one occurrence: one for each recipient, type, and object. */
const notificationsOf = (
  tenantId: string,
  view: RunView,
  people: readonly Actor[],
  { source, actorId, commentId, isInternal, at, dueOn, notices }: Occurrence,
): readonly UnsentNotification[] => {
  const action = { actorId: actorId === null ? null : asId<PartyId>(actorId), isInternal };
  return notices.flatMap((notice) => {
    const { type, reason, taskId, isAutomatic } = notice;
    return people
      .filter(
        (person) =>
          unconcernedReason(person, notice, action, () => canReadNotice(person, view, taskId)) ===
          null,
      )
      .map((person) => ({
        id: notificationId(tenantId, source, notice, person.id),
        party_id: person.id,
        type,
        reason,
        need: needOf(type, reason),
        workflow_id: view.workflow.id,
        task_id: taskId,
        object_id: null,
        comment_id: commentId,
        actor_id: isAutomatic ? null : actorId,
        at: at.toISOString(),
        due_on: dueOn?.toISOString() ?? null,
      }));
  });
};

/** Stores the notifications of a workflow, and updates open screens of the recipients. */
export const notify = async (
  { database, now, publish }: Pick<Services, 'database' | 'now' | 'publish'>,
  tenantId: string,
  view: RunView,
  occurrences: readonly Occurrence[],
): Promise<void> => {
  const parties = new Set(occurrences.flatMap(({ notices }) => notices.flatMap((n) => n.parties)));
  if (parties.size === 0) return;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const workflowId = view.workflow.id;
  const [rows, mutes] = await database.trip(
    scope,
    recipientsOf([...parties]),
    viewMutes(workflowId),
  );
  const muted = await peopleOfViews({ database, now }, tenantId, workflowId, rows, mutes);
  const people = rows.map(actorFrom);
  const all = occurrences
    .flatMap((one) => notificationsOf(tenantId, view, people, one))
    .filter(({ need, party_id }) => need !== null || !muted.some((id) => id === party_id));
  // The first of several reasons counts.
  const distinct = [...new Map(all.toReversed().map((one) => [one.id, one])).values()];
  await storeNotifications({ database, now, publish }, tenantId, distinct, rows);
};
