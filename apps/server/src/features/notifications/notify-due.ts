import { doersOf } from '@baton/domain/access/delegate';
import { asId, type TaskId } from '@baton/domain/core/ids';
import { day } from '@baton/domain/core/dates';
import type { NotificationType } from '@baton/domain/notification/notification-types';
import { taskOf, viewOf, type RunView } from '@baton/domain/run/run-view';
import { workState } from '@baton/domain/task/work-state';
import { everyTenant } from '../../platform/db/every-tenant.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { readRuns, systemChannel } from '../runs/index.ts';
import { tasksDueSoon, tasksOverdue, type DueTask } from './notifications.repository.ts';
import { notify, type Occurrence } from './notify.ts';

/** A task is due soon within this time. */
const soon = day;
/** An older due date reminds no one. Reminders that are done are deleted after the same time. */
const late = 30 * day;

/** Number of workflows whose people are reminded together. */
const together = 50;

const remindersOf = (
  view: RunView,
  type: NotificationType,
  tasks: readonly DueTask[],
  now: number,
): readonly Occurrence[] =>
  tasks.flatMap(({ taskId, dueOn }) => {
    const task = taskOf(view, asId<TaskId>(taskId));
    if (task === undefined || workState(task) !== 'ACTIONABLE') return [];
    const reason = task.type === 'APPROVAL' ? 'APPROVER' : 'ASSIGNEE';
    return [
      {
        source: `due.${taskId}.${dueOn.getTime()}`,
        ...{ actorId: null, commentId: null, isInternal: false, dueOn },
        at: new Date(now),
        notices: [{ type, reason, taskId: task.id, parties: doersOf(task), isAutomatic: true }],
      },
    ];
  });

const remind = async (
  services: Services,
  tenantId: string,
  type: NotificationType,
  due: readonly DueTask[],
): Promise<void> => {
  const channel = systemChannel(services, tenantId);
  const byWorkflow = Map.groupBy(due, (task) => task.workflowId);
  const workflowIds = [...byWorkflow.keys()];
  for (let from = 0; from < workflowIds.length; from += together) {
    const runs = await readRuns(channel, workflowIds.slice(from, from + together));
    const happened = runs.map(({ run }) => {
      const view = viewOf(run);
      const tasks = byWorkflow.get(run.workflow.id) ?? [];
      return { view, occurrences: remindersOf(view, type, tasks, services.now()) };
    });
    await notify(services, tenantId, happened);
  }
};

/** Reminds people of tasks that are due within a day or are overdue, once for each due date. */
export const notifyDue = async (services: Services): Promise<void> => {
  const { database } = services;
  const now = services.now();
  const [tenants] = await database.trip({ kind: 'identity', waiting: 'BACKGROUND' }, everyTenant());
  for (const { id: tenantId } of tenants) {
    const [dueSoon, overdue] = await database.trip(
      { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
      tasksDueSoon(new Date(now), new Date(now + soon)),
      tasksOverdue(new Date(now - late), new Date(now)),
    );
    await remind(services, tenantId, 'TASK_DUE_SOON', dueSoon);
    await remind(services, tenantId, 'TASK_OVERDUE', overdue);
  }
};
