import type { Actor } from '@baton/domain/party/actor';
import { mayReadTask } from '@baton/domain/access/task/task-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { unconcernedReason } from '@baton/domain/notification/notice-outcome';
import { needOf } from '@baton/domain/notification/notification-types';
import type { Notice } from '@baton/domain/notification/task-notices';
import { factsIn } from '@baton/domain/run/facts/facts-of-task';
import { readsWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { taskOf, type RunView } from '@baton/domain/run-model/run-view';
import { derivedId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { actorFrom } from './recipient.ts';
import { recipientsOf } from './notifications.repository.ts';
import { peopleWhoMuted } from './watch/load-watchers.ts';
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
  /** The due date, for a reminder. */
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

/** A workflow with what happened in it. */
export interface Happened {
  readonly view: RunView;
  readonly occurrences: readonly Occurrence[];
}

const partiesOf = ({ occurrences }: Happened): ReadonlySet<PartyId> =>
  new Set(occurrences.flatMap(({ notices }) => notices.flatMap((notice) => notice.parties)));

const tasksOf = ({ occurrences }: Happened): readonly string[] => [
  ...new Set(occurrences.flatMap(({ notices }) => notices.flatMap(({ taskId }) => taskId ?? []))),
];

/** Stores the notifications of workflows, and updates open screens of the recipients. */
export const notify = async (
  services: Services,
  tenantId: string,
  happened: readonly Happened[],
): Promise<void> => {
  const addressed = happened.flatMap((one) => {
    const parties = partiesOf(one);
    return parties.size === 0 ? [] : [{ ...one, parties, workflowId: one.view.workflow.id }];
  });
  if (addressed.length === 0) return;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [rows, mutes] = await services.database.trip(
    scope,
    recipientsOf([...new Set(addressed.flatMap(({ parties }) => [...parties]))]),
    viewMutes(addressed.map(({ workflowId }) => workflowId)),
  );
  const people = rows.map((row) => ({ row, actor: actorFrom(row) }));
  const works = addressed.map((one) => ({
    ...one,
    concerned: people.filter(({ actor }) => actor.parties.some((party) => one.parties.has(party))),
  }));
  const muted = await peopleWhoMuted(
    services,
    tenantId,
    works.map(({ workflowId, concerned, ...work }) => ({
      ...{ workflowId, taskIds: tasksOf(work) },
      people: concerned.map(({ row }) => row),
    })),
    mutes,
  );
  const all = works.flatMap(({ view, workflowId, concerned, occurrences }) => {
    const isMuted = (partyId: string, taskId: string | null): boolean =>
      [workflowId, ...(taskId === null ? [] : [taskId])].some((id) =>
        muted.get(id)?.some((one) => one === partyId),
      );
    const actors = concerned.map(({ actor }) => actor);
    return occurrences
      .flatMap((one) => notificationsOf(tenantId, view, actors, one))
      .filter(({ need, party_id, task_id }) => need !== null || !isMuted(party_id, task_id));
  });
  // If a person has several reasons, the first one counts.
  const distinct = [...new Map(all.toReversed().map((one) => [one.id, one])).values()];
  await storeNotifications(services, tenantId, distinct, rows);
};
