import { day } from '@baton/domain/core/dates';
import { everyTenant } from '../../platform/db/every-tenant.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { enqueueAll } from '../../platform/jobs/job.ts';
import { occurrenceOrders, typesInUse } from '../webhook-occurrences/index.ts';
import { recordReminders, unsentReminders, type DueReminder } from './occurrences.repository.ts';

/** A task is due soon within this time. */
const soon = day;
/** Due dates before this time are too old. */
const late = 30 * day;

/** Sends the due dates of a workspace to its webhooks, each once. */
const remind = async (services: Services, tenantId: string): Promise<void> => {
  const { database } = services;
  const now = services.now();
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [inUse] = await database.trip(scope, typesInUse());
  const isWanted = (type: DueReminder['type']) => inUse.some((one) => one.type === type);
  const found = await database.trip(
    scope,
    ...(isWanted('task.due_soon')
      ? [unsentReminders('task.due_soon', new Date(now), new Date(now + soon))]
      : []),
    ...(isWanted('task.overdue')
      ? [unsentReminders('task.overdue', new Date(now - late), new Date(now))]
      : []),
  );
  const reminders = found.flat();
  if (reminders.length === 0) return;
  const orders = occurrenceOrders(
    services,
    inUse,
    reminders.map(({ type, taskId, workflowId, dueOn }) => ({
      ...{ source: `due.${taskId}.${dueOn.getTime()}`, type, workflowId, taskId },
      ...{ objectId: workflowId, actorId: null, parties: [], data: { dueOn: dueOn.toISOString() } },
      at: type === 'task.overdue' ? dueOn.getTime() : now,
    })),
  );
  await database.trip(
    scope,
    recordReminders(
      reminders.map(({ type }) => type),
      reminders.map(({ taskId }) => taskId),
      reminders.map(({ dueOn }) => dueOn),
    ),
    ...enqueueAll(orders),
  );
};

/** Sends the tasks that are due within a day or are overdue, once for each due date. */
export const queueReminders = async (services: Services): Promise<void> => {
  const [tenants] = await services.database.trip(
    { kind: 'identity', waiting: 'BACKGROUND' },
    everyTenant(),
  );
  for (const { id } of tenants) await remind(services, id);
};
