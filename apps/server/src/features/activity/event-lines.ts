import {
  decodeCursor,
  pageLimit,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { eventsOfPart, eventsOfWorkflow, type EventRecord } from './activity.queries.ts';

/** Whose events are told: a workflow's, or one task's of it. */
export interface EventScope {
  readonly workflowId: string;
  readonly taskId: string | null;
  /** The approvals of the task whose votes are told with it. */
  readonly approvalIds?: readonly string[];
}

/** A line made of the events of one command. */
export interface EventLine<Line> {
  readonly record: EventRecord;
  /** Place among the lines of its command, whatever of them is shown. */
  readonly index: number;
  readonly line: Line;
}

interface Telling<Line> {
  /** The lines of a command in their order; `until` is when the next one was given, if it was. */
  readonly linesOf: (record: EventRecord, until: number | null) => readonly Line[];
  readonly isShown: (line: Line) => boolean;
}

/** After every command there can be. */
export const NEWEST = 2_147_483_647;

const recordsOf = async (
  context: RequestContext,
  { workflowId, taskId, approvalIds = [] }: EventScope,
  from: number,
  limit: number,
): Promise<readonly EventRecord[]> => {
  const [records] = await context.db.read(
    taskId === null
      ? eventsOfWorkflow(workflowId, from, limit)
      : eventsOfPart(
          workflowId,
          from,
          limit,
          [taskId, ...approvalIds].map((id) => JSON.stringify([{ taskId: id }])),
        ),
  );
  return records;
};

/**
 * A page of what the events tell, newest first. A cursor is the command and the line in it.
 * Commands that tell nothing are passed over, however many follow one another.
 */
export const readEventLines = async <Line>(
  context: RequestContext,
  scope: EventScope,
  args: PageArgs,
  { linesOf, isShown }: Telling<Line>,
): Promise<Connection<EventLine<Line>>> => {
  const [seq = NEWEST, before = 0] = (decodeCursor(args.after, 2) ?? []).map(Number);
  const limit = pageLimit(args);
  const found: EventLine<Line>[] = [];
  // One command more than asked for: it says when the first one of the page was over.
  let from = Math.min(seq + 1, NEWEST);
  let until: number | null = null;
  for (;;) {
    const records = await recordsOf(context, scope, from, limit + 1);
    for (const record of records) {
      if (record.seq <= seq) {
        const lines = linesOf(record, until).map((line, index) => ({ record, index, line }));
        const shown = lines.filter(
          ({ line, index }) => isShown(line) && (record.seq < seq || index < before),
        );
        found.push(...shown.toReversed());
      }
      until = record.at.getTime();
      from = record.seq - 1;
    }
    if (found.length >= limit || records.length <= limit)
      return toConnection(found.slice(0, limit), args, ({ record, index }) => [record.seq, index]);
  }
};
