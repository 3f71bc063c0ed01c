import { readCommand } from '@baton/domain/run/history/stored-events';
import { pausedUntil } from '@baton/domain/linked-workflow/paused-messages';
import {
  isAwaited,
  currentOrder,
  reportOf,
  type ParentOrder,
} from '@baton/domain/run-model/link-messages';
import { asId, type TaskId } from '@baton/domain/core/ids';
import type { ChildOutput } from '@baton/domain/run-model/child-link';
import { outputsOf } from '@baton/domain/linked-workflow/mapped-values';
import type { Run } from '@baton/domain/run-model/run';
import { taskOf, viewOf } from '@baton/domain/run-model/run-view';
import type { RunCommand } from '@baton/domain/run-model/command/command';
import { derivedId } from '../../../platform/db/uuid.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { handleJob, type Job, type JobHandler } from '../../../platform/jobs/job.ts';
import { executeRunCommand, type CommandRequest } from '../execute/execute-command.ts';
import { startChildJob, tellChildJob, tellParentJob } from '../jobs/linked-runs.jobs.ts';
import { commandSince } from './newest-command.queries.ts';
import { systemChannel, type RunChannel } from '../run-channel.ts';
import { readRun, type LoadedRun } from '../store/index.ts';
import { startChildRun } from './start-child-run.ts';

/** Returns false if the run or task no longer exists. */
const tell = async (
  channel: RunChannel,
  target: CommandRequest['target'],
  key: string,
  command: RunCommand,
): Promise<boolean> => {
  try {
    await executeRunCommand(channel, { target, key, command });
    return true;
  } catch (error) {
    const isGone =
      error instanceof Refused && error.refusals.every(({ code }) => code === 'NotFound');
    if (!isGone) throw error;
    return false;
  }
};

/** Returns false if the linked workflow has another parent. */
const hasParent = ({ workflow: { parent } }: Run, { from }: ParentOrder): boolean =>
  parent?.isBound === true && parent.taskId === from.taskId && parent.request === from.request;

const onTask = (id: TaskId) => ({ kind: 'TASK', id, expectedVersion: null }) as const;

/**
 * Returns true if the message must wait because the run's last command can still be undone. The job
 * comes back afterwards and sends the status at that time.
 */
const mustWait = async <Payload>(
  { services, trip }: RunChannel,
  { run: { workflow } }: LoadedRun,
  job: Job<Payload>,
  payload: Payload,
): Promise<boolean> => {
  const { undoWindow } = services;
  const now = services.now();
  if (undoWindow === 0) return false;
  // Commands before this time can't be undone anymore.
  const since = new Date(now - 2 * undoWindow).toISOString();
  const [[newest]] = await trip(commandSince(workflow.id, workflow.version, since));
  const runAt = newest === undefined ? now : pausedUntil(readCommand(newest), undoWindow);
  if (runAt <= now) return false;
  await trip(job.enqueue(payload, { runAt }));
  return true;
};

/** Sends an order of the parent to a linked workflow. */
const follow = (channel: RunChannel, id: string, order: ParentOrder): Promise<boolean> =>
  tell(
    channel,
    { kind: 'WORKFLOW', id, expectedVersion: null },
    derivedId('order', id, order.from.taskId, order.from.request, order.version),
    { kind: 'FOLLOW_PARENT', order },
  );

/** Returns the values of a linked workflow that the waiting task uses. */
const outputsFor = async (
  channel: RunChannel,
  child: Run,
  taskId: TaskId,
): Promise<readonly ChildOutput[]> => {
  const parent = await readRun(channel, { kind: 'TASK', id: taskId });
  const view = parent === null ? null : viewOf(parent.run);
  const task = view === null ? undefined : taskOf(view, taskId);
  return view === null || task === undefined ? [] : outputsOf(viewOf(child), view, task);
};

/**
 * Delivers messages between a workflow and its linked workflows, each as a command with its own
 * key.
 */
export const linkedRunHandlers = (services: Services): readonly JobHandler[] => [
  handleJob(startChildJob, async (start, { tenantId }) => {
    if (tenantId === null) return;
    const { taskId: id, request } = start;
    const channel = systemChannel(services, tenantId);
    const taskId = asId<TaskId>(id);
    const parent = await readRun(channel, { kind: 'TASK', id: taskId });
    const task = parent?.run.tasks.find((one) => one.id === taskId);
    const child = task?.links.find((one) => one.request === request);
    if (parent === null || task === undefined || child === undefined) return;
    if (!isAwaited(child, parent.run.workflow)) return;
    if (await mustWait(channel, parent, startChildJob, start)) return;
    const outcome = await startChildRun(channel, tenantId, parent, task, child);
    if (outcome === 'MADE') return;
    await tell(channel, onTask(taskId), derivedId('refused', taskId, request), {
      kind: 'CHILD_REPORT',
      taskId,
      request,
      report: {
        workflowId: null,
        version: 0,
        state: 'REFUSED',
        isHeld: false,
        isDeleted: false,
        isDetached: false,
        outputs: [],
        refusal: outcome,
      },
    });
  }),
  handleJob(tellChildJob, async (told, { tenantId }) => {
    if (tenantId === null) return;
    const { childId: id, order } = told;
    const { workflowId, taskId, request } = order.from;
    const channel = systemChannel(services, tenantId);
    const parent = await readRun(channel, { kind: 'WORKFLOW', id: workflowId });
    const now = currentOrder(parent?.run ?? null, order);
    if (now === null) return;
    if (parent !== null && (await mustWait(channel, parent, tellChildJob, told))) return;
    await follow(channel, id, now);
    if (order.asks !== 'ADOPT' && order.asks !== 'SAY') return;
    const run = (await readRun(channel, { kind: 'WORKFLOW', id }))?.run ?? null;
    if (run === null) return;
    if (order.asks === 'SAY' || hasParent(run, order)) {
      // Messages sent while the parent was deleted were ignored.
      await channel.trip(tellParentJob.enqueue({ workflowId: id }));
      return;
    }
    const key = derivedId('not adopted', id, taskId, request);
    const report = { ...reportOf(run), isDetached: true };
    await tell(channel, onTask(taskId), key, { kind: 'CHILD_REPORT', taskId, request, report });
  }),
  handleJob(tellParentJob, async (told, { tenantId }) => {
    if (tenantId === null) return;
    const { workflowId } = told;
    const channel = systemChannel(services, tenantId);
    const child = await readRun(channel, { kind: 'WORKFLOW', id: workflowId });
    const parent = child?.run.workflow.parent ?? null;
    if (child === null || parent === null) return;
    if (await mustWait(channel, child, tellParentJob, told)) return;
    const { taskId, request } = parent;
    const report = reportOf(child.run, await outputsFor(channel, child.run, taskId));
    const key = derivedId('report', workflowId, taskId, request, report.version);
    const command = { kind: 'CHILD_REPORT', taskId, request, report } as const;
    if (await tell(channel, onTask(taskId), key, command)) return;
    // If the task was deleted, it is told about the linked workflow after it is restored.
    const target = { kind: 'WORKFLOW', id: parent.workflowId } as const;
    const without = await readRun(channel, target);
    if (without !== null && (await mustWait(channel, without, tellParentJob, told))) return;
    // If the task was deleted while the linked workflow was created, the linked workflow must be
    // unlinked here.
    await follow(channel, workflowId, {
      version: parent.heard + 1,
      asks: 'LET_GO',
      reason: '',
      from: parent,
    });
  }),
];
