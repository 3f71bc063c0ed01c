import { builder } from '../../platform/graphql/builder.ts';
import {
  connectionOf,
  pageComplexity,
  pageLimit,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { readPosition } from '../../platform/list/read-position.ts';
import { positionOf } from '../../platform/list/search-sorted.ts';
import { readView } from '../saved-views/index.ts';
import { TaskRef, type TaskNode } from '../tasks/index.ts';
import { listTasks, nodesOf, sortOf } from './list-tasks.ts';
import { toTaskFilters, TaskFilterInput, TaskSortInput } from './task-list-types.ts';
import { taskSortColumns } from './task-page.queries.ts';
import { taskQueryOf, type TaskQuery } from './task-query.ts';

const ListedTaskConnectionRef = connectionOf<TaskNode>('ListedTask', TaskRef);

const pageOf = async (
  context: RequestContext,
  query: TaskQuery,
  args: PageArgs,
): Promise<Connection<TaskNode>> => {
  const after = readPosition(args.after, taskSortColumns[sortOf(query).key]);
  const { rows, leftAt } = await listTasks(context, query, after, pageLimit(args));
  return toConnection(
    await nodesOf(context, rows),
    args,
    ({ position }) => {
      const { key, id } = positionOf(position);
      return [key, id];
    },
    leftAt === null ? null : [leftAt.key, leftAt.id],
  );
};

builder.queryFields((t) => ({
  tasks: t.field({
    type: ListedTaskConnectionRef,
    complexity: pageComplexity,
    description: 'Tasks that the viewer can read. By default, open ones by due date.',
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      filter: t.arg({ type: TaskFilterInput, description: 'Returns only tasks that match.' }),
      sort: t.arg({ type: TaskSortInput, description: 'Order of the list.' }),
    },
    resolve: (_, args, context) =>
      pageOf(context, { ...toTaskFilters(args.filter), sort: args.sort }, args),
  }),
  tasksOfView: t.field({
    type: ListedTaskConnectionRef,
    complexity: pageComplexity,
    description: 'Tasks that a saved view contains, in its order.',
    args: {
      viewId: t.arg.id({ required: true, description: 'ID of the saved view.' }),
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
    },
    resolve: async (_, { viewId, ...args }, context) =>
      pageOf(context, taskQueryOf((await readView(context, viewId, 'TASKS')).parameters), args),
  }),
}));
