import { hour } from '@baton/domain/core/dates';
import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { settingsReason, unconcernedReason } from '@baton/domain/notification/notice-outcome';
import { noticesOfEvents } from '@baton/domain/notification/notices-of-events';
import { readEvents } from '@baton/domain/run/history/stored-events';
import { viewOf, type RunView } from '@baton/domain/run-model/run-view';
import { isFinal } from '../../../platform/events/is-final.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { systemChannel, type readRuns } from '../../runs/index.ts';
import { latestComments } from '../notifications.repository.ts';
import { canReadNotice, notificationId, type Occurrence } from '../notify.ts';
import { commentNotices } from '../notify-comment.ts';
import { late, remindersOf } from '../notify-due.ts';
import { occurrenceOf } from '../notify-events.ts';
import { loadWatchers } from '../watch/load-watchers.ts';
import { latestCommands } from './check.queries.ts';
import {
  explainNotices,
  type CheckedNotice,
  type CheckedPerson,
  type CheckOutcome,
} from './checked-person.ts';

/** Number of commands and of comments to check. */
const checked = 100;

/** Time within which people are notified of a comment, even under load. */
const commentDelay = hour;

/**
 * Returns the result for an event whose notification doesn't exist: it isn't sent yet, or after the
 * time limit it was removed.
 */
const missingSince = (at: number, now: number, limit: number): CheckOutcome =>
  now - at < limit ? 'NOT_SENT_YET' : 'REMOVED';

interface Checked extends Occurrence {
  readonly missing: CheckOutcome;
}

/** Returns the reminders of tasks that are due soon or overdue, also those before the next run of the job. */
const checkedReminders = (
  { tenantId, stored, row }: CheckedPerson,
  view: RunView,
  now: number,
): readonly Checked[] =>
  view.tasks.flatMap(({ id, dueOn }) => {
    if (dueOn === null) return [];
    const task = { taskId: id, workflowId: view.workflow.id, dueOn: new Date(dueOn) };
    const reminders = (type: 'TASK_DUE_SOON' | 'TASK_OVERDUE') =>
      remindersOf(view, type, [task], now);
    const wasSent = ({ source, notices: [notice] }: Occurrence): boolean =>
      notice !== undefined && stored.has(notificationId(tenantId, source, notice, row.id));
    const isOverdue = dueOn <= now;
    const dueSoon = reminders('TASK_DUE_SOON').filter((one) => !isOverdue || wasSent(one));
    return [...dueSoon, ...(isOverdue ? reminders('TASK_OVERDUE') : [])].map((one) => ({
      ...one,
      at: new Date(Math.min(dueOn, now)),
      missing: missingSince(dueOn, now, late),
    }));
  });

/** Explains for the latest events, comments, and reminders of a workflow whether a person was notified. */
export const checkWorkflow = async (
  services: Services,
  person: CheckedPerson,
  { run, texts }: Awaited<ReturnType<typeof readRuns>>[number],
): Promise<readonly CheckedNotice[]> => {
  const { tenantId, actor, row, muted } = person;
  const { id: workflowId } = run.workflow;
  const view = viewOf(run);
  const taskIds = view.tasks.map(({ id }) => id);
  const watchersOf = await loadWatchers(services, tenantId, [{ workflowId, taskIds }]);
  const [commands, comments] = await systemChannel(services, tenantId).trip(
    latestCommands(workflowId, checked),
    latestComments(workflowId, checked),
  );
  const events: Checked[] = [...checkedReminders(person, view, services.now())];
  for (const command of commands)
    events.push({
      ...occurrenceOf(
        command,
        noticesOfEvents(readEvents(command.events), view, watchersOf(workflowId)),
      ),
      missing: isFinal(command, services) ? 'REMOVED' : 'WAITING',
    });
  for (const comment of comments) {
    const { id, authorId, isInternal, createdAt: at } = comment;
    events.push({
      ...{ source: `comment.${id}`, actorId: authorId, commentId: id, isInternal, at },
      // The first notices of a comment that was edited later went to more people than the mentioned
      // ones.
      notices: commentNotices({ ...comment, isEdited: false }, view, watchersOf(workflowId)),
      missing: missingSince(at.getTime(), services.now(), commentDelay),
    });
  }
  return events.flatMap(({ source, at, missing, actorId, isInternal, notices }) => {
    const action = { actorId: actorId === null ? null : asId<PartyId>(actorId), isInternal };
    const nameOf = (taskId: TaskId): string | null => texts.tasks.get(taskId)?.name ?? null;
    return explainNotices(
      person,
      { source, at, missing },
      notices,
      (notice) =>
        unconcernedReason(actor, notice, action, () => canReadNotice(actor, view, notice.taskId)) ??
        settingsReason(
          notice,
          row,
          muted.has(notice.taskId ?? workflowId) || muted.has(workflowId),
        ),
      nameOf,
    );
  });
};
