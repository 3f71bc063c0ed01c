import type { ListState } from '@baton/domain/task/work-state';
import { isMember } from '@baton/domain/party/actor';
import { mayListPeople } from '@baton/domain/access/people-access';
import { workflowListScope } from '@baton/domain/access/workflow/workflow-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { nilId, readId } from '../../platform/db/uuid.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  connectionOf,
  decodeCursor,
  pageLimit,
  toConnection,
  pageComplexity,
} from '../../platform/graphql/page.ts';
import type { PageArgs } from '../../platform/graphql/page.ts';
import { demand } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { readTask } from '../runs/index.ts';
import { fromStart, readableTaskPage, taskPage, type TaskListRow } from './task-lists.queries.ts';
import { nodesOfRows } from './nodes-of-rows.ts';
import { nodeOfRun, type TaskNode } from './task-node.ts';
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

type PageStart = readonly [afterDue: string, afterId: string, limit: number];

const readPage = async (
  context: RequestContext,
  args: PageArgs,
  statement: (...start: PageStart) => Statement<TaskListRow>,
) => {
  const cursor = decodeCursor(args.after, 2) ?? fromStart;
  const [due, id] = cursor.filter(isText);
  const [rows] = await context.db.read(
    statement(due ?? fromStart[0], id ?? fromStart[1], pageLimit(args)),
  );
  const nodes = await nodesOfRows(context, rows);
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
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      isTestRun: t.arg.boolean({
        defaultValue: false,
        description: 'True for tasks from test runs, which appear in no other list.',
      }),
    },
    resolve: async (_, { isTestRun, ...args }, context) => {
      const { parties } = await context.viewer();
      return readPage(context, args, (...start) =>
        taskPage(parties, [isTestRun === true ? 'TEST' : 'ACTIONABLE'], ...start),
      );
    },
  }),
  assignedTasks: t.field({
    type: TaskConnectionRef,
    complexity: pageComplexity,
    description:
      'Tasks that name the viewer as assignee, in any status. For external and limited users, also tasks of their teams and roles.',
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      scope: t.arg({
        type: TaskScopeRef,
        required: true,
        description: 'Which tasks the list shows.',
      }),
    },
    resolve: async (_, args, context) => {
      const viewer = await context.viewer();
      const parties = isMember(actorOf(viewer)) ? [viewer.userId] : viewer.parties;
      return readPage(context, args, (...start) =>
        taskPage(parties, statesOf[args.scope], ...start),
      );
    },
  }),
  openTasksOf: t.field({
    type: TaskConnectionRef,
    complexity: pageComplexity,
    description:
      'Open tasks assigned to a person, team, or role, as far as the viewer can open their workflows. By due date, without a date last.',
    args: {
      partyId: t.arg.id({ required: true, description: 'ID of the person, team, or role.' }),
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
    },
    resolve: async (_, { partyId, ...args }, context) => {
      const viewer = await context.viewer();
      const actor = actorOf(viewer);
      demand(mayListPeople(actor));
      const reader = workflowListScope(actor) === 'ALL' ? null : viewer.userId;
      const party = readId(partyId) ?? nilId;
      return readPage(context, args, (...start) =>
        readableTaskPage(party, statesOf.OPEN, ...start, reader, viewer.parties),
      );
    },
  }),
  copiedTasks: t.field({
    type: TaskConnectionRef,
    complexity: pageComplexity,
    description:
      'Tasks that the viewer or one of their teams or roles watches. By due date, without a date last.',
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      scope: t.arg({
        type: CopyScopeRef,
        required: true,
        description: 'Which tasks the list shows.',
      }),
    },
    resolve: async (_, args, context) => {
      const { parties } = await context.viewer();
      return readPage(context, args, (...start) =>
        taskPage(parties, [args.scope === 'OPEN' ? 'CC' : 'CC_DONE'], ...start),
      );
    },
  }),
  task: t.field({
    type: TaskRef,
    nullable: true,
    description: 'Task with this ID. Null if the viewer has no access.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: async (_, { id }, context) => {
      const found = await readTask(context, id);
      return found === null ? null : nodeOfRun(found.details, found.task);
    },
  }),
}));
