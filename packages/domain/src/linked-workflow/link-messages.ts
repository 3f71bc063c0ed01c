import { isDeepEqual } from '../core/equality.ts';
import type { TaskId, WorkflowId } from '../core/ids.ts';
import type { Run, RunTask, RunWorkflow } from '../run/run.ts';
import { isUnmade, type ChildLink, type ParentLink } from './child-link.ts';
import { isEndedByParent, isHeldByParent } from './held-by-parent.ts';

/**
 * What a parent asks of a child. ADOPT: it is the parent's from now on; LET_GO: no longer;
 * RESTART: the end is taken back to which the parent's led; SAY: it only says how it stands.
 */
export type ParentAsks = 'ADOPT' | 'SAY' | 'GO_ON' | 'RESTART' | 'PAUSE' | 'END' | 'LET_GO';

/** From a parent to one child. */
export interface ParentOrder {
  /** The parent's version; of two orders the higher one counts. */
  readonly version: number;
  readonly asks: ParentAsks;
  /** ADOPT: what is asked of it besides, once it is the parent's. */
  readonly besides?: ParentAsks;
  /** Why the parent is paused or ended. */
  readonly reason: string;
  readonly from: Pick<ParentLink, 'workflowId' | 'taskId' | 'request' | 'depth'>;
}

/** From a child to its parent: how it stands. `workflowId` null: it could not be made. */
export type ChildReport = Pick<
  ChildLink,
  'workflowId' | 'version' | 'state' | 'isHeld' | 'isDeleted' | 'isDetached' | 'outputs' | 'refusal'
>;

/** What has to be sent because of one command. Sent with its transaction, at least once. */
export interface Messages {
  /** Children to be made. */
  readonly starts: readonly { readonly taskId: TaskId; readonly request: number }[];
  readonly orders: readonly { readonly childId: WorkflowId; readonly order: ParentOrder }[];
  /** Whether the run's own parent has to be told how it stands. */
  readonly reports: boolean;
}

/** What a parent asks of a child, as both stand. */
const asksOf = (
  workflow: Pick<RunWorkflow, 'scheduleStatus' | 'deletedAt'>,
  { fate, isCalledBack }: ChildLink,
): ParentAsks => {
  if (fate === 'KEPT' || workflow.deletedAt !== null) return 'LET_GO';
  if (fate === 'ENDED' || workflow.scheduleStatus === 'ENDED') return 'END';
  if (workflow.scheduleStatus === 'PAUSED') return 'PAUSE';
  return isCalledBack ? 'RESTART' : 'GO_ON';
};

/**
 * An order as its parent stands when it is brought. Null: it is not what the parent asks any
 * more, and a newer one is under way. Of a task that is gone for good, its children are let go.
 */
export const orderByNow = (parent: Run | null, order: ParentOrder): ParentOrder | null => {
  const { asks, from } = order;
  const task = parent?.tasks.find(({ id }) => id === from.taskId);
  const link = task?.links.find(({ request }) => request === from.request);
  if (parent === null || link === undefined) return asks === 'LET_GO' ? order : null;
  const { workflow } = parent;
  const besides = asksOf(workflow, link);
  if (asks === 'SAY') return order;
  if (asks !== 'ADOPT') return asks === besides ? order : null;
  return besides === 'LET_GO' ? null : { ...order, version: workflow.version, besides };
};

/**
 * What the child has been asked last; a child that was just made goes on unasked. Null where
 * it is unknown: what a deleted task asks is not brought, and it has come back.
 */
const askedBefore = (
  before: Run | null,
  task: RunTask | undefined,
  link: ChildLink,
): ParentAsks | null => {
  if (before !== null && task === undefined) return null;
  const known = task?.links.find(({ request }) => request === link.request);
  // What it was asked while it was deleted has passed it by.
  if (known?.isDeleted === true && !link.isDeleted) return null;
  return before === null ||
    known === undefined ||
    known.workflowId === null ||
    known.state === 'REQUESTED'
    ? 'GO_ON'
    : asksOf(before.workflow, known);
};

/** Whether a child is to be made now. */
export const isAwaited = (link: ChildLink, workflow: RunWorkflow): boolean =>
  isUnmade(link) &&
  link.fate === 'FOLLOWED' &&
  workflow.scheduleStatus === 'RUNNING' &&
  workflow.deletedAt === null;

/** How a run stands, as its parent is told; with what it leaves behind once it is completed. */
export const reportOf = ({ workflow }: Run, outputs: ChildReport['outputs'] = []): ChildReport => ({
  workflowId: workflow.id,
  version: workflow.version,
  state: workflow.scheduleStatus,
  isHeld: isHeldByParent(workflow) || isEndedByParent(workflow),
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

/** Whether nothing has happened to the parent that its children have to follow. */
const isAsHeld = (before: Run | null, workflow: RunWorkflow): boolean =>
  before?.workflow.scheduleStatus === workflow.scheduleStatus &&
  before.workflow.deletedAt === workflow.deletedAt;

/** The children of tasks that are no part of the run any more go on by themselves. */
const lettingGo = (before: Run, { workflow, tasks }: Run): Messages['orders'][number][] => {
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
 * What a command on one run has to tell others: children that are to be made or told, and the
 * parent. `before` is null for a run that is being made.
 */
export const messagesOf = (before: Run | null, after: Run): Messages => {
  const reports = isNewsToParent(before, after);
  const linked = after.tasks.filter(({ links }) => links.length > 0);
  const orders: Messages['orders'][number][] = before === null ? [] : lettingGo(before, after);
  if (linked.length === 0)
    return reports || orders.length > 0 ? { ...nothing, orders, reports } : nothing;
  const { workflow } = after;
  const known = new Map(before?.tasks.map((task) => [task.id, task]));
  const starts: Messages['starts'][number][] = [];
  const ownReason = workflow.endReason ?? workflow.pauseReason ?? '';
  for (const task of linked) {
    const was = known.get(task.id);
    if (was?.links === task.links && isAsHeld(before, workflow)) continue;
    for (const link of task.links) {
      const old = was?.links.find(({ request }) => request === link.request);
      const wasAwaited = before !== null && old !== undefined && isAwaited(old, before.workflow);
      if (isAwaited(link, workflow) && !wasAwaited)
        starts.push({ taskId: task.id, request: link.request });
      if (link.workflowId === null) continue;
      const asks = asksOf(workflow, link);
      const from = {
        workflowId: workflow.id,
        taskId: task.id,
        request: link.request,
        depth: (workflow.parent?.depth ?? 0) + 1,
      };
      const { version } = workflow;
      const reason = link.fate === 'FOLLOWED' ? ownReason : link.fateReason;
      const asked = askedBefore(before, was, link);
      const isBack = asked === 'LET_GO' && asks !== 'LET_GO';
      // A child that is to be taken in, or taken back, is asked whether it still is free.
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
