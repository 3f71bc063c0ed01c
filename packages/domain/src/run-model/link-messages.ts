import { isDeepEqual } from '../core/equality.ts';
import type { TaskId, WorkflowId } from '../core/ids.ts';
import type { Run, RunTask, RunWorkflow } from './run.ts';
import { isUnmade, type ChildLink, type ParentLink } from './child-link.ts';
import { isEndedByParent, isPausedByParent } from './paused-by-parent.ts';

/**
 * What a parent asks of a linked workflow. ADOPT: to be linked. LET_GO: to be unlinked. RESTART: to
 * undo the end that the parent caused. SAY: only to report its state.
 */
export type ParentAsks = 'ADOPT' | 'SAY' | 'GO_ON' | 'RESTART' | 'PAUSE' | 'END' | 'LET_GO';

/** A message from a parent to one linked workflow. */
export interface ParentOrder {
  /** Version of the parent. Of two orders, the one with the higher version counts. */
  readonly version: number;
  readonly asks: ParentAsks;
  /** For ADOPT: a further order that applies after the linking. */
  readonly besides?: ParentAsks;
  /** Why the parent is paused or ended. */
  readonly reason: string;
  readonly from: Pick<ParentLink, 'workflowId' | 'taskId' | 'request' | 'depth'>;
}

/** A report of a linked workflow to its parent. `workflowId` is null if it could not be created. */
export type ChildReport = Pick<
  ChildLink,
  'workflowId' | 'version' | 'state' | 'isHeld' | 'isDeleted' | 'isDetached' | 'outputs' | 'refusal'
>;

/** Messages to send after a command. They are stored in its transaction and sent at least once. */
export interface Messages {
  /** Linked workflows to create. */
  readonly starts: readonly { readonly taskId: TaskId; readonly request: number }[];
  readonly orders: readonly { readonly childId: WorkflowId; readonly order: ParentOrder }[];
  /** Whether the parent of the workflow needs a report. */
  readonly reports: boolean;
}

/** Returns what a parent asks of a linked workflow in their current states. */
const orderFor = (
  workflow: Pick<RunWorkflow, 'scheduleStatus' | 'deletedAt'>,
  { fate, isCalledBack }: ChildLink,
): ParentAsks => {
  if (fate === 'KEPT' || workflow.deletedAt !== null) return 'LET_GO';
  if (fate === 'ENDED' || workflow.scheduleStatus === 'ENDED') return 'END';
  if (workflow.scheduleStatus === 'PAUSED') return 'PAUSE';
  return isCalledBack ? 'RESTART' : 'GO_ON';
};

/**
 * Returns the order in the current state of the parent, or null if a newer order is on its way.
 * Linked workflows of deleted tasks are unlinked.
 */
export const currentOrder = (parent: Run | null, order: ParentOrder): ParentOrder | null => {
  const { asks, from } = order;
  const task = parent?.tasks.find(({ id }) => id === from.taskId);
  const link = task?.links.find(({ request }) => request === from.request);
  if (parent === null || link === undefined) return asks === 'LET_GO' ? order : null;
  const { workflow } = parent;
  const besides = orderFor(workflow, link);
  if (asks === 'SAY') return order;
  if (asks !== 'ADOPT') return asks === besides ? order : null;
  return besides === 'LET_GO' ? null : { ...order, version: workflow.version, besides };
};

/**
 * Returns the last order to the linked workflow; new ones run without an order. Null if unknown,
 * after a deleted task was restored.
 */
const previousOrder = (
  before: Run | null,
  task: RunTask | undefined,
  link: ChildLink,
): ParentAsks | null => {
  if (before !== null && task === undefined) return null;
  const known = task?.links.find(({ request }) => request === link.request);
  // Orders that were sent while the parent was deleted had no effect.
  if (known?.isDeleted === true && !link.isDeleted) return null;
  return before === null ||
    known === undefined ||
    known.workflowId === null ||
    known.state === 'REQUESTED'
    ? 'GO_ON'
    : orderFor(before.workflow, known);
};

/** Returns whether a linked workflow must be created now. */
export const isAwaited = (link: ChildLink, workflow: RunWorkflow): boolean =>
  isUnmade(link) &&
  link.fate === 'FOLLOWED' &&
  workflow.scheduleStatus === 'RUNNING' &&
  workflow.deletedAt === null;

