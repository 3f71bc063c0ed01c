import { doersOf } from '@baton/domain/party/delegate';
import { asId, type TaskId } from '@baton/domain/core/ids';
import { day } from '@baton/domain/core/dates';
import type { NotificationType } from '@baton/domain/notification/notification-types';
import { taskOf, viewOf, type RunView } from '@baton/domain/run-model/run-view';
import { workState } from '@baton/domain/task/work-state';
import { z } from 'zod';
import { everyTenant } from '../../platform/db/every-tenant.ts';
import { nilId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, type PayloadOf } from '../../platform/jobs/job.ts';
import { remindGuests } from '../guest-links/index.ts';
import { readRuns, systemChannel } from '../runs/index.ts';
import { tasksDueSoon, tasksOverdue, type DueTask } from './notifications.repository.ts';
import { notify, type Occurrence } from './notify.ts';

/** A task is due soon within this time. */
const soon = day;
/**
 * No reminders are sent for due dates older than this. Reminders that are done are deleted after
 * the same time.
 */
export const late = 30 * day;

/** Number of tasks whose people are reminded before another workspace has its turn. */
const together = 50;

const reminderTypes = ['TASK_DUE_SOON', 'TASK_OVERDUE'] as const;

/** Reminds people of the tasks of a workspace after this one. */
export const remindersJob = defineJob(
  'notify-due',
  z.object({
    ...{ type: z.enum(reminderTypes), afterWorkflowId: z.string(), afterTaskId: z.string() },
  }),
);

const enqueueReminders = (
  tenantId: string,
  type: (typeof reminderTypes)[number],
  afterWorkflowId = nilId,
  afterTaskId = nilId,
) => remindersJob.enqueue({ type, afterWorkflowId, afterTaskId }, { key: `reminders:${tenantId}` });

/** Returns the reminders for people of tasks that they can work on. */
export const remindersOf = (
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
  const runs = await readRuns(channel, [...byWorkflow.keys()]);
  const happened = runs.map(({ run }) => {
    const view = viewOf(run);
    const tasks = byWorkflow.get(run.workflow.id) ?? [];
    return { view, occurrences: remindersOf(view, type, tasks, services.now()) };
  });
  await notify(services, tenantId, happened);
};

/**
 * Reminds people of a workspace of some tasks that are due within a day or are overdue, once for
 * each due date. A new job, which takes its turn with those of other workspaces, continues.
 */
export const notifyDue = async (
  services: Services,
  tenantId: string,
  { type, afterWorkflowId, afterTaskId }: PayloadOf<typeof remindersJob>,
): Promise<void> => {
  const { database } = services;
  const now = services.now();
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const after = [afterWorkflowId, afterTaskId, together] as const;
  const isDueSoon = type === 'TASK_DUE_SOON';
  const [from, to] = isDueSoon ? [now, now + soon] : [now - late, now];
  const times = [new Date(from), new Date(to)] as const;
  if (afterTaskId === nilId) await remindGuests(services, tenantId, type, ...times);
  const [due] = await database.trip(
    scope,
    isDueSoon ? tasksDueSoon(...times, ...after) : tasksOverdue(...times, ...after),
  );
  await remind(services, tenantId, type, due);
  const last = due.at(-1);
  if (last !== undefined && due.length === together)
    await database.trip(scope, enqueueReminders(tenantId, type, last.workflowId, last.taskId));
  else if (isDueSoon) await database.trip(scope, enqueueReminders(tenantId, 'TASK_OVERDUE'));
};

/** Lets each workspace remind its people. */
export const planReminders = async ({ database }: Services): Promise<void> => {
  const [tenants] = await database.trip({ kind: 'identity', waiting: 'BACKGROUND' }, everyTenant());
  for (const { id: tenantId } of tenants)
    await database.trip(
      { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
      enqueueReminders(tenantId, 'TASK_DUE_SOON'),
    );
};
