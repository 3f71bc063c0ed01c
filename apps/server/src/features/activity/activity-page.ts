import { mayUseInternalNotes } from '@baton/domain/access/comment-access';
import { mayReadInside } from '@baton/domain/access/inside-access';
import { asId, type InstanceKey, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { activityOf, type ActivityEntry } from '@baton/domain/run/history/activity';
import { isInside } from '@baton/domain/run/history/activity-params';
import { documentLines } from '@baton/domain/run/history/document-lines';
import { overdueMoments, type OverdueMoment } from '@baton/domain/run/dates/overdue';
import type { RunEvent } from '@baton/domain/run-model/event';
import type { RunTask } from '@baton/domain/run-model/run';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { Connection, PageArgs } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { richTextLines } from '../../platform/sanitise/rich-text-lines.ts';
import { commentsBetween, type CommentRecord, type EventRecord } from './activity.queries.ts';
import { readEventLines, type EventLine, type EventScope } from './event-lines.ts';

/** One entry of the activity feed with the names in its text. */
export interface ActivityNode {
  /** Unique in all workflows, because clients cache entries by id. */
  readonly id: string;
  readonly at: Date;
  readonly entry: ActivityEntry;
  readonly actorName: string;
  readonly names: EventRecord['names'];
  /** Task of the entry. Null if it doesn't exist anymore. */
  readonly taskId: ActivityEntry['taskId'];
  readonly isApproval: boolean;
}

/** A task that can be overdue, with its name. */
export interface FeedTask extends Pick<
  RunTask,
  'id' | 'dueOn' | 'startedAt' | 'completedAt' | 'status' | 'submittedAt' | 'clockStoppedAt'
> {
  readonly name: string;
}

/** Target of a feed. */
export interface FeedSubject {
  readonly tasks: readonly FeedTask[];
  /** Tasks that the viewer can't read. */
  readonly hidden: ReadonlySet<TaskId>;
  readonly approvals: ReadonlySet<TaskId>;
  /** Fields of type document. */
  readonly documentsAt: ReadonlySet<InstanceKey>;
}

/** Entries of approvals that are also part of their task's feed. */
const approvalEntryKinds = new Set<ActivityEntry['kind']>(['APPROVED', 'REJECTED', 'MESSAGE']);

const isOf = ({ taskId, approvalIds = [] }: EventScope, entry: ActivityEntry): boolean =>
  taskId === null ||
  entry.taskId === taskId ||
  (entry.taskId !== null &&
    approvalIds.includes(entry.taskId) &&
    approvalEntryKinds.has(entry.kind));

/** An entry of a command, or something that happened after it and has no event. */
interface Line {
  readonly entry: ActivityEntry;
  /** Null if the entry is part of a command. */
  readonly own: Pick<ActivityNode, 'id' | 'at' | 'actorName'> | null;
}

const overdueLine = ({ taskId, at }: OverdueMoment): Line => ({
  entry: { kind: 'OVERDUE', actorId: null, taskId, comment: null, params: {} },
  own: { id: `${taskId}.overdue.${at}`, at: new Date(at), actorName: '' },
});

const commentLine = ({ id, at, taskId, authorId, authorName, body }: CommentRecord): Line => ({
  entry: {
    kind: 'MESSAGE',
    actorId: asId<PartyId>(authorId),
    taskId: taskId === null ? null : asId<TaskId>(taskId),
    comment: richTextLines(body),
    params: { code: 'COMMENTED' },
  },
  own: { id: `${id}.comment`, at, actorName: authorName },
});

/** Returns false for deleted tasks. Their entries stay in the workflow's feed. */
const isThere = (
  scope: EventScope,
  tasks: readonly FeedTask[],
  { taskId }: ActivityEntry,
): boolean => scope.taskId !== null || tasks.some(({ id }) => id === taskId);

const nodeOf = (
  scope: EventScope,
  { tasks, approvals }: FeedSubject,
  { record, index, line }: EventLine<Line>,
): ActivityNode => {
  const { entry, own } = line;
  const task = tasks.find(({ id }) => id === entry.taskId);
  return {
    ...(own ?? {
      id: `${scope.workflowId}.${record.seq}.${index}`,
      at: record.at,
      actorName: record.actorName ?? '',
    }),
    entry,
    names: own === null || task === undefined ? record.names : { [task.id]: task.name },
    taskId: isThere(scope, tasks, entry) ? entry.taskId : null,
    isApproval: entry.taskId !== null && approvals.has(entry.taskId),
  };
};

const timeOf = ({ own }: Line): number => own?.at.getTime() ?? 0;

const feedLines = (
  events: readonly RunEvent[],
  actorId: PartyId | null,
  documentsAt: FeedSubject['documentsAt'],
): readonly Line[] =>
  [
    ...activityOf(events, actorId),
    ...documentLines(events, actorId, (instance) => documentsAt.has(instance)),
  ].map((entry) => ({ entry, own: null }));

/**
 * Returns a page of the feed of a workflow or task, newest first. Due dates and comments create no
 * events, so their entries are inserted after the last command before them.
 */
export const readActivity = async (
  context: RequestContext,
  scope: EventScope,
  subject: FeedSubject,
  args: PageArgs,
): Promise<Connection<ActivityNode>> => {
  const { tasks, hidden, documentsAt } = subject;
  const actor = actorOf(await context.viewer());
  const isOutsider = mayReadInside(actor) !== null;
  const seesInternal = mayUseInternalNotes(actor) === null;
  const moments = overdueMoments(tasks, context.services.now());
  const page = await readEventLines<Line>(context, scope, args, {
    linesBetween: async (from, end) => {
      const { workflowId, taskId } = scope;
      const [comments] = await context.db.read(
        commentsBetween(workflowId, taskId, from, end, seesInternal),
      );
      const later = [...moments.map(overdueLine), ...comments.map(commentLine)].toSorted(
        (a, b) => timeOf(a) - timeOf(b),
      );
      return ({ events, actorId, at }, until) => [
        ...feedLines(events, actorId === null ? null : asId<PartyId>(actorId), documentsAt),
        ...later.filter(
          (line) => timeOf(line) >= at.getTime() && (until === null || timeOf(line) < until),
        ),
      ];
    },
    isShown: ({ entry }) =>
      isOf(scope, entry) &&
      !(entry.taskId !== null && hidden.has(entry.taskId)) &&
      !(isOutsider && isInside(entry.params)),
  });
  return {
    ...page,
    edges: page.edges.map(({ cursor, node }) => ({ cursor, node: nodeOf(scope, subject, node) })),
  };
};
