import {
  decodeCursor,
  pageLimit,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { readCommand } from '@baton/domain/run/history/stored-events';
import { eventsOfPart, eventsOfWorkflow, type EventRecord } from './activity.queries.ts';

/** Source of the events: a workflow, or one of its tasks. */
export interface EventScope {
  readonly workflowId: string;
  readonly taskId: string | null;
  /** Approvals of the task whose decisions are included. */
  readonly approvalIds?: readonly string[];
}

/** An entry made of the events of one command. */
export interface EventLine<Line> {
  readonly record: EventRecord;
  /** Index among the entries of its command, including hidden ones. */
  readonly index: number;
  readonly line: Line;
}

/**
 * Returns the entries of a command in order. `until` is the time of the next command, or null.
 */
export type LinesOf<Line> = (record: EventRecord, until: number | null) => readonly Line[];

interface Telling<Line> {
  /** Reads what the entries between two times need. `until` is null for the present. */
  readonly linesBetween: (from: Date, until: Date | null) => Promise<LinesOf<Line>>;
  readonly isShown: (line: Line) => boolean;
}

/** Greater than every event number. */
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
  return records.map(readCommand);
};

const toPage = <Line>(
  found: readonly EventLine<Line>[],
  args: PageArgs,
  limit: number,
): Connection<EventLine<Line>> =>
  toConnection(found.slice(0, limit), args, ({ record, index }) => [record.seq, index]);

/**
 * Returns a page of entries, newest first. A cursor contains the command and the entry in it.
 * Commands without entries are skipped.
 */
export const readEventLines = async <Line>(
  context: RequestContext,
  scope: EventScope,
  args: PageArgs,
  { linesBetween, isShown }: Telling<Line>,
): Promise<Connection<EventLine<Line>>> => {
  const [seq = NEWEST, before = 0] = (decodeCursor(args.after, 2) ?? []).map(Number);
  const limit = pageLimit(args);
  const found: EventLine<Line>[] = [];
  // Reads one more command, whose time ends the first command of the page.
  let from = Math.min(seq + 1, NEWEST);
  let until: number | null = null;
  for (;;) {
    const records = await recordsOf(context, scope, from, limit + 1);
    const oldest = records.at(-1);
    if (oldest === undefined) return toPage(found, args, limit);
    const linesOf = await linesBetween(oldest.at, until === null ? null : new Date(until));
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
    if (found.length >= limit || records.length <= limit) return toPage(found, args, limit);
  }
};
