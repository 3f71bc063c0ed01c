import type { CopyState, ListState } from '@baton/domain/task/work-state';
import { isMember } from '@baton/domain/access/actor';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  connectionOf,
  decodeCursor,
  pageLimit,
  toConnection,
  pageComplexity,
} from '../../platform/graphql/page.ts';
import type { PageArgs } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { readTask } from '../runs/index.ts';
import { fromStart, taskPage } from './task-lists.queries.ts';
import { nodeOfRow, nodeOfRun, type TaskNode } from './task-node.ts';
import { CopyScopeRef, TaskScopeRef } from './task-types.ts';
import { TaskRef } from './task.schema.ts';

const TaskConnectionRef = connectionOf<TaskNode>('Task', TaskRef);

const statesOf: Readonly<Record<typeof TaskScopeRef.$inferType, readonly ListState[]>> = {
  OPEN: ['ACTIONABLE', 'TEST', 'IN_REVIEW', 'FROZEN'],
  NOT_STARTED: ['NOT_STARTED'],
  COMPLETED: ['DONE'],
  ALL: ['NOT_STARTED', 'ACTIONABLE', 'TEST', 'IN_REVIEW', 'FROZEN', 'DONE'],
};

const isText = (value: unknown): value is string => typeof value === 'string';

const readPage = async (
  context: RequestContext,
  args: PageArgs,
  parties: readonly string[],
  states: readonly (ListState | CopyState)[],
) => {
  const cursor = decodeCursor(args.after, 2) ?? fromStart;
  const [due, id] = cursor.filter(isText);
  const limit = pageLimit(args);
  const [rows] = await context.db.read(
    taskPage(parties, states, due ?? fromStart[0], id ?? fromStart[1], limit),
  );
  const people = new Map((rows[0]?.everybody ?? []).map((party) => [party.id, party]));
  const nodes = rows.map((row) => nodeOfRow(row, people));
  const sortKeys = new Map(rows.map((row) => [row.id as string, row.sortDue]));
  return toConnection(nodes, args, ({ task }) => [sortKeys.get(task.id) ?? '', task.id]);
};

builder.queryFields((t) => ({
  myTasks: t.field({
    type: TaskConnectionRef,
    complexity: pageComplexity,
    description:
      'Open tasks of the viewer, directly or through a team or role. By due date, without a date last.',
    args: {
      first: t.arg.int({ required: true }),
      after: t.arg.string(),
      isTestRun: t.arg.boolean({
        defaultValue: false,
        description: 'True for tasks from test runs, which appear in no other list.',
      }),
    },
    resolve: async (_, { isTestRun, ...args }, context) => {
      const { parties } = await context.viewer();
      return readPage(context, args, parties, [isTestRun === true ? 'TEST' : 'ACTIONABLE']);
    },
  }),
  assignedTasks: t.field({
    type: TaskConnectionRef,
    complexity: pageComplexity,
    description:
      'Tasks that name the viewer as assignee, in any status. For external and limited users, also tasks of their teams and roles.',
    args: {
      first: t.arg.int({ required: true }),
      after: t.arg.string(),
      scope: t.arg({ type: TaskScopeRef, required: true }),
    },
    resolve: async (_, args, context) => {
      const viewer = await context.viewer();
      const parties = isMember(actorOf(viewer)) ? [viewer.userId] : viewer.parties;
      return readPage(context, args, parties, statesOf[args.scope]);
    },
  }),
  copiedTasks: t.field({
    type: TaskConnectionRef,
    complexity: pageComplexity,
    description:
      'Tasks that the viewer or one of their teams or roles watches. By due date, without a date last.',
    args: {
      first: t.arg.int({ required: true }),
      after: t.arg.string(),
      scope: t.arg({ type: CopyScopeRef, required: true }),
    },
    resolve: async (_, args, context) => {
      const { parties } = await context.viewer();
      return readPage(context, args, parties, [args.scope === 'OPEN' ? 'CC' : 'CC_DONE']);
    },
  }),
  task: t.field({
    type: TaskRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const found = await readTask(context, id);
      return found === null ? null : nodeOfRun(found.details, found.task);
    },
  }),
}));
