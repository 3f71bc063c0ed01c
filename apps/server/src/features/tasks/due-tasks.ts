import { runningDue } from '@baton/domain/task/due';
import type { Instant } from '@baton/domain/core/ids';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { storedTask } from '../runs/index.ts';
import { changesOfWorkflows, fromStart, taskPage, tasksById } from './task-lists.queries.ts';
import { nodesOfRows } from './nodes-of-rows.ts';
import type { TaskNode } from './task-node.ts';

/** A task of My tasks with a due date. */
export interface DueTask {
  readonly id: string;
  readonly name: string;
  readonly workflowId: string;
  readonly workflowName: string;
  readonly stageName: string;
  readonly due: Instant;
  readonly version: number;
  /** Time of the last change of its workflow. */
  readonly changedAt: Instant;
}

/** Returns the first tasks of the viewer's My tasks that have a due date. A paused one has none. */
export const dueTasksOf = async (
  context: RequestContext,
  limit: number,
): Promise<readonly DueTask[]> => {
  const { parties } = await context.viewer();
  const [rows] = await context.db.read(taskPage(parties, ['ACTIONABLE'], ...fromStart, limit));
  const workflowIds = [...new Set(rows.map(({ workflowId }) => workflowId))];
  const [changes] = await context.db.read(changesOfWorkflows(workflowIds));
  const changed = new Map(changes.map(({ id, at }) => [id, at.getTime()]));
  return rows.flatMap((row) => {
    const { clockStoppedAt } = storedTask.marksOf(row.rare?.marks ?? null);
    const due = runningDue({ dueOn: row.dueOn, clockStoppedAt });
    const { id, name, workflowId, workflowName, stageName, version } = row;
    const changedAt = changed.get(workflowId);
    if (due === null || changedAt === undefined) return [];
    return [{ id, name, workflowId, workflowName, stageName, due, version, changedAt }];
  });
};

/** Returns these tasks by due date. The caller has checked that the viewer can read them. */
export const tasksOfIds = async (
  context: RequestContext,
  ids: readonly string[],
): Promise<readonly TaskNode[]> => {
  if (ids.length === 0) return [];
  const [rows] = await context.db.read(tasksById(ids));
  return nodesOfRows(context, rows);
};