/** Returns the report of a linked workflow to its parent, with its outputs after completion. */
export const reportOf = ({ workflow }: Run, outputs: ChildReport['outputs'] = []): ChildReport => ({
  workflowId: workflow.id,
  version: workflow.version,
  state: workflow.scheduleStatus,
  isHeld: isPausedByParent(workflow) || isEndedByParent(workflow),
  isDeleted: workflow.deletedAt !== null,
  isDetached: workflow.parent?.isBound !== true,
  outputs,
  refusal: null,
});

const isNewsToParent = (before: Run | null, after: Run): boolean => {
  if (after.workflow.parent === null) return false;
  if (before === null) return true;
  const { version } = after.workflow;
  return !isDeepEqual({ ...reportOf(before), version }, reportOf(after));
};

/** Returns whether nothing changed in the parent that linked workflows must follow. */
const isUnchangedForChildren = (before: Run | null, workflow: RunWorkflow): boolean =>
  before?.workflow.scheduleStatus === workflow.scheduleStatus &&
  before.workflow.deletedAt === workflow.deletedAt;

/** Returns the orders to unlink workflows of deleted tasks. */
const unlinkOrders = (before: Run, { workflow, tasks }: Run): Messages['orders'][number][] => {
  if (before.tasks.length <= tasks.length) return [];
  const there = new Set(tasks.map(({ id }) => id));
  return before.tasks.flatMap(({ id: taskId, links }) =>
    there.has(taskId)
      ? []
      : links.flatMap(({ workflowId, request, fate }) =>
          workflowId === null || fate === 'KEPT'
            ? []
            : {
                childId: workflowId,
                order: {
                  version: workflow.version,
                  asks: 'LET_GO' as const,
                  reason: '',
                  from: {
                    workflowId: workflow.id,
                    taskId,
                    request,
                    depth: (workflow.parent?.depth ?? 0) + 1,
                  },
                },
              },
        ),
  );
};

const nothing: Messages = { starts: [], orders: [], reports: false };

/**
 * Returns the messages of a command: linked workflows to create or notify, and the parent. `before`
 * is null for a new workflow.
 */
export const messagesOf = (before: Run | null, after: Run): Messages => {
  const reports = isNewsToParent(before, after);
  const linked = after.tasks.filter(({ links }) => links.length > 0);
  const orders: Messages['orders'][number][] = before === null ? [] : unlinkOrders(before, after);
  if (linked.length === 0)
    return reports || orders.length > 0 ? { ...nothing, orders, reports } : nothing;
  const { workflow } = after;
  const known = new Map(before?.tasks.map((task) => [task.id, task]));
  const starts: Messages['starts'][number][] = [];
  const ownReason = workflow.endReason ?? workflow.pauseReason ?? '';
  for (const task of linked) {
    const was = known.get(task.id);
    if (was?.links === task.links && isUnchangedForChildren(before, workflow)) continue;
    for (const link of task.links) {
      const old = was?.links.find(({ request }) => request === link.request);
      const wasAwaited = before !== null && old !== undefined && isAwaited(old, before.workflow);
      if (isAwaited(link, workflow) && !wasAwaited)
        starts.push({ taskId: task.id, request: link.request });
      if (link.workflowId === null) continue;
      const asks = orderFor(workflow, link);
      const from = {
        workflowId: workflow.id,
        taskId: task.id,
        request: link.request,
        depth: (workflow.parent?.depth ?? 0) + 1,
      };
      const { version } = workflow;
      const reason = link.fate === 'FOLLOWED' ? ownReason : link.fateReason;
      const asked = previousOrder(before, was, link);
      const isBack = asked === 'LET_GO' && asks !== 'LET_GO';
      // A workflow to link, or to link again, is asked whether it is free.
      if (isBack && link.isDetached)
        orders.push({ childId: link.workflowId, order: { version, asks: 'SAY', reason, from } });
      else if (isBack || (link.state === 'REQUESTED' && old?.workflowId !== link.workflowId))
        orders.push({ childId: link.workflowId, order: { version, asks: 'ADOPT', reason, from } });
      else if (asks !== asked)
        orders.push({ childId: link.workflowId, order: { version, asks, reason, from } });
    }
  }
  return { starts, orders, reports };
};
