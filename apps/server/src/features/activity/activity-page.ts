import { mayReadInside } from '@baton/domain/access/inside-access';
import { asId, type InstanceKey, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { activityOf, type ActivityEntry } from '@baton/domain/run/history/activity';
import { isInside } from '@baton/domain/run/history/activity-params';
import { documentLines } from '@baton/domain/run/history/document-lines';
import { overdueMoments, type OverdueMoment } from '@baton/domain/run/dates/overdue';
import type { RunEvent } from '@baton/domain/run/event';
import type { RunTask } from '@baton/domain/run/run';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { Connection, PageArgs } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { EventRecord } from './activity.queries.ts';
import { readEventLines, type EventLine, type EventScope } from './event-lines.ts';

/** One line of the feed, with what its sentence names. */
export interface ActivityNode {
  /** Unique among all workflows: clients keep lines by it. */
  readonly id: string;
  readonly at: Date;
  readonly entry: ActivityEntry;
  readonly actorName: string;
  readonly names: EventRecord['names'];
  /** The task it is about, as long as there is one. */
  readonly taskId: ActivityEntry['taskId'];
}

/** A task that may be overdue, with its name. */
export interface FeedTask extends Pick<
  RunTask,
  'id' | 'dueOn' | 'startedAt' | 'completedAt' | 'status' | 'submittedAt' | 'clockStoppedAt'
> {
  readonly name: string;
}

/** What a feed is about. */
export interface FeedSubject {
  readonly tasks: readonly FeedTask[];
  /** Tasks that the viewer may not read. */
  readonly hidden: ReadonlySet<TaskId>;
  /** The places of forms that ask for documents. */
  readonly documentsAt: ReadonlySet<InstanceKey>;
}

/** What is told with a task of its approvals: what was said of its work. */
const saidOfWork = new Set<ActivityEntry['kind']>(['APPROVED', 'REJECTED', 'MESSAGE']);

const isOf = ({ taskId, approvalIds = [] }: EventScope, entry: ActivityEntry): boolean =>
  taskId === null ||
  entry.taskId === taskId ||
  (entry.taskId !== null && approvalIds.includes(entry.taskId) && saidOfWork.has(entry.kind));

/** Something done, or a due moment that passed after it. */
interface Line {
  readonly entry: ActivityEntry;
  readonly overdue: OverdueMoment | null;
}

const overdueLine = (moment: OverdueMoment): Line => ({
  entry: { kind: 'OVERDUE', actorId: null, taskId: moment.taskId, comment: null, params: {} },
  overdue: moment,
});

/** The feed of a workflow tells of tasks too that were deleted since. */
const isThere = (
  scope: EventScope,
  tasks: readonly FeedTask[],
  { taskId }: ActivityEntry,
): boolean => scope.taskId !== null || tasks.some(({ id }) => id === taskId);

const nodeOf = (
  scope: EventScope,
  tasks: readonly FeedTask[],
  { record, index, line }: EventLine<Line>,
): ActivityNode => {
  const { entry, overdue } = line;
  if (overdue === null)
    return {
      id: `${scope.workflowId}.${record.seq}.${index}`,
      at: record.at,
      entry,
      actorName: record.actorName ?? '',
      names: record.names,
      taskId: isThere(scope, tasks, entry) ? entry.taskId : null,
    };
  const name = tasks.find(({ id }) => id === overdue.taskId)?.name ?? '';
  return {
    id: `${overdue.taskId}.overdue.${overdue.at}`,
    at: new Date(overdue.at),
    entry,
    actorName: '',
    names: { [overdue.taskId]: name },
    taskId: entry.taskId,
  };
};

const told = (
  events: readonly RunEvent[],
  actorId: PartyId | null,
  documentsAt: FeedSubject['documentsAt'],
): readonly Line[] =>
  [
    ...activityOf(events, actorId),
    ...documentLines(events, actorId, (instance) => documentsAt.has(instance)),
  ].map((entry) => ({ entry, overdue: null }));

/**
 * A page of the feed of a workflow, or of one of its tasks; newest first. No event tells
 * that time went by: what became overdue stands after the last command before it.
 */
export const readActivity = async (
  context: RequestContext,
  scope: EventScope,
  { tasks, hidden, documentsAt }: FeedSubject,
  args: PageArgs,
): Promise<Connection<ActivityNode>> => {
  const isOutsider = mayReadInside(actorOf(await context.viewer())) !== null;
  const moments = overdueMoments(tasks, context.services.now());
  const page = await readEventLines<Line>(context, scope, args, {
    linesOf: ({ events, actorId, at }, until) => [
      ...told(events, actorId === null ? null : asId<PartyId>(actorId), documentsAt),
      ...moments
        .filter((one) => one.at >= at.getTime() && (until === null || one.at < until))
        .map(overdueLine),
    ],
    isShown: ({ entry }) =>
      isOf(scope, entry) &&
      !(entry.taskId !== null && hidden.has(entry.taskId)) &&
      !(isOutsider && isInside(entry.params)),
  });
  return {
    ...page,
    edges: page.edges.map(({ cursor, node }) => ({ cursor, node: nodeOf(scope, tasks, node) })),
  };
};
